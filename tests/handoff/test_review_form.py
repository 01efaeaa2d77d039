import re

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission, User
from django.test import Client

from orders.models import ReturnRequest, Shipment
from tests.handoff import desk

pytestmark = pytest.mark.django_db


def form_of(page):
    """The hidden fields, as a browser would send them along."""
    return {"seen": re.search(r'name="seen" value="([^"]+)"', desk.page_text(page))[1]}


def decide(client, request, **fields):
    form = form_of(client.get(desk.review_address(request)))
    return client.post(desk.review_address(request, "decide"), form | fields, follow=True)


def test_an_approval_is_noted_told_and_logged_with_a_name(
    as_reviewer, return_request, reviewer, conversation
):
    page = decide(as_reviewer, return_request, decision="approve")

    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.APPROVED
    assert return_request.decided_by == reviewer
    assert len(desk.said(conversation, "notice")) == 1
    assert "The customer has been told." in desk.page_text(page)
    assert LogEntry.objects.get().user == reviewer
    history = as_reviewer.get(desk.review_address(return_request, "history"))
    assert "Approved." in desk.page_text(history)


def test_a_rejection_needs_a_reason_and_the_form_is_shown_again(as_reviewer, return_request):
    page = decide(as_reviewer, return_request, decision="reject", reason=" ")

    assert page.status_code == 400
    assert "Say why" in desk.page_text(page)
    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED


@pytest.mark.parametrize("fields", [{}, {"decision": ""}, {"decision": "maybe"}])
def test_a_form_without_a_decision_decides_nothing_and_keeps_what_was_typed(
    as_reviewer, return_request, conversation, fields
):
    page = decide(as_reviewer, return_request, reason="The seal is broken.", **fields)

    assert page.status_code == 400
    assert "nothing was decided" in desk.page_text(page)
    assert ">The seal is broken.</textarea>" in desk.page_text(page)
    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED
    assert desk.said(conversation, "notice") == []


def test_facts_that_changed_are_shown_and_nothing_is_decided(as_reviewer, return_request):
    form = form_of(as_reviewer.get(desk.review_address(return_request)))
    Shipment.objects.update(state=Shipment.State.RETURNED_TO_SENDER, delivered_at=None)

    page = as_reviewer.post(
        desk.review_address(return_request, "decide"),
        form | {"decision": "approve", "reason": "So be it."},
    )

    assert page.status_code == 409
    assert "Something has changed" in desk.page_text(page)
    assert "returned to sender" in desk.page_text(page)
    assert ">So be it.</textarea>" in desk.page_text(page)
    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED

    again = form_of(page) | {"decision": "approve"}
    refusal = as_reviewer.post(desk.review_address(return_request, "decide"), again)
    assert "a rule is not kept" in desk.page_text(refusal)
    assert "in spite of the rule" in desk.page_text(refusal)
    as_reviewer.post(desk.review_address(return_request, "decide"), again | {"despite": "on"})
    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.APPROVED


@pytest.mark.parametrize("seen", [{}, {"seen": ""}, {"seen": "forged"}])
def test_a_form_that_does_not_say_what_was_seen_decides_nothing(as_reviewer, return_request, seen):
    page = as_reviewer.post(
        desk.review_address(return_request, "decide"), seen | {"decision": "approve"}
    )

    assert page.status_code == 409
    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED


def test_the_second_reviewer_is_told_who_decided(as_reviewer, return_request, operator):
    form = form_of(as_reviewer.get(desk.review_address(return_request)))
    desk.approve(return_request, by=operator)

    page = as_reviewer.post(
        desk.review_address(return_request, "decide"),
        form | {"decision": "reject", "reason": "No."},
        follow=True,
    )

    assert "already approved, by Olaf" in desk.page_text(page)
    assert 'name="decision"' not in desk.page_text(page)


def test_a_request_is_withdrawn_at_the_customers_wish(as_reviewer, return_request, conversation):
    as_reviewer.post(desk.review_address(return_request, "withdraw"))

    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.WITHDRAWN
    again = as_reviewer.post(desk.review_address(return_request, "withdraw"), follow=True)
    assert "already withdrawn" in desk.page_text(again)
    assert len(desk.said(conversation, "notice")) == 1


@pytest.mark.parametrize("deed", ["decide", "withdraw"])
def test_nothing_is_decided_by_following_a_link(as_reviewer, return_request, deed):
    response = as_reviewer.get(desk.review_address(return_request, deed), {"decision": "approve"})

    assert response.status_code == 405
    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED


@pytest.mark.parametrize("deed", ["decide", "withdraw"])
def test_a_form_of_another_site_decides_nothing(reviewer, return_request, deed):
    client = Client(enforce_csrf_checks=True)
    client.force_login(reviewer)

    response = client.post(desk.review_address(return_request, deed), {"decision": "approve"})

    assert response.status_code == 403


@pytest.mark.parametrize("deed", ["decide", "withdraw"])
def test_deciding_takes_the_permission_to_change(client, return_request, deed):
    onlooker = User.objects.create_user("lena", is_staff=True)
    onlooker.user_permissions.add(Permission.objects.get(codename="view_returnreview"))
    client.force_login(onlooker)

    page = client.get(desk.review_address(return_request))
    response = client.post(desk.review_address(return_request, deed), {"decision": "approve"})

    assert page.status_code == 200
    assert 'name="decision"' not in desk.page_text(page)
    assert response.status_code == 403
