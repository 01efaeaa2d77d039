import { button, el, icon, plain, setText } from "./dom.js";
import { clock } from "./language.js";
import { linked } from "./links.js";

const NEAR = 60;
const GROUP_ENDS_AFTER = 5 * 60_000;

/** What was said. It follows the newest unless the customer reads further up. */
export class Log {
  #given;
  #list = el("ol", { role: "list" });
  #log = el(
    "div",
    { role: "log", "aria-live": "polite", "aria-relevant": "additions" },
    this.#list,
  );
  #scroll;
  #newer;
  #items = new Map();
  #newest = null;
  #follows = true;
  #top = 0;

  constructor({ before, after, ...given }) {
    const { say, language } = given;
    this.#given = { ...given, clock: clock(language) };
    this.#scroll = el(
      "div",
      { class: "scroll", tabindex: "0", role: "group", "aria-label": say("conversation") },
      before,
      this.#log,
      ...after,
    );
    this.#scroll.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    // A keyboard, a form or a longer draft takes place away from below.
    new ResizeObserver(() => this.#follows && this.follow()).observe(this.#scroll);
    const jump = () => {
      this.follow();
      this.#scroll.focus();
    };
    this.#newer = button({ class: "newer", onclick: jump }, icon("down"), say("newer"));
    this.#newer.hidden = true;
    this.element = el("div", { class: "log" }, this.#scroll, this.#newer);
  }

  show({ entries, isReplaying }) {
    // Nobody wants to hear the whole history again after a reload.
    this.#log.setAttribute("aria-busy", String(isReplaying === true));
    const keys = new Set(entries.map((entry) => entry.key));
    for (const [key, item] of this.#items) if (!keys.has(key)) this.#remove(key, item);
    this.#list.hidden = !entries.length;
    entries.forEach((entry, place) => this.#place(entry, place, entries[place - 1]));
  }

  settle() {
    const newest = this.#newest;
    this.#newest = null;
    if (!this.#follows) {
      if (newest) this.#newer.hidden = false;
      return;
    }
    this.follow();
    if (!newest || newest.dataset.author === "customer") return;
    if (newest.offsetHeight < this.#scroll.clientHeight) return;
    // A long answer is read from its beginning.
    this.#follows = false;
    this.#scroll.scrollTop = newest.offsetTop;
  }

  follow() {
    this.#follows = true;
    this.#newer.hidden = true;
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
  }

  #place(entry, place, previous) {
    let item = this.#items.get(entry.key);
    if (!item) {
      item = this.#newest = makeItem(entry, this.#given);
      this.#items.set(entry.key, item);
    }
    if (entry.sequence) item.dataset.sequence = entry.sequence;
    item.classList.toggle("opens", opensGroup(entry, previous));
    showFate(item, entry, this.#given);
    const there = this.#list.children[place];
    if (there !== item) this.#list.insertBefore(item, there ?? null);
  }

  #remove(key, item) {
    this.#items.delete(key);
    item.remove();
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroll;
    // What grows below scrolls nothing; only a reader scrolls up.
    if (scrollTop < this.#top) this.#follows = false;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#follows = true;
    if (this.#follows) this.#newer.hidden = true;
    this.#top = scrollTop;
  }
}

function makeItem({ author, text, created_at }, { say, clock }) {
  const time = el("time", { datetime: created_at }, clock(created_at));
  return el(
    "li",
    { "data-author": author },
    el("p", { class: "by" }, el("span", {}, say(author)), " · ", time),
    // Never markup: neither side of a conversation is trusted. Only what code wrote has links.
    el("div", { class: "text", dir: "auto" }, ...(author === "agent" ? linked(text) : [plain(text)])),
    el("p", { class: "fate" }),
  );
}

function showFate(item, entry, { say, retry, takeBack }) {
  const { key, state, again, problem } = entry;
  const fate = [state, again, problem].join();
  if (item.dataset.fate === fate) return;
  Object.assign(item.dataset, { fate, state });
  const place = item.querySelector(".fate");
  const words = problem || (state && say(state));
  setText(place, again && state === "failed" ? `${words} ${say("trying")}` : words);
  if (state !== "failed") return;
  const act = (name, onclick) => place.append(" ", button({ class: "inline", onclick }, say(name)));
  act("retry", () => retry(key));
  if (!again) act("edit", () => takeBack(entry));
}

function opensGroup(entry, previous) {
  if (previous?.author !== entry.author) return true;
  return new Date(entry.created_at) - new Date(previous.created_at) > GROUP_ENDS_AFTER;
}
