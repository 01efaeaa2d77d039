"""Where the plans of a run that is played again come from, and in what they differ."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from django.conf import settings

from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.planners import make_claude
from support_agent.agent.planners.consenting import settling
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.types import Plan, Planner, PlannerFailed, Turn, Usage

from . import acting
from .recorded import Recorded
from .requests import parting, with_facts_of
from .result import NOT_RECORDED, THE_SAME, Differs

if TYPE_CHECKING:
    from support_agent.agent.planners.claude import ClaudePlanner


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
            self._check_code(turn, then, recorded)
            return then, THE_SAME
        if now := self._by_code(turn):
            raise Differs(
                step=index + 1,
                what="code would answer this now, without a model",
                then=acting.shown(then),
                now=acting.shown(now),
            )
        replies = [told.reply for told in recorded.exchanges.get(index, ()) if not told.fault]
        if not replies:
            return then, NOT_RECORDED
        self._check_reading(replies, then, index)
        return then, THE_SAME

    def unplanned(self, turn: Turn, recorded: Recorded, code: str) -> None:
        """Raise Differs where the request that got no plan would be another now."""
        if recorded.exchanges.get(len(turn.steps)):
            self._check_request(turn, recorded, len(turn.steps))

    def _check_request(self, turn: Turn, recorded: Recorded, index: int) -> None:
        # Here and not above: its package brings the SDK, which takes two seconds.
        from support_agent.agent.planners.claude.body import Body

        if self._claude is None:
            self._claude = self._make()
        then = recorded.exchanges[index][0].request
        now = Body.of(self._claude.request(turn)).kept
        if found := parting(then, now if recorded.steps else with_facts_of(then, now)):
            what = f"the request differs at {found.place}"
            raise Differs(step=index + 1, what=what, then=found.then, now=found.now)

    def _check_code(self, turn: Turn, then: Plan, recorded: Recorded) -> None:
        now = self._by_code(turn)
        if now is None and recorded.is_offline(len(turn.steps)):
            now = self._code.plan(turn)
        if now is None:
            what = "code would not answer this by itself now"
            raise Differs(
                step=len(turn.steps) + 1, what=what, then=acting.shown(then), now="(a planner)"
            )
        _check_alike(turn, then, now)
        if (then.text, then.actions) != (now.text, now.actions):
            what = "code would say it in other words"
            raise Differs(
                step=len(turn.steps) + 1,
                what=what,
                then=acting.shown(then),
                now=acting.shown(now),
            )

    def _by_code(self, turn: Turn) -> Plan | None:
        """What code plans before any planner is asked."""
        known = self._code.known_path if settings.SUPPORT.known_paths else lambda _: None
        return settling(turn) or known(turn)

    def _check_reading(self, replies: Sequence[str], then: Plan, index: int) -> None:
        from support_agent.agent.planners.claude.replies import plan_as_read

        now = plan_as_read(replies)
        if acting.as_kept(now) != acting.as_kept(then):
            what = "the recorded reply is read in another way now"
            raise Differs(step=index + 1, what=what, then=acting.shown(then), now=acting.shown(now))


class AskedAnew:
    """The plans of a planner that is really asked, as long as it acts as the one of then did."""

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self.usage = Usage()

    def plan(self, turn: Turn, recorded: Recorded) -> tuple[Plan, str]:
        """The new plan. Raises Differs where it acts in another way, and PlannerFailed."""
        now = self._asked(turn)
        _check_alike(turn, recorded.plan(len(turn.steps)), now)
        return now, THE_SAME

    def unplanned(self, turn: Turn, recorded: Recorded, code: str) -> None:
        """Raise Differs where there is a plan now, and PlannerFailed where there is none again."""
        now = self._asked(turn)
        what = f"it would {acting.does(now)} where it had no plan"
        raise Differs(
            step=len(turn.steps) + 1, what=what, then=f"no plan ({code})", now=acting.shown(now)
        )

    def _asked(self, turn: Turn) -> Plan:
        try:
            now = self._planner.plan(turn)
        except PlannerFailed as failure:
            self.usage += failure.usage
            raise
        self.usage += now.usage
        return now


def _check_alike(turn: Turn, then: Plan, now: Plan) -> None:
    """Raise Differs where the two plans do not act alike, whatever they say about it."""
    if acting.alike(then, now):
        return
    raise Differs(
        step=len(turn.steps) + 1,
        what=f"it would {acting.does(now)} instead of {acting.did(then)}",
        then=acting.shown(then),
        now=acting.shown(now),
    )


def the_claude_of_the_settings() -> "ClaudePlanner":
    """The claude planner as it is set, to make requests that are never sent."""
    return make_claude(toolbox=TOOLBOX, key=settings.SUPPORT.anthropic_api_key or "never sent")
