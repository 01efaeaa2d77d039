import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { startServer } from "./server.mjs";
import { makeStorage, pause, texts, token, until, visit } from "./support.mjs";

const OLD = token({ sub: "lucia", exp: 1 });
const FRESH = token({ sub: "lucia", exp: 2 });
const REFUSED = { status: 400, body: { code: "identity_refused", message: "It has expired." } };

let server;
let open;

/** A customer at the widget, who leaves at the end of the test. */
function customer(given) {
  open.push(visit(server, { fresh: 40, otherTab: 40, ...given }));
  return open.at(-1);
}

const sees = (who, ...expected) =>
  until(
    () => texts(who).join("|") === expected.join("|") && who.state.entries.every(isSettled),
    `${expected}; there is ${JSON.stringify(texts(who))}`,
  );
const isSettled = ({ state }) => state === "sent" || state === "";
const listens = (who) => until(() => who.state.link === "live", "a live stream");
const identities = () => server.asked("POST identify").map(({ body }) => body.identity);

beforeEach(async () => {
  server = await startServer();
  open = [];
});

afterEach(async () => {
  for (const who of open) who.close();
  await server.stop();
});

test("the newest token counts, also before the first message", async () => {
  const who = customer({ identity: OLD });

  who.vouch(FRESH);
  who.send("hello");

  await sees(who, "hello");
  assert.equal(server.newest.identity, FRESH);
});

test("a page that is told of a lapsed token brings another, and the customer is themselves", async () => {
  let told = 0;
  const lapsed = () => {
    told += 1;
    setTimeout(() => who.vouch(FRESH), 5);
  };
  const who = customer({ identity: OLD, lapsed, fresh: 5_000 });
  server.faults["POST conversations"] = [REFUSED];

  who.send("hello");

  await sees(who, "hello");
  assert.equal(told, 1);
  assert.equal(server.newest.identity, FRESH);
  assert.deepEqual(identities(), []);
  assert.ok(who.state.isKnown);
  assert.equal(who.state.isLapsed, false);
});

test("a token that is brought within the event is not waited for", async () => {
  const who = customer({ identity: OLD, lapsed: () => who.vouch(FRESH), fresh: 60_000 });
  server.faults["POST conversations"] = [REFUSED];

  who.send("hello");

  await sees(who, "hello");
  assert.equal(server.newest.identity, FRESH);
});

test("a page that brings none leaves a guest who is told so, and known once one comes", async () => {
  const who = customer({ identity: OLD });
  server.faults["POST conversations"] = [REFUSED];

  who.send("hello");
  await sees(who, "hello");

  assert.equal(server.newest.identity, null);
  assert.ok(who.state.isLapsed);

  who.vouch(FRESH);

  await until(() => server.newest.identity === FRESH, "the identity");
  await until(() => who.state.isKnown && !who.state.isLapsed, "a known customer");
  await sees(who, "hello");
});

test("a page whose tokens are all refused is not asked for ever", async () => {
  let count = 0;
  const lapsed = () => who.vouch(token({ sub: "lucia", exp: (count += 1) + 2 }));
  const who = customer({ identity: OLD, lapsed });
  server.faults["POST conversations"] = [REFUSED, REFUSED, REFUSED];

  who.send("hello");

  await sees(who, "hello");
  assert.equal(count, 3);
  assert.equal(server.asked("POST conversations").length, 4);
  assert.equal(server.asked("POST conversations").at(-1).body.identity, undefined);
});

test("an address that is verified later is told to a conversation that began without it", async () => {
  const storage = makeStorage();
  const before = customer({ storage, identity: OLD });
  before.send("hello");
  await sees(before, "hello");
  before.close();
  const verified = token({ sub: "lucia", email: "lucia@example.com", email_verified: true });

  const after = customer({ storage, identity: verified });
  await sees(after, "hello");
  await until(() => identities().length === 1, "the address");
  after.close();
  const again = customer({ storage, identity: verified });
  again.send("again");

  await sees(again, "hello", "again");
  assert.deepEqual(identities(), [verified]);
});

