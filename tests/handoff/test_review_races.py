"""Decisions in one moment: by two people, by one who clicks twice, and while the agent asks again."""

import time
from functools import partial

import pytest
from django.contrib.admin.models import LogEntry
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from handoff import review
from handoff.models import Escalation
from orders.errors import ReturnAlreadyDecided
from orders.models import OrderLine, ReturnRequest
from support_agent.agent import intake, runner
from support_agent.conversation import services as record
from support_agent.models import Conversation, Message, Run
from tests.agent.scripted import ScriptedPlanner, call, does, says
from tests.handoff import desk, floor

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]

QUEUE = "admin:handoff_returnreview_changelist"


@pytest.fixture
def asked(customer):
    """A return of the only unit, asked for in a conversation today."""
    conversation = record.start_conversation(customer=customer, channel="test", now=timezone.now())
    order = desk.delivered_order(customer, now=timezone.now())
    return desk.asked_back(order, conversation=conversation, asked_at=timezone.now())


def page_of(person):
    page = Client()
    page.force_login(person)
    return page


def form(page, request, decision="approve", **more):
    seen = page.get(desk.review_address(request)).context["facts"]
    return {"decision": decision, "seen": seen, **more}


@pytest.mark.parametrize("_again", range(3))
def test_a_double_click_approves_once_and_tells_the_customer_once(asked, reviewer, _again):
    page = page_of(reviewer)
    press = partial(page.post, desk.review_address(asked, "decide"), form(page, asked), follow=True)

    answers = desk.at_once(press, press)

    told = "".join(map(desk.page_text, answers))
    assert told.count("already approved, by Rita") == 1
    assert (asked.refresh_from_db(), asked.state, asked.decided_by)[1:] == ("approved", reviewer)
    assert LogEntry.objects.count() == 1
    assert Run.objects.count() == 0
    assert len(_notices(asked)) == 1


@pytest.mark.parametrize("_again", range(3))
def test_a_page_that_rejects_while_a_selection_approves_gives_one_answer(
    asked, reviewer, operator, _again
):
    page, queue = page_of(reviewer), page_of(operator)
    rejection = form(page, asked, "reject", reason="It is worn.")
    chosen = desk.to_confirm(queue, [asked])

    answers = desk.at_once(
        partial(page.post, desk.review_address(asked, "decide"), rejection, follow=True),
        partial(queue.post, reverse(QUEUE), chosen, follow=True),
    )

    asked.refresh_from_db()
    by = {"approved": operator, "rejected": reviewer}[asked.state]
    assert asked.decided_by == by
    told = "".join(map(desk.page_text, answers))
    assert told.count(f"already {asked.state}, by {by.first_name}") == 1
    assert LogEntry.objects.count() == 1
    [notice] = _notices(asked)
    assert ("It is worn." in notice) == (asked.state == "rejected")
    floor.check_effects()


@pytest.mark.parametrize("_again", range(3))
def test_a_selection_of_several_and_another_of_the_same_decide_each_once(
    customer, reviewer, operator, _again
):
    requests = [
        desk.asked_back(desk.delivered_order(customer, number)) for number in ("1", "2", "3", "4")
    ]
    first, second = page_of(reviewer), page_of(operator)
    chosen = desk.to_confirm(first, requests)
    backwards = {**chosen, "_selected_action": [each.pk for each in reversed(requests)]}

    desk.at_once(
        partial(first.post, reverse(QUEUE), chosen, follow=True),
        partial(second.post, reverse(QUEUE), backwards, follow=True),
    )

    assert ReturnRequest.objects.filter(state="approved").count() == 4
    assert LogEntry.objects.count() == 4
    floor.check_effects()


@pytest.mark.parametrize("decision", ["approve", "reject", "withdraw"])
@pytest.mark.parametrize("_again", range(4))
def test_the_agent_asks_for_the_same_unit_while_a_reviewer_decides(
    asked, reviewer, decision, _again
):
    conversation = Conversation.objects.get(pk=asked.origin_key)
    intake.receive_message(
        conversation_id=conversation.pk,
        text="I want to return order 1187.",
        now=timezone.now(),
        wake=lambda run_id, pause: None,
    )
    Run.objects.update(due_at=timezone.now())
    script = [
        does(call("get_order_status", order_id="1187")),
        does(call("open_return_request", order_id="1187", summary="I want to return order 1187.")),
        says("A colleague decides."),
    ]

    _, decided = desk.at_once(
        partial(runner.advance, Run.objects.get().pk, planner=ScriptedPlanner(script)),
        partial(_decide, asked, decision, by=reviewer, after=0.03 * _again),
    )

    assert isinstance(decided, ReturnRequest)
    units = OrderLine.objects.get().returned
    held = ReturnRequest.objects.filter(state__in=("requested", "approved")).count()
    assert units == held <= 1
    assert Run.objects.get().state == "replied"
    assert not Escalation.objects.exists()
    floor.check(conversation)


def _decide(request, decision, *, by, after=0.0):
    time.sleep(after)
    if decision == "withdraw":
        return review.withdraw(request.pk, by=by, now=timezone.now())
    return review.decide(
        request.pk,
        decision=decision,
        reason="It is worn.",
        despite=True,
        by=by,
        now=timezone.now(),
    )


def test_a_withdrawal_and_an_approval_in_one_moment_leave_one_of_them(asked, reviewer, operator):
    outcomes = desk.at_once(
        partial(_decide, asked, "withdraw", by=reviewer),
        partial(_decide, asked, "approve", by=operator),
    )

    assert sum(isinstance(outcome, ReturnAlreadyDecided) for outcome in outcomes) == 1
    assert len(_notices(asked)) == 1
    floor.check_effects()


def _notices(request):
    return list(
        Message.objects.filter(conversation_id=request.origin_key, author="notice").values_list(
            "text", flat=True
        )
    )
