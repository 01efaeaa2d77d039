from functools import partial

import pytest

from handoff import facts, review
from handoff.errors import FactsChanged, NoDecision
from orders import queries as orders_queries
from orders.errors import DecisionNeedsReason, ReturnAlreadyDecided
from orders.models import OrderLine, ReturnRequest, Shipment
from support_agent.conversation.errors import MessageRefused
from support_agent.models import Conversation
from tests.handoff import desk


def decide(request, by, decision="approve", **values):
    return review.decide(
        request.pk,
        decision=decision,
        by=by,
        now=desk.NOW,
        **({"despite": "seen" not in values} | values),
    )


def seen(request):
    return facts.of(orders_queries.return_request_for_review(request.pk))


def test_an_approval_and_its_notice_come_together(return_request, reviewer, conversation):
    decided = decide(return_request, reviewer)

    assert (decided.state, decided.decided_by) == (ReturnRequest.State.APPROVED, reviewer)
    [notice] = desk.said(conversation, "notice")
    assert decided.number in notice
    assert "approved" in notice


def test_a_rejection_tells_the_customer_why(return_request, reviewer, conversation):
    decided = decide(return_request, reviewer, "reject", reason="The seal is {broken}.")

    assert decided.decision_reason == "The seal is {broken}."
    assert "The seal is {broken}." in desk.said(conversation, "notice")[0]
    assert OrderLine.objects.get().returned == 0


def test_the_notice_speaks_the_conversations_language(return_request, reviewer, conversation):
    Conversation.objects.filter(pk=conversation.pk).update(language="es")

    decide(return_request, reviewer)

    assert "ha aprobado" in desk.said(conversation, "notice")[0]


@pytest.mark.parametrize("nothing", ["", "maybe", "Approve", "approve ", "yes", "approved"])
def test_a_decision_that_is_no_decision_changes_nothing(
    return_request, reviewer, conversation, nothing
):
    with pytest.raises(NoDecision, match="nothing was decided"):
        decide(return_request, reviewer, nothing)

    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED
    assert desk.said(conversation, "notice") == []


@pytest.mark.parametrize("reason", ["", "  \n"])
def test_a_rejection_without_a_reason_changes_nothing(
    return_request, reviewer, conversation, reason
):
    with pytest.raises(DecisionNeedsReason):
        decide(return_request, reviewer, "reject", reason=reason)

    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED
    assert desk.said(conversation, "notice") == []


def test_a_reason_that_cannot_be_kept_changes_nothing(return_request, reviewer):
    with pytest.raises(MessageRefused):
        decide(return_request, reviewer, "reject", reason="No\x00")


def test_the_second_reviewer_is_told_and_the_customer_is_told_once(
    return_request, reviewer, operator, conversation
):
    decide(return_request, reviewer)

    with pytest.raises(ReturnAlreadyDecided, match="already approved"):
        decide(return_request, operator, "reject", reason="Too late.")

    assert len(desk.said(conversation, "notice")) == 1


def test_a_customer_may_withdraw_through_staff(return_request, reviewer, conversation):
    withdrawn = review.withdraw(return_request.pk, by=reviewer, now=desk.NOW)

    assert withdrawn.state == ReturnRequest.State.WITHDRAWN
    assert "withdrawn" in desk.said(conversation, "notice")[0]
    with pytest.raises(ReturnAlreadyDecided):
        decide(return_request, reviewer)


def test_a_request_from_elsewhere_is_decided_and_nobody_is_written_to(customer, reviewer):
    request = desk.asked_back(desk.delivered_order(customer))
    ReturnRequest.objects.filter(pk=request.pk).update(
        origin_channel="conversation", origin_key="no-such-key"
    )

    assert decide(request, reviewer).state == ReturnRequest.State.APPROVED


def test_a_request_whose_conversation_is_gone_is_decided(return_request, reviewer, conversation):
    conversation.delete()

    assert decide(return_request, reviewer).state == ReturnRequest.State.APPROVED


def test_the_facts_that_were_seen_let_the_decision_through(return_request, reviewer):
    decided = decide(return_request, reviewer, seen=seen(return_request))

    assert decided.state == ReturnRequest.State.APPROVED


def test_facts_that_changed_since_decide_nothing_and_are_named(
    return_request, reviewer, conversation
):
    before = seen(return_request)
    Shipment.objects.update(state=Shipment.State.RETURNED_TO_SENDER, delivered_at=None)
    desk.customer_says(conversation, "Please cancel it.")

    with pytest.raises(FactsChanged) as refusal:
        decide(return_request, reviewer, seen=before)

    changed = {change.fact: (change.before, change.now) for change in refusal.value.changes}
    assert changed["The customer's messages"] == ("1", "2")
    assert "returned to sender" in changed["Parcel 1"][1]
    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED


def test_facts_travel_sealed_and_a_forged_seal_holds_none(return_request):
    now = seen(return_request)

    assert facts.unseal(facts.seal(now)) == now
    assert facts.unseal("forged") == {}
    assert facts.unseal("") == {}


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("second", ["approve", "reject"])
def test_of_two_decisions_in_one_moment_one_stands_and_is_told_once(
    return_request, reviewer, operator, conversation, second
):
    results = desk.at_once(
        partial(decide, return_request, reviewer),
        partial(decide, return_request, operator, second, reason="No."),
    )

    [decided] = [result for result in results if isinstance(result, ReturnRequest)]
    [refusal] = [result for result in results if isinstance(result, ReturnAlreadyDecided)]
    assert refusal.state == decided.state
    assert len(desk.said(conversation, "notice")) == 1
    line = OrderLine.objects.get()
    assert line.returned == (1 if decided.state == ReturnRequest.State.APPROVED else 0)
