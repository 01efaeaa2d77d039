"""What was written and not said is kept with the reason that its planner was told."""

import pytest
from django.utils import timezone

from handoff import review
from orders.models import ReturnRequest
from support_agent.models import Step
from tests.agent.scripted import call, does, says

pytestmark = pytest.mark.django_db


def test_a_withheld_reply_is_kept_with_what_the_planner_was_told(ask):
    ask(
        "I want my money",
        says("Sure, you'll be refunded today."),
        says("A colleague has to decide that."),
    )

    draft, reply = Step.objects.order_by("index")
    assert draft.withheld_by == "promises_no_money"
    assert draft.correction.startswith("The first sentence of the reply promises")
    assert (reply.withheld_by, reply.correction, reply.unsupported) == ("", "", [])


def test_the_reply_that_calls_a_person_is_kept_with_its_reason_too(ask):
    ask("I want my money", says("You'll be refunded today."), says("Your money comes today."))

    assert {step.withheld_by for step in Step.objects.all()} == {"promises_no_money"}
    assert all(step.correction for step in Step.objects.all())


def test_a_promise_of_money_is_kept_with_the_sentence_that_makes_it(ask):
    ask(
        "I want my money",
        says("I looked.\nSure, you'll be refunded today! Anything else?"),
        says("A colleague has to decide that."),
    )

    assert Step.objects.get(index=0).unsupported == ["Sure, you'll be refunded today!"]


def test_a_promise_that_a_colleague_has_kept_meanwhile_is_kept_as_withheld(
    ask, said, delivered, reviewer
):
    def promises_what_is_decided_by_now(turn):
        request = ReturnRequest.objects.get()
        review.decide(request.pk, decision="approve", despite=True, by=reviewer, now=timezone.now())
        day = turn.steps[0].observations[0].content["decided_by"]
        return says(f"A colleague will decide about {request.number} by {day}.")

    ask(
        "I want to return 7001",
        does(call("open_return_request", order_id="7001", reason="I want to return 7001")),
        promises_what_is_decided_by_now,
    )

    assert said("agent") == []
    assert Step.objects.get(index=1).withheld_by == "promises_only_what_is_due"
    assert Step.objects.get(index=1).unsupported
