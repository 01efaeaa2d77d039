"""A run whose line to the database is cut goes on with the next worker, and need not wait."""

import pytest
from django.db import OperationalError, connection
from django.utils import timezone

from support_agent.agent import runner
from support_agent.conversation import runs, services
from support_agent.models import Run
from tests.agent.scripted import ScriptedPlanner, says
from tests.writing import post

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]


def cut():
    """The server ends this thread's line, as at a restart."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        [pid] = cursor.fetchone()
    other = connection.copy()
    with other.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s)", [pid])
    other.close()


def test_a_run_whose_line_is_cut_is_given_back_by_another_one():
    conversation = services.start_conversation(customer=None, channel="test", now=timezone.now())
    [woken] = post(conversation, "Hello")

    def plans(turn):
        cut()
        return says("Hello!")

    with pytest.raises(OperationalError):
        runner.advance(woken, planner=ScriptedPlanner([plans]))

    assert runs.claim_run(woken, planner="scripted")
    assert Run.objects.get().fence == 2
