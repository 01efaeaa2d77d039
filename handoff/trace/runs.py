"""A run and its steps in words: each step in one line, with a mark for all that stands out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from django.utils.text import capfirst

from handoff import brief
from orders.text import in_a_sentence
from support_agent.models import Run, Step

from . import codes, costs
from .deeds import Deed, deed_of

LONGEST_PLAN = 100
MOST_LEFT_OUT = 3
NO_PLAN = "Got no plan"
Level = Literal["bad", "warn", "good", "calm"]
LEVELS: dict[str, Level] = {
    Run.State.QUEUED: "calm",
    Run.State.RUNNING: "calm",
    Run.State.REPLIED: "good",
    Run.State.HANDED_OVER: "warn",
    Run.State.SUPERSEDED: "warn",
    Run.State.FAILED: "bad",
}


@dataclass(frozen=True, kw_only=True)
class Mark:
    """A word that is seen without its colour, and what is to be said of it."""

    word: str
    level: Level
    why: str = ""


@dataclass(frozen=True, kw_only=True)
class StepInWords:
    """What it planned, did, saw and cost."""

    run: int
    number: int
    planned: str
    did: str
    """What came of a step without a call: a reply, or no plan."""
    deeds: tuple[Deed, ...]
    marks: tuple[Mark, ...]
    cost: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RunInWords:
    """How it ended, what it cost in all, and its steps."""

    id: int
    end: str
    marks: tuple[Mark, ...]
    cost: tuple[str, ...]
    unresolved: str
    queued_at: datetime
    made: bool
    """Whether the return request that was asked about came of it."""
    steps: tuple[StepInWords, ...]


def in_words(runs: Iterable[Run], *, made: str = "") -> tuple[RunInWords, ...]:
    """The runs, their steps and calls read before. What made the return request `made` is marked."""
    return tuple(_run(run, made) for run in runs)


def _run(run: Run, made: str) -> RunInWords:
    steps = list(run.steps.all())
    told = (*(_step(run, steps, place, made) for place in range(len(steps))), *_no_step(run, steps))
    return RunInWords(
        id=run.pk,
        end=_end(run),
        marks=(Mark(word=capfirst(run.get_state_display()), level=LEVELS[run.state]),),
        cost=costs.of_all(steps),
        unresolved=run.unresolved,
        queued_at=run.queued_at,
        made=bool(made) and any(deed.made == made for step in told for deed in step.deeds),
        steps=told,
    )


def _end(run: Run) -> str:
    """Why it ended, where its state does not say all of it."""
    if run.state == Run.State.FAILED and run.end_code not in codes.KNOWN:
        # The tool that failed.
        return f"{codes.end('bug')} ({codes.plain(run.end_code)})"
    return "" if run.end_code in ("", "reply") else codes.end(run.end_code)


def _step(run: Run, steps: list[Step], place: int, made: str) -> StepInWords:
    step = steps[place]
    is_last = place == len(steps) - 1
    deeds = tuple(deed_of(call, run=run) for call in step.calls.all())
    said = is_last and run.state == Run.State.REPLIED
    return StepInWords(
        run=run.pk,
        number=step.index + 1,
        planned=_cut(in_a_sentence(step.plan) or "; ".join(brief.chosen(step))),
        did="" if deeds else _wrote(run, step, said=said),
        deeds=deeds,
        marks=tuple(_step_marks(run, step, deeds, said=said, made=made)),
        cost=costs.of(run, steps, place),
    )


def _no_step(run: Run, steps: list[Step]) -> Iterator[StepInWords]:
    """The attempt that a run failed with, where it cost nothing and so is no step."""
    if run.state != Run.State.FAILED or run.end_code not in codes.FAULTS:
        return
    if steps and steps[-1].failure:
        return
    yield StepInWords(
        run=run.pk,
        number=len(steps) + 1,
        planned="",
        did=NO_PLAN,
        deeds=(),
        marks=(Mark(word="Error", level="bad", why=codes.fault(run.end_code)),),
        cost=("free",),
    )


def _wrote(run: Run, step: Step, *, said: bool) -> str:
    if step.failure:
        return NO_PLAN
    return "Replied" if said else "Wrote a reply"


def _step_marks(
    run: Run, step: Step, deeds: tuple[Deed, ...], *, said: bool, made: str
) -> Iterator[Mark]:
    if step.index == 0 and run.summaries.all():
        yield Mark(word="Summed up", level="calm", why="what was said before, within this price")
    if made and any(deed.made == made for deed in deeds):
        yield Mark(word="Made this request", level="good")
    if step.failure:
        yield Mark(word="Error", level="bad", why=codes.fault(step.failure))
    is_over = not step.failure and run.state not in Run.OPEN
    yield from _reply_marks(run, step, is_unsaid=is_over and not deeds and not said)
    if step.instead_of:
        yield Mark(word="Instead of", level="warn", why=_instead_of(step.instead_of))
    if step.planned_by and step.planned_by not in costs.FREE:
        yield Mark(word="Stronger model", level="warn")


def _reply_marks(run: Run, step: Step, *, is_unsaid: bool) -> Iterator[Mark]:
    if step.withheld_by:
        yield Mark(word="Withheld", level="bad", why=_withheld(step))
    elif is_unsaid:
        yield Mark(word="Not said", level="warn", why=_end(run))
    elif step.unsupported:
        yield Mark(word="Left out", level="warn", why=_left_out(step))


def _withheld(step: Step) -> str:
    left_out = _left_out(step)
    return codes.check(step.withheld_by) + (f" ({left_out})" if left_out else "")


def _left_out(step: Step) -> str:
    return ", ".join(_cut(in_a_sentence(part)) for part in step.unsupported[:MOST_LEFT_OUT])


def _instead_of(kept: str) -> str:
    """'claude-x (overloaded)' as the model, and why it could not be had."""
    model, bracket, code = kept.removesuffix(")").rpartition(" (")
    return f"{model}: {codes.fault(code)}" if bracket else kept


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_PLAN else f"{words[:LONGEST_PLAN].rstrip()}…"
