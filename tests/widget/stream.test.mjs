import assert from "node:assert/strict";
import { test } from "node:test";

import { parseEvents, piecesOf } from "../../support_agent/static/support_agent/widget/stream.js";

const SPOKEN = [
  ": still here",
  "",
  "id: 7",
  "event: message",
  'data: {"text":"¿Dónde está? 🙁"}',
  "",
  "event: status",
  "data: first line",
  "data:second line",
  "",
  "data",
  "",
  "",
];

const HEARD = [
  { event: "message", id: "7", data: '{"text":"¿Dónde está? 🙁"}' },
  { event: "status", data: "first line\nsecond line" },
  { event: "message", data: "" },
];

async function heard(...pieces) {
  const body = new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(piece);
      stream.close();
    },
  });
  const events = [];
  for await (const event of parseEvents(piecesOf(body, 1000))) events.push(event);
  return events;
}

for (const [name, ending] of Object.entries({ LF: "\n", CRLF: "\r\n" })) {
  const bytes = new TextEncoder().encode(SPOKEN.join(ending));

  test(`events with ${name} are read as they were said`, async () => {
    assert.deepEqual(await heard(bytes), HEARD);
  });

  test(`events with ${name} are read alike wherever the network cuts them`, async () => {
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      assert.deepEqual(await heard(bytes.slice(0, cut), bytes.slice(cut)), HEARD, `cut at ${cut}`);
    }
  });

  test(`events with ${name} are read alike byte by byte`, async () => {
    const single = [...bytes].map((byte) => Uint8Array.of(byte));

    assert.deepEqual(await heard(...single), HEARD);
  });
}

test("lines that end in a lone CR are lines", async () => {
  const bytes = new TextEncoder().encode("id: 1\rdata: a\r\rdata: b\r\r:");

  assert.deepEqual(await heard(bytes), [
    { event: "message", id: "1", data: "a" },
    { event: "message", data: "b" },
  ]);
});

test("an event that is cut off by the end is not told", async () => {
  const bytes = new TextEncoder().encode('event: message\ndata: {"text":"half');

  assert.deepEqual(await heard(bytes), []);
});

test("an event is told as soon as its empty line is there", async () => {
  let stream;
  const body = new ReadableStream({ start: (opened) => void (stream = opened) });
  const events = parseEvents(piecesOf(body, 1000));
  stream.enqueue(new TextEncoder().encode("data: now\r\n\r\n"));

  assert.equal((await events.next()).value.data, "now");
});

test("a connection that falls silent is given up, and left", async () => {
  let isLeft = false;
  const body = new ReadableStream({ cancel: () => void (isLeft = true) });

  const { done } = await piecesOf(body, 20).next();

  assert.ok(done && isLeft);
});

test("heartbeats keep a connection that says nothing else", async () => {
  let beats = 0;
  const body = new ReadableStream({
    async pull(stream) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      if ((beats += 1) > 8) stream.close();
      else stream.enqueue(new TextEncoder().encode(": still here\n\n"));
    },
  });

  for await (const event of parseEvents(piecesOf(body, 200))) assert.fail(event.data);

  assert.equal(beats, 9);
});
