import { Unreachable } from "./api.js";
import { fit, subjectOf } from "./keep.js";

/** The key to the conversation: remembered, made with the first word, made anew once it is gone. */
export class Access {
  key = null;
  #given;
  #isIdentityRefused = false;
  #isClosed = false;
  #preparing = null;

  constructor(given) {
    this.#given = given;
  }

  /** Whether the shop vouches for the one who writes. */
  get isKnown() {
    return Boolean(this.#given.identity) && !this.#isIdentityRefused;
  }

  resume() {
    this.#recall();
    if (this.key) this.#ready().catch(() => {});
  }

  /** Do something with the key; once more with a new one when the conversation is gone. */
  async use(deed, purpose) {
    const key = await this.#ready(purpose);
    try {
      return await deed(key);
    } catch (error) {
      if (!error.isGone) throw error;
      this.lose(key.id);
      return deed(await this.#ready(purpose));
    }
  }

  lose(id) {
    if (this.key?.id !== id) return;
    const { drawer } = this.#given;
    if (drawer.read("key")?.id === id) drawer.write("key", null);
    this.#move(null, "lost");
  }

  renew({ id, token }) {
    if (!this.#isClosed && this.key?.id === id) this.#keep({ ...this.key, token });
  }

  close() {
    this.#isClosed = true;
  }

  #ready(purpose) {
    this.#preparing ??= this.#prepare(purpose).finally(() => (this.#preparing = null));
    return this.#preparing;
  }

  async #prepare(purpose) {
    if (!this.key) this.#recall();
    if (!this.key) await this.#asKnown((identity) => this.#begin(identity, purpose));
    if (this.key?.subject === null) await this.#asKnown((identity) => this.#identify(identity));
    if (this.#isClosed) throw new Unreachable();
    return this.key;
  }

  // A token that ran out in a page left open must not cost its customer the conversation.
  async #asKnown(deed) {
    if (!this.isKnown) return deed(null);
    try {
      return await deed(this.#given.identity);
    } catch (error) {
      if (error.passes || error.isGone) throw error;
      this.#isIdentityRefused = true;
      return deed(null);
    }
  }

  async #begin(identity, purpose) {
    const key = await this.#given.api.begin(identity, purpose);
    if (this.#isClosed) return;
    // Another tab may have begun one meanwhile; the customer has only one.
    this.#recall();
    if (this.key) return;
    this.#keep({ ...key, subject: subjectOf(identity) });
    this.#move(this.key, "begun");
  }

  async #identify(identity) {
    if (!identity) return;
    await this.#given.api.post(this.key, "identify/", { identity });
    if (!this.#isClosed) this.#keep({ ...this.key, subject: subjectOf(identity) });
  }

  #recall() {
    const { api, drawer, identity } = this.#given;
    const key = drawer.read("key");
    const fitting = fit(key, subjectOf(identity));
    if (fitting === "forget") {
      drawer.write("key", null);
      api.forget(key);
    }
    if (fitting === "use" || fitting === "identify") this.#move(key, "resumed");
  }

  #keep(key) {
    this.key = key;
    this.#given.drawer.write("key", key);
  }

  #move(key, how) {
    this.key = key;
    this.#given.moved(key, how);
  }
}
