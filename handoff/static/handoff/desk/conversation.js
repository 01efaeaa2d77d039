/** The conversation that is open: what is known of it, and how it is shown. */

import * as api from "./api.js";
import * as composer from "./composer.js";
import { part, show, words } from "./dom.js";
import { showFacts } from "./facts.js";
import { showMessages, wireLog } from "./messages.js";
import { flush, flushAll, outboxOf, send, setOutbox, withdraw } from "./outbox.js";
import { markOpen, tickNow } from "./queue.js";
import { languageName, since } from "./rows.js";
import { seen } from "./text.js";
import { throttle } from "./throttle.js";
import { moment } from "./time.js";
import { lastSequence, merge, stillUnsent } from "./transcript.js";

const PAGE = 200;
const RETRY_AFTER = 3_000;
// What was read is kept, so that going back shows it at once and reads only what is new.
const known = new Map();
const readings = new Map();
let openId = null;
let fresh = false;

export const current = () => ({ id: openId, ...known.get(openId) });

/** Read the open conversation again, soon. */
export const refresh = throttle(() => read(openId), 300);

/** Show this conversation; `null` shows none. */
export async function open(id) {
  composer.turnTo(id, openId);
  openId = id;
  fresh = true;
  hideAlert();
  show(part("nothing"), !id);
  show(part("open"), Boolean(id));
  show(part("below"), false);
  part("messages").replaceChildren();
  if (!id) {
    show(part("facts"), false);
    markOpen(null, "");
    return;
  }
  draw();
  await read(id);
}

/** Say something in the open conversation. */
export function reply() {
  const text = composer.written().trim();
  if (!text || !mine()) return;
  composer.write(openId, "");
  fresh = true;
  send(openId, current().whole.escalation.id, text, told);
}

/** Whether the open conversation is with whoever looks at it. */
export function mine() {
  const whole = current().whole;
  const me = Number(document.body.dataset.me);
  return Boolean(whole && whole.holder === "person" && whole.held_by?.id === me);
}

export const unsent = () => composer.written().trim() !== "";

/** After a lost line: read what was missed, send what could not be sent. */
export async function catchUp() {
  flushAll(told);
  await read(openId);
}

export function wireConversation() {
  composer.wireComposer(() => openId);
  wireLog();
  part("alert").querySelector("button").addEventListener("click", hideAlert);
}

export function showAlert(text) {
  part("alert").querySelector("span").textContent = text;
  show(part("alert"), true);
}

const hideAlert = () => show(part("alert"), false);

// One after the other: an older answer that came late would undo a newer one.
function read(id) {
  if (!id) return undefined;
  const after = (readings.get(id) ?? Promise.resolve()).then(() => readNow(id));
  readings.set(id, after);
  return after;
}

async function readNow(id) {
  try {
    let whole;
    do {
      whole = await api.conversation(id, lastSequence(known.get(id)?.messages ?? []));
      learn(id, whole.messages, whole);
    } while (whole.messages.length === PAGE);
    if (id === openId) draw();
  } catch (error) {
    if (id !== openId) return;
    const gone = error instanceof api.Refusal && !error.passing;
    if (gone) showAlert(error.message);
    else setTimeout(refresh, RETRY_AFTER);
  }
}

function learn(id, messages, whole = known.get(id)?.whole) {
  known.set(id, { whole, messages: merge(known.get(id)?.messages ?? [], messages) });
  setOutbox(id, stillUnsent(outboxOf(id), known.get(id).messages));
}

// Our own message may come before one that was said earlier and is not read yet: then it is left
// to the next reading, which gives both.
function told(id, message) {
  const messages = known.get(id)?.messages ?? [];
  if (message && message.sequence === lastSequence(messages) + 1) learn(id, [message]);
  else if (message) read(id);
  if (id === openId) draw();
}

function draw() {
  const { whole, messages = [] } = current();
  part("open").setAttribute("aria-busy", String(!whole));
  const customer = whole ? nameOf(whole.customer) : "…";
  part("who").replaceChildren(words("span", "", customer));
  markOpen(openId, whole ? customer : "");
  if (!whole) {
    part("about").textContent = "Reading…";
    for (const name of ["take", "composer", "hand-back", "resolve", "facts"]) show(part(name), false);
    return;
  }
  showFacts(whole);
  // After it, since this lets all times that wait or are due say what they are.
  drawHead(whole);
  drawHolder(whole);
  showMessages(messages, outboxOf(openId), {
    customer,
    fresh,
    retry: () => flush(openId, told),
    edit: takeBack,
  });
  fresh = false;
}

const nameOf = (customer) => [customer?.name, customer?.email].find(seen) ?? "Visitor";

function drawHead({ customer, language, channel, escalation }) {
  const about = [seen(customer?.name) ? customer.email : "", languageName(language), channel];
  part("about").textContent = about.filter(Boolean).join(" · ");
  if (escalation?.state === "waiting") part("about").prepend(since(escalation.opened_at), " · ");
  tickNow();
}

function drawHolder(whole) {
  const own = mine();
  show(part("composer"), own);
  show(part("hand-back"), own);
  show(part("resolve"), own);
  show(part("take"), !own);
  part("holder").replaceChildren(...holder(whole));
  const deed = { queue: "Claim", agent: "Take over" }[whole.holder] ?? "";
  show(part("claim"), Boolean(deed));
  part("claim").textContent = deed;
  const reassigns = whole.holder === "person" && document.body.dataset.reassigns !== undefined;
  show(part("reassign"), reassigns);
}

function holder({ holder: who, held_by: person, escalation }) {
  if (who === "queue") return [`Waits for a person since ${moment(escalation.opened_at)}.`];
  if (who === "person") return [words("b", "", person.name), " has this conversation."];
  if (!escalation) return ["The agent has this conversation."];
  const by = words("span", "", escalation.ended_by?.name ?? "a colleague");
  const ended = `The agent has this conversation: ${escalation.state_label} by `;
  return [ended, by, `, ${moment(escalation.ended_at)}.`];
}

function takeBack(letter) {
  withdraw(openId, letter);
  composer.add(openId, letter.text);
  draw();
}
