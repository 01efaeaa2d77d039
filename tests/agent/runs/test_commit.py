"""A worker is called for what is stored, and for nothing that is not."""

from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from support_agent.agent import intake, runner
from support_agent.models import Message, Run
from tests.agent.scripted import ScriptedPlanner, says
from tests.handoff import desk

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def rings():
    return []


@pytest.fixture
def receive(conversation, rings):
    def _receive(text="hola"):
        return intake.receive_message(
            conversation_id=conversation.pk,
            text=text,
            now=timezone.now(),
            pause=timedelta(),
            wake=lambda run_id, pause: rings.append(run_id),
        )

    return _receive


def test_the_ring_comes_after_the_commit(receive, rings):
    with transaction.atomic():
        receive()
        assert rings == []

    assert rings == [Run.objects.get().pk]


def test_after_a_rollback_there_is_no_ring_and_nothing_to_find(receive, rings):
    with transaction.atomic():
        receive()
        transaction.set_rollback(True)

    assert rings == []
    assert not Message.objects.exists()
    assert not Run.objects.exists()


@pytest.mark.postgresql
def test_a_worker_that_comes_before_the_commit_finds_nothing_and_the_next_one_all(receive, rings):
    """Whatever rings it: the row of a run is seen when its message is."""
    with transaction.atomic():
        receive()
        early = Run.objects.get().pk
        [came] = desk.at_once(lambda: runner.advance(early, planner=ScriptedPlanner([])))
        assert came is None

    runner.advance(rings[0], planner=ScriptedPlanner([says("Hola.")]))

    assert list(Message.objects.values_list("author", flat=True)) == ["customer", "agent"]
