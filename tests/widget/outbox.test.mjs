import assert from "node:assert/strict";
import { test } from "node:test";

import { Refused, Unreachable } from "../../support_agent/static/support_agent/widget/api.js";
import {
  afterFailure,
  newId,
  Outbox,
  patience,
} from "../../support_agent/static/support_agent/widget/outbox.js";
import { pause, until } from "./support.mjs";

const TOO_LONG = new Refused(400, { code: "message_refused", message: "That is too long." });
const THROTTLED = new Refused(429, { code: "throttled", message: "Please wait." }, 0.02);

/** An outbox whose network answers as told, first to last, and then lets all pass. */
function outbox(...answers) {
  const tried = [];
  const kept = [];
  const box = new Outbox({
    pauseAfter: () => 5,
    changed: (items) => kept.push(items.map((item) => item.client_id)),
    send: async (item) => {
      tried.push(item.client_id);
      await pause(1);
      const answer = answers.shift();
      if (answer) throw answer;
    },
  });
  return { box, tried, kept };
}

const sent = (box) => until(() => box.items.length === 0, "an empty outbox");

test("messages go one after the other, in the order in which they were written", async () => {
  const { box, tried } = outbox(null, new Unreachable());

  for (const client_id of ["a", "b", "c"]) box.add({ client_id, text: client_id });
  await sent(box);

  assert.deepEqual(tried, ["a", "b", "b", "c"]);
});

test("a message that failed shows it, and goes again by itself", async () => {
  const { box } = outbox(new Unreachable("Failed to fetch"));

  box.add({ client_id: "a", text: "hello" });
  assert.equal(box.items[0].state, "sending");

  await until(() => box.items[0]?.state === "failed", "a failed message");
  assert.equal(box.items[0].problem, "");
  await sent(box);
});

test("a refused message waits for its customer and lets the next one pass", async () => {
  const { box, tried } = outbox(TOO_LONG);

  box.add({ client_id: "a", text: "x".repeat(5000) });
  box.add({ client_id: "b", text: "shorter" });
  await until(() => tried.length === 2 && box.items.length === 1, "the second to be sent");

  assert.equal(box.items[0].state, "failed");
  assert.equal(box.items[0].problem, "That is too long.");

  box.retry("a");
  await sent(box);
  assert.deepEqual(tried, ["a", "b", "a"]);
});

test("a throttled message tells why and goes again when the server said", () => {
  const [item, wait] = afterFailure({ tries: 0 }, THROTTLED);

  assert.equal(item.problem, "Please wait.");
  assert.equal(item.again, true);
  assert.equal(wait, 20);
});

test("a message that would wait for long is its customer's to send, and others pass it", async () => {
  const { box, tried } = outbox(new Refused(429, { message: "Ask about an order." }, 1800));
  box.add({ client_id: "a", text: "a poem" });
  box.add({ client_id: "b", text: "Where is 1187?" });
  await until(() => tried.length === 2 && box.items.length === 1, "the second to be sent");

  assert.equal(box.items[0].text, "a poem");
  assert.equal(box.items[0].problem, "Ask about an order.");
  assert.equal(box.items[0].again, false);

  box.retry("a");
  await sent(box);
  assert.deepEqual(tried, ["a", "b", "a"]);
});

test("what a broken server says is not shown to a customer", () => {
  const [item] = afterFailure({ tries: 0 }, new Refused(500, { message: "KeyError: 'x'" }));

  assert.equal(item.problem, "");
  assert.equal(item.again, true);
});

test("a customer who can't wait sends at once", async () => {
  const { box, tried } = outbox(new Refused(503, {}, 60));
  box.add({ client_id: "a", text: "hello" });
  await until(() => box.items[0].state === "failed", "a failed message");

  box.retry("a");

  assert.equal(box.items[0].state, "sending");
  await sent(box);
  assert.deepEqual(tried, ["a", "a"]);
});

test("a message that the stream brought is not sent again", async () => {
  const { box, tried } = outbox(new Unreachable(), new Unreachable());
  box.add({ client_id: "a", text: "hello" });
  await until(() => box.items[0].state === "failed", "a failed message");

  box.drop("a");
  await pause(30);

  assert.deepEqual(tried, ["a"]);
});

test("what is unsent is kept at each change, and sent after a reload", async () => {
  const { box, kept } = outbox();
  box.add({ client_id: "a", text: "hello" });
  assert.deepEqual(kept[0], ["a"]);
  const tried = [];

  const after = new Outbox({
    items: [{ client_id: "a", text: "hello", state: "failed", again: false }],
    changed: () => {},
    send: async (item) => tried.push(item.client_id),
  });
  await after.run();

  assert.deepEqual(tried, ["a"]);
  await sent(box);
  assert.deepEqual(kept.at(-1), []);
});

test("a closed outbox sends nothing more and tells of nothing", async () => {
  const { box, tried, kept } = outbox();
  for (const client_id of ["a", "b"]) box.add({ client_id, text: "hello" });
  const changes = kept.length;

  box.close();
  await pause(20);

  assert.deepEqual(tried, ["a"]);
  assert.equal(kept.length, changes);
});

test("pauses grow, have an end, and are never the same for all", () => {
  const longest = [0, 1, 2, 3, 9].map((tries) => patience(tries, () => 1));
  const shortest = [0, 1, 2, 3, 9].map((tries) => patience(tries, () => 0));

  assert.deepEqual(longest, [1000, 2000, 4000, 8000, 10_000]);
  assert.deepEqual(shortest, [500, 1000, 2000, 4000, 5000]);
});

test("ids are random, also for a shop on plain http", () => {
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  const ids = new Set(Array.from({ length: 500 }, newId));
  delete crypto.randomUUID;

  assert.equal(ids.size, 500);
  for (const id of ids)
    assert.match(id, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const digits = Array.from({ length: 36 }, (_, place) => new Set([...ids].map((id) => id[place])));
  assert.deepEqual(
    digits.map((seen) => seen.size).filter((size) => size < 16),
    [1, 1, 1, 1, 4, 1],
  );
});
