"""A reply is known to whoever answers what was written while it was made."""

import pytest
from django.utils import timezone

from support_agent.agent import runner
from support_agent.agent.memory import WindowMemory
from support_agent.agent.types import Said
from support_agent.models import Run
from tests.agent.scripted import ScriptedPlanner
from tests.agent.scripted import says as plans
from tests.servers.messages_api.answers import says

pytestmark = pytest.mark.django_db


def told(run):
    fresh = Run.objects.select_related("conversation__customer").get(pk=run.pk)
    turn = WindowMemory(least=20).recall(fresh, now=timezone.now())
    return [part.text for part in turn.history if isinstance(part, Said)]


def test_what_was_written_meanwhile_is_answered_behind_the_reply_to_what_was_before(
    ask, write, conversation
):
    run = write("Where is 7001?")
    Run.objects.filter(pk=run.pk).update(supersedings=3)

    def the_customer_writes_on(turn):
        write("And is it blue?")
        return plans("It came.")

    runner.advance(run.pk, planner=ScriptedPlanner([the_customer_writes_on]))
    later = Run.objects.latest("pk")

    assert [message.author for message in conversation.messages.all()] == [
        *("customer", "customer", "agent")
    ]
    assert told(later) == ["Where is 7001?", "It came.", "And is it blue?"]
    assert told(run) == ["Where is 7001?"]

    runner.advance(later.pk, planner=ScriptedPlanner([plans("It is.")]))
    ask("Thanks", says("You are welcome."))

    assert told(Run.objects.latest("pk")) == [
        *("Where is 7001?", "It came.", "And is it blue?", "It is.", "Thanks")
    ]
