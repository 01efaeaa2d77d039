import assert from "node:assert/strict";
import { test } from "node:test";

import {
  Drawer,
  emptyForOthers,
  fit,
  subjectOf,
} from "../../support_agent/static/support_agent/widget/keep.js";
import { Storage, token } from "./support.mjs";

const refuses = () => {
  throw new Error("The operation is insecure.");
};

test("a value is kept over a reload and seen by another tab", () => {
  const storage = new Storage();
  new Drawer(() => storage, "shop ").write("key", { id: "c1" });

  const other = new Drawer(() => storage, "shop ");

  assert.deepEqual(other.read("key"), { id: "c1" });
  assert.equal(new Drawer(() => storage, "another ").read("key"), null);
  other.write("key", null);
  assert.equal(other.read("key"), null);
});

test("a browser without storage keeps values for as long as the page", () => {
  const drawer = new Drawer(refuses, "");
  assert.equal(drawer.read("key"), null);

  drawer.write("key", { id: "c1" });

  assert.deepEqual(drawer.read("key"), { id: "c1" });
  drawer.write("key", null);
  assert.equal(drawer.read("key"), null);
});

test("a full storage costs nothing but the reload", () => {
  const storage = Object.assign(new Storage(), { setItem: refuses });
  const drawer = new Drawer(() => storage, "");

  drawer.write("unsent", ["hello"]);

  assert.deepEqual(drawer.read("unsent"), ["hello"]);
});

test("a storage that works again is used again", () => {
  const storage = new Storage();
  const works = storage.setItem;
  const drawer = new Drawer(() => storage, "");
  storage.setItem = refuses;
  drawer.write("draft", "hel");

  storage.setItem = works;
  drawer.write("draft", "hello");

  assert.equal(drawer.read("draft"), "hello");
  assert.equal(new Drawer(() => storage, "").read("draft"), "hello");
});

test("what somebody else wrote into the storage reads as nothing", () => {
  const storage = new Storage();
  storage.setItem("key", "not JSON");

  assert.equal(new Drawer(() => storage, "").read("key"), null);
});

for (const [remembered, here, fitting] of [
  [undefined, "c1", "none"],
  [null, null, "use"],
  ["c1", "c1", "use"],
  [null, "c1", "identify"],
  ["c1", null, "hide"],
  ["c1", "c2", "forget"],
]) {
  test(`a conversation of ${remembered} is for ${here}: ${fitting}`, () => {
    const key = remembered === undefined ? null : { id: "x", subject: remembered };

    assert.equal(fit(key, here), fitting);
  });
}

test("a token tells whom it speaks of, whatever letters their name has", () => {
  assert.equal(subjectOf(token({ sub: "c-17", name: "Лусия 🙂?>" })), "c-17");
  assert.equal(subjectOf(token({ sub: 17 })), "17");
  assert.equal(subjectOf(token({ email: "lucia@example.com", exp: 1 })), "lucia@example.com");
});

test("what is no token speaks of nobody", () => {
  for (const text of [null, undefined, "", "x", "a.b.c"]) assert.equal(subjectOf(text), null);
});

test("what one customer left unsent is gone when another one comes", () => {
  const drawer = new Drawer(refuses, "");
  emptyForOthers(drawer, null);
  drawer.write("draft", "my order");
  emptyForOthers(drawer, "c1");
  assert.equal(drawer.read("draft"), "my order");

  emptyForOthers(drawer, "c2");

  assert.equal(drawer.read("draft"), null);
});
