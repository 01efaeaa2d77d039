import { Access } from "./access.js";
import { afterEvent, Messages, QUIET } from "./heard.js";
import { emptyForOthers, subjectOf } from "./keep.js";
import { newId, Outbox } from "./outbox.js";
import { Listener } from "./stream.js";
import { shared } from "./tabs.js";

/** One customer's conversation as this page knows it. It touches no page; `changed()` tells. */
export class Conversation {
  #given;
  #access;
  #outbox;
  #personCall;
  #listener;
  #messages = new Messages();
  #state = QUIET;
  #whisperEnds;
  #isResting = false;

  /** `lasting` outlives the page and is shared by tabs; `passing` is this tab's own. */
  constructor({ base, language, identity, lasting, passing, changed, whisper = 90_000, ...pace }) {
    emptyForOthers(passing, subjectOf(identity));
    this.#given = { base, lasting, passing, changed, whisper };
    const moved = (key, how) => this.#moved(key, how);
    this.#access = new Access({ base, language, identity, drawer: lasting, moved, ...pace });
    this.#outbox = new Outbox({
      items: passing.read("unsent") ?? [],
      send: (item) => this.#send(item),
      changed: (items) => this.#keepUnsent(items),
      ...pace,
    });
    // The wish for a person is tried like a message, but never waits behind one.
    this.#personCall = new Outbox({
      send: () => this.#callPerson(),
      changed: () => this.#set({}),
      ...pace,
    });
    this.#listener = new Listener({
      open: (signal) => this.#open(signal),
      heard: (event) => this.#hear(event),
      lost: (error, hasHeard) => this.#lost(error, hasHeard),
      ...pace,
    });
  }

  /** All that there is to show. */
  get state() {
    return {
      ...this.#state,
      id: this.#access.key?.id ?? null,
      isKnown: this.#access.isKnown,
      isLapsed: this.#access.isLapsed,
      call: this.#personCall.items[0],
      entries: this.#messages.entries(this.#outbox.items),
      unread: this.#messages.unreadAfter(this.#seen),
    };
  }

  start() {
    this.#access.resume();
    this.#outbox.run();
  }

  vouch(identity) {
    this.#access.vouch(identity);
  }

  send(text, choice) {
    const created_at = new Date().toISOString();
    this.#outbox.add({ client_id: newId(), text: text.trim(), created_at, choice });
  }

  retry(clientId) {
    this.#outbox.retry(clientId);
  }

  takeBack(clientId) {
    this.#outbox.drop(clientId);
  }

  callPerson() {
    if (this.#personCall.items.length) this.#personCall.retry("person");
    else this.#personCall.add({ client_id: "person" });
  }

  prove(order_number, secret) {
    const about = { order_number, [secret.includes("@") ? "email" : "postcode"]: secret };
    return this.#access.prove(about);
  }

  needNoProof() {
    this.#set({ wantsProof: null });
  }

  see() {
    const { id, unread } = this.state;
    if (!unread) return;
    this.#given.lasting.write("seen", { id, sequence: this.#messages.list().at(-1).sequence });
    this.#set({});
  }

  /** The key's copies end too. */
  signOut() {
    const key = this.#given.lasting.read("key");
    this.#given.lasting.write("key", null);
    if (key) this.#access.api.forget(key);
  }

  wake() {
    this.#isResting = false;
    this.#set({});
    if (this.#access.key) this.#listener.start();
    this.#outbox.wake();
    this.#personCall.wake();
  }

  /** Hang up while nobody looks, and let a tab that is looked at have the stream. */
  rest() {
    this.#isResting = true;
    this.#listener.stop();
  }

  close() {
    this.#given.changed = () => {};
    for (const part of [this.#access, this.#outbox, this.#personCall]) part.close();
    this.#listener.stop();
    clearTimeout(this.#whisperEnds);
  }

  get #seen() {
    const seen = this.#given.lasting.read("seen");
    return seen && seen.id === this.#access.key?.id ? seen.sequence : 0;
  }

  #set(better) {
    this.#state = { ...this.#state, ...better };
    this.#given.changed();
  }

  #keepUnsent(items) {
    this.#given.passing.write("unsent", items.length ? items : null);
    this.#set({});
  }

  async #send({ text, client_id, choice }) {
    const post = (key) => this.#access.api.post(key, "messages/", { text, client_id, choice });
    this.#hear({ event: "message", data: await this.#access.use(post) });
  }

  async #callPerson() {
    await this.#access.use((key) => this.#access.api.post(key, "human/", {}), { for_person: true });
    if (this.#state.holder === "agent") this.#set({ holder: "queue" });
  }

  #open(signal) {
    this.#set({ link: "connecting" });
    const { api, key } = this.#access;
    const open = () => api.events(this.#access.key, { after: this.#messages.whole, signal });
    const join = () => this.#askOnce();
    return shared(`support-chat ${this.#given.base} ${key.id}`, { open, join, signal });
  }

  #hear(event) {
    const isNews = event.event === "message" && this.#messages.add(event.data);
    this.#set(afterEvent(this.#state, event, isNews));
    // The answer to sending it may have been lost.
    if (isNews) this.#outbox.drop(event.data.client_id);
    if (this.#state.holder !== "agent") this.#personCall.drop("person");
    if (event.event !== "status") return; // The one that ends it may be lost.
    clearTimeout(this.#whisperEnds);
    this.#whisperEnds = setTimeout(() => this.#set({ doing: null }), this.#given.whisper);
  }

  #lost(error, hasHeard) {
    this.#set({ link: "connecting" });
    if (error?.isGone) this.#access.giveUp(error.key).catch(() => {});
    // A proxy that holds a stream back lets plain requests pass, as a full house does.
    else if (hasHeard === false || error?.seconds) this.#askOnce().catch(() => {});
  }

  async #askOnce() {
    const { key } = this.#access;
    const { messages, holder } = await this.#access.api.since(key, this.#messages.whole);
    if (key.id !== this.#access.key?.id) return;
    for (const data of messages) this.#hear({ event: "message", data });
    this.#hear({ event: "holder", data: { holder } });
  }

  #moved(key, how) {
    // A stream ends with its key.
    this.#listener.stop();
    if (how !== "renewed") {
      this.#messages = new Messages();
      const isAnew = how === "lost" || (how === "begun" && this.#state.isAnew);
      this.#state = { ...QUIET, isAnew, isReplaying: how === "resumed" };
    }
    if (key && !this.#isResting) this.#listener.start();
    this.#set({});
  }
}
