import assert from "node:assert/strict";
import { test } from "node:test";

import { command, sends } from "../../handoff/static/handoff/desk/keys.js";

const press = (key, more = {}) => ({ key, ...more });

test("each key has its deed", () => {
  const keys = ["j", "ArrowDown", "k", "ArrowUp", "c", "r", "h", "e", "?", "1", "Escape"];

  const deeds = keys.map((key) => command(press(key), { typing: false }));

  assert.deepEqual(deeds, [
    "next", "next", "previous", "previous", "claim", "reply", "handBack", "resolve", "help", "tab1", "back",
  ]);
});

test("no key acts while somebody types, besides Escape", () => {
  for (const key of ["j", "c", "e", "?", "ArrowDown", "1"]) {
    assert.equal(command(press(key), { typing: true }), undefined);
  }
  assert.equal(command(press("Escape"), { typing: true }), "back");
});

test("the browser's own shortcuts are left to it", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey", "isComposing"]) {
    assert.equal(command(press("r", { [held]: true }), { typing: false }), undefined);
  }
});

test("single letters can be switched off, arrows stay", () => {
  assert.equal(command(press("e"), { typing: false, single: false }), undefined);
  assert.equal(command(press("ArrowDown"), { typing: false, single: false }), "next");
});

test("on a Russian keyboard the key's place counts", () => {
  assert.equal(command(press("о", { code: "KeyJ" }), { typing: false }), "next");
});

test("on a French keyboard the letter counts and not its place", () => {
  assert.equal(command(press("k", { code: "KeyJ" }), { typing: false }), "previous");
});

test("Enter sends, with Shift it breaks the line, and composing a letter does neither", () => {
  assert.ok(sends(press("Enter"), { touch: false }));
  assert.ok(sends(press("Enter", { ctrlKey: true }), { touch: true }));
  assert.ok(!sends(press("Enter", { shiftKey: true }), { touch: false }));
  assert.ok(!sends(press("Enter", { isComposing: true }), { touch: false }));
  assert.ok(!sends(press("a"), { touch: false }));
});

test("on a phone Enter breaks the line", () => {
  assert.ok(!sends(press("Enter"), { touch: true }));
});
