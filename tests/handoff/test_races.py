"""Two at the same moment, with real rows that are locked one by one."""

from functools import partial

import pytest
from django.contrib.admin.models import LogEntry
from django.test import Client
from django.urls import reverse

from handoff import services as handoff
from handoff.errors import AlreadyClaimed
from handoff.models import Escalation
from orders.models import ReturnRequest
from support_agent.conversation import runs
from support_agent.conversation.errors import LeaseLost
from support_agent.models import Conversation, Run
from tests.handoff import desk

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]


def test_of_two_who_claim_one_wins_and_the_customer_is_greeted_once(escalation, operator, reviewer):
    results = desk.at_once(
        partial(handoff.claim, escalation, by=operator, now=desk.NOW),
        partial(handoff.claim, escalation, by=reviewer, now=desk.NOW),
    )

    [refusal] = [result for result in results if isinstance(result, AlreadyClaimed)]
    [won] = [result for result in results if isinstance(result, Escalation)]
    assert refusal.by == won.claimed_by
    conversation = Conversation.objects.get(pk=escalation.conversation_id)
    assert conversation.held_by == won.claimed_by
    assert len(desk.said(conversation, "notice")) == 2


def test_two_who_step_in_open_one_call(conversation, operator, reviewer):
    desk.customer_says(conversation, "Hello?")

    results = desk.at_once(
        partial(handoff.take_over, conversation.pk, by=operator, now=desk.NOW),
        partial(handoff.take_over, conversation.pk, by=reviewer, now=desk.NOW),
    )

    assert sum(isinstance(result, AlreadyClaimed) for result in results) == 1
    assert Escalation.objects.count() == 1
    assert len(desk.said(conversation, "notice")) == 1


def test_a_person_called_by_several_at_once_is_called_once(conversation):
    desk.customer_says(conversation, "Hello?")
    call = partial(
        handoff.escalate,
        conversation_id=conversation.pk,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=desk.NOW,
    )

    results = desk.at_once(call, call, call, call)

    assert len({result.pk for result in results}) == 1
    assert len(desk.said(conversation, "notice")) == 1


@pytest.mark.parametrize("_again", range(5))
def test_a_reply_and_a_person_who_comes_are_never_both_in_charge(conversation, operator, _again):
    desk.customer_says(conversation, "I need a person, 10587 did not come.")
    run = desk.held_run(conversation)

    said, came = desk.at_once(
        partial(
            runs.post_agent_reply,
            run,
            text="It is on its way.",
            resolution=Run.Resolution.DONE,
            now=desk.NOW,
        ),
        partial(handoff.take_over, conversation.pk, by=operator, now=desk.NOW),
    )

    assert isinstance(came, Escalation)
    in_order = list(conversation.messages.values_list("author", flat=True))
    if isinstance(said, LeaseLost):
        assert in_order == ["customer", "notice"]
    else:
        assert in_order == ["customer", "agent", "notice"]


@pytest.mark.parametrize("_again", range(5))
def test_a_run_that_calls_a_person_as_one_comes_calls_nobody_else(conversation, operator, _again):
    desk.customer_says(conversation, "I need a person.")
    run = desk.held_run(conversation)

    called, came = desk.at_once(
        partial(
            handoff.escalate,
            conversation_id=conversation.pk,
            reason=Escalation.Reason.AGENT_ASKED,
            run=run,
            now=desk.NOW,
        ),
        partial(handoff.take_over, conversation.pk, by=operator, now=desk.NOW),
    )

    assert isinstance(called, LeaseLost | Escalation)
    assert came == Escalation.objects.get()
    conversation.refresh_from_db()
    assert conversation.held_by == operator


@pytest.mark.parametrize("_again", range(3))
def test_a_page_and_a_selection_that_approve_at_once_approve_once(
    return_request, conversation, reviewer, operator, _again
):
    page, queue = Client(), Client()
    page.force_login(reviewer)
    queue.force_login(operator)
    form = {
        "decision": "approve",
        "seen": page.get(desk.review_address(return_request)).context["facts"],
    }
    chosen = desk.to_confirm(queue, [return_request])

    answers = desk.at_once(
        partial(page.post, desk.review_address(return_request, "decide"), form, follow=True),
        partial(queue.post, reverse("admin:handoff_returnreview_changelist"), chosen, follow=True),
    )

    told = "".join(map(desk.page_text, answers))
    assert told.count("already approved, by") == 1
    assert ReturnRequest.objects.get().decided_by in (reviewer, operator)
    assert len(desk.said(conversation, "notice")) == 1
    assert LogEntry.objects.count() == 1
