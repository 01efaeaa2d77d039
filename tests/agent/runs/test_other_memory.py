"""A run takes its past from whatever memory it is given; nothing else knows which one that is."""

import pytest

from support_agent.agent.known import Facts
from support_agent.agent.types import Said, Turn
from tests.agent.scripted import ScriptedPlanner, call, does, says

pytestmark = pytest.mark.django_db


class Clerk:
    """Knows one sentence of what was before, and the last words."""

    def __init__(self, note):
        self.note = note

    def recall(self, run, *, now):
        last = run.conversation.messages.get(sequence=run.last_sequence)
        history = (
            Said(author="notice", text=self.note),
            Said(author="customer", text=last.text),
        )
        return Turn(task=run.task, history=history, facts=Facts(today=now.date()))


def test_a_memory_of_another_kind_is_what_the_planner_reads(ask, said, delivered):
    ask("I am Ana, and where is my order?", says("Which one is it?"))
    planner = ScriptedPlanner(
        [
            does(call("get_order_status", order_id="7001")),
            says("Order 7001 was delivered."),
        ]
    )

    run = ask("7001", planner=planner, memory=Clerk("They asked for an order."))

    read = [entry.text for entry in planner.shown[0].history]
    assert read == ["They asked for an order.", "7001"]
    assert run.state == "replied"
    assert said("agent")[-1] == "Order 7001 was delivered."
