import assert from "node:assert/strict";
import { test } from "node:test";

import {
  afterEvent,
  Messages,
  QUIET,
} from "../../support_agent/static/support_agent/widget/heard.js";

const said = (sequence, author, text, client_id = null) => ({
  ...{ sequence, author, text, client_id },
  created_at: "2025-03-10T09:00:00+00:00",
});

function messages(...all) {
  const kept = new Messages();
  for (const message of all) kept.add(message);
  return kept;
}

const texts = (kept, unsent = []) => kept.entries(unsent).map((entry) => entry.text);

test("a replay shows nothing twice", () => {
  const kept = messages(said(1, "customer", "hello", "a"), said(2, "agent", "Hi!"));

  assert.equal(kept.add(said(1, "customer", "hello", "a")), false);
  assert.equal(kept.add(said(2, "agent", "Hi!")), false);
  assert.deepEqual(texts(kept), ["hello", "Hi!"]);
});

test("the same word said twice on purpose is shown twice", () => {
  const kept = messages(
    said(1, "agent", "Shall I?"),
    said(2, "customer", "sí", "a"),
    said(3, "agent", "Shall I?"),
    said(4, "customer", "sí", "b"),
  );

  assert.deepEqual(texts(kept), ["Shall I?", "sí", "Shall I?", "sí"]);
});

test("messages stand in the order of the conversation, whenever they come", () => {
  const kept = messages(said(3, "agent", "three"), said(1, "customer", "one", "a"));
  kept.add(said(2, "notice", "two"));

  assert.deepEqual(texts(kept), ["one", "two", "three"]);
});

test("a stream resumes before a gap, although a later message is there", () => {
  const kept = messages(said(1, "customer", "one", "a"), said(3, "customer", "three", "b"));
  assert.equal(kept.whole, 1);

  kept.add(said(2, "agent", "two"));

  assert.equal(kept.whole, 3);
});

test("what is unsent stands last, and makes place for itself once it is stored", () => {
  const unsent = [{ client_id: "b", text: "and the blue one?", state: "sending" }];
  const kept = messages(said(1, "customer", "hello", "a"));
  assert.deepEqual(texts(kept, unsent), ["hello", "and the blue one?"]);

  kept.add(said(2, "agent", "Hi!"));
  kept.add(said(3, "customer", "and the blue one?", "b"));

  assert.deepEqual(texts(kept, unsent), ["hello", "Hi!", "and the blue one?"]);
  assert.equal(kept.entries(unsent)[2].key, "b");
});

test("the customer's own messages are never unread", () => {
  const kept = messages(
    said(1, "customer", "one", "a"),
    said(2, "agent", "two"),
    said(3, "customer", "three", "b"),
    said(4, "person", "four"),
  );

  assert.equal(kept.unreadAfter(0), 2);
  assert.equal(kept.unreadAfter(2), 1);
  assert.equal(kept.unreadAfter(4), 0);
});

const whisper = (data) => ({ event: "status", data });
const lookingUp = { doing: "tool", tool: "get_order_status", order_id: "1187" };
const busy = afterEvent(QUIET, whisper(lookingUp));

test("what the agent is doing is shown until it is idle", () => {
  assert.deepEqual(busy.doing, lookingUp);
  assert.equal(afterEvent(busy, whisper({ doing: "idle" })).doing, null);
});

for (const author of ["agent", "person", "notice"]) {
  test(`what the agent is doing is over when the ${author} has spoken`, () => {
    const message = { event: "message", data: said(2, author, "Here it is.") };

    assert.equal(afterEvent(busy, message, true).doing, null);
    assert.deepEqual(afterEvent(busy, message, false).doing, lookingUp);
  });
}

test("the customer's own word does not end what the agent is doing", () => {
  const message = { event: "message", data: said(2, "customer", "hello?", "b") };

  assert.deepEqual(afterEvent(busy, message, true).doing, lookingUp);
});

test("while the queue or a person holds the conversation the agent does nothing", () => {
  const held = afterEvent(busy, { event: "holder", data: { holder: "queue" } });

  assert.equal(held.holder, "queue");
  assert.equal(held.doing, null);
});

test("an order that needs a proof opens the form for it", () => {
  const state = afterEvent(busy, whisper({ doing: "needs_proof", order_id: "1187" }));

  assert.deepEqual(state.wantsProof, { order: "1187" });
  assert.equal(state.doing, null);
});

test("the replay is over when the holder is told", () => {
  const replaying = { ...QUIET, isReplaying: true };

  const after = afterEvent(replaying, { event: "holder", data: { holder: "agent" } });

  assert.equal(after.isReplaying, false);
});

test("an event of a later version changes nothing", () => {
  assert.equal(afterEvent(busy, { event: "typing", data: {} }), busy);
});
