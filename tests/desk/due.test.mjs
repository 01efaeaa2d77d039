import assert from "node:assert/strict";
import { test } from "node:test";

import { inShort, inWords } from "../../handoff/static/handoff/desk/due.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("a promise says how long there is for it, and warns in its last hour", () => {
  assert.deepEqual(inWords("Answer", 2 * HOUR, ""), ["Answer due in 2 h", ""]);
  assert.deepEqual(inWords("Answer", HOUR - 1, ""), ["Answer due in 59 min", "slow"]);
});

test("what is overdue says by how much", () => {
  const told = inWords("Decision on R-0007", -20 * MINUTE, "");

  assert.deepEqual(told, ["Decision on R-0007 overdue by 20 min", "urgent"]);
});

test("what was late once stays so, whatever new time was named", () => {
  assert.deepEqual(inWords("Answer", 3 * HOUR, "1"), ["Answer late, 3 h left", "urgent"]);
  assert.deepEqual(inWords("Answer", -MINUTE, "2"), ["Answer overdue by 1 min", "urgent"]);
});

test("a row of the queue names only which request is to be decided", () => {
  assert.equal(inShort({ kind: "decide", about: "R-0007" }), "R-0007");
  assert.equal(inShort({ kind: "answer", about: "12" }), "Answer");
});
