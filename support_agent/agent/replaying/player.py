"""Plays one run again, from its first step to its end or to the first difference."""

from dataclasses import replace

from support_agent.agent import loop
from support_agent.agent.answer.compose import composed
from support_agent.agent.customer_agent import TOOLBOX, limits_for
from support_agent.agent.limits import LimitReached, ReplyWithheld
from support_agent.agent.types import HandedOver, PlannerFailed, Replied
from support_agent.conversation.errors import CeilingReached
from support_agent.models import Run

from .plans import Source
from .recorded import Recorded
from .result import OTHER_WORDS, Difference, Differs, Played
from .script import Cut, Script

REPLIED, ASKED = "reply", "agent_asked"


def play(run: Run, source: Source, *, asked_anew: bool) -> Played:
    """Play it with the plans of this source. What is asked anew may say the same otherwise."""
    recorded = Recorded.of(run)
    script = Script(recorded, source)
    difference, stopped = None, ""
    try:
        difference = _through(script, asked_anew=asked_anew)
    except Differs as found:
        difference = found.difference
    except CeilingReached:
        stopped = "what asking anew may cost is spent"
    except PlannerFailed as failure:
        stopped = f"the planner that is asked anew has no plan ({failure.code})"
    return Played(
        run=run.pk,
        conversation=str(run.conversation_id),
        planner=run.planner,
        ended=run.end_code or run.state,
        steps=tuple(script.played),
        difference=difference,
        stopped=stopped,
        usage=source.usage,
    )


def _through(script: Script, *, asked_anew: bool) -> Difference | None:
    recorded = script.recorded
    turn = recorded.turn()
    script.turn = turn
    try:
        end = loop.advance(
            turn,
            planner=script,
            act=script.act,
            ending=TOOLBOX.ending,
            deed_of=TOOLBOX.deed_of,
            compose=composed,
            journal=script,
            limits=limits_for(recorded.run.task),
            elapsed=script.elapsed,
        )
    except Cut:
        return None
    except LimitReached as limit:
        code = limit.check if isinstance(limit, ReplyWithheld) else limit.code
        return _compared(script, code, now=f"{limit} ({code})")
    except PlannerFailed as failure:
        if asked_anew and failure.code != recorded.run.end_code:
            raise
        return _compared(script, failure.code, now=f"no plan ({failure.code})")
    return _ended(script, end, asked_anew=asked_anew)


def _ended(script: Script, end: Replied | HandedOver, *, asked_anew: bool) -> Difference | None:
    if isinstance(end, HandedOver):
        return _compared(script, ASKED, now="a person is called")
    text, reply = end.draft.text, script.recorded.reply
    if asked_anew and text != reply:
        script.played[-1] = replace(script.played[-1], how=OTHER_WORDS)
    difference = _compared(script, REPLIED, now=text)
    if difference or asked_anew or text == reply or script.recorded.run.end_code != REPLIED:
        return difference
    what = "the reply would be said in other words"
    return Difference(step=len(script.played), what=what, then=reply, now=text)


def _compared(script: Script, code: str, *, now: str) -> Difference | None:
    """None where the run ends at the same step and in the same way as it did then."""
    recorded, here = script.recorded, script.at
    is_last = here >= len(recorded.steps)
    if is_last and (code == recorded.run.end_code or recorded.was_cut):
        return None
    last = recorded.steps[here - 1] if recorded.steps else None
    if not is_last:
        check = last.withheld_by if last else ""
        then = f"withheld by {check}" if check else "it went on"
    else:
        then = recorded.reply or recorded.run.end_code
    return Difference(step=here, what=_how(code, now), then=then, now=now)


def _how(code: str, now: str) -> str:
    if code == REPLIED:
        return "the reply would be said now"
    return "a person would be called now" if code == ASKED else f"it would stop now: {now}"
