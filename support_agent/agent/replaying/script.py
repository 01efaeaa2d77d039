"""What the loop is given in place of a planner, tools and a journal when a run is played again."""

from dataclasses import replace

from support_agent.agent.limits import MoneyBudgetSpent
from support_agent.agent.types import Action, Flaw, Observation, Plan, PlannerFailed, Turn

from .acting import shown
from .plans import Source
from .recorded import Recorded
from .result import Differs, StepPlayed


class Cut(Exception):
    """The run was ended from outside at this point; until here all went as it had gone."""


class Script:
    """Goes through a recorded run step by step, with the source's plans. Keeps no note."""

    name = "recorded"

    def __init__(self, recorded: Recorded, source: Source) -> None:
        self.recorded = recorded
        self.source = source
        self.turn = Turn()
        self.played: list[StepPlayed] = []
        self.at = 1
        """The step that is being played, beginning with 1."""
        self._moment = -1

    def elapsed(self) -> float:
        """The seconds that the run had taken by then."""
        began = self.recorded.moment(-1)
        return (self.recorded.moment(self._moment) - began).total_seconds()

    def plan(self, turn: Turn) -> Plan:
        """The next plan. Raises Differs, Cut, and PlannerFailed as it was raised then."""
        self.turn = turn
        index = len(turn.steps)
        if index >= len(self.recorded.steps):
            return self._beyond(turn)
        self.at = index + 1
        if failure := self.recorded.steps[index].failure:
            self.source.unplanned(turn, self.recorded, failure)
            raise PlannerFailed("The reply could not be used.", code=failure)
        plan, how = self.source.plan(turn, self.recorded)
        self._moment = index
        self.played.append(StepPlayed(number=index + 1, does=shown(plan), how=how))
        return plan

    def _beyond(self, turn: Turn) -> Plan:
        recorded = self.recorded
        if recorded.was_cut:
            raise Cut
        index = len(turn.steps)
        if recorded.run.state == recorded.run.State.FAILED:
            self.at = index + 1
            self.source.unplanned(turn, recorded, recorded.run.end_code)
            raise PlannerFailed("It had no plan.", code=recorded.run.end_code)
        if recorded.run.end_code.startswith(MoneyBudgetSpent.code):
            # What others had spent then is not played again.
            raise MoneyBudgetSpent(turn, code=recorded.run.end_code)
        # The loop goes on where it had ended: a statement or a limit does not hold any more.
        raise Differs(
            step=max(index, 1),
            what=f"it would go on where it had ended ({recorded.run.end_code})",
            then=recorded.run.end_code,
            now="(another step)",
        )

    def act(self, action: Action, *, step: int, position: int) -> Observation:
        """What came of the call then. Raises Cut where nobody had made it yet."""
        seen = self.recorded.observation(step, position)
        if seen is None:
            raise Cut
        return replace(seen, call_id=action.id)

    def planned(self, turn: Turn, plan: Plan) -> None:
        """Nothing is written."""

    def withheld(self, turn: Turn, flaw: Flaw) -> None:
        """Raise Differs where the reply was not withheld then, or by another check."""
        index = len(turn.steps)
        step = self.recorded.steps[index]
        if step.withheld_by == flaw.check:
            return
        before = f"was withheld by {step.withheld_by}" if step.withheld_by else "was not withheld"
        raise Differs(
            step=index + 1,
            what=f"the reply would be withheld by {flaw.check} now, and {before}",
            then=step.plan,
            now=f"{self.played[-1].does} ({flaw.why})",
        )
