/** The queue's rows and tabs on the page. */

import { arrange, make, part, show, words } from "./dom.js";
import { dueMark, inShort, tickDue } from "./due.js";
import { moment, urgency, waited } from "./time.js";

// What is due first says enough of a row.
const MOST_DUE = 2;
const EMPTY = {
  waiting: "Nobody waits. New calls appear here by themselves.",
  mine: "You have no conversation. Claim one from Waiting.",
  claimed: "No conversation is with a colleague.",
  ended: "Nothing has ended yet.",
};

/** Language codes as English words. */
export function languageName(code) {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code);
  } catch {
    return code;
  }
}

/** Show the rows of a tab; `open` is the conversation that is shown beside them. */
export function showRows({ tab, rows, next, counts }, { open, desk }) {
  arrange(part("rows"), rows, (row) => row.id, (item, row) => fillRow(item, row, desk));
  for (const link of links()) {
    if (link.dataset.conversation === open) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  show(part("empty"), rows.length === 0);
  part("empty").textContent = EMPTY[tab];
  show(part("more"), Boolean(next));
  for (const button of document.querySelectorAll("[data-tab]")) {
    const count = counts[button.dataset.tab];
    const shown = count > 998 ? "999+" : String(count);
    button.querySelector("b").textContent = button.dataset.tab === "ended" && !count ? "" : shown;
    button.classList.toggle("calls", button.dataset.tab === "mine" && counts.unanswered > 0);
  }
}

export const links = () => [...part("rows").querySelectorAll("a")];

/** Let every waiting time, and every promise, say what it is by now. */
export function tick(now) {
  tickDue(now);
  for (const mark of document.querySelectorAll("[data-since]")) {
    const ms = now - Number(mark.dataset.since);
    const level = urgency(ms);
    const text = level === "urgent" ? `urgent · ${waited(ms)}` : waited(ms);
    if (mark.textContent === text) continue;
    mark.textContent = text;
    mark.dataset.level = level;
  }
}

/** A waiting time that ticks. */
export function since(iso) {
  return make("span", "since", "", { "data-since": Date.parse(iso), "data-level": "" });
}

function fillRow(item, row, desk) {
  const link = item.querySelector("a") ?? item.appendChild(make("a"));
  link.href = `${desk}${row.conversation}/`;
  link.dataset.conversation = row.conversation;
  link.replaceChildren(
    make("span", "first", [
      words("strong", "name", row.customer ?? "Visitor"),
      row.state === "waiting" ? since(row.opened_at) : stateMark(row),
    ]),
    make("span", "why", [
      make("span", "", row.reason_label),
      make("abbr", "code", row.language, { title: languageName(row.language) }),
    ]),
    row.preview ? words("span", "preview", row.preview) : "",
    row.duties.length ? make("span", "promises", row.duties.slice(0, MOST_DUE).map(inRow)) : "",
  );
}

const inRow = (duty) => dueMark(duty, inShort(duty));

function stateMark(row) {
  if (row.state !== "claimed") {
    const by = words("span", "", row.ended_by?.name ?? "nobody");
    return make("span", "mark", [`${row.state_label} by `, by], { title: moment(row.ended_at) });
  }
  const me = String(row.claimed_by.id) === document.body.dataset.me;
  if (me && row.last_author === "customer") return make("span", "mark answer", "your turn");
  return words("span", "mark", me ? "you" : row.claimed_by.name);
}
