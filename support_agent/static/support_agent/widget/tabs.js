// A hidden page's clock may tick once a minute only.
const ALIVE = 20_000;
const SILENCE = 100_000;

/**
 * What a stream says, in all tabs of a browser while one has it open: over HTTP/1.1 they share six
 * connections, and with a stream each the seventh could not even send. `open(signal)` opens it;
 * `join()` reads what was said before this tab hears the one that has it. The next in turn follows it.
 */
export async function* shared(name, { open, join, signal, silence = SILENCE, ...browser }) {
  const { locks, channel } = meansOf(name, browser);
  if (!channel) return yield* open(signal);

  const heard = [];
  let wake, release, alive;
  channel.onmessage = ({ data }) => {
    heard.push(data);
    wake?.(true);
  };
  const left = new AbortController();
  const leave = () => left.abort();
  signal.addEventListener("abort", leave);
  try {
    // Refused to a page without an origin, which is alone with its stream.
    release = await lock(locks, name, { ifAvailable: true }).catch(() => leave);
    if (!release) {
      let waits = true;
      const stop = (own) => {
        release = own;
        if (left.signal.aborted) own?.();
        waits = false;
        wake?.(true);
      };
      lock(locks, name, { signal: left.signal }).then(stop, () => stop());
      await join();
      yield { event: "open" };
      while (waits || heard.length) {
        if (heard.length) {
          const event = heard.shift();
          if (event) yield event;
          continue;
        }
        let timer;
        const goesOn = await new Promise((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, silence);
        });
        clearTimeout(timer);
        // A tab that hangs keeps its lock.
        if (!goesOn) break;
      }
      if (left.signal.aborted) return;
    }
    alive = setInterval(() => channel.postMessage(null), ALIVE);
    for await (const event of open(signal)) {
      channel.postMessage(event);
      yield event;
    }
  } finally {
    clearInterval(alive);
    leave();
    channel.close();
    // Whoever connects again at once must not take this tab's own lock for another's stream.
    await release?.();
  }
}

// Resolves to what gives the lock back and says when it is free; to nothing where another has it and
// this one does not wait.
const lock = (locks, name, options) =>
  new Promise((resolve, reject) => {
    const hold = (mine) => mine && new Promise((release) => granted(release));
    const granted = (release) => resolve(() => (release(), held));
    const held = locks.request(name, options, hold).then(() => resolve());
    held.catch(reject);
  });

// Old browsers and pages without TLS have none: each tab has a stream of its own.
function meansOf(name, { locks = globalThis.navigator?.locks, Channel = BroadcastChannel }) {
  try {
    return locks ? { locks, channel: new Channel(name) } : {};
  } catch {
    return {};
  }
}
