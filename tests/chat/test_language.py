"""The door stores and reads nothing: a worker notes in which language a customer writes."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation
from support_agent.agent import runner, tasks
from support_agent.conversation import notices
from support_agent.conversation import tasks as wake_ups
from support_agent.models import Conversation, Message, Run
from tests.servers.workers import database_url

pytestmark = pytest.mark.django_db

LOADED = """
import sys, support_agent.asgi
from django.urls import get_resolver
get_resolver().url_patterns
print(*sorted(name for name in sys.modules if name.startswith("support_agent.agent")))
"""
QUESTION = "¿Dónde está mi pedido 10432?"


@pytest.fixture(autouse=True)
def no_pause(settings):
    settings.SUPPORT = replace(settings.SUPPORT, pause_ms=0)


@pytest.fixture
def unread(monkeypatch):
    """The messages that a worker is asked to read."""
    asked = []
    monkeypatch.setattr(
        wake_ups,
        "_announce",
        lambda task, args, lost, trace: task.endswith("language") and asked.append(*args),
    )
    yield asked
    wake_ups._line.submit(lambda: None).result()


def language(visitor):
    return Conversation.objects.get(pk=visitor.id).language


def test_the_web_process_has_no_code_that_reads_a_message(tmp_path, django_db_setup):
    loaded = subprocess.run(
        [sys.executable, "-c", LOADED],
        env={
            **os.environ,
            "DATABASE_URL": database_url(),
            "SUPPORT_DATA_DIR": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=True,
    )

    assert loaded.stdout.split() == [
        "support_agent.agent",
        "support_agent.agent.intake",
        "support_agent.agent.recognition",
    ]


def test_the_run_that_answers_a_message_notes_its_language(visitor):
    visitor.say(QUESTION)
    before = language(visitor)

    runner.advance(Run.objects.get().pk, planner="offline")

    assert (before, language(visitor)) == ("en", "es")


def test_whoever_calls_a_person_before_a_worker_came_is_told_so_in_their_language(visitor):
    visitor.say(QUESTION)
    visitor.say("1187")

    visitor.post("human/")

    called = Escalation.objects.get()
    assert (called.language, language(visitor)) == ("es", "es")
    (notice,) = Message.objects.filter(author="notice").values_list("text", flat=True)
    assert notice.split()[0] == notices.TEXTS["person_called"]["es"].split()[0]


def test_what_no_run_answers_is_read_by_a_worker_too(
    visitor, operator, unread, django_capture_on_commit_callbacks
):
    visitor.post("human/")
    handoff.claim(Escalation.objects.get(), by=operator, now=timezone.now())

    with django_capture_on_commit_callbacks(execute=True):
        visitor.say(QUESTION)
    wake_ups._line.submit(lambda: None).result()
    for message_id in unread:
        tasks.note_language(message_id)

    assert unread == [Message.objects.get(text=QUESTION).pk]
    assert language(visitor) == "es"


def test_a_message_that_is_gone_is_no_fault_of_the_workers():
    tasks.note_language(0)
