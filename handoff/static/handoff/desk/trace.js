/** What the agent did: its runs, each step in one line that unfolds to the exact words. */

import { arrange, make, part, show, words } from "./dom.js";
import { moment } from "./time.js";
import { readAgain } from "./unfold.js";

/** Show the runs. What is unfolded stays so, and what has not changed is left as it is. */
export function showTrace(runs) {
  show(part("no-trace"), runs.length === 0);
  const list = part("runs");
  const known = list.children.length > 0;
  arrange(list, runs, ({ id }) => id, fillRun);
  // Only what one comes to: a run that begins later unfolds nothing under somebody's eyes.
  if (!known && list.lastElementChild) list.lastElementChild.firstElementChild.open = true;
}

function fillRun(item, run) {
  const details = item.querySelector("details") ?? item.appendChild(newRun());
  const [summary, steps, open] = details.children;
  summary.replaceChildren(...spaced([
    make("b", "", `Run ${run.id}`),
    ...run.marks.flatMap(flag),
    run.end && words("span", "", run.end),
    cost([moment(run.queued_at), `${run.steps.length} step${run.steps.length === 1 ? "" : "s"}`, ...run.cost]),
  ]));
  arrange(steps, run.steps, ({ number }) => number, fillStep);
  show(open, Boolean(run.unresolved));
  open.replaceChildren(make("b", "", "Left open"), " ", words("bdi", "", run.unresolved));
}

const newRun = () =>
  make("details", "run", [make("summary"), make("ol", "steps"), make("p", "left-open")]);

function fillStep(item, step) {
  const details =
    item.querySelector("details") ??
    item.appendChild(make("details", "step", make("summary"), { "data-step": `${step.run}/steps/${step.number}` }));
  details.firstElementChild.replaceChildren(...spaced(line(step)));
  readAgain(details);
}

function line(step) {
  return [
    make("span", "number", step.number),
    ...step.marks.flatMap(flag),
    step.did && make("span", "did", step.did),
    step.planned && make("q", "planned", words("bdi", "", step.planned)),
    ...step.deeds.map(deed),
    cost(step.cost),
  ];
}

const cost = (parts) => make("span", "cost", spaced(parts.map((part) => words("span", "", part))));

const spaced = (parts) => parts.filter(Boolean).flatMap((part) => [part, " "]);

const flag = ({ word, level, why }) => [
  make("span", `flag ${level}`, word),
  why && words("bdi", `why ${level}`, why),
];

const deed = ({ did, outcome, saw }, place, all) =>
  make("span", "deed", [
    words("bdi", "did", did),
    ...(outcome === "done" ? [] : [" ", make("span", `outcome ${outcome}`, outcome.replace("_", " "))]),
    ...(saw ? [": ", words("bdi", "", saw)] : []),
    place < all.length - 1 ? ";" : "",
  ]);
