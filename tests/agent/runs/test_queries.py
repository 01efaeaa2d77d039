"""What a run asks of the database: little, and no more in a long conversation than in a short."""

import pytest
from django.db import connection
from django.utils import timezone

from support_agent.agent import runner
from support_agent.models import Conversation, Message, Run
from tests.agent.scripted import ScriptedPlanner, call, does, says
from tests.agent.shop import place_order
from tests.benchmarks.counting import counted
from tests.writing import post

pytestmark = pytest.mark.django_db(transaction=True)

# Three plans, two looks and a reply. SQLite stores a plan and its calls in two statements. The money
# of three calls to a real model is three more, and one that puts back what they did not need.
MOST = {"postgresql": 17, "sqlite": 19}


@pytest.fixture
def turn(conversation, customer):
    """A turn of three plans and two looks, and what it asked."""
    place_order(customer, "1187")

    def _turn(text="Where is order 1187?"):
        woken = post(conversation, text)
        planner = ScriptedPlanner(
            [
                does(call("get_order_status", order_id="1187")),
                does(call("estimate_delivery", order_id="1187")),
                says("I have looked it up for you."),
            ]
        )
        asked = counted(lambda: runner.advance(woken[0], planner=planner))
        assert Run.objects.get(pk=woken[0]).state == Run.State.REPLIED
        return asked

    return _turn


def test_a_run_of_three_plans_and_two_looks_asks_little(turn):
    asked = turn()

    assert asked.queries <= MOST[connection.vendor], "\n".join(asked.sql)


def test_message_1000_asks_no_more_than_message_3(turn, conversation):
    turn()
    at_3 = turn()
    Message.objects.bulk_create(
        Message(
            conversation=conversation,
            sequence=sequence,
            author="customer",
            text=f"And order 1187? ({sequence})",
            created_at=timezone.now(),
        )
        for sequence in range(5, 1_000)
    )
    Conversation.objects.update(last_sequence=999)

    at_1000 = turn()

    assert at_1000.queries == at_3.queries, "\n".join(at_1000.sql)
    assert conversation.messages.get(sequence=1_000).author == "customer"
