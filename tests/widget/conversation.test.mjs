import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { startServer } from "./server.mjs";
import { makeStorage, pause, texts, token, until, visit } from "./support.mjs";

const LUCIA = token({ sub: "lucia" });
const STRANGER = token({ sub: "stranger" });

let server;
let open;

/** A customer at the widget, who leaves at the end of the test. */
function customer(given) {
  open.push(visit(server, given));
  return open.at(-1);
}

const sees = (who, ...expected) =>
  until(
    () => texts(who).join("|") === expected.join("|") && who.state.entries.every(isSettled),
    `${expected}; there is ${JSON.stringify(texts(who))}`,
  );
const isSettled = ({ state }) => state === "sent" || state === "";
const listens = (who) => until(() => who.state.link === "live", "a live stream");

beforeEach(async () => {
  server = await startServer();
  open = [];
});

afterEach(async () => {
  for (const who of open) who.close();
  await server.stop();
});

test("a page view alone begins no conversation", async () => {
  const who = customer();

  await pause(30);
  assert.equal(server.requests.length, 0);

  who.send("hello");
  await sees(who, "hello");
  assert.equal(server.asked("POST conversations").length, 1);
});

test("a message is shown at once, and as sent when it is stored", async () => {
  const who = customer();

  who.send("  hello \n");

  assert.deepEqual(
    who.state.entries.map(({ text, state }) => [text, state]),
    [["hello", "sending"]],
  );
  await sees(who, "hello");
  assert.equal(who.state.entries[0].sequence, 1);
});

test("three broken streams leave eight messages eight", async () => {
  const who = customer();
  who.send("1");
  await sees(who, "1");
  const all = ["1", "2", "3", "4", "5", "6", "7", "8"];
  for (const text of all.slice(1)) server.say(server.newest, "agent", text);
  await sees(who, ...all);

  for (let broken = 1; broken <= 3; broken += 1) {
    server.cut(server.newest);
    await until(() => server.asked("GET events").length === broken + 1, "a new stream");
    await listens(who);
  }

  assert.deepEqual(texts(who), all);
  const resumed = server.asked("GET events").map((request) => request.headers["last-event-id"]);
  assert.deepEqual(resumed.slice(1), ["8", "8", "8"]);
});

test("what is said during a gap appears once, on both sides", async () => {
  const who = customer();
  who.send("one");
  await sees(who, "one");

  server.faults["GET events"] = [{ status: 503, body: {} }];
  server.cut(server.newest);
  await until(() => who.state.link === "connecting", "the loss to be noticed");
  server.say(server.newest, "agent", "two");
  who.send("three");

  await sees(who, "one", "two", "three");
});

test("a stored message whose answer is lost is said once", async () => {
  const who = customer();
  server.faults["POST messages"] = [{ after: true, status: 502, body: "<html>Bad gateway" }];
  server.faults["GET events"] = [{ status: 503, body: {} }];

  who.send("quiero devolver el pedido 10432");
  await sees(who, "quiero devolver el pedido 10432");

  const ids = server.asked("POST messages").map(({ body }) => body.client_id);
  assert.equal(new Set(ids).size, 1);
  assert.equal(server.newest.messages.length, 1);
});

test("a message that the stream brings back is not sent again", async () => {
  const storage = makeStorage();
  const who = customer({ storage });
  const wait = { "Retry-After": "60" };
  server.faults["POST messages"] = [{ after: true, status: 503, body: {}, headers: wait }];

  who.send("hello");

  await sees(who, "hello");
  await until(() => storage.passing().read("unsent") === null, "nothing to be kept unsent");
});

test("the same word written twice is said twice", async () => {
  const who = customer();

  who.send("sí");
  who.send("sí");

  await sees(who, "sí", "sí");
  assert.equal(server.newest.messages.length, 2);
});

test("a reload keeps the conversation, and what was not sent", async () => {
  const storage = makeStorage();
  const before = customer({ storage });
  before.send("10432?");
  await sees(before, "10432?");
  server.faults["POST messages"] = [{ status: 503, body: {}, headers: { "Retry-After": "60" } }];
  before.send("yes, that one");
  await until(() => before.state.entries[1].state === "failed", "a failed message");
  before.close();

  const after = customer({ storage });

  await sees(after, "10432?", "yes, that one");
  assert.equal(server.conversations.size, 1);
});

