"""What each answer says to the browser."""

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import get_resolver, reverse
from django.utils import timezone
from playwright.sync_api import expect

from handoff import services as handoff
from handoff.models import Escalation
from support_agent import security
from support_agent.conversation import services as record
from tests.handoff import desk

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": security.PERMISSIONS,
}
WIDGET = "/static/support_agent/widget/widget.js"


@pytest.fixture
def complaints(page):
    """What the browser complained of, in its console and by errors of a page."""
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
    )
    return complaints


@pytest.mark.parametrize("path", ["/desk/", "/admin/login/", "/no/such/page/", "/api/schema/"])
def test_every_answer_carries_the_headers(client, db, path):
    answer = client.get(path)

    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path", ["/desk/", "/admin/login/", "/account/second-factor/", "/no/such/page/", WIDGET]
)
def test_our_own_pages_run_nothing_inline(client, operator, path):
    client.force_login(operator)

    policy = client.get(path).headers["Content-Security-Policy"]

    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/admin/", "/admin/no/such/page/"])
def test_the_admin_runs_no_script_that_is_written_into_a_page(client, db, path):
    policy = client.get(path).headers["Content-Security-Policy"]

    assert "script-src 'self' 'unsafe-eval';" in policy


def test_a_shop_on_another_origin_may_load_the_widget(client, db):
    headers = client.get(WIDGET).headers

    assert headers["Access-Control-Allow-Origin"] == "*"
    assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert headers["Content-Type"].startswith("text/javascript")


def test_pages_of_ours_are_not_for_other_origins(client, db):
    headers = client.get("/admin/login/").headers

    assert "Access-Control-Allow-Origin" not in headers
    assert "Cross-Origin-Resource-Policy" not in headers


@pytest.mark.browser
def test_the_description_of_the_api_is_drawn_without_a_complaint(live_site, page, complaints):
    page.goto(f"{live_site}/api/docs/")

    expect(page.get_by_role("heading", name="Support agent")).to_be_visible()
    page.locator("[id$=open_conversation] button").first.click()
    page.get_by_role("button", name="Try it out").click()
    expect(page.get_by_role("button", name="Execute")).to_be_visible()
    assert complaints == []


@pytest.mark.browser
def test_the_admin_works_without_a_complaint(live_site, page, complaints, reviewer, customer):
    """The narrow policy stops nothing that its pages do."""
    review, escalation = _something_to_look_at(customer)
    page.goto(f"{live_site}/admin/")
    page.fill("[name=username]", reviewer.username)
    page.fill("[name=password]", "open sesame")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Return requests").first.wait_for()

    for address in [*_lists_of_the_admin(), *_pages_of_the_admin(review, escalation, reviewer)]:
        page.goto(f"{live_site}{address}", wait_until="networkidle")
        assert complaints == [], address

    page.goto(f"{live_site}/admin/orders/order/")
    page.get_by_text("filter_list").first.click()
    expect(page.get_by_role("heading", name="By payment state")).to_be_visible()
    assert complaints == []


def _something_to_look_at(customer):
    now = timezone.now()
    conversation = record.start_conversation(customer=customer, channel="widget", now=now)
    desk.looked_and_replied(conversation)
    review = desk.asked_back(desk.delivered_order(customer), conversation=conversation)
    escalation = handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.CUSTOMER_ASKED, now=now
    )
    return review, escalation


def _lists_of_the_admin():
    names = get_resolver().namespace_dict["admin"][1].reverse_dict
    lists = [name for name in names if isinstance(name, str) and name.endswith("_changelist")]
    return [reverse(f"admin:{name}") for name in lists]


def _pages_of_the_admin(review, escalation, person):
    conversation = escalation.conversation
    return [
        reverse("admin:index"),
        desk.review_address(review),
        reverse("admin:handoff_escalation_change", args=[escalation.pk]),
        reverse("admin:support_agent_conversation_change", args=[conversation.pk]),
        reverse("admin:support_agent_run_change", args=[conversation.runs.get().pk]),
        reverse("admin:auth_user_change", args=[person.pk]),
        reverse("admin:auth_user_add"),
        reverse("admin:password_change"),
    ]


def test_opening_conversations_is_bounded_for_an_address_whatever_it_says(db):
    # An address of its own, since the counter outlives the test.
    visitor = Client(REMOTE_ADDR="203.0.113.61")

    answers = {
        visitor.post(
            "/api/v1/conversations/", content_type="application/json", HTTP_X_FORWARDED_FOR=str(n)
        ).status_code
        for n in range(61)
    }

    assert answers == {201, 429}


def test_no_page_of_the_admin_shows_what_was_guessed_or_the_key_of_a_phone(client, reviewer):
    assert User.objects.get(username=reviewer.username).is_superuser
    client.force_login(reviewer)

    for secret in ("axes/accessattempt", "otp_totp/totpdevice", "otp_static/staticdevice"):
        assert client.get(f"/admin/{secret}/").status_code == 404, secret
