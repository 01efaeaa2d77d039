export const QUIET = { holder: "agent", doing: null, wantsProof: null, link: "idle" };

/** How things stand after an event; `isNews` tells whether the message in it was new. */
export function afterEvent(state, { event, data }, isNews) {
  if (event === "open") return { ...state, link: "live" };
  if (event === "message" && isNews && data.author !== "customer") return { ...state, doing: null };
  if (event === "status") return afterWhisper(state, data);
  if (event !== "holder") return state;
  // Told after what was said before, so a replay is over.
  const doing = data.holder === "agent" ? state.doing : null;
  return { ...state, holder: data.holder, doing, isReplaying: false };
}

function afterWhisper(state, whisper) {
  if (whisper.doing === "idle") return { ...state, doing: null };
  if (whisper.doing !== "needs_proof") return { ...state, doing: whisper };
  return { ...state, doing: null, wantsProof: { order: whisper.order_id } };
}

/** What may be pressed: the answers to the agent's question, while nothing was said behind it. */
export function choicesAfter(entries, holder) {
  const newest = entries.at(-1);
  return holder === "agent" && newest?.author === "agent" ? (newest.choices ?? []) : [];
}

/** What was said, once and in order. A message is known by its sequence, never by its text. */
export class Messages {
  #bySequence = new Map();
  #clientIds = new Set();

  // Where a stream resumes. Not the highest: the answer to sending 9 may overtake message 8.
  whole = 0;

  add(message) {
    if (this.#bySequence.has(message.sequence)) return false;
    this.#bySequence.set(message.sequence, message);
    this.#clientIds.add(message.client_id);
    while (this.#bySequence.has(this.whole + 1)) this.whole += 1;
    return true;
  }

  list() {
    return [...this.#bySequence.values()].sort((one, other) => one.sequence - other.sequence);
  }

  unreadAfter(seen) {
    return this.list().filter((said) => said.sequence > seen && said.author !== "customer").length;
  }

  entries(unsent) {
    const said = this.list().map((message) => ({
      key: message.client_id ?? `#${message.sequence}`,
      ...message,
      state: message.author === "customer" ? "sent" : "",
    }));
    const leaving = unsent
      .filter((item) => !this.#clientIds.has(item.client_id))
      .map((item) => ({ key: item.client_id, author: "customer", ...item }));
    return [...said, ...leaving];
  }
}
