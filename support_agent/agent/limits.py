"""How far a run may go: steps, tokens, money and time, each with its own named error."""

from dataclasses import dataclass, fields
from decimal import Decimal

from .types import Plan, Turn


class LimitReached(Exception):
    """A ceiling was met. The run stops and a person takes it from there."""

    code = "limit"

    def __init__(self, turn: Turn, plan: Plan | None = None) -> None:
        super().__init__(self.__doc__)
        self.turn = turn
        self.unrun = plan


class StepLimitReached(LimitReached):
    """The run has taken all the steps that it may take."""

    code = "steps"


class TokenBudgetSpent(LimitReached):
    """The run has used all the tokens that it may use."""

    code = "tokens"


class MoneyBudgetSpent(LimitReached):
    """The run, its conversation or its customer's day has cost all that it may cost."""

    code = "money"

    def __init__(self, turn: Turn, plan: Plan | None = None, *, code: str = code) -> None:
        super().__init__(turn, plan)
        self.code = code


class TimeIsUp(LimitReached):
    """The run has taken all the time that it may take."""

    code = "time"


class WorkLimitReached(LimitReached):
    """Reading what was said has taken all the work that it may take."""

    code = "work"


class TooManyCalls(LimitReached):
    """One reply proposed more actions than one reply may."""

    code = "calls"


class SameActionTwice(LimitReached):
    """The same action was proposed twice in a row, which would tell nothing new."""

    code = "same_action"


class NothingNew(LimitReached):
    """An action like an earlier one was proposed again, and tells or does nothing new."""

    code = "nothing_new"


class ReplyWithheld(LimitReached):
    """A reply was withheld twice: the one chance to correct it is used up."""

    code = "withheld"

    def __init__(self, turn: Turn, *, check: str, why: str) -> None:
        super().__init__(turn)
        self.check = check
        self.why = why


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The ceilings of one kind of task: steps, tokens, US dollars and seconds of a run, those
    of its CPU, and the calls of one reply. All are positive; whole numbers, but for the dollars
    and the CPU's.

    Raises ValueError for anything else, naming the limit and the value.
    """

    steps: int = 5
    tokens: int = 60_000
    usd: Decimal = Decimal("0.25")
    seconds: int = 90
    cpu_seconds: Decimal = Decimal(5)
    """A run takes some hundredths of it, since reading is linear in what is read."""
    calls: int = 8

    def __post_init__(self) -> None:
        for limit in fields(self):
            value = getattr(self, limit.name)
            _check_positive(limit.name, value, whole=not isinstance(limit.default, Decimal))

    def check_next_step(self, turn: Turn, *, elapsed: float) -> None:
        """Raise the LimitReached that forbids one more step, if any does."""
        if len(turn.steps) >= self.steps:
            raise StepLimitReached(turn)
        self.check_acting(turn, elapsed=elapsed)

    def check_acting(self, turn: Turn, *, plan: Plan | None = None, elapsed: float) -> None:
        """Raise when tokens, money or time are used up, `plan` counted in."""
        if plan and len(plan.actions) > self.calls:
            raise TooManyCalls(turn, plan)
        spent = turn.usage + plan.usage if plan else turn.usage
        if spent.tokens >= self.tokens:
            raise TokenBudgetSpent(turn, plan)
        if spent.cost_usd >= self.usd:
            raise MoneyBudgetSpent(turn, plan)
        if elapsed >= self.seconds:
            raise TimeIsUp(turn, plan)


def _check_positive(name: str, value: object, *, whole: bool) -> None:
    kind = int if whole else Decimal
    # A bool is an int to Python and a mistake to everyone else.
    if isinstance(value, bool) or not isinstance(value, kind) or value <= 0:
        wanted = "a positive whole number" if whole else "a positive Decimal"
        raise ValueError(f"The limit {name!r} must be {wanted}, not {value!r}.")
