from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission, User
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from orders.models import Order, OrderLine, ReturnRequest
from tests.handoff import desk

QUEUE = reverse("admin:handoff_returnreview_changelist")
pytestmark = pytest.mark.django_db


def rows(response):
    return [row.number for row in response.context["cl"].result_list]


def ask_many(customer, count):
    return [
        desk.asked_back(
            desk.delivered_order(customer, f"20{number:02}"),
            asked_at=desk.NOW - timedelta(hours=number),
        )
        for number in range(count)
    ]


def approve_selected(client, requests):
    return client.post(QUEUE, desk.to_confirm(client, requests), follow=True)


def test_whoever_waits_longest_is_on_top_and_the_decided_are_last(as_reviewer, customer, operator):
    newest, middle, oldest = ask_many(customer, 3)
    desk.approve(oldest, by=operator)

    response = as_reviewer.get(QUEUE)

    assert rows(response) == [middle.number, newest.number, oldest.number]


def test_the_queue_says_where_a_rule_is_not_kept(as_reviewer, customer):
    broken, _ = ask_many(customer, 2)
    Order.objects.filter(pk=broken.order_id).update(cancelled_at=desk.NOW)

    response = as_reviewer.get(QUEUE)

    page = response.content.decode()
    assert page.count("not kept") == 1
    assert "Ana Ruiz" in page


@pytest.mark.parametrize(
    ("query", "expected"), [("state__exact=requested", 1), ("kind__exact=exchange", 0)]
)
def test_the_queue_is_filtered_by_state_and_kind(as_reviewer, customer, operator, query, expected):
    _, decided = ask_many(customer, 2)
    desk.approve(decided, by=operator)

    assert len(rows(as_reviewer.get(f"{QUEUE}?{query}"))) == expected


def test_the_number_of_queries_does_not_grow_with_the_queue(as_reviewer, customer):
    def queries():
        with CaptureQueriesContext(
            connection,
        ) as captured:
            as_reviewer.get(QUEUE)
        return len(captured)

    ask_many(customer, 2)
    queries()
    few = queries()
    for number in range(12):
        desk.asked_back(desk.delivered_order(customer, f"30{number}"))

    assert queries() == few


def test_selected_requests_are_approved_and_each_customer_told_once(
    as_reviewer, return_request, conversation, customer
):
    other = desk.asked_back(desk.delivered_order(customer, "2000"))

    response = approve_selected(as_reviewer, [return_request, other])

    assert "2 approved." in response.content.decode()
    assert not ReturnRequest.objects.exclude(state="approved").exists()
    assert len(desk.said(conversation, "notice")) == 1


def test_a_selected_request_that_is_decided_already_is_shown_and_not_raised(
    as_reviewer, return_request, operator, customer
):
    other = desk.asked_back(desk.delivered_order(customer, "2000"))
    chosen = desk.to_confirm(as_reviewer, [return_request, other])
    desk.approve(other, by=operator)

    page = as_reviewer.post(QUEUE, chosen, follow=True).content.decode()

    assert "1 approved." in page
    assert "already approved, by Olaf" in page


def test_selecting_alone_approves_nothing(as_reviewer, return_request):
    page = as_reviewer.post(
        QUEUE, {"action": "approve_selected", "_selected_action": [return_request.pk]}
    )

    assert "Approve 1 request?" in page.content.decode()
    assert ReturnRequest.objects.get().state == "requested"


def test_what_changed_since_it_was_selected_is_not_approved(as_reviewer, return_request):
    chosen = desk.to_confirm(as_reviewer, [return_request])
    Order.objects.update(cancelled_at=desk.NOW)

    page = as_reviewer.post(QUEUE, chosen, follow=True).content.decode()

    assert "Something has changed" in page
    assert ReturnRequest.objects.get().state == "requested"


def test_what_breaks_a_rule_is_left_out_of_a_selection(as_reviewer, return_request):
    Order.objects.update(cancelled_at=desk.NOW)

    form = desk.to_confirm(as_reviewer, [return_request])

    assert not [name for name in form if name.startswith("seen_")]
    as_reviewer.post(QUEUE, form)
    assert ReturnRequest.objects.get().state == "requested"


def test_whoever_may_only_look_approves_nothing(client, return_request):
    onlooker = User.objects.create_user("lena", is_staff=True)
    onlooker.user_permissions.add(Permission.objects.get(codename="view_returnreview"))
    client.force_login(onlooker)

    page = approve_selected(client, [return_request]).content.decode()

    return_request.refresh_from_db()
    assert return_request.state == ReturnRequest.State.REQUESTED
    assert "approve_selected" not in page


def test_nothing_is_added_or_deleted_here(as_reviewer, return_request):
    add = as_reviewer.get(f"{QUEUE}add/")
    delete = as_reviewer.post(f"{QUEUE}{return_request.pk}/delete/", {"post": "yes"})
    bulk = as_reviewer.post(
        QUEUE, {"action": "delete_selected", "_selected_action": [return_request.pk]}
    )

    assert {add.status_code, delete.status_code} <= {403, 405}
    assert bulk.status_code == 302
    assert ReturnRequest.objects.filter(pk=return_request.pk).exists()


def test_markup_in_a_name_is_shown_as_characters(as_reviewer, customer, return_request):
    customer.name = '"><svg onload=alert(1)>'
    customer.save()
    OrderLine.objects.update(title="<img src=x onerror=alert(1)>")

    page = as_reviewer.get(QUEUE).content.decode()

    assert "<svg onload" not in page
    assert "&lt;svg onload" in page


def test_the_sidebar_counts_what_waits(as_reviewer, return_request, escalation):
    page = as_reviewer.get(reverse("admin:index"))

    links = page.context["sidebar_navigation"][0]["items"]
    badges = {link["title"]: link.get("badge") for link in links}
    assert (badges["Return requests"], badges["Escalations"]) == ("1", "1")
