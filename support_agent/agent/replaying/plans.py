"""Where the plans of a run that is played again come from, and in what they differ."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from django.conf import settings

from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.planners import make_claude
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.record.redaction import redacted
from support_agent.agent.types import Action, Plan, Planner, PlannerFailed, Turn, Usage

from .recorded import Recorded
from .requests import parting, with_facts_of
from .result import NOT_RECORDED, THE_SAME, Difference, Differs

if TYPE_CHECKING:
    from support_agent.agent.planners.claude import ClaudePlanner

HANDS_OVER = "hand_to_human"


class Source(Protocol):
    """Gives a plan for each step of a recorded run, or raises Differs."""

    @property
    def usage(self) -> Usage:
        """What it took to get them."""
        ...

    def plan(self, turn: Turn, recorded: Recorded) -> tuple[Plan, str]:
        """The plan to go on with, and how it is known to be the one of then."""
        ...

    def unplanned(self, turn: Turn, recorded: Recorded, code: str) -> None:
        """Raise Differs where there was no plan then, by this code, and it would be another now."""
        ...


class FromTheRecord:
    """The plans of then, each checked: the request for it, or what code plans in its place."""

    def __init__(self, claude: Callable[[], "ClaudePlanner"]) -> None:
        self._make = claude
        self._claude: ClaudePlanner | None = None
        self._code = OfflinePlanner()
        self.usage = Usage()

    def plan(self, turn: Turn, recorded: Recorded) -> tuple[Plan, str]:
        """The recorded plan. Raises Differs where the request, or code's own plan, is another."""
        index = len(turn.steps)
        then = recorded.plan(index)
        if recorded.exchanges.get(index):
            self._check_request(turn, recorded, index)
        if recorded.is_by_code(index) or recorded.is_offline(index):
            self._check_code(turn, then, recorded.is_by_code(index))
            return then, THE_SAME
        if settings.SUPPORT.known_paths and (now := self._code.known_path(turn)):
            raise Differs(
                Difference(
                    step=index + 1,
                    what="code would answer this now, without a model",
                    then=shown(then),
                    now=shown(now),
                )
            )
        if not recorded.exchanges.get(index):
            return then, NOT_RECORDED
        self._check_reading(recorded, then, index)
        return then, THE_SAME

    def unplanned(self, turn: Turn, recorded: Recorded, code: str) -> None:
        """Raise Differs where the request that got no plan would be another now."""
        if recorded.exchanges.get(len(turn.steps)):
            self._check_request(turn, recorded, len(turn.steps))

    def _check_request(self, turn: Turn, recorded: Recorded, index: int) -> None:
        from support_agent.agent.planners.claude.body import Body

        if self._claude is None:
            self._claude = self._make()
        then = recorded.exchanges[index][0].request
        now = Body.of(self._claude.request(turn)).kept
        if found := parting(then, now if recorded.steps else with_facts_of(then, now)):
            what = f"the request differs at {found.place}"
            raise Differs(Difference(step=index + 1, what=what, then=found.then, now=found.now))

    def _check_code(self, turn: Turn, then: Plan, is_known_path: bool) -> None:
        now = self._code.known_path(turn) if is_known_path else self._code.plan(turn)
        if now is None:
            what = "code would not answer this by itself now"
            raise Differs(
                Difference(step=len(turn.steps) + 1, what=what, then=shown(then), now="(a planner)")
            )
        check_alike(turn, then, now)
        if (then.text, then.actions) != (now.text, now.actions):
            what = "code would say it in other words"
            raise Differs(
                Difference(step=len(turn.steps) + 1, what=what, then=then.text, now=now.text)
            )

    def _check_reading(self, recorded: Recorded, then: Plan, index: int) -> None:
        from support_agent.agent.planners.claude.replies import plan_as_read

        replies = [told.reply for told in recorded.exchanges[index] if not told.fault]
        now = plan_as_read(replies)
        if _kept(now) != _kept(then):
            what = "the recorded reply is read in another way now"
            raise Differs(Difference(step=index + 1, what=what, then=shown(then), now=shown(now)))


class AskedAnew:
    """The plans of a planner that is really asked, as long as it acts as the one of then did."""

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self.usage = Usage()

    def plan(self, turn: Turn, recorded: Recorded) -> tuple[Plan, str]:
        """The new plan. Raises Differs where it acts in another way, and PlannerFailed."""
        now = self._asked(turn)
        check_alike(turn, recorded.plan(len(turn.steps)), now)
        return now, THE_SAME

    def unplanned(self, turn: Turn, recorded: Recorded, code: str) -> None:
        """Raise Differs where there is a plan now, and PlannerFailed where there is none again."""
        now = self._asked(turn)
        what = f"it would {_does(now)} where it had no plan"
        raise Differs(
            Difference(
                step=len(turn.steps) + 1, what=what, then=f"no plan ({code})", now=shown(now)
            )
        )

    def _asked(self, turn: Turn) -> Plan:
        try:
            now = self._planner.plan(turn)
        except PlannerFailed as failure:
            self.usage += failure.usage
            raise
        self.usage += now.usage
        return now


def check_alike(turn: Turn, then: Plan, now: Plan) -> None:
    """Raise Differs where the two plans do not act alike, whatever they say about it."""
    if _deeds(then) == _deeds(now):
        return
    raise Differs(
        Difference(
            step=len(turn.steps) + 1,
            what=f"it would {_does(now)} instead of {_did(then)}",
            then=shown(then),
            now=shown(now),
        )
    )


def shown(plan: Plan) -> str:
    """What the plan does: its calls, or its words where it has none."""
    if not plan.actions:
        return plan.text
    return "; ".join(f"{action.name} {_input(action)}" for action in plan.actions)


def _deeds(plan: Plan) -> list[tuple[str, str]]:
    # Why a person is called is said in the planner's own words.
    return [
        (action.name, "" if action.name == HANDS_OVER else TOOLBOX.deed_of(action).likeness)
        for action in plan.actions
    ]


def _does(plan: Plan) -> str:
    names = " and ".join(action.name for action in plan.actions)
    return f"call {names}" if names else "reply"


def _did(plan: Plan) -> str:
    names = " and ".join(action.name for action in plan.actions)
    return f"calling {names}" if names else "replying"


def _input(action: Action) -> str:
    return action.malformed or json.dumps(action.input, ensure_ascii=False)


def _kept(plan: Plan) -> tuple[str, list[tuple[str, str]]]:
    # The recorded reply is redacted, and the plan of then is not.
    return redacted(plan.text), [(one.name, redacted(_input(one))) for one in plan.actions]


def the_claude_of_the_settings() -> "ClaudePlanner":
    """The claude planner as it is set, to make requests that are never sent."""
    return make_claude(toolbox=TOOLBOX, key=settings.SUPPORT.anthropic_api_key or "never sent")
