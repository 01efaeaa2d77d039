"""A person decides. Field case 22."""

import pytest

from orders import queries, services
from orders.errors import DecisionNeedsReason, ReturnAlreadyDecided, ReturnAlreadyOpen
from orders.models import RETURN_TRANSITIONS, ReturnRequest


@pytest.fixture
def request_of_two(customer, place_order, ask_return):
    return ask_return(place_order(customer, ("Shirt", 2)))


def returned(request):
    return request.order.lines.get().returned


def test_an_approval_names_who_gave_it_and_when(request_of_two, reviewer, now):
    services.approve_return(request_of_two, by=reviewer, now=now, reason=" Fine ")

    request_of_two.refresh_from_db()
    assert (request_of_two.state, request_of_two.decision_reason) == ("approved", "Fine")
    assert (request_of_two.decided_by, request_of_two.decided_at) == (reviewer, now)
    assert returned(request_of_two) == 2


def test_a_rejected_return_may_be_asked_for_again(request_of_two, reviewer, ask_return, now):
    services.reject_return(request_of_two, by=reviewer, reason="Worn", now=now)

    again = ask_return(request_of_two.order, key="again")

    assert again.number != request_of_two.number
    assert returned(again) == 2


def test_a_customer_is_owed_the_reason_of_a_rejection(request_of_two, reviewer, now):
    with pytest.raises(DecisionNeedsReason):
        services.reject_return(request_of_two, by=reviewer, reason="  ", now=now)

    request_of_two.refresh_from_db()
    assert request_of_two.state == "requested"


def test_a_withdrawn_return_records_who_and_frees_the_units(request_of_two, operator, now):
    services.withdraw_return(request_of_two, by=operator, reason="Keeps them", now=now)

    request_of_two.refresh_from_db()
    assert (request_of_two.state, request_of_two.decided_by) == ("withdrawn", operator)
    assert returned(request_of_two) == 0


def test_an_approved_return_is_told_as_approved_when_asked_for_again(
    request_of_two, reviewer, ask_return, now
):
    services.approve_return(request_of_two, by=reviewer, now=now)

    with pytest.raises(ReturnAlreadyOpen, match="it is approved"):
        ask_return(request_of_two.order, key="again")


@pytest.mark.parametrize("first", ["approved", "rejected", "withdrawn"])
@pytest.mark.parametrize("second", ["approved", "rejected", "withdrawn"])
def test_the_second_of_two_reviewers_is_told_who_was_faster(
    request_of_two, reviewer, operator, now, first, second
):
    stale = ReturnRequest.objects.get()
    decide(request_of_two, first, by=reviewer, now=now)
    held = returned(request_of_two)

    with pytest.raises(ReturnAlreadyDecided, match=f"already {first}, by {reviewer}"):
        decide(stale, second, by=operator, now=now)

    assert ReturnRequest.objects.get().decided_by == reviewer
    assert ReturnRequest.objects.get().order.lines.get().returned == held


def decide(request, state, *, by, now):
    match state:
        case "approved":
            services.approve_return(request, by=by, now=now)
        case "rejected":
            services.reject_return(request, by=by, reason="Worn", now=now)
        case "withdrawn":
            services.withdraw_return(request, by=by, reason="", now=now)


def test_the_table_of_transitions_knows_every_state():
    assert set(RETURN_TRANSITIONS) == set(ReturnRequest.State)
    assert {later for after in RETURN_TRANSITIONS.values() for later in after} == {
        "approved",
        "rejected",
        "withdrawn",
    }


def test_the_reviewer_sees_what_the_rules_said(request_of_two, django_assert_max_num_queries):
    with django_assert_max_num_queries(6):
        request = queries.return_request_for_review(request_of_two.pk)
        verdict = queries.return_verdict(request)

    assert verdict.allowed
    assert "2 asked for, 2 left to return." in [check.sentence for check in verdict.checks]


def test_the_verdict_stays_after_a_rejection_freed_the_units(request_of_two, reviewer, now):
    services.reject_return(request_of_two, by=reviewer, reason="Worn", now=now)

    assert queries.return_verdict(request_of_two).allowed
