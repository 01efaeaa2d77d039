// What the server refuses for being too much, and the end of a conversation by signing out.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { startServer } from "./server.mjs";
import { makeStorage, pause, texts, token, until, visit } from "./support.mjs";

const LUCIA = token({ sub: "lucia" });
const STRANGER = token({ sub: "stranger" });

let server;
let open;

function customer(given) {
  open.push(visit(server, given));
  return open.at(-1);
}

const refusal = (seconds, message) => ({
  status: 429,
  headers: { "Retry-After": String(seconds) },
  body: { code: "throttled", message },
});

beforeEach(async () => {
  server = await startServer();
  open = [];
});

afterEach(async () => {
  for (const who of open) who.close();
  await server.stop();
});

test("a message that is refused for long keeps its text, its reason and the way to send it", async () => {
  const who = customer();
  server.faults["POST messages"] = [refusal(1800, "Ask about an order, or ask for a person.")];
  who.send("Write me a poem");
  await until(() => who.state.entries[0]?.problem, "the sentence");

  who.send("Where is 1187?");

  await until(() => server.newest?.messages.length === 1, "the next message");
  assert.equal(server.newest.messages[0].text, "Where is 1187?");
  const [refused] = who.state.entries.filter((entry) => entry.state === "failed");
  assert.equal(refused.text, "Write me a poem");
  assert.equal(refused.problem, "Ask about an order, or ask for a person.");

  who.retry(refused.key);
  await until(() => server.newest.messages.length === 2, "the message");
});

test("whoever may begin no conversation begins one for a person", async () => {
  const who = customer();
  server.faults["POST conversations"] = [refusal(3000, "Please wait.")];
  who.send("hello");
  await until(() => who.state.entries[0]?.problem === "Please wait.", "the sentence");

  who.callPerson();

  await until(() => who.state.holder === "queue", "the queue");
  const asked = server.asked("POST conversations").map(({ body }) => body.for_person);
  assert.deepEqual(asked, [undefined, true]);
});

test("a tab that may hear no stream asks for what is new", async () => {
  const first = customer();
  first.send("hello");
  await until(() => first.state.link === "live" && server.newest.messages.length, "a stream");
  first.close();
  const storage = makeStorage();
  const { id, token: key } = server.newest;
  storage.lasting().write("key", { id, token: key, subject: null });
  server.faults["GET events"] = Array.from({ length: 50 }, () => refusal(0.02, "Please wait."));

  const second = customer({ storage });

  await until(() => texts(second).join() === "hello", "the message");
  assert.equal(second.state.holder, "agent");
});

test("signing out makes the key worthless, and a copy of it too", async () => {
  const storage = makeStorage();
  const lucia = customer({ storage, identity: LUCIA });
  lucia.send("hello");
  await until(() => server.newest?.messages.length, "the message");
  const { id, token: copied } = storage.lasting().read("key");

  lucia.signOut();

  assert.equal(storage.lasting().read("key"), null);
  await until(() => !server.conversations.has(id), "the end of the conversation");
  const [asked] = server.asked("POST sign_out");
  assert.equal(asked.headers.authorization, `Bearer ${copied}`);
});

test("another customer on this computer ends the conversation that was left there", async () => {
  const storage = makeStorage();
  const lucia = customer({ storage, identity: LUCIA });
  lucia.send("hello");
  await until(() => server.newest?.messages.length, "the message");
  lucia.close();

  customer({ storage, identity: STRANGER });

  await until(() => server.conversations.size === 0, "the end of the conversation");
});

test("signing out where nothing was said asks nothing", async () => {
  const who = customer();

  who.signOut();
  await pause(30);

  assert.equal(server.requests.length, 0);
});
