import assert from "node:assert/strict";
import { test } from "node:test";

import { choicesAfter } from "../../support_agent/static/support_agent/widget/heard.js";
import { Outbox } from "../../support_agent/static/support_agent/widget/outbox.js";

const CHOICES = [{ text: "Yes", proposal: 7, answer: "yes" }];
const ASKED = { author: "agent", text: "Shall I?", choices: CHOICES };

test("the answers to the newest question can be pressed", () => {
  assert.deepEqual(choicesAfter([{ author: "customer" }, ASKED], "agent"), CHOICES);
});

test("once anything is said behind it, or a person holds the floor, they can't", () => {
  for (const author of ["customer", "notice", "person", "agent"]) {
    assert.deepEqual(choicesAfter([ASKED, { author, choices: null }], "agent"), []);
  }
  assert.deepEqual(choicesAfter([ASKED], "queue"), []);
  assert.deepEqual(choicesAfter([ASKED], "person"), []);
});

test("where nothing is asked there is nothing to press", () => {
  assert.deepEqual(choicesAfter([], "agent"), []);
  assert.deepEqual(choicesAfter([{ author: "agent", choices: null }], "agent"), []);
});

test("what was pressed is sent with its words, and outlives a reload", async () => {
  const choice = { proposal: 7, answer: "yes" };
  const sent = [];
  let kept = [];
  const first = new Outbox({
    send: () => new Promise(() => {}),
    changed: (items) => (kept = JSON.parse(JSON.stringify(items))),
  });
  first.add({ client_id: "a", text: "Yes", created_at: "2026-12-01T10:00:00Z", choice });

  const second = new Outbox({ items: kept, send: async (item) => sent.push(item), changed() {} });
  await second.run();

  assert.deepEqual(sent.map((item) => [item.client_id, item.choice]), [["a", choice]]);
});
