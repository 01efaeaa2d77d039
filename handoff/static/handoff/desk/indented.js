/** JSON on lines of its own for each value. Only blanks are added, so every letter stays as it was. */

const STEP = "  ";
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gs;

/** The text laid out, where it is JSON that stands on one line; any other text as it is. */
export function indented(text) {
  if (!/^\s*[[{]/.test(text) || text.trim().includes("\n")) return text;
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return laidOut(text.match(PIECES));
}

function laidOut(pieces) {
  let depth = 0;
  const line = () => `\n${STEP.repeat(depth)}`;
  return pieces.map((piece, place) => {
    const empty = "}]".includes(pieces[place + 1]) && "{[".includes(piece);
    const closesEmpty = "}]".includes(piece) && "{[".includes(pieces[place - 1]);
    if ("{[".includes(piece)) return empty ? piece : (depth++, piece + line());
    if ("}]".includes(piece)) return closesEmpty ? piece : (depth--, line() + piece);
    if (piece === ",") return piece + line();
    return piece === ":" ? ": " : piece;
  }).join("");
}
