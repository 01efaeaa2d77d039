/** Following the desk's events: reads until told to stop, and connects again when the line is lost. */

import { pause } from "./backoff.js";
import { parseEvents } from "./sse.js";

// The server says something every 15 seconds at the least; silence means that the line is dead.
const LONGEST_SILENCE = 40_000;
// The browser may ask over a connection that died unnoticed, while the next try gets a new one.
const LONGEST_OPENING = 10_000;
const LOOK_AT_THE_CLOCK = 5_000;
const ASLEEP = 10_000;
const STANDS = 20_000;

class Refused extends Error {}

/**
 * Calls `hello()` at each connection, `changed(id or null)` for each event, `state(name)` with
 * "live", "connecting" or "refused". It never ends. `share` has one stream for all tabs.
 */
export function follow(address, { hello, changed, state, share }) {
  let attempt = 0;
  let heardAt = Infinity;
  let wake = () => {};
  let cut = () => {};

  async function listen() {
    heardAt = Infinity;
    const control = new AbortController();
    cut = () => control.abort();
    const { signal } = control;
    const events = share(`desk ${address}`, { open: read, join: async () => {}, signal });
    for await (const { event, data } of events) hear(event, data);
  }

  async function* read(signal) {
    const own = new AbortController();
    const give = () => own.abort();
    signal.addEventListener("abort", give);
    let watch = setTimeout(give, LONGEST_OPENING);
    try {
      const response = await fetch(address, { signal: own.signal, cache: "no-store" });
      if (response.status === 403) throw new Refused();
      if (!response.ok || !response.body) throw new Error("no stream");
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const parse = parseEvents();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(watch);
        watch = setTimeout(give, LONGEST_SILENCE);
        yield* parse(part.value);
      }
    } finally {
      clearTimeout(watch);
      give();
    }
  }

  function hear(event, data) {
    // Another tab's stream is as good, from the moment that it is heard here.
    if (event === "hello" || event === "open") {
      heardAt = Date.now();
      state("live");
      hello();
    } else if (event === "changed") {
      changed(data.conversation);
    }
  }

  async function forever() {
    while (true) {
      // However it ended, it goes on; a refused one too, since a colleague may sign in again.
      const error = await listen().catch((error) => error);
      state(error instanceof Refused ? "refused" : "connecting");
      // One that is hung up on at once does not run the server down.
      if (Date.now() - heardAt > STANDS) attempt = 0;
      await new Promise((resolve) => {
        wake = resolve;
        setTimeout(resolve, pause(attempt++));
      });
    }
  }

  // The line may be dead without knowing.
  function again() {
    cut();
    attempt = 0;
    wake();
  }

  window.addEventListener("offline", () => cut());
  window.addEventListener("online", again);
  onWaking(again);
  forever();
}

// A computer that has slept tells nobody.
function onWaking(woken) {
  let last = Date.now();
  setInterval(() => {
    if (document.hidden) return;
    const hasSlept = Date.now() - last > LOOK_AT_THE_CLOCK + ASLEEP;
    last = Date.now();
    if (hasSlept) woken();
  }, LOOK_AT_THE_CLOCK);
}
