"""Customers, reviewers and operators meet through the real processes, each in a browser."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_headphones_are_returned_approved_and_the_customer_sees_it_at_once(shopper, rita, demo):
    lucia = shopper("Lucia")
    answer = lucia.ask("The headphones from order 1187 are damaged. I want to return them.")
    [number] = re.findall(r"R-\d+", answer)

    rita.get_by_role("link", name="Return requests").first.click()
    rita.get_by_role("link", name=number).click()
    rita.get_by_role("button", name="Approve").click()
    expect(rita.get_by_text(f"{number} is approved.")).to_be_visible()

    lucia.is_told(f"has approved your return request {number}")
    assert lucia.authors() == ["customer", "agent", "notice"]
    lucia.page.reload()
    expect(lucia.page.get_by_text(f"Return {number}: approved")).to_be_visible()


def test_while_a_person_is_called_or_there_the_agent_is_silent_and_goes_on_when_handed_back(
    shopper, olga
):
    mateo = shopper("Mateo")
    mateo.call_person()
    mateo.wait_for(1, "notice")
    for text in ("are you there?", "1042", "hello??"):
        mateo.say(text)

    olga.open("Mateo")
    expect(olga.said().filter(has_text="hello??")).to_be_visible()
    assert olga.said().all_text_contents()[-3:] == ["are you there?", "1042", "hello??"]
    olga.claim()
    olga.reply("Hello Mateo, Olga here.")
    mateo.is_told("Hello Mateo, Olga here.")
    for text in ("good", "where is 1042?", "still there?"):
        mateo.say(text)
    expect(olga.said().last).to_have_text("still there?")
    before = mateo.authors()
    expect(olga.page.get_by_text("The agent has done nothing here yet.")).to_be_visible()

    olga.hand_back("Look at order 1042.")
    mateo.wait_for(1, "agent")
    mateo.ask("When does order 1042 come?")

    mine = ["customer"] * 3
    assert before == ["notice", *mine, "notice", "person", *mine]
    assert mateo.authors() == [*before, "notice", "agent", "customer", "agent"]
    assert "1042" in mateo.texts("agent")[-1]
