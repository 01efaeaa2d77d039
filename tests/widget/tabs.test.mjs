import assert from "node:assert/strict";
import { test } from "node:test";

import { shared } from "../../support_agent/static/support_agent/widget/tabs.js";

/** As a browser's: one at a time has a name, the others wait in turn. */
class Locks {
  held = 0;
  #queue = [];

  async request(name, { ifAvailable, signal }, hold) {
    if (this.held) {
      if (ifAvailable) return hold(null);
      await new Promise((resolve, reject) => {
        this.#queue.push(resolve);
        signal.addEventListener("abort", () => {
          this.#queue = this.#queue.filter((one) => one !== resolve);
          reject(new Error("AbortError"));
        });
      });
    } else {
      this.held += 1;
    }
    await hold({ name });
    const next = this.#queue.shift();
    if (next) next();
    else this.held -= 1;
  }
}

/** A server whose streams tell each from where it was left, as ours do; it counts who listens. */
class Server {
  said = [];
  open = 0;
  #wake = new Set();

  say(...texts) {
    this.said.push(...texts);
    for (const wake of this.#wake) wake();
  }

  async *stream(from, signal) {
    this.open += 1;
    try {
      yield { event: "open" };
      for (let at = from; !signal.aborted; ) {
        while (at < this.said.length) yield { event: "message", data: { at: at, text: this.said[at++] } };
        await new Promise((resolve) => {
          this.#wake.add(resolve);
          signal.addEventListener("abort", resolve);
        });
      }
    } finally {
      this.open -= 1;
    }
  }
}

let names = 0;

class Browser {
  name = `tabs ${(names += 1)}`;
  locks = new Locks();
  server = new Server();
  tabs = [];

  tab(given = {}) {
    const tab = { texts: [], opened: 0, control: new AbortController() };
    const hear = ({ at, text }) => {
      // A conversation knows each message by its sequence.
      if (at !== tab.texts.length) return assert.ok(at < tab.texts.length, "a message was lost");
      tab.texts.push(text);
    };
    const { signal } = tab.control;
    const open = () => this.server.stream(tab.texts.length, signal);
    const join = async () => {
      this.server.said.slice(tab.texts.length).forEach((text) => hear({ at: tab.texts.length, text }));
    };
    tab.ends = (async () => {
      const means = { locks: this.locks, open, join, signal, ...given };
      for await (const { event, data } of shared(this.name, means)) {
        if (event === "open") tab.opened += 1;
        else hear(data);
      }
    })();
    this.tabs.push(tab);
    return tab;
  }

  async close(tab) {
    tab.control.abort();
    await tab.ends;
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  async closeAll() {
    await Promise.all(this.tabs.map((tab) => this.close(tab)));
    assert.equal(this.server.open, 0);
    assert.equal(this.locks.held, 0);
  }
}

const until = async (holds) => {
  for (let tries = 0; !holds(); tries += 1) {
    assert.ok(tries < 1000, "it has not come");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

test("eight tabs hear everything by one stream, also what was said before they came", async () => {
  const browser = new Browser();
  browser.server.say("one", "two");
  for (let count = 0; count < 8; count += 1) browser.tab();
  await until(() => browser.tabs.every((tab) => tab.opened && tab.texts.length === 2));

  browser.server.say("three", "four");

  await until(() => browser.tabs.every((tab) => tab.texts.length === 4));
  assert.equal(browser.server.open, 1);
  await browser.closeAll();
});

test("when the tab that has the stream closes, another goes on and nobody misses a word", async () => {
  const browser = new Browser();
  const tabs = [browser.tab(), browser.tab(), browser.tab()];
  await until(() => tabs.every((tab) => tab.opened));

  const closing = browser.close(tabs[0]);
  browser.server.say("said while nobody listens");
  await closing;
  await until(() => browser.server.open === 1);
  browser.server.say("and after");

  await until(() => tabs.slice(1).every((tab) => tab.texts.length === 2));
  assert.equal(browser.server.open, 1);
  await browser.closeAll();
});

test("a tab that only follows leaves without a trace", async () => {
  const browser = new Browser();
  const [first, second] = [browser.tab(), browser.tab()];
  await until(() => first.opened && second.opened);

  await browser.close(second);
  browser.server.say("one");

  await until(() => first.texts.length === 1);
  assert.equal(browser.server.open, 1);
  await browser.closeAll();
});

test("a tab that hangs keeps its lock, and the others do without it", async () => {
  const browser = new Browser();
  browser.locks.request(browser.name, {}, () => new Promise(() => {}));
  const tab = browser.tab({ silence: 20 });

  browser.server.say("one");
  await until(() => browser.server.open === 1);
  browser.server.say("two");

  await until(() => tab.texts.length === 2);
  await browser.close(tab);
  assert.equal(browser.server.open, 0);
});

test("a stream that is refused is refused here, and the next tab tries", async () => {
  const browser = new Browser();
  const refused = new Error("full");
  const open = async function* () {
    throw refused;
  };
  const first = browser.tab({ open });
  first.ends.catch(() => {});
  const second = browser.tab();

  await assert.rejects(first.ends, refused);

  await until(() => browser.server.open === 1 && second.opened);
  browser.tabs = [second];
  await browser.closeAll();
});

test("what cannot be read on joining is an error, and the wait for a turn ends with it", async () => {
  const browser = new Browser();
  const first = browser.tab();
  await until(() => first.opened);

  const join = () => Promise.reject(new Error("offline"));
  await assert.rejects(browser.tab({ join }).ends, /offline/);

  browser.tabs = [first];
  await browser.closeAll();
});

for (const [what, means] of Object.entries({
  "no locks": { locks: null },
  "locks that are refused": { locks: { request: () => Promise.reject(new Error("SecurityError")) } },
  "no channel": {
    Channel: class {
      constructor() {
        throw new Error("SecurityError");
      }
    },
  },
})) {
  test(`a page with ${what} opens a stream in each tab`, async () => {
    const browser = new Browser();
    const tabs = [browser.tab(means), browser.tab(means)];
    browser.server.say("one");

    await until(() => tabs.every((tab) => tab.texts.length === 1));
    assert.equal(browser.server.open, 2);
    await browser.closeAll();
  });
}
