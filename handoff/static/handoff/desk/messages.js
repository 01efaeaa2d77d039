/** The conversation's messages on the page. */

import { arrange, make, part, show, words } from "./dom.js";
import { clock, day, moment } from "./time.js";

const NAMES = { customer: "Customer", agent: "Agent", notice: "Notice" };
const STATES = {
  sending: "Sending…",
  waiting: "Not sent yet. Trying again…",
  refused: "Not sent.",
};

let atEnd = true;

/** Show what was said, then what is on its way. Whoever reads further up is left there. */
export function showMessages(messages, outbox, { customer, retry, edit, fresh }) {
  const log = part("log");
  const list = part("messages");
  const before = list.children.length;
  const mine = Number(document.body.dataset.me);
  const items = [...withDays(messages), ...outbox.map((letter) => ({ ...letter, letter: true }))];
  // What was there before is not news: a screen reader says only what comes from now on.
  log.setAttribute("aria-live", fresh ? "off" : "polite");
  arrange(list, items, keyOf, (item, said) => fill(item, said, { customer, mine, retry, edit }));
  setTimeout(() => log.setAttribute("aria-live", "polite"), 500);
  if (fresh || atEnd) toEnd();
  else if (list.children.length > before) show(part("below"), true);
}

/** Keep the last message in sight while the reply grows, and offer the way down to it. */
export function wireLog() {
  const log = part("log");
  part("below").addEventListener("click", toEnd);
  log.addEventListener("scroll", () => {
    atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
    if (atEnd) show(part("below"), false);
  });
  new ResizeObserver(() => atEnd && toEnd()).observe(log);
}

function toEnd() {
  atEnd = true;
  part("log").scrollTop = part("log").scrollHeight;
}

function* withDays(messages) {
  let last = "";
  for (const message of messages) {
    const date = day(message.created_at);
    if (date !== last) yield { date, before: message.sequence };
    last = date;
    yield message;
  }
}

// A letter and the message that it becomes are one bubble.
function keyOf(item) {
  if (item.date) return `day before ${item.before}`;
  if (item.letter) return `person ${item.id}`;
  return `${item.author} ${item.client_id ?? item.sequence}`;
}

function fill(item, said, { customer, mine, retry, edit }) {
  if (said.date) {
    item.className = "day";
    item.textContent = said.date;
    return;
  }
  const own = said.letter || said.person?.id === mine;
  item.className = `message ${said.letter ? "person" : said.author}${own ? " own" : ""}`;
  item.replaceChildren(head(said, own ? "You" : nameOf(said, customer)), words("p", "", said.text));
  if (!said.letter) return;
  item.classList.add(said.state);
  item.append(fate(said, retry, edit));
}

function nameOf(said, customer) {
  if (said.author === "customer") return customer ?? NAMES.customer;
  return said.person?.name ?? NAMES[said.author];
}

function head(said, name) {
  // A notice is told by its look; only who can't see it needs the word.
  const who = [words("b", said.author === "notice" ? "hidden" : "", name)];
  if (said.author === "person" && name !== "You") who.push(make("span", "role", "person"));
  if (said.created_at) {
    const times = { datetime: said.created_at, title: moment(said.created_at) };
    who.push(make("time", "", clock(said.created_at), times));
  }
  return make("div", "by", who);
}

function fate(letter, retry, edit) {
  const line = make("div", "fate", [
    make("span", "", letter.why ? `${STATES[letter.state]} ${letter.why}` : STATES[letter.state]),
  ]);
  if (letter.state === "waiting") line.append(button("Send now", retry));
  if (letter.state === "refused") line.append(button("Edit", () => edit(letter)));
  return line;
}

function button(text, deed) {
  const made = make("button", "", text, { type: "button" });
  made.addEventListener("click", deed);
  return made;
}
