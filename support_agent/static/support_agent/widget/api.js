import { parseEvents, piecesOf } from "./stream.js";

const LONGEST_ANSWER = 20_000;
// As many messages as an answer brings.
const PAGE = 200;
// A connection may have died unnoticed; the next try gets a new one.
const LONGEST_OPENING = 10_000;

/** The server has answered, and said no. Its sentence is fit for the customer. */
export class Refused extends Error {
  constructor(status, { code, message = "" }, seconds, key) {
    super(message);
    this.key = key;
    this.status = status;
    this.seconds = seconds;
    this.passes = status === 429 || status === 408 || status >= 500;
    // By code: a proxy's own 404 must not cost the customer the conversation.
    this.isGone = code === "conversation_not_found";
  }
}

/** No answer, or none that our server gave. */
export class Unreachable extends Error {
  passes = true;
}

/** The server's side of a conversation. Raises Refused and Unreachable, nothing else. */
export class Api {
  #given;

  constructor(given) {
    this.#given = { silence: 40_000, opening: LONGEST_OPENING, ...given };
  }

  begin(identity, purpose) {
    const { language } = this.#given;
    return this.#call("POST", "", { about: { language, ...purpose, ...(identity && { identity }) } });
  }

  forget(key) {
    this.post(key, "sign_out/", {}).catch(() => {});
  }

  post(key, path, about) {
    return this.#call("POST", path, { key, about });
  }

  /** All that was said after a sequence, and who speaks now. */
  async since(key, after) {
    const said = await this.#call("GET", `messages/?after=${after}`, { key });
    const { messages } = said;
    if (messages.length < PAGE) return said;
    const more = await this.since(key, messages.at(-1).sequence);
    return { ...more, messages: [...messages, ...more.messages] };
  }

  /** Yields {event, data} from the stream, data parsed; the first is "open". */
  async *events(key, { after, signal }) {
    const headers = { "Last-Event-ID": String(after) };
    const opening = new AbortController();
    const give = () => opening.abort();
    signal.addEventListener("abort", give);
    const timer = setTimeout(give, this.#given.opening);
    const request = { key, signal: opening.signal, headers };
    const response = await this.#reach("GET", "events/", request).finally(() => clearTimeout(timer));
    try {
      yield { event: "open" };
      const pieces = piecesOf(response.body, this.#given.silence);
      for await (const { event, data } of parseEvents(pieces)) {
        yield { event, data: JSON.parse(data) };
      }
    } catch {
      throw new Unreachable();
    }
  }

  async #call(method, path, request) {
    const signal = AbortSignal.timeout(LONGEST_ANSWER);
    try {
      const response = await this.#reach(method, path, { ...request, signal });
      return JSON.parse((await response.text()) || "{}");
    } catch (error) {
      throw error instanceof Refused ? error : new Unreachable();
    }
  }

  async #reach(method, path, { key, about, signal, headers }) {
    const { base, language, renewed } = this.#given;
    const place = key ? `conversations/${key.id}/${path}` : "conversations/";
    const response = await fetch(new URL(place, base), {
      method,
      signal,
      // Who signs out leaves the page.
      keepalive: path === "sign_out/",
      body: about && JSON.stringify(about),
      // Many browsers block a third party's cookies; the token needs none.
      credentials: "omit",
      cache: "no-store",
      headers: {
        "Accept-Language": language,
        ...(about && { "Content-Type": "application/json" }),
        ...(key && { Authorization: `Bearer ${key.token}` }),
        ...headers,
      },
    }).catch(() => {
      throw new Unreachable();
    });
    const token = response.headers.get("Conversation-Token");
    if (key && token) renewed(key, token);
    if (response.ok) return response;
    const seconds = Number(response.headers.get("Retry-After"));
    const body = await response.json().catch(() => ({}));
    throw new Refused(response.status, body, seconds, key);
  }
}
