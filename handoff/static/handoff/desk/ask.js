/** Questions in a dialog. */

import { part, show } from "./dom.js";

/** Ask; gives true for yes. Escape, a click on "Stay" and closing are no. */
export function ask(name, { unsent = false } = {}) {
  const dialog = part(`${name}-dialog`);
  const warning = dialog.querySelector(".unsent");
  if (warning) show(warning, unsent);
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

/** Let the buttons that say no close their dialog, and Ctrl+Enter say yes. */
export function wireDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close("no"));
    dialog.addEventListener("close", () => {
      // Where nothing had the focus before, the browser leaves it in here until it draws again,
      // and a key pressed meanwhile would go into a field that nobody sees.
      if (dialog.contains(document.activeElement)) document.activeElement.blur();
    });
    dialog.addEventListener("cancel", () => {
      dialog.returnValue = "no";
    });
    dialog.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      dialog.close("yes");
    });
  }
}

export const asking = () => document.querySelector("dialog[open]") !== null;
