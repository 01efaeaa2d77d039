"""The conversations that the product is measured by are played again: nothing differs."""

from itertools import islice
from pathlib import Path

import pytest
from django.utils import timezone

from orders.queries import customer_by_email
from support_agent.agent.evaluation.cases import read
from support_agent.agent.evaluation.scratch import demo_shop
from support_agent.agent.evaluation.shop import change
from support_agent.models import Exchange, Run
from tests.agent.claude.talk import begin
from tests.servers.messages_api import shop_model

pytestmark = pytest.mark.django_db

CASES = Path(__file__).parents[2] / "cases"
# Of each kind every so-manieth: a conversation a planner and a moment is enough.
EACH = {"worked": 6, "everyday": 25, "hard": 22, "attack": 13}


def some(kind):
    return list(islice(read([CASES / f"{kind}.jsonl"]), 0, None, EACH[kind]))


@pytest.mark.parametrize("planner", ["offline", "claude"])
@pytest.mark.parametrize("kind", EACH)
def test_conversations_of_the_cases_are_the_same_when_they_are_played_again(
    api, shop, tell, replayed, planner, kind
):
    shop(known_paths=True)
    api.plays(shop_model.answer, again=True)
    demo_shop()
    for case in some(kind):
        change(case.shop, now=timezone.now())
        conversation = begin(customer_by_email(case.email) if case.email else None)
        for text in case.messages:
            tell(conversation, text, by=planner)
    asked = len(api.asked)

    told, same = replayed("--since", timezone.localdate(), "--most", 100)

    assert same, told
    assert f"{Run.objects.count()} of {Run.objects.count()} the same" in told
    assert Run.objects.count() >= len(some(kind))
    assert bool(Exchange.objects.count()) == (planner == "claude")
    assert len(api.asked) == asked
