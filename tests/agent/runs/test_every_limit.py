"""Whichever ceiling a run meets: it stops, says what is left, and a person is called."""

import logging
import time
from dataclasses import replace
from decimal import Decimal
from functools import partialmethod

import pytest

from handoff.models import Escalation
from support_agent.agent import limits, work
from support_agent.agent.limits import LimitReached, Limits
from support_agent.models import Conversation
from tests.agent.scripted import answers, call, does

pytestmark = pytest.mark.django_db


def look(number):
    return does(call("get_order_status", order_id=number))


def takes_long(turn):
    time.sleep(1.01)
    return look("7001")


def reads_slowly(turn):
    """A rule that somebody has made slow, as it asks at each of its clauses."""
    while True:
        work.check()


BOTH = [look("7001"), look("7002")]
UNSUPPORTED = [answers("status 7001"), answers("status 7001", "total 7001")]
ONCE_MORE = [look("7001"), look("# 7001")]
CEILINGS = {
    limits.StepLimitReached: ("steps", BOTH, {"max_steps": {"default": 2}}),
    limits.TokenBudgetSpent: ("tokens", BOTH, {"max_tokens": 15}),
    limits.MoneyBudgetSpent: ("money", BOTH, {"max_usd": Decimal("0.0015")}),
    limits.TimeIsUp: ("time", [takes_long], {"max_seconds": 1}),
    limits.WorkLimitReached: ("work", [reads_slowly], {}),
    limits.TooManyCalls: ("calls", [does(*(look("7001").actions * 9))], {}),
    limits.SameActionTwice: ("same_action", [look("7001"), look("7001")], {}),
    limits.NothingNew: ("nothing_new", ONCE_MORE, {}),
    limits.ReplyWithheld: ("unsupported", UNSUPPORTED, {}),
}


def test_no_ceiling_is_left_out_here():
    assert set(CEILINGS) == set(LimitReached.__subclasses__())


@pytest.mark.parametrize("kind", CEILINGS, ids=lambda kind: kind.code)
def test_a_ceiling_ends_with_a_person_and_is_told_to_customer_staff_and_log(
    ask, said, conversation, delivered, on_its_way, settings, monkeypatch, caplog, kind
):
    code, lines, ceiling = CEILINGS[kind]
    settings.SUPPORT = replace(settings.SUPPORT, **ceiling)
    monkeypatch.setattr(
        Limits, "__init__", partialmethod(Limits.__init__, cpu_seconds=Decimal("0.05"))
    )

    with caplog.at_level(logging.WARNING):
        run = ask("Where are 7001 and 7002?", *lines)

    assert (run.state, run.end_code, run.resolution) == ("handed_over", code, "stopped")
    assert run.fence == 1
    assert "Where are 7001 and 7002?" in run.unresolved
    assert Escalation.objects.get().detail == code
    assert said("agent") == []
    assert len(said("notice")) == 1
    assert code in caplog.text
    conversation.refresh_from_db()
    assert conversation.holder == Conversation.Holder.QUEUE
