import assert from "node:assert/strict";
import { test } from "node:test";

import { piecesOf } from "../../support_agent/static/support_agent/widget/links.js";

const PARCEL = "https://www.dhl.com/en/express/tracking.html?AWB=JD7";

test("an https address becomes a piece that shows its host", () => {
  assert.deepEqual(piecesOf(`It is JD7: ${PARCEL}`), [
    { text: "It is JD7: " },
    { text: "dhl.com", address: PARCEL },
  ]);
});

test("what closes the sentence is no part of the address", () => {
  for (const end of [".", ")", "?!", ", and"]) {
    const pieces = piecesOf(`See ${PARCEL}${end}`);

    assert.deepEqual(pieces.slice(1), [{ text: "dhl.com", address: PARCEL }, { text: end }]);
  }
});

test("a text without an address, or with one of another kind, stays text", () => {
  const texts = ["Hello!", "http://dhl.com/JD7", "javascript:alert(1)", "https://", "www.dhl.com"];

  for (const text of texts) assert.deepEqual(piecesOf(text), [{ text }]);
});

test("two addresses are two links", () => {
  const links = piecesOf(`${PARCEL} and ${PARCEL}8`).filter((piece) => piece.address);

  assert.deepEqual(links.map((piece) => piece.address), [PARCEL, `${PARCEL}8`]);
});
