// Pages of the shop with its real widget, and one real desk, in a process without a browser.
//
//     node pages.mjs SHOP
//
// Each line on its input is a deed as JSON; "tell" is answered by a line of all that they show.
import { createInterface } from "node:readline";

import * as staff from "../../handoff/static/handoff/desk/api.js";
import { follow } from "../../handoff/static/handoff/desk/stream.js";
import { throttle } from "../../handoff/static/handoff/desk/throttle.js";
import { Conversation } from "../../support_agent/static/support_agent/widget/conversation.js";
import { makeStorage } from "../widget/support.mjs";

const [, , shop] = process.argv;
const RETRY_AFTER = 3_000;
const pages = new Map();
const desk = { line: "", waiting: null };
let cookie = "";

// The desk's addresses begin where its scripts lie, here a folder, and a browser would send its
// cookie along.
const { fetch } = globalThis;
const ofDesk = /^(?:file:.*)?(?=\/(?:api\/v1\/staff|desk)\/)/;
globalThis.fetch = (address, options = {}) =>
  ofDesk.test(address)
    ? fetch(new URL(String(address).replace(ofDesk, ""), shop), {
        ...options,
        headers: { ...options.headers, cookie },
      })
    : fetch(address, options);
// Nor is there anything to see, or a computer that sleeps.
globalThis.window = globalThis.document = { addEventListener() {}, hidden: false };

const now = () => Date.now() / 1000;

const DEEDS = {
  visit({ name, identity }) {
    const storage = makeStorage();
    const page = { shown: new Map(), conversation: null };
    pages.set(name, page);
    page.conversation = new Conversation({
      base: `${shop}/api/v1/`,
      language: "en",
      identity,
      lasting: storage.lasting(),
      passing: storage.passing(),
      changed: () => note(page),
    });
    page.conversation.start();
  },
  say({ name, text }) {
    pages.get(name).conversation.send(text);
  },
  sign_in(given) {
    cookie = given.cookie;
    follow("/desk/events/", {
      hello: readQueue,
      changed: readQueue,
      state: (line) => (desk.line = line),
      // Here is one tab, with a stream of its own.
      share: (name, { open, signal }) => open(signal),
    });
  },
  tell() {
    const told = Object.fromEntries([...pages].map(([name, page]) => [name, seen(page)]));
    console.log(JSON.stringify({ pages: told, desk }));
  },
};

const readQueue = throttle(async () => {
  try {
    desk.waiting = (await staff.queue("waiting", "")).counts.waiting;
  } catch {
    setTimeout(readQueue, RETRY_AFTER);
  }
}, 700);

/** Note when each message was first shown. */
function note({ conversation, shown }) {
  for (const { sequence } of conversation?.state.entries ?? []) {
    if (sequence && !shown.has(sequence)) shown.set(sequence, now());
  }
}

function seen({ conversation, shown }) {
  const { id, entries } = conversation.state;
  const said = entries.filter((entry) => entry.sequence);
  return {
    id: id ?? "",
    sequences: said.map(({ sequence }) => sequence),
    accepted: said.filter(({ author }) => author === "customer").map((entry) => entry.client_id),
    unsent: entries.length - said.length,
    shown: Object.fromEntries(shown),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { deed, ...given } = JSON.parse(line);
  DEEDS[deed](given);
}
process.exit();
