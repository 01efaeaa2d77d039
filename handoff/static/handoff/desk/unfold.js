/** A step of the trace word for word, read when it is unfolded, on whichever page it stands. */

import * as api from "./api.js";
import { copy } from "./copy.js";
import { make } from "./dom.js";
import { plain } from "./text.js";

const COPIED_FOR = 2_000;

// It does not bubble, so it is heard on its way down.
document.addEventListener("toggle", ({ target }) => target.matches("[data-step]") && unfold(target), true);

/** Read what an open step stands for, unless that has been read. */
export async function unfold(step) {
  if (!step.open || step.querySelector(".exact")) return;
  const box = make("div", "exact", make("p", "soft", "Reading…", { role: "status" }));
  step.append(box);
  try {
    const { passages } = await api.step(step.dataset.step);
    box.replaceChildren(...passages.map(passage));
  } catch (error) {
    box.replaceChildren(failed(error, () => readAgain(step)));
  }
}

/** Read it anew, if it is open: what it stands for has changed. */
export function readAgain(step) {
  step.querySelector(".exact")?.remove();
  return unfold(step);
}

/** A text in a box of its own, with its title and a button that copies it. */
export function passage({ title, text }) {
  const button = make("button", "", "Copy", { type: "button", "aria-label": `Copy: ${title}` });
  const said = make("span", "hidden", [], { role: "status" });
  button.addEventListener("click", async () => {
    const done = await copy(text);
    button.textContent = done ? "Copied" : "Not copied";
    said.textContent = done ? `${title}: copied` : "The browser does not let this page copy.";
    setTimeout(() => (button.textContent = "Copy"), COPIED_FOR);
  });
  return make("section", "passage", [
    make("div", "title", [make("h4", "", title, { dir: "auto" }), button, said]),
    make("pre", "", plain(text), { tabindex: "0", role: "group", "aria-label": title, dir: "auto" }),
  ]);
}

function failed(error, again) {
  const why = error instanceof api.Refusal ? error.message : "The line is lost.";
  const button = make("button", "", "Try again", { type: "button" });
  button.addEventListener("click", again);
  return make("p", "soft", [`${why} `, button], { role: "status" });
}
