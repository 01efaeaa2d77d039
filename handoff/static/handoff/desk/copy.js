/** Put a text on the clipboard; false where the browser does not let a page do that. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page that came over plain http has no clipboard, but may still copy what is selected.
    return copySelected(text);
  }
}

function copySelected(text) {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}
