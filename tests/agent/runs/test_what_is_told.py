"""What a run leaves said, stated and settled."""

import pytest
from django.utils import timezone

from handoff import review
from orders.models import ReturnRequest
from support_agent import metrics
from tests.agent.scripted import answers, call, does

pytestmark = pytest.mark.django_db

OPENS = does(call("open_return_request", order_id="7001", summary="It came broken"))
LOOKS = does(call("get_order_status", order_id="7001"))
BROKEN = "The headphones of order 7001 came broken, I want to return them"


def test_a_return_that_was_opened_is_told_though_the_planner_only_greets(ask, said, delivered):
    run = ask(BROKEN, OPENS, answers("greeting"))

    [request] = ReturnRequest.objects.all()
    assert request.number in said("agent")[-1]
    assert "Headphones" in said("agent")[-1]
    assert run.resolution == "done"


def test_a_run_that_ends_with_a_person_tells_first_what_it_wrote(ask, said, delivered):
    run = ask(BROKEN, OPENS, does(call("hand_to_human", reason="They want their money.")))

    [request] = ReturnRequest.objects.all()
    written, called = said("notice")
    assert run.state == "handed_over"
    assert request.number in written
    assert "colleague" in called


def test_a_run_that_dies_behind_a_write_tells_of_it_too(ask, said, delivered):
    ask(BROKEN, OPENS, RuntimeError("a bug"))

    [request] = ReturnRequest.objects.all()
    assert request.number in said("notice")[0]


def test_a_run_without_a_write_only_calls_the_person(ask, said, delivered):
    ask("Let me talk to a person", does(call("hand_to_human", reason="A person, please.")))

    assert len(said("notice")) == 1


def test_what_was_told_once_is_not_told_again(ask, said, delivered):
    ask(BROKEN, OPENS, answers("done"))
    [request] = ReturnRequest.objects.all()
    ask("Thanks!", answers("thanks"))

    assert request.number not in said("agent")[-1]


def test_a_known_fact_settles_and_a_question_does_not(ask, delivered):
    assert ask("Where is 7001?", LOOKS, answers("status 7001")).resolution == "done"
    assert ask("And the other one?", answers("ask_number")).resolution == "unknown"


def test_an_order_that_there_is_not_settles_nothing(ask, said, customer):
    looks = does(call("get_order_status", order_id="9999"))

    run = ask("Where is 9999?", looks, answers("not_found 9999"))

    assert run.resolution == "unknown"
    assert "9999" in said("agent")[-1]


def test_that_the_team_decides_is_not_said_once_it_has_decided(ask, said, delivered, reviewer):
    ask(BROKEN, OPENS, answers("done"))
    [request] = ReturnRequest.objects.all()

    def decided_meanwhile(turn):
        review.decide(request.pk, decision="approve", despite=True, by=reviewer, now=timezone.now())
        return answers("team_will", "return_window")

    ask("When do you decide?", decided_meanwhile)

    assert "waiting" not in said("agent")[-1]
    assert "within" in said("agent")[-1]


def test_what_is_left_out_of_a_reply_is_kept_with_its_step_and_counted(ask, said, delivered):
    before = metrics.LEFT_OUT.labels("unsupported")._value.get()

    run = ask("Where is 7001?", LOOKS, answers("status 7001", "status 9999", "total 7001"))

    assert run.steps.last().unsupported == ["status 9999"]
    assert "9999" not in said("agent")[-1]
    assert metrics.LEFT_OUT.labels("unsupported")._value.get() == before + 1
