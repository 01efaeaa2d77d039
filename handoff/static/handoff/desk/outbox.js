/** Replies on their way to the customer: kept until they are said, sent in order, once each. */

import * as api from "./api.js";
import { ownShelf } from "./keep.js";
import { newId } from "./transcript.js";

const RETRY_AFTER = 5_000;
const letters = ownShelf("outbox");
const busy = new Set();

export const outboxOf = (conversation) => letters.get(conversation, []);

export function setOutbox(conversation, left) {
  letters.set(conversation, left);
}

/** Put a reply into the box. `changed(conversation, message)` hears of all that becomes of it. */
export function send(conversation, escalation, text, changed) {
  const letter = { id: newId(), escalation, text, state: "sending" };
  letters.set(conversation, [...outboxOf(conversation), letter]);
  changed(conversation);
  flush(conversation, changed);
}

/** Send what is still in the boxes. */
export function flushAll(changed) {
  for (const conversation of letters.ids()) flush(conversation, changed);
}

/** Take a letter out of its box. */
export function withdraw(conversation, letter) {
  setOutbox(conversation, outboxOf(conversation).filter(({ id }) => id !== letter.id));
}

/** Send this conversation's letters one after the other; the first that fails holds the rest. */
export async function flush(conversation, changed) {
  if (busy.has(conversation)) return;
  busy.add(conversation);
  try {
    let letter;
    while ((letter = outboxOf(conversation).find(({ state }) => state !== "refused"))) {
      if (!(await deliver(conversation, letter, changed))) return;
    }
  } finally {
    busy.delete(conversation);
  }
}

async function deliver(conversation, letter, changed) {
  mark(conversation, letter, { state: "sending" });
  changed(conversation);
  try {
    const message = await api.reply(letter.escalation, letter.text, letter.id);
    withdraw(conversation, letter);
    changed(conversation, message);
    return true;
  } catch (error) {
    const refused = error instanceof api.Refusal && !error.passing;
    const fate = refused ? { state: "refused", why: error.message } : { state: "waiting" };
    mark(conversation, letter, fate);
    changed(conversation);
    if (!refused) setTimeout(() => flush(conversation, changed), RETRY_AFTER);
    return refused;
  }
}

function mark(conversation, letter, fate) {
  const marked = outboxOf(conversation).map((kept) =>
    kept.id === letter.id ? { ...kept, ...fate } : kept,
  );
  setOutbox(conversation, marked);
}
