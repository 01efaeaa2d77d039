"""What could not be said is kept with the reason that its planner was told."""

import pytest
from django.utils import timezone

from handoff import review
from handoff.models import Escalation
from orders.models import ReturnRequest
from support_agent.models import Step
from tests.agent.scripted import answers, call, does

pytestmark = pytest.mark.django_db


def test_an_answer_without_support_is_given_anew_once(ask, said, delivered):
    ask(
        "Where is 7001?",
        answers("status 7001"),
        does(call("get_order_status", order_id="7001")),
        answers("status 7001"),
    )

    withheld, _, answer = Step.objects.order_by("index")
    assert withheld.withheld_by == "unsupported"
    assert withheld.unsupported == ["status 7001"]
    assert "status 7001" in withheld.correction
    assert (answer.withheld_by, answer.correction, answer.unsupported) == ("", "", [])
    assert "arrived on" in said("agent")[0]


def test_an_answer_without_support_given_twice_calls_a_person(ask, said, delivered):
    run = ask("Where is 7001?", answers("status 9999"), answers("total 9999", "no_such_key"))

    assert said("agent") == []
    assert run.state == "handed_over"
    assert Escalation.objects.get().reason == Escalation.Reason.GUARD_TRIPPED
    assert {step.withheld_by for step in Step.objects.all()} == {"unsupported"}
    assert Escalation.objects.get().brief["withheld"] == [
        "status 9999",
        "total 9999; no_such_key",
    ]


def test_a_promise_that_a_colleague_has_kept_meanwhile_is_not_said(ask, said, delivered, reviewer):
    def promises_what_is_decided_by_now(turn):
        request = ReturnRequest.objects.get()
        review.decide(request.pk, decision="approve", despite=True, by=reviewer, now=timezone.now())
        return answers("team_will")

    ask("I want to return 7001", does(call("get_order_status", order_id="7001")), OPENS, DONE)
    ask("When do you decide?", promises_what_is_decided_by_now, answers("team_will"))

    assert len(said("agent")) == 1
    assert Step.objects.latest("pk").withheld_by == "unsupported"


OPENS = does(call("open_return_request", order_id="7001", summary="I want to return 7001"))
DONE = answers("done")