test("two tabs share one conversation", async () => {
  const storage = makeStorage();
  const first = customer({ storage });
  first.send("hello");
  await sees(first, "hello");

  const second = customer({ storage: { ...makeStorage(), lasting: storage.lasting } });
  await listens(second);
  second.send("and this");

  await sees(first, "hello", "and this");
  await sees(second, "hello", "and this");
});

test("the token goes in a header, never in an address or a cookie", async () => {
  const who = customer();
  who.send("hello");
  await sees(who, "hello");
  await listens(who);

  for (const { headers, address, place } of server.requests) {
    assert.doesNotMatch(decodeURIComponent(address), /token/);
    assert.equal(headers.cookie, undefined);
    if (place !== "POST conversations") assert.match(headers.authorization, /^Bearer token/);
  }
});

test("a fresh token is kept", async () => {
  const storage = makeStorage();
  const who = customer({ storage });
  server.renewal = "a fresh token";

  who.send("hello");
  await sees(who, "hello");

  assert.equal(storage.lasting().read("key").token, "a fresh token");
});

test("a conversation that the server no longer knows is begun anew, with the unsent text", async () => {
  const storage = makeStorage();
  const before = customer({ storage });
  before.send("hello");
  await sees(before, "hello");
  before.close();
  server.conversations.clear();

  const who = customer({ storage });
  await until(() => who.state.isAnew, "the loss to be told");
  who.send("anybody there?");

  await sees(who, "anybody there?");
  assert.equal(storage.lasting().read("key").id, server.newest.id);
  assert.ok(who.state.isAnew);
});

test("a conversation that is lost while somebody writes takes the text along", async () => {
  const who = customer();
  who.send("hello");
  await sees(who, "hello");
  server.conversations.clear();

  who.send("anybody there?");

  await sees(who, "anybody there?");
});

test("a proxy's own 404 does not cost the conversation", async () => {
  const who = customer();
  who.send("hello");
  await sees(who, "hello");
  server.faults["GET events"] = [{ status: 404, body: "<html>Not found" }];

  server.cut(server.newest);
  await until(() => server.asked("GET events").length === 3, "a third stream");

  await listens(who);
  assert.deepEqual(texts(who), ["hello"]);
});

test("a stream that says nothing is left, and what it held back is asked for", async () => {
  const who = customer({ silence: 40 });
  server.holdsStreamsBack = true;
  who.send("hello");
  await until(() => server.newest?.messages.length === 1, "the message");

  server.say(server.newest, "agent", "Hi!");
  server.newest.holder = "queue";

  await sees(who, "hello", "Hi!");
  await until(() => who.state.holder === "queue", "the holder");
});

test("a stream that nobody opens is asked for again", async () => {
  const who = customer({ opening: 40 });
  who.send("hello");
  await sees(who, "hello");
  server.faults["GET events"] = [{ never: true }];

  server.cut(server.newest);
  await until(() => server.asked("GET events").length === 3, "a third stream");

  await listens(who);
});

test("a person can be called before anything was said", async () => {
  const who = customer();

  who.callPerson();

  await until(() => who.state.holder === "queue", "the queue");
  assert.equal(server.newest.holder, "queue");
  assert.equal(who.state.call, undefined);
});

test("a person is called although no stream can be had", async () => {
  const who = customer();
  server.holdsStreamsBack = true;

  who.callPerson();

  await until(() => who.state.holder === "queue", "the queue");
});

test("a call for a person is over when the agent has called one", async () => {
  const who = customer();
  who.send("hello");
  await sees(who, "hello");
  server.faults["POST human"] = [{ status: 429, body: {}, headers: { "Retry-After": "60" } }];
  who.callPerson();
  await until(() => who.state.call?.state === "failed", "a call that waits");

  server.hold(server.newest, "person");

  await until(() => who.state.holder === "person", "the person");
  assert.equal(who.state.call, undefined);
});

test("a throttled call for a person is made again, past messages that wait", async () => {
  const who = customer();
  const wait = {
    status: 429,
    headers: { "Retry-After": "60" },
    body: { code: "throttled", message: "Wait." },
  };
  server.faults["POST messages"] = [wait];
  server.faults["POST human"] = [{ ...wait, headers: { "Retry-After": "0.02" } }];
  who.send("hello");
  await until(() => who.state.entries[0].problem === "Wait.", "the sentence");

  who.callPerson();
  await until(() => who.state.call?.problem === "Wait.", "the sentence");

  await until(() => who.state.holder === "queue", "the queue");
});

