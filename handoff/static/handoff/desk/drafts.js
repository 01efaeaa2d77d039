/** Replies of the agent that were withheld, for a colleague to take up. */

import { make, words } from "./dom.js";
import { plain } from "./text.js";

/** The drafts, each with a button that hands its text to `take`; without it they are only read. */
export function drafts(withheld, take) {
  if (!withheld.length) return null;
  const title = withheld.length === 1 ? "Draft, not said" : "Drafts, not said";
  return make("section", "drafts", [make("h3", "", title), ...withheld.map((one) => draft(one, take))]);
}

function draft({ text, pieces, words: unsupported, why }, take) {
  // Marks are seen and not heard, so the words are listed for whoever hears the page.
  const look = pieces.some((one) => one.unsupported) ? "hidden" : "soft";
  return make("div", "draft", [
    make("p", "why", [make("b", "", "Withheld"), `: ${why}.`]),
    make("blockquote", "", pieces.map(piece), {
      dir: "auto", tabindex: "0", role: "group", "aria-label": "The draft",
    }),
    unsupported.length ? make("p", look, ["Without support: ", ...listed(unsupported)]) : "",
    take ? button(text, take) : make("p", "soft", "Take the conversation to use it in your reply."),
  ]);
}

const piece = ({ text, unsupported }) => (unsupported ? make("mark", "", plain(text)) : plain(text));

const listed = (unsupported) =>
  unsupported.flatMap((word, place) => [place ? ", " : "", make("q", "", words("bdi", "", word))]);

function button(text, take) {
  const made = make("button", "", "Take into my reply", { type: "button" });
  made.addEventListener("click", () => take(text));
  return made;
}
