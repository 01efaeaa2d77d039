"""Promises in one moment: swept by many, decided as they are told late, made as the customer writes."""

import time
from datetime import timedelta
from functools import partial

import pytest
from django.db import transaction
from django.utils import timezone

from handoff import duties, duties_overdue, review
from handoff.models import Duty, Escalation
from support_agent.agent import intake, runner
from support_agent.conversation import runs
from support_agent.models import Run
from tests.agent.scripted import ScriptedPlanner, answers
from tests.handoff import desk
from tests.writing import post

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]


# What is said only as long as it is due.
PROMISE = answers("team_will")


@pytest.fixture
def asked(decision, conversation, return_request):
    """The customer, who was told of it, asks after the return that a colleague is to decide on."""
    desk.customer_says(conversation, "I want to return it.")
    desk.looked_and_replied(conversation, f"Your request number is {return_request.number}.")
    Duty.objects.update(due_at=timezone.now() + timedelta(hours=1))
    [run_id] = post(conversation, "And my return?")
    return run_id


def late_notices(conversation):
    return [text for text in desk.said(conversation, "notice") if text.startswith("We are late")]


def test_eight_sweeps_in_one_moment_tell_it_once(decision, conversation):
    sweep = partial(duties_overdue.tell, conversation.pk, now=timezone.now())

    told = desk.at_once(*[sweep] * 8)

    assert sorted(told) == [False] * 7 + [True]
    assert Escalation.objects.count() == 1
    assert len(late_notices(conversation)) == 1


@pytest.mark.parametrize("_again", range(3))
def test_a_decision_and_a_sweep_come_one_wholly_after_the_other(
    decision, conversation, return_request, reviewer, _again
):
    told, decided = desk.at_once(
        partial(duties_overdue.tell, conversation.pk, now=timezone.now()),
        partial(
            review.decide,
            return_request.pk,
            decision="approve",
            despite=True,
            by=reviewer,
            now=desk.NOW,
        ),
    )

    assert decided.state == "approved"
    decision.refresh_from_db()
    assert (decision.state, decision.missed) == ("kept", int(told))
    notices = desk.said(conversation, "notice")
    assert [text[:11] for text in notices] == [*["We are late"] * told, "Good news: "]
    assert Escalation.objects.count() == int(told)


def test_a_promise_is_made_while_the_customer_goes_on_writing(conversation):
    desk.customer_says(conversation, "I want to return it.")
    run = desk.held_run(conversation)

    def promise():
        with transaction.atomic():
            runs.check_held(run)
            time.sleep(0.3)
            return duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about="R-0001", now=desk.NOW)

    def write():
        time.sleep(0.1)
        return intake.receive_message(
            conversation_id=conversation.pk,
            text="All of it.",
            now=desk.NOW,
            pause=timedelta(),
            wake=lambda run_id, pause: None,
        )

    promised, written = desk.at_once(promise, write)

    assert promised.about == "R-0001"
    assert written.text == "All of it."
    assert set(Run.objects.values_list("state", flat=True)) == {"superseded", "queued"}


def test_what_has_been_decided_meanwhile_is_not_promised_any_more(
    asked, conversation, return_request, reviewer
):
    class Slow(ScriptedPlanner):
        def plan(self, turn):
            review.decide(
                return_request.pk, decision="approve", despite=True, by=reviewer, now=timezone.now()
            )
            return super().plan(turn)

    runner.advance(asked, planner=Slow([PROMISE]))

    assert len(desk.said(conversation, "agent")) == 1
    call = Escalation.objects.get()
    assert (call.reason, call.detail) == ("guard_tripped", "unsupported")
    assert call.brief["withheld"] == ["team_will"]


@pytest.mark.parametrize("_again", range(4))
def test_a_promise_is_said_before_it_is_kept_or_not_at_all(
    asked, conversation, return_request, reviewer, _again
):
    desk.at_once(
        partial(runner.advance, asked, planner=ScriptedPlanner([PROMISE])),
        partial(
            review.decide,
            return_request.pk,
            decision="approve",
            despite=True,
            by=reviewer,
            now=timezone.now(),
        ),
    )

    decided = conversation.messages.get(text__startswith="Good news")
    promised = conversation.messages.filter(author="agent", text__contains="decision").first()
    assert promised is None or promised.sequence < decided.sequence
    assert Escalation.objects.exists() == (promised is None)
