// What several tests need: a page's storage, a token, a customer at the widget.
import { webcrypto } from "node:crypto";

import { Conversation } from "../../support_agent/static/support_agent/widget/conversation.js";
import { Drawer } from "../../support_agent/static/support_agent/widget/keep.js";

// Every browser has it, Node 18 not yet.
globalThis.crypto ??= webcrypto;

/** A storage as a browser has it. */
export class Storage {
  #items = new Map();
  getItem = (name) => this.#items.get(name) ?? null;
  setItem = (name, value) => this.#items.set(name, value);
  removeItem = (name) => this.#items.delete(name);
}

/** What a page keeps: one storage for all tabs and one for its own. */
export function makeStorage() {
  const [local, session] = [new Storage(), new Storage()];
  return {
    lasting: () => new Drawer(() => local, ""),
    passing: () => new Drawer(() => session, ""),
  };
}

/** A token as a shop signs it, the signature aside. */
export function token(claims) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part(claims)}.signature`;
}

/** A customer at the widget, in a hurry. Close it at the end. */
export function visit(server, { storage = makeStorage(), identity = null, ...pace } = {}) {
  const conversation = new Conversation({
    base: server.base,
    language: "en",
    identity,
    lasting: storage.lasting(),
    passing: storage.passing(),
    changed: () => {},
    pauseAfter: () => 5,
    ...pace,
  });
  conversation.start();
  return conversation;
}

/** Resolves once it is so; fails the test when it never is. */
export async function until(isSo, what = isSo) {
  for (const start = Date.now(); Date.now() - start < 10_000;) {
    if (isSo()) return;
    await pause(3);
  }
  throw new Error(`Never came: ${what}`);
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The texts that a customer sees, top to bottom. */
export const texts = (conversation) => conversation.state.entries.map((entry) => entry.text);
