/** The brief and the trace on the page. */

import { make, part, show, words } from "./dom.js";
import { moment } from "./time.js";

const DEEDS = { open_return_request: "asked" };
const OUTCOMES = { done: "done", refused: "refused", not_run: "not run" };

/** Show what a colleague must know, and what the agent did. */
export function showFacts({ escalation, runs }) {
  show(part("facts"), true);
  redraw(part("brief"), escalation, () => brief(escalation));
  redraw(part("trace"), runs, () => trace(runs));
}

// Drawn anew only when it changed, and what was unfolded stays so.
function redraw(box, value, draw) {
  const looks = JSON.stringify(value);
  if (box.looks === looks) return;
  box.looks = looks;
  const folded = new Map([...box.querySelectorAll("details")].map((d) => [d.dataset.key, d.open]));
  box.replaceChildren(...draw().filter(Boolean));
  for (const details of box.querySelectorAll("details")) {
    details.open = folded.get(details.dataset.key) ?? details.open;
  }
}

function brief(escalation) {
  const title = make("h2", "", "Brief");
  if (!escalation) {
    return [title, make("p", "soft", "Nobody has called a person here, so there is no brief yet.")];
  }
  const known = escalation.brief;
  const more = known.more ?? {};
  const detail = escalation.detail ? [" (", words("span", "", escalation.detail), ")"] : [];
  return [
    title,
    make("p", "soft", [
      `Called ${moment(escalation.opened_at)}: ${escalation.reason_label}`,
      ...detail,
      ". As it stood then.",
    ]),
    known.wish &&
      make("section", "wish", [
        make("h3", "", "Wish, as the customer claims it"),
        words("blockquote", "", known.wish),
      ]),
    list("Left open", newly(known.unresolved, known.wish), line, "open-point"),
    list("Refused", known.refused, finding, "bad", more.refused),
    list("Written and not said", known.withheld, line, "bad", more.withheld),
    list("Checked", known.checked, finding, "", more.checked),
    list("Promised or said", known.promised, line, "", more.promised),
    list("Asked", known.asked, line, "", more.asked),
    escalation.word && list("Word to the agent", [escalation.word], line),
  ];
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
    at ? make("time", "soft", `${DEEDS[tool] ?? "looked up"} ${moment(at)}`, { datetime: at }) : "",
  ]),
  words("div", "said", said),
];

const asItIs = ({ tool, input, result }) => [
  words("code", "", tool),
  " ",
  input ? words("span", "input", input) : "",
  words("div", "result", result),
];

function trace(runs) {
  const title = make("h2", "", "Trace");
  if (!runs.length) return [title, make("p", "soft", "The agent has done nothing here yet.")];
  return [title, ...runs.map((run, place) => drawRun(run, place === runs.length - 1))];
}

function drawRun(run, last) {
  const code = run.end_code && run.end_code !== "reply" ? words("span", "", ` (${run.end_code})`) : "";
  const details = make("details", "run", [
    make("summary", "", [
      make("b", "", [`Run ${run.id}: ${run.state_label}`, code]),
      make("span", "soft", `${counted(run.steps.length, "step")} · ${cost(run)}`),
    ]),
    run.planner ? make("p", "soft", `${run.task} · ${run.planner}`) : "",
    make("ol", "steps", run.steps.map(drawStep)),
    run.unresolved ? words("p", "", `Left open: ${run.unresolved}`) : "",
  ], { "data-key": run.id });
  details.open = last;
  return details;
}

function drawStep(step) {
  return make("li", "", [
    make("p", "soft", [
      `Step ${step.index + 1} · ${cost(step)}`,
      step.instead_of ? make("span", "bad", ` · instead of ${step.instead_of}`) : "",
      step.failure ? make("span", "bad", ` · ${step.failure}`) : "",
    ]),
    step.plan ? words("p", "plan", step.plan) : "",
    ...step.calls.map(drawCall),
  ]);
}

function drawCall(call) {
  return make("div", "call", [
    make("p", "", [
      words("code", "", call.name),
      make("span", `outcome ${call.outcome}`, OUTCOMES[call.outcome]),
    ]),
    call.input ? words("p", "input", call.input) : "",
    call.result ? words("p", "result", call.result) : "",
  ]);
}

const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

const cost = ({ tokens, cost_usd: dollars }) =>
  `${counted(tokens.toLocaleString("en"), "token").replace(/^1 tokens/, "1 token")} · $${Number(dollars).toFixed(4)}`;
