import assert from "node:assert/strict";
import { test } from "node:test";

import { pause } from "../../handoff/static/handoff/desk/backoff.js";
import { parseEvents } from "../../handoff/static/handoff/desk/sse.js";
import { throttle } from "../../handoff/static/handoff/desk/throttle.js";

test("events are the same wherever the line cuts them", () => {
  const spoken = 'event: hello\ndata: {}\n\n: still here\n\nevent: changed\ndata: {"conversation": "a"}\n\n';
  const whole = [
    { event: "hello", data: {} },
    { event: "changed", data: { conversation: "a" } },
  ];

  for (let at = 0; at <= spoken.length; at++) {
    const parse = parseEvents();
    assert.deepEqual([...parse(spoken.slice(0, at)), ...parse(spoken.slice(at))], whole);
  }
});

test("trying again begins soon and never takes longer than fifteen seconds", () => {
  const shortest = [0, 1, 2, 3].map((attempt) => pause(attempt, () => 0));

  assert.deepEqual(shortest, [250, 500, 1000, 2000]);
  assert.equal(pause(1000, () => 1), 15_000);
});

test("many changes in a moment are read twice: at once, and once more for the last", async () => {
  const waiting = [];
  let read = 0;
  const refresh = throttle(async () => void (read += 1), 500, (deed) => waiting.push(deed));

  refresh();
  refresh();
  refresh();
  await tick();
  assert.equal(read, 1);
  waiting.shift()();
  await tick();

  assert.equal(read, 2);
  waiting.shift()();
  await tick();
  assert.equal(read, 2);
});

test("a change during the reading is read after it", async () => {
  const waiting = [];
  let finish;
  let read = 0;
  const refresh = throttle(
    () => {
      read += 1;
      return new Promise((resolve) => (finish = resolve));
    },
    0,
    (deed) => waiting.push(deed),
  );

  refresh();
  refresh();
  assert.equal(read, 1);
  finish();
  await tick();
  waiting.shift()();

  assert.equal(read, 2);
});

const tick = () => new Promise((resolve) => setImmediate(resolve));
