/** Which command a key press means; nothing while somebody types. */

const COMMANDS = {
  j: "next",
  ArrowDown: "next",
  k: "previous",
  ArrowUp: "previous",
  c: "claim",
  r: "reply",
  h: "handBack",
  e: "resolve",
  "?": "help",
  1: "tab1",
  2: "tab2",
  3: "tab3",
  4: "tab4",
  Escape: "back",
};

/** The command of a key press, or undefined. `typing` is whether it goes into a field. */
export function command(event, { typing, single = true }) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Escape") return "back";
  if (typing) return undefined;
  const key = letter(event);
  if (key.length === 1 && !single) return undefined;
  return COMMANDS[key];
}

function letter({ key, code = "" }) {
  // On a Russian keyboard the key under J gives another letter; its place is what counts.
  const foreign = key.length === 1 && key > "\x7f";
  return foreign && code.startsWith("Key") ? code.slice(3).toLowerCase() : key;
}

/** Whether this press in the reply sends it. */
export function sends(event, { touch }) {
  if (event.key !== "Enter" || event.isComposing || event.shiftKey || event.altKey) return false;
  // A finger's keyboard has no Shift+Enter, so there Enter breaks the line and the button sends.
  return event.ctrlKey || event.metaKey || !touch;
}
