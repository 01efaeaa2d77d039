"""A guest is believed by what only the buyer knows."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def prove(guest, secret):
    guest.page.get_by_label("E-mail or postcode").fill(secret)
    guest.page.get_by_role("button", name="Confirm", exact=True).click()


def test_a_guest_who_proves_an_order_gets_the_answer_without_asking_again(shopper):
    guest = shopper()
    refused = guest.ask("Where is order 1193?")
    assert "SEUR" not in refused
    expect(guest.page.get_by_label("Order number")).to_have_value("1193")

    prove(guest, "tom@example.com")
    expect(guest.page.get_by_text("These do not belong together.")).to_be_visible()
    prove(guest, "lucia@example.com")

    guest.is_told("order 1193 (Hand-blown glass vase) is out for delivery")
    assert guest.authors() == ["customer", "agent", "agent"]
    expect(guest.page.get_by_label("Order number")).to_be_hidden()


def test_an_e_mail_alone_shows_nothing_and_reads_the_same_whether_it_exists_or_not(shopper):
    answers = []
    for email in ("lucia@example.com", "alex.sample@example.com"):
        guest = shopper()
        answers.append(guest.ask(f"My mail is {email}, where are my orders?"))

    assert answers[0] == answers[1]
    assert "number" in answers[0]
    assert re.findall(r"\d+", answers[0]) == []