test("an address that nobody verified is told to nobody", async () => {
  const storage = makeStorage();
  const before = customer({ storage, identity: OLD });
  before.send("hello");
  await sees(before, "hello");
  before.close();

  const after = customer({ storage, identity: token({ sub: "lucia", email: "emma@example.com" }) });
  after.send("again");

  await sees(after, "hello", "again");
  assert.deepEqual(identities(), []);
});

test("a proof changes the key, and what is written meanwhile is neither lost nor doubled", async () => {
  const storage = makeStorage();
  const who = customer({ storage });
  who.send("where is 1187?");
  await sees(who, "where is 1187?");
  await listens(who);
  const before = storage.lasting().read("key").token;

  const proof = who.prove("1187", "28004");
  who.send("one");
  who.send("two");
  await proof;

  await sees(who, "where is 1187?", "one", "two");
  server.say(server.newest, "agent", "It is on its way.");
  await sees(who, "where is 1187?", "one", "two", "It is on its way.");
  const { token } = storage.lasting().read("key");
  assert.notEqual(token, before);
  assert.equal(server.conversations.size, 1);
  assert.equal(new Set(server.newest.messages.map(({ client_id }) => client_id)).size, 4);
});

test("a new key whose answer is lost is given once more for the same proof", async () => {
  const who = customer();
  who.send("where is 1187?");
  await sees(who, "where is 1187?");
  await listens(who);
  server.faults["POST identify"] = [{ after: true, lost: true }];

  await assert.rejects(who.prove("1187", "28004"));
  who.send("hello?");

  await sees(who, "where is 1187?", "hello?");
  server.say(server.newest, "agent", "It is on its way.");
  await sees(who, "where is 1187?", "hello?", "It is on its way.");
  assert.equal(server.conversations.size, 1);
});

test("an identity whose answer is lost costs nobody the conversation", async () => {
  const storage = makeStorage();
  const visitor = customer({ storage });
  visitor.send("hello");
  await sees(visitor, "hello");
  visitor.close();
  server.faults["POST identify"] = [{ after: true, lost: true }];

  const lucia = customer({ storage, identity: FRESH });
  lucia.send("it is me");

  await sees(lucia, "hello", "it is me");
  assert.equal(server.conversations.size, 1);
});

test("another tab goes on with the key that this one was given", async () => {
  const storage = makeStorage();
  const first = customer({ storage });
  first.send("hello");
  await sees(first, "hello");
  const second = customer({ storage });
  await sees(second, "hello");
  await listens(second);

  await first.prove("1187", "28004");
  second.send("and here?");

  await sees(second, "hello", "and here?");
  await sees(first, "hello", "and here?");
  assert.equal(server.conversations.size, 1);
});

test("another tab that writes while the new key is on its way waits for it", async () => {
  const storage = makeStorage();
  const first = customer({ storage });
  first.send("hello");
  await sees(first, "hello");
  const second = customer({ storage, otherTab: 2_000 });
  await sees(second, "hello");
  const key = storage.lasting().read("key");
  // The server has replaced it, and the answer to the first tab is still under way.
  server.newest.token = `token 2 of ${key.id}`;

  second.send("and here?");
  await until(() => server.asked("POST messages").length === 2, "the refused message");
  await pause(100);
  storage.lasting().write("key", { ...key, token: server.newest.token });

  await sees(second, "hello", "and here?");
  assert.equal(server.conversations.size, 1);
});

test("a late answer to a replaced key takes nothing back", async () => {
  const storage = makeStorage();
  const who = customer({ storage });
  who.send("hello");
  await sees(who, "hello");
  server.renewal = "a younger one of the key before";
  server.faults["POST messages"] = [{ after: true, slow: 60, status: 202 }];

  who.send("slow");
  await pause(20);
  server.renewal = null;
  await who.prove("1187", "28004");

  await sees(who, "hello", "slow");
  await pause(80);
  assert.equal(storage.lasting().read("key").token, server.newest.token);
});
