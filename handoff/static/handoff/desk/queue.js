/** The queue: which tab is read, how far, and when it is read again. */

import * as api from "./api.js";
import { part } from "./dom.js";
import { showBadge, tellNews } from "./notify.js";
import { links, showRows, tick } from "./rows.js";
import { throttle } from "./throttle.js";

const RETRY_AFTER = 3_000;
const asked = { tab: "waiting", reason: "", pages: 1 };
let shown = { tab: "waiting", rows: [], next: null, counts: {} };
let skew = 0;
let ticket = 0;
let applied = 0;
let needs = 0;
let page = { open: null, name: "", desk: "", show() {} };

/** Read the queue again, soon: many changes in a moment are one reading. */
export const refreshQueue = throttle(read, 700);

/** Wire tabs, filter and list. `show(id)` opens a conversation. */
export function wireQueue({ desk, show }) {
  page = { ...page, desk, show };
  for (const tab of tabs()) {
    tab.addEventListener("click", () => chooseTab(tab.dataset.tab));
    tab.addEventListener("keydown", (event) => moveTab(event, tab));
  }
  part("reason").addEventListener("change", ({ target }) => {
    Object.assign(asked, { reason: target.value, pages: 1 });
    read();
  });
  part("more").addEventListener("click", () => {
    asked.pages += 1;
    read();
  });
  part("rows").addEventListener("click", (event) => {
    const link = event.target.closest("a");
    // With a key held down the browser opens a tab of its own, as for any link.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link.dataset.conversation);
  });
  setInterval(tickNow, 1_000);
}

/** Mark the conversation that is shown beside the queue. */
export function markOpen(open, name) {
  page = { ...page, open, name };
  showRows(shown, page);
  badge();
}

export function chooseTab(name) {
  Object.assign(asked, { tab: name, pages: 1 });
  for (const tab of tabs()) {
    const chosen = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", chosen);
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) part("list").setAttribute("aria-labelledby", tab.id);
  }
  return read();
}

/** Move the focus through the rows, from the one that has it or the one that is open. */
export function moveFocus(step) {
  const rows = links();
  const at = rows.indexOf(document.activeElement);
  const from = at >= 0 ? at : rows.findIndex((row) => row.dataset.conversation === page.open);
  const to = from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + step));
  rows[to]?.focus();
}

/** The row that has the focus, if one has. */
export const focusedRow = () => document.activeElement?.closest("#rows a")?.dataset.conversation;

/** Let the waiting times say what they are by now, by the server's clock. */
export const tickNow = () => tick(Date.now() + skew);

export const tabs = () => [...document.querySelectorAll("[data-tab]")];

function moveTab(event, tab) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = tabs();
  const to = all[(all.indexOf(tab) + step + all.length) % all.length];
  to.focus();
  chooseTab(to.dataset.tab);
}

async function read() {
  const mine = ++ticket;
  const { tab, reason, pages } = asked;
  try {
    const got = await readPages(tab, reason, pages);
    const all = tab === "waiting" && !reason ? got : await api.queue("waiting", "");
    // An older answer that comes late must not undo a newer one.
    if (mine < applied || tab !== asked.tab || reason !== asked.reason) return;
    applied = mine;
    skew = Date.parse(got.now) - Date.now();
    shown = { tab, rows: got.results, next: got.next, counts: got.counts };
    showRows(shown, page);
    tickNow();
    needs = all.counts.waiting + all.counts.unanswered;
    badge();
    const now = { waiting: all.results, count: all.counts.waiting };
    tellNews({ ...now, unanswered: all.counts.unanswered }, page.show);
  } catch {
    setTimeout(refreshQueue, RETRY_AFTER);
  }
}

const badge = () => showBadge(needs, page.name);

async function readPages(tab, reason, pages) {
  let got = await api.queue(tab, reason);
  for (let more = 1; more < pages && got.next; more++) {
    const following = await api.queue(tab, reason, got.next);
    got = { ...following, results: [...got.results, ...following.results] };
  }
  return got;
}