test("a call for a person that is refused can be made again", async () => {
  const who = customer();
  server.faults["POST human"] = [{ status: 403, body: {} }];
  who.callPerson();
  await until(() => who.state.call?.state === "failed", "the refusal");

  who.callPerson();

  assert.equal(who.state.call.state, "sending");
  await until(() => who.state.holder === "queue", "the queue");
});

test("a whisper that nobody ends is over after a while", async () => {
  const who = customer({ whisper: 30 });
  who.send("hello");
  await sees(who, "hello");
  await listens(who);

  server.whisper(server.newest, { doing: "thinking" });

  await until(() => who.state.doing?.doing === "thinking", "the whisper");
  await until(() => who.state.doing === null, "its end");
});

test("messages are unread until they are seen, in every tab and after a reload", async () => {
  const storage = makeStorage();
  const who = customer({ storage });
  who.send("hello");
  await sees(who, "hello");
  server.say(server.newest, "agent", "Hi!");
  await until(() => who.state.unread === 1, "an unread message");

  who.see();

  assert.equal(who.state.unread, 0);
  const after = customer({ storage });
  await sees(after, "hello", "Hi!");
  assert.equal(after.state.unread, 0);
});

test("who rests hangs up, and misses nothing", async () => {
  const who = customer();
  who.send("hello");
  await sees(who, "hello");
  await listens(who);

  who.rest();
  await until(() => server.newest.streams.size === 0, "the connection to be left");
  server.say(server.newest, "agent", "Hi!");
  await pause(20);
  assert.equal(server.newest.streams.size, 0);
  who.wake();

  await sees(who, "hello", "Hi!");
});

test("a guest proves an order by e-mail or by postcode", async () => {
  const who = customer();

  await who.prove("1187", "lucia@example.com");
  await who.prove("1187", "28004");

  assert.deepEqual(
    server.asked("POST identify").map(({ body }) => body),
    [
      { order_number: "1187", email: "lucia@example.com" },
      { order_number: "1187", postcode: "28004" },
    ],
  );
});

test("a signed-in customer begins as themselves", async () => {
  const who = customer({ identity: LUCIA });
  who.send("hello");
  await sees(who, "hello");

  assert.equal(server.newest.identity, LUCIA);
  assert.equal(server.asked("POST identify").length, 0);
  assert.ok(who.state.isKnown);
});

test("a visitor who signs in takes the conversation along, and says so once", async () => {
  const storage = makeStorage();
  const visitor = customer({ storage });
  visitor.send("hello");
  await sees(visitor, "hello");
  visitor.close();

  const lucia = customer({ storage, identity: LUCIA });
  await sees(lucia, "hello");
  await until(() => server.newest.identity === LUCIA, "the identity");
  lucia.close();
  const again = customer({ storage, identity: token({ sub: "lucia", exp: 9 }) });

  await sees(again, "hello");
  assert.equal(server.asked("POST identify").length, 1);
});

test("a token that has run out costs its customer nothing but the orders", async () => {
  const who = customer({ identity: LUCIA });
  server.faults["POST conversations"] = [{ status: 400, body: { code: "identity_refused" } }];

  who.send("hello");

  await sees(who, "hello");
  assert.equal(server.newest.identity, null);
  assert.equal(who.state.isKnown, false);
});

test("another customer on this computer sees nothing of the conversation", async () => {
  const storage = makeStorage();
  const lucia = customer({ storage, identity: LUCIA });
  lucia.send("where is order 1187?");
  await sees(lucia, "where is order 1187?");
  server.faults["POST messages"] = [{ status: 503, body: {}, headers: { "Retry-After": "60" } }];
  lucia.send("my address is …");
  await until(() => lucia.state.entries[1].state === "failed", "a failed message");
  lucia.close();

  const stranger = customer({ storage, identity: STRANGER });
  await pause(30);

  assert.deepEqual(texts(stranger), []);
  assert.equal(storage.lasting().read("key"), null);
});

test("a customer who has signed out finds the conversation when they come back", async () => {
  const storage = makeStorage();
  const lucia = customer({ storage, identity: LUCIA });
  lucia.send("hello");
  await sees(lucia, "hello");
  lucia.close();

  const nobody = customer({ storage });
  await pause(30);
  assert.deepEqual(texts(nobody), []);
  nobody.close();

  await sees(customer({ storage, identity: LUCIA }), "hello");
});

test("who has left changes nothing any more", async () => {
  const storage = makeStorage();
  const who = customer({ storage });
  who.send("hello");

  who.close();
  await pause(50);

  assert.equal(storage.lasting().read("key"), null);
  assert.equal(storage.passing().read("unsent").length, 1);
});
