import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext

from orders.models import Order, OrderLine, ReturnRequest, Shipment
from tests.handoff import desk

pytestmark = pytest.mark.django_db


def test_the_page_shows_all_that_a_decision_needs(as_reviewer, return_request, conversation):
    run = desk.held_run(conversation)
    desk.took_step(
        run,
        {
            "name": "open_return_request",
            "input": {"order_id": "1187"},
            "content": {"return_request": return_request.number, "state": "requested"},
        },
        plan="I ask our team.",
    )

    page = desk.page_text(as_reviewer.get(desk.review_address(return_request)))

    for shown in (
        return_request.number,
        "The left side is silent.",
        "Headphones",
        "DHL JD1187",
        "all kept",
        "1 asked for, 1 left to return.",
        "The headphones of 1187 are damaged.",
        "I ask our team.",
        f"Asked for return {return_request.number} of order 1187",
        "Made this request",
        "ana@example.com",
    ):
        assert shown in page


def test_the_agents_summary_stands_apart_from_the_customers_words(as_reviewer, return_request):
    ReturnRequest.objects.update(summary="Left side silent.", changed_by_customer_at=desk.NOW)

    page = desk.page_text(as_reviewer.get(desk.review_address(return_request)))

    words, _, summary = page.partition("The agent’s summary")
    assert "The left side is silent." in words
    assert "In the customer’s own words." in words
    assert "Left side silent." in summary
    assert "The customer changed this request on" in summary


def test_the_page_names_the_customers_other_returns(
    as_reviewer, return_request, customer, stranger
):
    other = desk.asked_back(desk.delivered_order(customer, "1188"))
    theirs = desk.asked_back(desk.delivered_order(stranger, "1189"))

    page = desk.page_text(as_reviewer.get(desk.review_address(return_request)))

    assert other.number in page
    assert theirs.number not in page


def test_a_rule_that_is_not_kept_is_named(as_reviewer, return_request):
    Order.objects.update(cancelled_at=desk.NOW)

    page = desk.page_text(as_reviewer.get(desk.review_address(return_request)))

    assert "not all kept" in page
    assert "Order 1187 was cancelled" in page


def test_the_page_itself_takes_no_form(as_reviewer, return_request):
    assert (
        as_reviewer.post(desk.review_address(return_request), {"state": "approved"}).status_code
        == 405
    )


def test_strangers_to_the_desk_see_nothing(client, return_request):
    client.force_login(User.objects.create_user("paul", is_staff=True))

    assert client.get(desk.review_address(return_request)).status_code == 403


def test_an_unknown_request_is_not_found(as_reviewer, return_request):
    return_request.pk = 999_999

    assert as_reviewer.get(desk.review_address(return_request)).status_code == 404
    assert as_reviewer.post(desk.review_address(return_request, "decide")).status_code == 404


def test_markup_is_shown_as_characters_everywhere(
    as_reviewer, customer, return_request, conversation
):
    bad = '"><svg onload=alert(1)> [x](javascript:alert(1)) <img src=x onerror=alert(1)>'
    desk.customer_says(conversation, bad)
    OrderLine.objects.update(title=bad, sku=bad[:40])
    Shipment.objects.update(last_scan=bad, carrier=bad)
    ReturnRequest.objects.update(reason=bad)
    customer.name = bad
    customer.save()
    run = desk.held_run(conversation)
    desk.took_step(run, {"name": bad, "input": {"x": bad}, "content": bad}, plan=bad)

    page = desk.page_text(as_reviewer.get(desk.review_address(return_request)))

    assert "<svg onload" not in page
    assert "<img src=x" not in page
    assert 'href="javascript' not in page
    assert page.count("&lt;svg onload") >= 10


def test_the_number_of_queries_does_not_grow_with_the_story(
    as_reviewer, return_request, conversation, customer
):
    def queries():
        with CaptureQueriesContext(connection) as captured:
            as_reviewer.get(desk.review_address(return_request))
        return len(captured)

    desk.looked_and_replied(conversation)
    desk.asked_back(desk.delivered_order(customer, "2000"))
    queries()
    few = queries()
    for number in range(6):
        desk.customer_says(conversation, f"And {number}?")
        desk.looked_and_replied(conversation)
        desk.asked_back(desk.delivered_order(customer, f"30{number}"))

    assert queries() == few
