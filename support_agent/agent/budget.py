"""What a run may spend: its own ceiling, its conversation's, its customer's day, the shop's month.

A guest has no name to count by; their conversations are bounded, and how many of them an address
may open.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from functools import partial
from uuid import uuid4

from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from support_agent.conversation import notices, runs, services, spending
from support_agent.conversation.errors import CeilingReached
from support_agent.conversation.spending import Claim, Outcome, Purse, micro_usd
from support_agent.models import Message, Run

from .types import PlannerFailed, Settle

logger = logging.getLogger(__name__)

RUN = "money"
CONVERSATION = "money_of_conversation"
DAY = "money_of_day"
MONTH = "money_of_month"
TOLD: notices.Kind = "month_spent"


@dataclass(kw_only=True, eq=False)
class Budget:
    """The purses of one run. Each call to the model takes from all of them before it is made.

    What a call did not need is put back with what the next one takes, or at the end: until then
    the ceilings count the worst.
    """

    run: Run
    run_usd: Decimal
    clock: Callable[[], datetime]
    _claim: Claim = field(init=False)
    _taken_from: Sequence[Purse] = field(default=(), init=False)
    _rest: int = field(default=0, init=False)
    _uncertain: int = field(default=0, init=False)
    # The worst price of the call that nobody has told the cost of.
    _untold: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        # Each worker that takes the run up reserves for itself: nobody settles another's calls.
        self._claim = Claim(key=uuid4(), run_id=self.run.pk, fence=self.run.fence)

    def reserve(self, usd: Decimal) -> Settle:
        """Take the worst price of a call; the result is told what it cost, and the rest goes back.

        Raises CeilingReached, where a person must take over, and PlannerFailed where the shop's
        month is spent: then a planner that costs nothing goes on, and the customer is told once.
        """
        worst = micro_usd(usd)
        try:
            self._take(worst, purses=self._purses(timezone.localtime(self.clock())))
        except CeilingReached as ceiling:
            if ceiling.code == MONTH:
                self._tell_of_the_month()
                raise PlannerFailed("What the month may cost is spent.", code=MONTH) from ceiling
            raise
        finally:
            # The model is waited for without a connection.
            if not connection.in_atomic_block:
                connection.close()
        return partial(self._settle, worst)

    def put_back(self) -> None:
        """Put back what the calls until now did not need, and reserve nothing any more."""
        if not self._taken_from:
            return
        if not spending.put_back(self._outcome(), purses=self._taken_from, claim=self._claim):
            logger.warning("run %s was settled by the sweep before it ended", self.run.pk)
        self._forget()
        self._taken_from = ()

    def _take(self, worst: int, *, purses: Sequence[Purse]) -> None:
        if purses != self._taken_from:
            # Another day or another month has begun.
            self.put_back()
        after = self._outcome() if self._taken_from else None
        spending.take(worst, purses=purses, claim=self._claim, after=after)
        self._forget()
        self._untold, self._taken_from = worst, purses

    def _outcome(self) -> Outcome:
        return Outcome(rest=self._rest, uncertain=self._uncertain + self._untold)

    def _forget(self) -> None:
        self._rest = self._uncertain = self._untold = 0

    def _settle(self, worst: int, cost: Decimal, uncertain: Decimal = Decimal(0)) -> None:
        self._rest += worst - micro_usd(cost)
        self._uncertain += micro_usd(uncertain)
        self._untold = 0

    @transaction.atomic
    def _tell_of_the_month(self) -> None:
        conversation = services.lock(self.run.conversation_id)
        runs.check_held(self.run)
        told = conversation.messages.filter(text__in=notices.TEXTS[TOLD].values())
        if not told.exists():
            text = notices.notice(TOLD, conversation.language)
            services.say(conversation, author=Message.Author.NOTICE, text=text, now=self.clock())

    def _purses(self, now: datetime) -> list[Purse]:
        run, support = self.run, settings.SUPPORT
        conversation = f"conversation {run.conversation_id}"
        purses = [
            _purse(f"run {run.pk}", self.run_usd, RUN),
            _purse(conversation, support.max_usd_conversation, CONVERSATION),
        ]
        if customer := run.conversation.customer_id:
            day = f"customer {customer} on {now:%Y-%m-%d}"
            purses.append(_purse(day, support.max_usd_customer_day, DAY))
        month = spending.name_of_month(now)
        return [*purses, _purse(month, support.max_usd_shop_month, MONTH)]


def _purse(name: str, usd: Decimal, code: str) -> Purse:
    return Purse(name=name, ceiling=micro_usd(usd), code=code)
