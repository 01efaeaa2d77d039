// The one script of a shop's page; the README says what its tag may carry.
import { Conversation } from "./conversation.js";
import { Drawer, subjectOf } from "./keep.js";
import { chooseLanguage, speaker } from "./language.js";
import { View } from "./view.js";

const NAME = "support-chat";
const LOOK_AT_THE_CLOCK = 5_000;
const ASLEEP = 10_000;
const DEEDS = ["send", "retry", "takeBack", "callPerson", "prove", "needNoProof"];

// A module does not know its own tag.
const tag = document.querySelector('script[src*="/support_agent/widget/"]')?.dataset ?? {};
// The site is where this file comes from, below whichever path of its host.
const site = new URL("../../../", import.meta.url);
const base = new URL("api/v1/", site);
const language = chooseLanguage(tag.language, document.documentElement.lang, ...navigator.languages);
const say = await speaker(language);
const prefix = `${NAME} ${String(site).replace(/\/$/, "")} `;
const lasting = new Drawer(() => localStorage, prefix);
const passing = new Drawer(() => sessionStorage, prefix);

class SupportChat extends HTMLElement {
  #identity = tag.identity;
  #conversation;
  #view;
  #listening;
  #isStale = false;

  connectedCallback() {
    this.#view ??= this.#makeView();
    this.#begin();
    this.#listen();
    if (passing.read("open") ?? "open" in tag) this.#open({ takesFocus: false });
  }

  disconnectedCallback() {
    this.#listening.abort();
    this.#conversation.close();
    this.#view.leave();
  }

  /** Somebody has signed in, or has a fresh token; null when they have signed out. */
  identify(token) {
    const isSame = subjectOf(token) === subjectOf(this.#identity);
    this.#identity = token;
    if (isSame && token) this.#conversation?.vouch(token);
    else if (!isSame && this.#conversation) this.#begin();
  }

  /** Forget the conversation on this computer. */
  signOut() {
    this.#conversation.signOut();
    this.#identity = null;
    this.#begin();
  }

  open() {
    this.#open({ takesFocus: true });
  }

  close() {
    passing.write("open", false);
    this.#view.close();
  }

  #open({ takesFocus }) {
    passing.write("open", true);
    this.#view.open({ takesFocus });
    this.#show();
  }

  #begin() {
    this.#conversation?.close();
    this.#conversation = new Conversation({
      base,
      language,
      identity: this.#identity,
      lasting,
      passing,
      changed: () => this.#showSoon(),
      lapsed: () => this.dispatchEvent(new Event("identity-lapsed", { bubbles: true })),
    });
    this.#conversation.start();
    this.#view.panel.restoreDraft();
    this.#showSoon();
  }

  #makeView() {
    const deed = (name) => [name, (...about) => this.#conversation[name](...about)];
    const panel = { open: () => this.open(), close: () => this.close() };
    return new View({
      shadow: this.attachShadow({ mode: "open" }),
      language,
      say,
      acts: { ...Object.fromEntries(DEEDS.map(deed)), ...panel },
      draft: { read: () => passing.read("draft"), write: (text) => passing.write("draft", text) },
    });
  }

  #listen() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const on = (target, kind, act) => target.addEventListener(kind, act, { signal });
    for (const kind of ["online", "offline"]) on(window, kind, () => this.#reconnect());
    on(window, "pagehide", () => this.#conversation.rest());
    on(window, "pageshow", ({ persisted }) => persisted && this.#conversation.wake());
    on(window, "storage", ({ key }) => this.#otherTab(key));
    on(document, "visibilitychange", () => this.#looked());
    this.#watchTheClock(signal);
  }

  // A computer that has slept tells nobody.
  #watchTheClock(signal) {
    let last = Date.now();
    const look = () => {
      if (document.hidden) return;
      const hasSlept = Date.now() - last > LOOK_AT_THE_CLOCK + ASLEEP;
      last = Date.now();
      if (hasSlept) this.#reconnect();
    };
    const watch = setInterval(look, LOOK_AT_THE_CLOCK);
    signal.addEventListener("abort", () => clearInterval(watch));
  }

  // The old connection may be dead without knowing.
  #reconnect() {
    this.#conversation.rest();
    this.#conversation.wake();
  }

  #looked() {
    // At once: a phone stops a page's clock as it goes, and the page would keep the others waiting.
    if (document.hidden) this.#conversation.rest();
    else this.#conversation.wake();
  }

  #otherTab(name) {
    const isOther = (lasting.read("key")?.id ?? null) !== this.#conversation.state.id;
    if (name === `${prefix}key` && isOther) this.#begin();
  }

  #showSoon() {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      this.#show();
    });
  }

  #show() {
    if (!this.isConnected) return;
    if (this.#view.isOpen && !document.hidden) this.#conversation.see();
    this.#view.show(this.#conversation.state);
  }
}

function appear() {
  if (customElements.get(NAME)) return;
  customElements.define(NAME, SupportChat);
  if (!document.querySelector(NAME)) document.body.append(document.createElement(NAME));
}

if (document.body) appear();
else addEventListener("DOMContentLoaded", appear);
