"""Until when a return is to be decided, as its reviewers see it."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from handoff import duties
from handoff.models import Duty
from tests.handoff import desk

pytestmark = pytest.mark.django_db

QUEUE = reverse("admin:handoff_returnreview_changelist")


def page(client, address):
    return " ".join(desk.page_text(client.get(address)).split())


def test_the_list_and_the_page_tell_what_is_overdue(as_reviewer, decision, return_request):
    assert "overdue by" in page(as_reviewer, QUEUE)

    shown = page(as_reviewer, desk.review_address(return_request))

    assert "promised by 6 Mar 2026, 10:00" in shown
    assert "overdue" in shown


def test_what_is_not_due_yet_has_its_day(as_reviewer, return_request, conversation, opens):
    opens("24/7")
    duties.make(
        conversation.pk,
        kind=Duty.Kind.DECIDE,
        about=return_request.number,
        now=timezone.now(),
    )

    assert "> in 1" in page(as_reviewer, QUEUE)
    assert "overdue" not in page(as_reviewer, desk.review_address(return_request))


def test_what_was_missed_once_is_late_until_its_new_time_passes(
    as_reviewer, decision, return_request
):
    Duty.objects.update(missed=1, due_at=timezone.now() + timedelta(hours=3, minutes=5))

    assert "> late, 3" in page(as_reviewer, QUEUE)
    shown = page(as_reviewer, desk.review_address(return_request))
    assert "> late <" in shown
    assert "overdue" not in shown


def test_a_request_that_nobody_promised_to_decide_has_no_day(as_reviewer, return_request):
    assert "overdue" not in page(as_reviewer, QUEUE)
    assert "promised by" not in page(as_reviewer, desk.review_address(return_request))
