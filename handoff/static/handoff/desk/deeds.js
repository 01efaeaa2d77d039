/** What a colleague does with the open conversation: take it, hand it back, resolve it. */

import * as api from "./api.js";
import { ask } from "./ask.js";
import { catchUp, current, mine, showAlert, unsent } from "./conversation.js";
import { make, part } from "./dom.js";
import { ownShelf } from "./keep.js";
import { refreshQueue } from "./queue.js";
import { lastSequence } from "./transcript.js";

const notes = ownShelf("word");
let busy = false;

/** Take the conversation, called for or not. A colleague who was faster is named. */
export async function claim() {
  // Enter and c in one breath: it may not have been read yet.
  if (!current().whole) await catchUp();
  const { id, whole } = current();
  if (!whole || whole.holder === "person") return;
  const { escalation } = whole;
  const take = escalation?.state === "waiting" ? () => api.claim(escalation.id) : () => api.takeOver(id);
  if (await act(take)) {
    say("It is yours.");
    part("draft").focus();
  }
}

/** Give it to somebody else, whoever has it. For supervisors; they are first in the list. */
export async function reassign() {
  if (!current().whole) await catchUp();
  const { whole } = current();
  if (whole?.holder !== "person") return;
  const { results } = await api.colleagues().catch(() => ({ results: [] }));
  const me = Number(document.body.dataset.me);
  const others = results.filter(({ id }) => id !== whole.held_by?.id && id !== me);
  const own = whole.held_by?.id === me ? [] : [{ id: me, name: "You" }];
  const options = [...own, ...others].map(({ id, name }) => make("option", "", name, { value: id }));
  part("to").replaceChildren(...options);
  if (!options.length) {
    showAlert("There is nobody else who may answer.");
    return;
  }
  if (!(await ask("reassign"))) return;
  const to = Number(part("to").value);
  if (await act(() => api.reassign(whole.escalation.id, to))) say("Given.");
}

/** Give it back to the agent, with a word if there is one to say. */
export async function handBack() {
  if (!mine()) return;
  const { id, whole } = current();
  const word = part("word");
  word.value = notes.get(id, "");
  const yes = await ask("hand-back", { unsent: unsent() });
  notes.set(id, word.value);
  if (yes && (await act(() => api.handBack(whole.escalation.id, word.value)))) {
    notes.set(id, "");
    say("Handed back to the agent.");
    part("who").focus();
  }
}

/** Close it. What the customer wrote after the question came up refuses it. */
export async function resolve() {
  if (!mine()) return;
  const { whole, messages } = current();
  const seen = lastSequence(messages);
  if (!(await ask("resolve", { unsent: unsent() }))) return;
  if (await act(() => api.resolve(whole.escalation.id, seen))) {
    say("Resolved.");
    part("who").focus();
  }
}

async function act(deed) {
  // A second press while the first is on its way asks for nothing more.
  if (busy) return false;
  busy = true;
  try {
    await deed();
    return true;
  } catch (error) {
    showAlert(error instanceof api.Refusal ? error.message : "The line is lost. Please try again.");
    return false;
  } finally {
    busy = false;
    await catchUp();
    refreshQueue();
  }
}

function say(text) {
  part("said").textContent = text;
}
