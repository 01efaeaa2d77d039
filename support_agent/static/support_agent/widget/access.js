import { Api, Unreachable } from "./api.js";
import { emailOf, fit, subjectOf } from "./keep.js";
import { Pause } from "./outbox.js";

/** The key to the conversation: made with the first word, replaced at proofs, anew once it is gone. */
export class Access {
  key = null;
  api;
  #given;
  #identity;
  #refused;
  #isClosed = false;
  #preparing = null;
  #fresh = new Pause();
  #proof = null;

  constructor({ identity, ...given }) {
    // Time for a page to fetch a token, and for another tab to get its new key.
    this.#given = { lapsed() {}, fresh: 5_000, otherTab: 1_000, ...given };
    this.#identity = identity;
    this.api = new Api({ ...given, renewed: (used, token) => this.#renew(used, token) });
  }

  get isKnown() {
    return Boolean(this.#identity) && !this.isLapsed;
  }

  /** A guest, though the page says who they are. */
  get isLapsed() {
    return this.#identity === this.#refused && this.key?.subject !== subjectOf(this.#identity);
  }

  resume() {
    this.#recall();
    this.vouch(this.#identity);
  }

  vouch(identity) {
    this.#identity = identity;
    this.#fresh.wake();
    if (this.key) this.#ready().catch(() => {});
  }

  /** Do something with the key; once more with a new one. */
  async use(deed, purpose) {
    const key = await this.#ready(purpose);
    try {
      return await deed(key);
    } catch (error) {
      if (!error.isGone) throw error;
      await this.giveUp(key);
      return deed(await this.#ready(purpose));
    }
  }

  prove(about) {
    this.#proof = (key) => this.api.post(key, "identify/", about);
    return this.use(this.#proof);
  }

  async giveUp(used) {
    // Its answer with the new key may be lost: the same proof gets it once more.
    if (!this.#hasNewer(used)) await this.#proof?.(used).catch(throwPassing);
    if (!this.#hasNewer(used)) await new Pause().wait(this.#given.otherTab);
    if (this.#hasNewer(used)) return;
    const { drawer } = this.#given;
    if (drawer.read("key")?.id === used.id) drawer.write("key", null);
    this.#move(null, "lost");
  }

  close() {
    this.#isClosed = true;
    this.#fresh.wake();
  }

  #ready(purpose) {
    this.#preparing ??= this.#prepare(purpose).finally(() => (this.#preparing = null));
    return this.#preparing;
  }

  async #prepare(purpose) {
    if (!this.key) this.#recall();
    if (!this.key) await this.#asKnown((identity) => this.#begin(identity, purpose));
    const { subject, email } = this.key ?? {};
    const isTheirs = subject === subjectOf(this.#identity);
    const isNews = isTheirs && email !== emailOf(this.#identity);
    if (subject === null || isNews) await this.#asKnown((identity) => this.#identify(identity));
    if (this.#isClosed) throw new Unreachable();
    return this.key;
  }

  // A token that ran out must not cost its customer the conversation.
  async #asKnown(deed, tokens = 3) {
    const identity = this.#identity;
    if (!tokens || !identity || this.#refused === identity) return deed(null);
    try {
      return await deed(identity);
    } catch (error) {
      if (error.isGone) throw error;
      throwPassing(error);
    }
    this.#refused = identity;
    const brought = this.#fresh.wait(this.#given.fresh);
    this.#given.lapsed();
    if (this.#identity !== identity) this.#fresh.wake();
    await brought;
    return this.#asKnown(deed, tokens - 1);
  }

  async #begin(identity, purpose) {
    const key = await this.api.begin(identity, purpose);
    if (this.#isClosed) return;
    // Another tab may have begun one meanwhile.
    this.#recall();
    if (this.key) return;
    this.#keep(key, identity);
    this.#move(this.key, "begun");
  }

  async #identify(identity) {
    if (!identity) return;
    this.#proof = (key) => this.api.post(key, "identify/", { identity });
    await this.#proof(this.key);
    if (!this.#isClosed && this.key) this.#keep(this.key, identity);
  }

  #renew(used, token) {
    // An answer to a replaced key may come late.
    if (this.#isClosed || this.key?.token !== used.token) return;
    this.#given.drawer.write("key", { ...this.key, token });
    this.#move({ ...this.key, token }, "renewed");
  }

  /** Here or in another tab. */
  #hasNewer({ id, token }) {
    const kept = this.#given.drawer.read("key");
    if (this.key?.token === token && kept?.id === id) this.key = kept;
    return this.key?.token !== token;
  }

  #recall() {
    const key = this.#given.drawer.read("key");
    const fitting = fit(key, subjectOf(this.#identity));
    if (fitting === "forget") {
      this.#given.drawer.write("key", null);
      this.api.forget(key);
    }
    if (fitting === "use" || fitting === "identify") this.#move(key, "resumed");
  }

  #keep(key, identity) {
    this.key = { ...key, subject: subjectOf(identity), email: emailOf(identity) };
    this.#given.drawer.write("key", this.key);
  }

  #move(key, how) {
    this.key = key;
    this.#given.moved(key, how);
  }
}

function throwPassing(error) {
  if (error.passes) throw error;
}
