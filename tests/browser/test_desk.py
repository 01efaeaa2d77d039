"""Operators at the desk in a real browser, with the real server, database and bell."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.utils import timezone
from playwright.sync_api import expect

from handoff import services as handoff
from handoff.models import Escalation
from support_agent.conversation import services as record
from tests.browser.desk_cast import BAD, call, full_queue, says, sign_in
from tests.handoff import desk

pytestmark = [pytest.mark.browser, pytest.mark.postgresql]

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@pytest.fixture
def olafs(page, live_site, operator):
    page.set_viewport_size(DESKTOP)
    sign_in(page, live_site, operator)
    return page


def row(page, name):
    return page.locator("#rows").get_by_role("link").filter(has_text=name)


def said(page):
    return page.get_by_role("log").locator(".message p")


def reply_box(page):
    return page.get_by_label("Your reply")


def test_a_call_is_claimed_answered_and_handed_back_without_a_reload(olafs):
    escalation = call("Ana Ruiz", "Where is 1187?", wish="Wants to know where 1187 is.")
    expect(row(olafs, "Ana Ruiz")).to_be_visible()
    expect(olafs).to_have_title("(1) Desk")
    row(olafs, "Ana Ruiz").click()
    expect(olafs.get_by_role("complementary")).to_contain_text("Wants to know where 1187 is.")
    expect(olafs.get_by_role("complementary")).to_contain_text("The return window has closed.")
    olafs.get_by_role("button", name="Claim").click()

    expect(reply_box(olafs)).to_be_focused()
    olafs.keyboard.type("Hello Ana, I am Olaf.")
    olafs.keyboard.press("Enter")
    expect(said(olafs).last).to_have_text("Hello Ana, I am Olaf.")
    expect(olafs.get_by_text("Sending…")).to_have_count(0)
    says(escalation.conversation, "Finally!")
    expect(said(olafs).last).to_have_text("Finally!")
    olafs.get_by_role("button", name="Hand back").click()
    olafs.get_by_label("A word to the agent").fill("Look at 1187.")
    olafs.get_by_role("dialog").get_by_role("button", name="Hand back").click()

    expect(olafs.get_by_role("button", name="Take over")).to_be_visible()
    expect(reply_box(olafs)).to_be_hidden()
    escalation.refresh_from_db()
    assert (escalation.state, escalation.word) == ("handed_back", "Look at 1187.")
    assert desk.said(escalation.conversation, "person") == ["Hello Ana, I am Olaf."]


def test_of_two_desks_that_claim_at_once_one_is_told_who_has_it(
    olafs, browser, live_site, reviewer
):
    call("Ana Ruiz", "Hello?")
    other = browser.new_context()
    ritas = other.new_page()
    sign_in(ritas, live_site, reviewer)
    for page in (olafs, ritas):
        row(page, "Ana Ruiz").click()
        page.get_by_role("button", name="Claim").wait_for()

    # Both presses are on their way before either is answered.
    for page in (olafs, ritas):
        page.evaluate("document.getElementById('claim').click()")

    for page in (olafs, ritas):
        page.locator("#composer:visible, #alert:visible").first.wait_for()
    winner = Escalation.objects.get().claimed_by.first_name
    won, lost = (olafs, ritas) if winner == "Olaf" else (ritas, olafs)
    expect(reply_box(won)).to_be_visible()
    expect(lost.get_by_role("alert")).to_have_text(
        re.compile(f"{winner} has already taken this conversation.")
    )
    expect(lost.get_by_text(f"{winner} has this conversation.")).to_be_visible()
    other.close()


def test_a_lost_line_misses_nothing_and_keeps_the_draft(olafs, operator):
    escalation = call("Ana Ruiz", "Where is 1187?")
    handoff.claim(escalation, by=operator, now=timezone.now())
    olafs.get_by_role("tab", name="Mine").click()
    row(olafs, "Ana Ruiz").click()
    reply_box(olafs).fill("Half a sent")
    before = said(olafs).count()
    olafs.context.set_offline(True)
    expect(olafs.get_by_text("Offline. Nothing is lost.")).to_be_visible()
    says(escalation.conversation, "Are you there?")
    handoff.reply(escalation, by=operator, text="From my telephone.", now=timezone.now())
    says(escalation.conversation, "Thank you.")

    olafs.context.set_offline(False)

    expect(said(olafs)).to_have_count(before + 3)
    missed = ["Are you there?", "From my telephone.", "Thank you."]
    assert said(olafs).all_inner_texts()[before:] == missed
    expect(reply_box(olafs)).to_have_value("Half a sent")
    olafs.reload()
    expect(reply_box(olafs)).to_have_value("Half a sent")
    expect(said(olafs)).to_have_count(before + 3)


def test_a_reply_whose_answer_is_lost_is_said_once(olafs, operator):
    escalation = call("Ana Ruiz", "Where is 1187?")
    handoff.claim(escalation, by=operator, now=timezone.now())
    olafs.goto(f"{olafs.url}{escalation.conversation_id}/")
    lost = []

    def lose(route):
        lost.append(route.fetch())
        route.abort()

    olafs.route("**/reply/", lose, times=1)
    reply_box(olafs).fill("It comes today.")
    reply_box(olafs).press("Control+Enter")

    expect(olafs.locator(".person time")).to_have_count(1, timeout=10_000)
    expect(olafs.locator(".fate")).to_have_count(0)
    expect(said(olafs).filter(has_text="It comes today.")).to_have_count(1)
    assert len(lost) == 1
    assert desk.said(escalation.conversation, "person") == ["It comes today."]


def test_the_whole_work_is_done_by_keyboard(olafs):
    call("Ana Ruiz", "First.")
    second = call("Bo Lind", "Second.")
    expect(row(olafs, "Bo Lind")).to_be_visible()

    for key in ("j", "j", "Enter", "c"):
        olafs.keyboard.press(key)
    expect(reply_box(olafs)).to_be_focused()
    olafs.keyboard.type("hej, jock? r")
    expect(reply_box(olafs)).to_have_value("hej, jock? r")
    olafs.keyboard.press("Enter")
    expect(said(olafs).last).to_have_text("hej, jock? r")
    for key in ("Escape", "?"):
        olafs.keyboard.press(key)
    expect(olafs.get_by_role("dialog", name="Keys")).to_be_visible()
    for key in ("Escape", "e", "Control+Enter"):
        olafs.keyboard.press(key)

    expect(olafs.get_by_text("The agent has this conversation: resolved by Olaf")).to_be_visible()
    second.refresh_from_db()
    assert second.state == "resolved"
    olafs.keyboard.press("Escape")
    expect(olafs.get_by_text("Choose a conversation")).to_be_visible()


def test_nobody_is_closed_upon_who_wrote_meanwhile(olafs, operator):
    escalation = call("Ana Ruiz", "Where is 1187?")
    handoff.claim(escalation, by=operator, now=timezone.now())
    olafs.goto(f"{olafs.url}{escalation.conversation_id}/")
    olafs.get_by_role("button", name="Resolve").click()
    says(escalation.conversation, "One more thing!")

    olafs.get_by_role("dialog").get_by_role("button", name="Resolve").click()

    expect(olafs.get_by_role("alert")).to_contain_text("The customer has written again.")
    expect(said(olafs).last).to_have_text("One more thing!")
    expect(reply_box(olafs)).to_be_visible()


def test_a_conversation_that_the_agent_holds_is_taken_over_by_its_link(olafs, customer):
    conversation = record.start_conversation(
        customer=customer, channel="widget", now=timezone.now()
    )
    says(conversation, "Where is 1187?")

    olafs.goto(f"{olafs.url}{conversation.pk}/")
    olafs.get_by_role("button", name="Take over").click()

    expect(reply_box(olafs)).to_be_focused()
    conversation.refresh_from_db()
    assert conversation.held_by.first_name == "Olaf"


def test_whoever_is_signed_out_is_told_and_led_back(olafs, operator):
    operator.is_active = False
    operator.save()
    olafs.context.set_offline(True)
    olafs.context.set_offline(False)

    expect(olafs.get_by_role("link", name="Sign in again")).to_have_attribute(
        "href", "/admin/login/?next=%2Fdesk%2F"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_view_fits_is_accessible_and_runs_no_strangers_script(
    olafs, operator, reviewer, size, scheme
):
    page = olafs
    full_queue(operator, reviewer)
    dialogs, complaints = [], []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    page.on("console", lambda line: line.type == "error" and complaints.append(line.text))
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("#rows a")).to_have_count(10)

    _check(page, size)
    row(page, BAD).click()
    expect(said(page).first).to_contain_text(BAD)
    _check(page, size)
    if size == PHONE:
        page.get_by_role("button", name="Facts").click()
        _check(page, size)
    page.goto(f"{page.url}")
    page.keyboard.press("?")
    _check(page, size)

    assert dialogs == []
    assert complaints == []


def _check(page, size):
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
