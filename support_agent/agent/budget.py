"""What a run may spend: its own ceiling, its conversation's, its customer's day, the shop's month.

A guest has no name to count by; their conversations are bounded, and how many of them an address
may open.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from support_agent.conversation import notices, runs, services, spending
from support_agent.conversation.errors import CeilingReached
from support_agent.conversation.spending import Purse, micro_usd
from support_agent.models import Message, Run

from .types import PlannerFailed

RUN = "money"
CONVERSATION = "money_of_conversation"
DAY = "money_of_day"
MONTH = "money_of_month"
TOLD: notices.Kind = "month_spent"


@dataclass(frozen=True, kw_only=True)
class Budget:
    """The purses of one run. Each call to the model takes from all of them before it is made."""

    run: Run
    run_usd: Decimal
    clock: Callable[[], datetime]

    def reserve(self, usd: Decimal) -> Callable[[Decimal], None]:
        """Take the worst price of a call; the result is told what it cost and puts the rest back.

        Raises CeilingReached, where a person must take over, and PlannerFailed where the shop's
        month is spent: then a planner that costs nothing goes on, and the customer is told once.
        """
        purses = self._purses(timezone.localtime(self.clock()))
        worst = micro_usd(usd)
        try:
            spending.take(worst, purses=purses)
        except CeilingReached as ceiling:
            if ceiling.code == MONTH:
                self._tell_of_the_month()
                raise PlannerFailed("What the month may cost is spent.", code=MONTH) from ceiling
            raise
        finally:
            # The model is waited for without a connection.
            if not connection.in_atomic_block:
                connection.close()
        return lambda cost: spending.put_back(worst - micro_usd(cost), purses=purses)

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
        month = f"shop in {now:%Y-%m}"
        return [*purses, _purse(month, support.max_usd_shop_month, MONTH)]


def _purse(name: str, usd: Decimal, code: str) -> Purse:
    return Purse(name=name, ceiling=micro_usd(usd), code=code)
