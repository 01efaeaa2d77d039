/** The desk: wires the page's parts, the keys, the address and the line to the server. */

// The customers' widget has the same need.
import { shared } from "../../support_agent/widget/tabs.js";
import { ask, asking, wireDialogs } from "./ask.js";
import { catchUp, current, open, refresh, reply, wireConversation } from "./conversation.js";
import { claim, handBack, reassign, resolve } from "./deeds.js";
import { make, part } from "./dom.js";
import { command, sends } from "./keys.js";
import { wireNotifications } from "./notify.js";
import { chooseTab, focusedRow, moveFocus, refreshQueue, tabs, wireQueue } from "./queue.js";
import { follow } from "./stream.js";

const { body } = document;
const { desk, login } = body.dataset;
const SINGLE_KEYS = "desk:single-keys";
const FIELDS = "textarea, select, input:not([type=checkbox])";

const COMMANDS = {
  next: () => moveFocus(1),
  previous: () => moveFocus(-1),
  claim: claimFocused,
  reply: () => part("draft").focus(),
  handBack,
  resolve,
  help: () => ask("help"),
  back,
  ...Object.fromEntries([0, 1, 2, 3].map((at) => [`tab${at + 1}`, () => chooseTab(tabs()[at].dataset.tab)])),
};

function idInAddress() {
  return /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/$/.exec(location.pathname)?.[1] ?? null;
}

async function openFromQueue(id) {
  if (id !== idInAddress()) history.pushState(null, "", `${desk}${id}/`);
  look("conversation");
  const shown = open(id);
  part("who").focus({ preventScroll: true });
  await shown;
}

async function claimFocused() {
  const row = focusedRow();
  if (row && row !== current().id) await openFromQueue(row);
  await claim();
}

/** On a phone, show one of the three views; where there is room, all are there. */
function look(view) {
  body.dataset.view = view;
}

function back() {
  const typing = document.activeElement?.closest(FIELDS);
  if (typing) typing.blur();
  else if (body.dataset.view === "facts") look("conversation");
  else if (current().id) leave();
}

function leave() {
  const left = current().id;
  history.pushState(null, "", desk);
  look("queue");
  open(null);
  document.querySelector(`#rows a[data-conversation="${left}"]`)?.focus();
}

function wireKeys() {
  const single = part("single-keys");
  single.checked = stored() !== "off";
  single.addEventListener("change", () => {
    try {
      localStorage.setItem(SINGLE_KEYS, single.checked ? "on" : "off");
    } catch {
      // Blocked: the choice holds until the page is left.
    }
  });
  document.addEventListener("keydown", (event) => {
    // An open dialog has keys of its own.
    if (asking() || event.defaultPrevented) return;
    const typing = Boolean(event.target.closest(FIELDS));
    const deed = COMMANDS[command(event, { typing, single: single.checked })];
    // In the conversation and the facts the arrows scroll.
    const scrolls = event.key.startsWith("Arrow") && event.target.closest("#log, .facts, [role=tab]");
    if (!deed || scrolls) return;
    event.preventDefault();
    deed();
  });
}

function stored() {
  try {
    return localStorage.getItem(SINGLE_KEYS);
  } catch {
    return null;
  }
}

function wireButtons() {
  part("claim").addEventListener("click", claim);
  part("reassign").addEventListener("click", reassign);
  part("hand-back").addEventListener("click", handBack);
  part("resolve").addEventListener("click", resolve);
  part("help").addEventListener("click", () => ask("help"));
  for (const button of document.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () =>
      button.dataset.go === "queue" ? leave() : look(button.dataset.go),
    );
  }
  part("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    reply();
  });
  const touch = matchMedia("(pointer: coarse)");
  part("draft").addEventListener("keydown", (event) => {
    if (!sends(event, { touch: touch.matches })) return;
    event.preventDefault();
    reply();
  });
  window.addEventListener("popstate", showAddress);
}

function showAddress() {
  const id = idInAddress();
  look(id ? "conversation" : "queue");
  open(id);
}

const LINES = {
  live: "Live",
  connecting: "Connecting…",
  offline: "Offline. Nothing is lost.",
  refused: "Signed out.",
};

function showLine(state) {
  const line = part("line");
  const name = state === "connecting" && !navigator.onLine ? "offline" : state;
  if (body.dataset.line === name) return;
  body.dataset.line = name;
  line.textContent = LINES[name];
  if (name === "refused") {
    const address = `${login}?next=${encodeURIComponent(location.pathname)}`;
    line.append(" ", make("a", "", "Sign in again", { href: address }));
  }
}

wireQueue({ desk, show: openFromQueue });
wireConversation();
wireDialogs();
wireNotifications();
wireKeys();
wireButtons();
showAddress();
refreshQueue();
follow(`${desk}events/`, {
  share: shared,
  state: showLine,
  hello() {
    refreshQueue();
    catchUp();
  },
  changed(conversation) {
    refreshQueue();
    if (!conversation || conversation === current().id) refresh();
  },
});
