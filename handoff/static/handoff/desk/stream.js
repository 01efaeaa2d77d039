/** Following the desk's events: reads until told to stop, and connects again when the line is lost. */

import { pause } from "./backoff.js";
import { parseEvents } from "./sse.js";

// The server says something every 15 seconds at the least; silence means that the line is dead.
const LONGEST_SILENCE = 40_000;

/**
 * Calls `hello()` at each connection, `changed(id or null)` for each event, `state(name)` with
 * "live", "connecting" or "refused". It never ends.
 */
export function follow(address, { hello, changed, state }) {
  let attempt = 0;
  let wake = () => {};
  let cut = () => {};

  async function listen() {
    const control = new AbortController();
    cut = () => control.abort();
    let watch = setTimeout(cut, LONGEST_SILENCE);
    try {
      const response = await fetch(address, { signal: control.signal, cache: "no-store" });
      if (response.status === 403) return true;
      if (!response.ok || !response.body) throw new Error("no stream");
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const parse = parseEvents();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(watch);
        watch = setTimeout(cut, LONGEST_SILENCE);
        for (const { event, data } of parse(part.value)) hear(event, data);
      }
      return false;
    } finally {
      clearTimeout(watch);
    }
  }

  function hear(event, data) {
    if (event === "hello") {
      attempt = 0;
      state("live");
      hello();
    } else if (event === "changed") {
      changed(data.conversation);
    }
  }

  async function forever() {
    while (true) {
      // However it ended, it goes on; a refused one too, since a colleague may sign in again.
      const refused = await listen().catch(() => false);
      state(refused ? "refused" : "connecting");
      await new Promise((resolve) => {
        wake = resolve;
        setTimeout(resolve, pause(attempt++));
      });
    }
  }

  window.addEventListener("offline", () => cut());
  window.addEventListener("online", () => {
    attempt = 0;
    wake();
  });
  forever();
}
