/** A conversation's messages as they are known here: what was said, and what is on its way. */

/** The known messages with the new ones, once each and in order. */
export function merge(known, heard) {
  const bySequence = new Map(known.map((message) => [message.sequence, message]));
  for (const message of heard) bySequence.set(message.sequence, message);
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}

/** The last sequence that is known without a gap before it. */
export function lastSequence(messages) {
  return messages.at(-1)?.sequence ?? 0;
}

/** What is not said yet. An answer may be lost after the message was stored: its id tells. */
export function stillUnsent(outbox, messages) {
  const said = new Set(messages.map((message) => message.client_id).filter(Boolean));
  return outbox.filter((letter) => !said.has(letter.id));
}

/** An id that nobody else makes. `randomUUID` is missing where a page came over plain http. */
export function newId(source = globalThis.crypto) {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
