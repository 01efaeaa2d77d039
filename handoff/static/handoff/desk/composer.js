/** The reply that is being written: kept for each conversation, and as tall as its lines. */

import { part } from "./dom.js";
import { ownShelf } from "./keep.js";

const kept = ownShelf("draft");

export const written = () => part("draft").value;

/** Put away what is written in one conversation, and bring what was written in another. */
export function turnTo(id, from) {
  if (from) kept.set(from, written());
  part("draft").value = id ? kept.get(id, "") : "";
  grow();
}

/** Have this in the box. */
export function write(id, text) {
  part("draft").value = text;
  kept.set(id, text);
  grow();
}

/** Put this below what is written, and go there. */
export function add(id, text) {
  write(id, [written(), text].filter(Boolean).join("\n"));
  part("draft").focus();
}

/** Keep what is typed. `id()` is the conversation that is open. */
export function wireComposer(id) {
  part("draft").addEventListener("input", () => write(id(), written()));
}

function grow() {
  const text = written();
  const lines = text.split("\n").length + Math.floor(text.length / 70);
  part("draft").rows = Math.min(8, Math.max(2, lines));
}
