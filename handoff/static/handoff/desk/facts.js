/** The brief on the page, and the trace below it. */

import { make, part, show, words } from "./dom.js";
import { promised } from "./due.js";
import { moment } from "./time.js";
import { showTrace } from "./trace.js";

const DEEDS = {
  get_order_status: "looked up",
  estimate_delivery: "looked up",
  open_return_request: "asked",
};

/** Show what a colleague must know, and what the agent did. */
export function showFacts({ escalation, duties, runs }) {
  show(part("facts"), true);
  redraw(part("brief"), [escalation, duties], () => brief(escalation, duties));
  showTrace(runs);
}

// Drawn anew only when it changed.
function redraw(box, value, draw) {
  const looks = JSON.stringify(value);
  if (box.looks === looks) return;
  box.looks = looks;
  box.replaceChildren(...draw().filter(Boolean));
}

function brief(escalation, duties) {
  const title = make("h2", "", "Brief");
  if (!escalation) {
    const none = "Nobody has called a person here, so there is no brief yet.";
    return [title, make("p", "soft", none), promised(duties)];
  }
  const known = escalation.brief;
  const more = known.more ?? {};
  const detail = escalation.detail_label ? [" (", words("span", "", escalation.detail_label), ")"] : [];
  return [
    title,
    make("p", "soft", [
      `Called ${moment(escalation.opened_at)}: ${escalation.reason_label}`,
      ...detail,
      ". As it stood then.",
    ]),
    promised(duties),
    transfers(escalation.transfers),
    known.wish &&
      make("section", "wish", [
        make("h3", "", "What they want, as the agent sums it up"),
        words("blockquote", "", known.wish),
      ]),
    list("Left open", newly(known.unresolved, known.wish), line, "open-point"),
    list("Refused", known.refused, finding, "bad", more.refused),
    list("Left out of its replies", known.withheld, line, "bad", more.withheld),
    list("Checked", known.checked, finding, "", more.checked),
    list("Promised or said", known.promised, line, "", more.promised),
    list("Asked", known.asked, line, "", more.asked),
    escalation.word && list("Word to the agent", [escalation.word], line),
  ];
}

function transfers(moves) {
  if (!moves.length) return null;
  const lines = moves.map(({ left_by: from, given_to: to, by, at }) =>
    make("li", "", [
      words("b", "", from.name),
      to ? " → " : " can’t answer any more, back to the queue",
      to ? words("b", "", to.name) : "",
      to ? ", by " : "",
      by ? words("span", "", by.name) : "",
      `, ${moment(at)}`,
    ]),
  );
  return make("section", "", [make("h3", "", "Who had it before"), make("ul", "", lines)]);
}

// What is left open is often the wish itself, which stands above already.
const newly = (text, said) => (text && text !== said ? [text] : []);

function list(title, entries, draw, name = "", more = 0) {
  if (!entries.length) return null;
  const earlier = more ? [make("li", "soft", `and ${more} more before`)] : [];
  const lines = [...earlier, ...entries.map((entry) => draw(entry))];
  return make("section", name, [make("h3", "", title), make("ul", "", lines)]);
}

const line = (text) => words("li", "", text);

// What there are no words for is shown as it is.
const finding = (found) => make("li", "fact", found.said ? inWords(found) : asItIs(found));

const inWords = ({ tool, about, said, at }) => [
  make("div", "about", [
    words("b", "", about),
    at ? make("time", "soft", `${DEEDS[tool] ?? "tried"} ${moment(at)}`, { datetime: at }) : "",
  ]),
  words("div", "said", said),
];

const asItIs = ({ tool, input, result }) => [
  words("code", "", tool),
  " ",
  input ? words("span", "input", input) : "",
  words("div", "result", result),
];
