import { Pause, patience } from "./outbox.js";

/** Hears a conversation's events for as long as it is wanted, over every lost connection. */
export class Listener {
  #given;
  #pause = new Pause();
  #wanted = null;

  constructor({ pauseAfter = patience, ...given }) {
    this.#given = { pauseAfter, ...given };
  }

  start() {
    this.#pause.wake();
    if (this.#wanted) return;
    this.#wanted = new AbortController();
    this.#listen(this.#wanted.signal);
  }

  stop() {
    this.#wanted?.abort();
    this.#wanted = null;
    this.#pause.wake();
  }

  async #listen(signal) {
    const { lost, pauseAfter } = this.#given;
    for (let tries = 0; ; tries += 1) {
      const [hasHeard, error] = await this.#hear(signal);
      if (!signal.aborted) lost(error, hasHeard);
      if (signal.aborted) return;
      if (hasHeard) tries = 0;
      await this.#pause.wait(error?.seconds ? error.seconds * 1000 : pauseAfter(tries));
      if (signal.aborted) return;
    }
  }

  async #hear(signal) {
    const { open, heard } = this.#given;
    let hasHeard;
    try {
      for await (const event of open(signal)) {
        if (signal.aborted) break;
        // To be let in is no success yet: a server that hangs up at once is not run down.
        hasHeard ||= event.event !== "open";
        heard(event);
      }
    } catch (error) {
      return [hasHeard, error];
    }
    return [hasHeard];
  }
}

/** Server-sent events from decoded text, wherever it is cut; yields {event, data, id}. */
export async function* parseEvents(pieces) {
  let rest = "";
  let fields = {};
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?=[^\n])/);
    // A line may go on in the next piece, and a last \r may be half of an \r\n.
    rest = lines.pop();
    for (const line of lines) {
      if (line) {
        addField(fields, line);
        continue;
      }
      if ("data" in fields) yield { event: "message", ...fields };
      fields = {};
    }
  }
}

function addField(fields, line) {
  const [, name, value] = /^([^:]*):? ?(.*)$/s.exec(line);
  if (name === "data") fields.data = "data" in fields ? `${fields.data}\n${value}` : value;
  if (name === "event" || name === "id") fields[name] = value;
}

/** The text of a body, until `silence` milliseconds bring none: connections die without a word. */
export async function* piecesOf(body, silence) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const leave = () => reader.cancel().catch(() => {});
  let timer;
  try {
    while (true) {
      timer = setTimeout(leave, silence);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
    leave();
  }
}
