import assert from "node:assert/strict";
import { test } from "node:test";

import { indented } from "../../handoff/static/handoff/desk/indented.js";

test("a request on one line is laid out, and nothing but blanks is added", () => {
  const sent = '{"model":"m","tools":[],"meta":{},"messages":[{"n":1.0,"text":"a, {b}: \\"[c]\\" \\\\"},true]}';

  const shown = indented(sent);

  assert.equal(shown, [
    "{",
    '  "model": "m",',
    '  "tools": [],',
    '  "meta": {},',
    '  "messages": [',
    "    {",
    '      "n": 1.0,',
    '      "text": "a, {b}: \\"[c]\\" \\\\"',
    "    },",
    "    true",
    "  ]",
    "}",
  ].join("\n"));
});

test("what is no JSON, or is laid out already, stays as it is", () => {
  for (const text of ["", "event: ping", '{"cut": "of', "[not json]", '{\n  "a": 1\n}', '"words"']) {
    assert.equal(indented(text), text);
  }
});

test("a long request is laid out at once", () => {
  const long = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ n, text: "x".repeat(20) })));

  assert.deepEqual(JSON.parse(indented(long)), JSON.parse(long));
});
