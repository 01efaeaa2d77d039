import { el, plain } from "./dom.js";

const ADDRESS = /https:\/\/[^\s<>"'«»“”]+/g;
const CLOSES_A_SENTENCE = /[.,;:!?)\]]+$/;

/** A text of ours, whose addresses are links that show where they lead. */
export function linked(text) {
  return piecesOf(plain(text)).map(({ text, address }) => {
    if (!address) return text;
    const looks = { title: address, target: "_blank", rel: "noopener noreferrer" };
    return el("a", { href: address, ...looks }, text);
  });
}

/** The text in pieces; of those with an https address the text is its host. */
export function piecesOf(text) {
  const pieces = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(CLOSES_A_SENTENCE, "");
    const host = hostOf(address);
    if (!host) continue;
    pieces.push({ text: text.slice(end, index) }, { text: host, address });
    end = index + address.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text);
}

function hostOf(address) {
  try {
    return new URL(address).host.replace(/^www\./, "");
  } catch {
    return "";
  }
}
