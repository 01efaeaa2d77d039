const LONGEST_PAUSE = 10_000;
const LONGEST_WAIT = 90;

/** Growing pauses, each cut by chance, so that a thousand widgets don't come back at once. */
export function patience(tries, random = Math.random) {
  return Math.min(1000 * 2 ** tries, LONGEST_PAUSE) * (0.5 + random() / 2);
}

export class Pause {
  wake = () => {};

  wait(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What becomes of an item that was not sent, and after which pause it is tried `again`. */
export function afterFailure(item, error, pauseAfter = patience) {
  // What they write meanwhile must not wait behind it for long.
  const again = error.passes && !(error.seconds > LONGEST_WAIT);
  const failed = { ...item, state: "failed", again, tries: item.tries + 1 };
  // What a browser or a broken server says is nothing for a customer.
  failed.problem = error.status < 500 || error.status === 503 ? error.message : "";
  return [failed, error.seconds ? error.seconds * 1000 : pauseAfter(item.tries)];
}

/** A random UUID; crypto.randomUUID is not there for a shop on plain http. */
export function newId() {
  const random = () => crypto.getRandomValues(new Uint8Array(1))[0];
  const digit = (place) => (place ^ (random() & (15 >> (place / 4)))).toString(16);
  return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, digit);
}

/**
 * What is on its way: one after the other, so that it arrives in order, and with one client_id
 * for every try, so that it is said once.
 */
export class Outbox {
  items;
  #given;
  #pause = new Pause();
  #isRunning = false;

  constructor({ items = [], ...given }) {
    this.items = items.map(fresh);
    this.#given = given;
  }

  add(item) {
    this.#change([...this.items, fresh(item)]);
    this.run();
  }

  retry(clientId) {
    this.#swap(clientId, fresh);
    this.wake();
  }

  drop(clientId) {
    const left = this.items.filter((item) => item.client_id !== clientId);
    if (left.length < this.items.length) this.#change(left);
  }

  wake() {
    this.#pause.wake();
    this.run();
  }

  close() {
    this.#given.changed = () => {};
    this.items = [];
    this.#pause.wake();
  }

  async run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next; (next = this.items.find((item) => item.again));) await this.#try(next);
    this.#isRunning = false;
  }

  async #try(item) {
    try {
      await this.#given.send(item);
      this.drop(item.client_id);
    } catch (error) {
      const [failed, pause] = afterFailure(item, error, this.#given.pauseAfter);
      this.#swap(item.client_id, () => failed);
      if (failed.again) await this.#pause.wait(pause);
    }
  }

  #swap(clientId, change) {
    this.#change(this.items.map((item) => (item.client_id === clientId ? change(item) : item)));
  }

  #change(items) {
    this.items = items;
    this.#given.changed(items);
  }
}

const fresh = ({ client_id, text, created_at, choice }) => ({
  client_id,
  text,
  created_at,
  ...(choice && { choice }),
  state: "sending",
  again: true,
  tries: 0,
});
