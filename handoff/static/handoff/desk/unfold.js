/** A step of the trace word for word, read when it is unfolded, on whichever page it stands. */

import * as api from "./api.js";
import { copy } from "./copy.js";
import { make } from "./dom.js";
import { indented } from "./indented.js";
import { plain } from "./text.js";

const COPIED_FOR = 2_000;
const READERS = {
  step: async (address) => {
    const { passages, calls } = await api.step(address);
    return [...passages.map(passage), calls ? modelCalls(address, calls) : ""];
  },
  calls: async (address) => (await api.calls(address)).calls.flatMap(modelCall),
};

// It does not bubble, so it is heard on its way down.
document.addEventListener("toggle", ({ target }) => unfold(target), true);

/** Read what an open part stands for, unless that has been read. */
async function unfold(details) {
  const kind = Object.keys(READERS).find((name) => details.dataset[name]);
  if (!kind || !details.open || details.lastElementChild.matches(".exact")) return;
  const box = make("div", "exact", make("p", "soft", "Reading…", { role: "status" }));
  details.append(box);
  try {
    box.replaceChildren(...(await READERS[kind](details.dataset[kind])));
  } catch (error) {
    box.replaceChildren(failed(error, () => readAgain(details)));
  }
}

/** Read it anew, if it is open: what it stands for has changed. */
export function readAgain(details) {
  if (details.lastElementChild.matches(".exact")) details.lastElementChild.remove();
  return unfold(details);
}

const modelCalls = (address, calls) =>
  make("details", "calls", make("summary", "", calls === 1 ? "The call to the model" : `${calls} calls to the model`), {
    "data-calls": address,
  });

const modelCall = ({ title, passages }) => [
  make("h4", "", plain(title), { dir: "auto" }),
  ...passages.map(passage),
];

/** A text in a box of its own, with its title and a button that copies it as it was. */
function passage({ title, text }) {
  const button = make("button", "", "Copy", { type: "button", "aria-label": `Copy: ${title}` });
  const said = make("span", "hidden", [], { role: "status" });
  button.addEventListener("click", async () => {
    const done = await copy(text);
    button.textContent = done ? "Copied" : "Not copied";
    said.textContent = done ? `${title}: copied` : "The browser does not let this page copy.";
    setTimeout(() => (button.textContent = "Copy"), COPIED_FOR);
  });
  return make("section", "passage", [
    make("div", "title", [make("h4", "", plain(title), { dir: "auto" }), button, said]),
    make("pre", "", plain(indented(text)), { tabindex: "0", role: "group", "aria-label": title, dir: "auto" }),
  ]);
}

function failed(error, again) {
  const why = error instanceof api.Refusal ? error.message : "The line is lost.";
  const button = make("button", "", "Try again", { type: "button" });
  button.addEventListener("click", again);
  return make("p", "soft", [`${why} `, button], { role: "status" });
}
