import { inLine } from "./text.js";

/** The page's title, with how many need somebody. */
export function title(needs, name = "") {
  const desk = name ? `${inLine(name)} · Desk` : "Desk";
  return needs > 0 ? `(${needs}) ${desk}` : desk;
}

/** What is news enough for a notification: calls that were not there before, answers in mine. */
export function news(before, now) {
  if (!before) return [];
  const known = new Set(before.waiting.map((row) => row.id));
  // Where there was more than the first page, a row may be new to it and wait for long.
  const whole = before.count <= before.waiting.length;
  const called = now.waiting
    .filter((row) => whole && !known.has(row.id))
    .map((row) => ({
      title: `${inLine(row.customer ?? "A visitor")} waits for a person`,
      body: inLine(row.preview || row.reason_label),
      conversation: row.conversation,
    }));
  // Beyond the queue's first page the newest are only counted.
  if (!called.length && now.count > before.count) {
    called.push({ title: `${now.count} customers wait for a person`, body: "", conversation: null });
  }
  if (now.unanswered > before.unanswered) {
    called.push({ title: "A customer of yours has written", body: "", conversation: null });
  }
  return called;
}
