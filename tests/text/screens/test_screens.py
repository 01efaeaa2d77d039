"""Every screen shows strangers' words as plain characters, keeps its shape, and runs none of them."""

import json

import pytest
from django.contrib.auth.models import User

from handoff.models import Escalation
from support_agent.chat.tokens import make_token
from tests.text.nasty import CONTROLS_SHOWN, TEXTS
from tests.text.shop import LONGEST_NAME, LONGEST_TITLE, short

from .looking import LOOKS, faults_on

pytestmark = pytest.mark.browser

PHONE, DESK = [size for size, _ in LOOKS]
# Tables of the admin scroll within their frame, and its menu waits beside the screen.
SPARED = (
    "#nav-sidebar *, .overflow-x-auto, .overflow-x-auto *, [data-simplebar], [data-simplebar] *"
)


def cut(limit):
    return {name: short(text, limit) for name, text in TEXTS.items()}


NAMES = cut(LONGEST_NAME)
SAID = {**{name: text.strip() for name, text in TEXTS.items()}, "controls": CONTROLS_SHOWN}


def check(page, texts):
    """On a phone at night and on a desk by day."""
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        assert faults_on(page, texts, spared=SPARED) == {}


def test_the_widget_shows_whoever_speaks(page, site, nasty):
    key = {"id": str(nasty.whole.pk), "token": make_token(nasty.whole.pk), "subject": None}
    choose(page, site, "guest")
    name = f"support-chat {site} key"
    page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [name, json.dumps(key)])
    page.reload()
    page.get_by_role("button", name="Open help").click()
    page.locator("support-chat li").nth(len(SAID) * 4 - 1).wait_for()

    check(page, SAID)


@pytest.mark.parametrize("name", ["mixed", "long word", "piled", "unseen 0"])
def test_the_shop_shows_its_customer_and_their_goods(page, site, nasty, name):
    choose(page, site, nasty.conversations[name].customer.pk)
    page.locator("summary").first.click()

    text = TEXTS.get(name, "(no name)")
    check(page, {"name": short(text, LONGEST_NAME), "title": short(text, LONGEST_TITLE)})


def choose(page, site, customer):
    page.goto(site)
    page.locator("summary").first.click()
    page.locator(f"button[value='{customer}']").click()
    page.locator("[data-order], .guest").first.wait_for()


def test_the_queue_shows_who_waits(page, site, nasty):
    page.goto(f"{site}/desk/")
    page.locator("#rows a").nth(len(NAMES) - 1).wait_for()

    check(page, NAMES)


def test_the_desk_shows_whoever_speaks(page, site, nasty):
    page.goto(f"{site}/desk/{nasty.whole.pk}/")
    page.locator("#messages .notice").nth(len(SAID) - 1).wait_for()

    check(page, SAID)


def test_the_desk_shows_each_customer_with_brief_and_trace(page, site, nasty):
    page.set_viewport_size(DESK)
    page.goto(f"{site}/desk/")
    for name, text in SAID.items():
        row = page.locator(f"#rows a[data-conversation='{nasty.conversations[name].pk}']")
        row.click()
        page.locator("#messages .customer").first.wait_for()
        page.locator("#facts .wish").wait_for()

        wish = page.locator("#facts .wish blockquote").text_content()
        assert wish.strip() == text
        assert faults_on(page, {name: text}, spared=SPARED) == {}


def test_on_a_phone_a_long_name_leaves_the_desks_buttons_where_they_are(page, site, nasty):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}/desk/{nasty.conversations['long word'].pk}/")
    page.get_by_role("button", name="Claim").wait_for()
    assert faults_on(page, {}, spared=SPARED) == {}

    page.get_by_role("button", name="Facts").click()

    assert faults_on(page, {}, spared=SPARED) == {}


@pytest.mark.parametrize(
    ("path", "texts"),
    [
        ("orders/customer", NAMES),
        ("orders/order", NAMES),
        ("support_agent/conversation", NAMES),
        ("support_agent/run", NAMES),
        ("handoff/escalation", NAMES),
        ("handoff/returnreview", NAMES),
        ("auth/user", cut(150)),
        ("auth/group", cut(140)),
        ("", {}),
    ],
)
def test_a_list_of_the_admin_shows_every_name(page, site, path, texts):
    page.goto(f"{site}/admin/{path}/".replace("//", "/").replace(":/", "://"))

    check(page, texts)


def address_of(nasty, kind, name):
    conversation = nasty.conversations[name]
    customer = conversation.customer
    rows = {
        "orders/customer": customer,
        "orders/order": customer.orders.get(),
        "support_agent/conversation": conversation,
        "support_agent/run": conversation.runs.get(),
        "handoff/escalation": Escalation.objects.get(conversation=conversation),
        "handoff/returnreview": nasty.requests[name],
        "auth/user": User.objects.get(first_name=short(TEXTS[name], 150), email="nasty"),
    }
    return f"{kind}/{rows[kind].pk}"


@pytest.mark.parametrize("name", ["mixed", "long word"])
@pytest.mark.parametrize(
    "kind",
    [
        "orders/customer",
        "orders/order",
        "support_agent/conversation",
        "support_agent/run",
        "handoff/escalation",
        "handoff/returnreview",
        "auth/user",
    ],
)
def test_a_page_of_the_admin_shows_what_was_written(page, site, nasty, kind, name):
    page.goto(f"{site}/admin/{address_of(nasty, kind, name)}/change/")

    # Staff stand in fields of a form.
    check(page, {} if kind == "auth/user" else {name: short(TEXTS[name], LONGEST_NAME)})


def test_what_was_done_to_a_request_is_told_in_plain_characters(page, site, nasty):
    page.goto(f"{site}/admin/{address_of(nasty, 'handoff/returnreview', 'markup')}/history/")

    check(page, {"markup": TEXTS["markup"]})
