import assert from "node:assert/strict";
import { test } from "node:test";

import { shelf } from "../../handoff/static/handoff/desk/keep.js";
import {
  lastSequence,
  merge,
  newId,
  stillUnsent,
} from "../../handoff/static/handoff/desk/transcript.js";

const said = (sequence, client_id = null) => ({ sequence, client_id });

test("what is read twice is there once, and in order", () => {
  const messages = merge([said(1), said(2)], [said(4), said(2), said(3)]);

  assert.deepEqual(messages.map(({ sequence }) => sequence), [1, 2, 3, 4]);
  assert.equal(lastSequence(messages), 4);
  assert.equal(lastSequence([]), 0);
});

test("a reply whose answer was lost is known by its id and not sent again", () => {
  const outbox = [{ id: "one" }, { id: "two" }];

  assert.deepEqual(stillUnsent(outbox, [said(1, "one"), said(2)]), [{ id: "two" }]);
});

test("ids differ, also without the browser's own", () => {
  const old = { getRandomValues: (bytes) => globalThis.crypto.getRandomValues(bytes) };

  assert.match(newId(old), /^[0-9a-f]{32}$/);
  assert.notEqual(newId(old), newId(old));
  assert.ok(newId().length <= 64);
});

test("a draft outlives the page", () => {
  const storage = new Shelves();
  shelf(storage, "draft").set("a", "Half a sent");

  assert.equal(shelf(storage, "draft").get("a", ""), "Half a sent");
  assert.equal(shelf(storage, "draft").get("b", ""), "");
  assert.deepEqual(shelf(storage, "draft").ids(), ["a"]);
});

test("an empty draft leaves nothing behind", () => {
  const storage = new Shelves();
  const drafts = shelf(storage, "draft");
  drafts.set("a", "x");

  drafts.set("a", "");

  assert.deepEqual(Object.keys(storage), []);
  assert.equal(drafts.get("a", "other"), "");
});

test("without a storage a draft lasts as long as the page", () => {
  const blocked = {
    getItem() {
      throw new Error("blocked");
    },
    setItem() {
      throw new Error("blocked");
    },
  };
  const drafts = shelf(blocked, "draft");

  assert.equal(drafts.get("a", ""), "");
  drafts.set("a", "kept");

  assert.equal(drafts.get("a", ""), "kept");
});

class Shelves {
  getItem(key) {
    return this[key] ?? null;
  }

  setItem(key, value) {
    this[key] = value;
  }

  removeItem(key) {
    delete this[key];
  }
}
