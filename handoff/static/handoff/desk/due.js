/** What a customer was promised: by when it is due, and how late we are. */

import { make, words } from "./dom.js";
import { moment, waited } from "./time.js";

const HOUR = 3_600_000;

/** A promise that tells how long there is for it, once the clock has ticked. */
export function dueMark(duty, name) {
  const { due_at: due, missed } = duty;
  return make("span", "due", "", {
    "data-due": Date.parse(due),
    "data-what": name,
    "data-missed": missed || "",
    "data-level": "",
    title: `${what(duty)} by ${moment(due)}`,
  });
}

/** The promises of a conversation, each with its day and time, or nothing where none is open. */
export function promised(duties) {
  if (!duties.length) return null;
  const lines = duties.map((duty) =>
    make("li", duty.missed ? "missed" : "", [
      words("span", "", what(duty)),
      ` by ${moment(duty.due_at)} `,
      dueMark(duty, ""),
    ]),
  );
  return make("section", "promised", [make("h3", "", "Promised"), make("ul", "", lines)]);
}

/** In words: "Answer due in 2 h", "Answer overdue by 20 min"; and how urgent that is. */
export function inWords(name, milliseconds, missed) {
  const told = (text) => (name ? `${name} ${text}` : text);
  if (milliseconds < 0) return [told(`overdue by ${waited(-milliseconds)}`), "urgent"];
  const left = waited(milliseconds);
  if (missed) return [told(`late, ${left} left`), "urgent"];
  return [told(`due in ${left}`), milliseconds < HOUR ? "slow" : ""];
}

/** Let every promise say how long there is for it by now. */
export function tickDue(now) {
  for (const mark of document.querySelectorAll("[data-due]")) {
    const { due, what: name, missed } = mark.dataset;
    const [text, level] = inWords(name, Number(due) - now, missed);
    if (mark.textContent === text) continue;
    mark.textContent = text;
    mark.dataset.level = level;
  }
}

/** What is due in so few words that a row of the queue has room for its time. */
export const inShort = (duty) => (duty.kind === "decide" ? duty.about : what(duty));

const what = ({ kind, about }) => (kind === "decide" ? `Decision on ${about}` : "Answer");
