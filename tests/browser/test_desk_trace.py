"""The trace in a real browser: unfolded by keyboard, kept unfolded, and what was left out is read."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from support_agent.models import Step
from tests.browser.desk_cast import call, says, sign_in
from tests.text.nasty import TEXTS

pytestmark = [pytest.mark.browser, pytest.mark.postgresql]

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
DRAFT = "You will be refunded today."


@pytest.fixture
def withheld(live_site):
    """A person is called to Ana, since a reply was withheld."""
    escalation = call("Ana Ruiz", "Where is my money?", reason="guard_tripped")
    Step.objects.filter(plan=DRAFT).update(
        withheld_by="unsupported", unsupported=["refunded today"], correction="Leave it out."
    )
    return escalation


def open_desk(page, live_site, operator, escalation, size=DESKTOP):
    page.set_viewport_size(size)
    sign_in(page, live_site, operator)
    page.goto(f"{live_site}/desk/{escalation.conversation_id}/")
    expect(page.locator("#runs .step")).to_have_count(3)


def test_what_was_left_out_of_a_reply_is_read_beside_the_conversation(
    page, live_site, operator, withheld
):
    open_desk(page, live_site, operator, withheld, size=PHONE)

    page.get_by_role("button", name="Facts").click()

    last = page.locator("#runs .step").last
    expect(last).to_contain_text("Withheld")
    expect(last).to_contain_text("refunded today")


def test_a_step_is_unfolded_by_keyboard_stays_so_while_the_list_changes_and_is_copied(
    page, live_site, operator, withheld
):
    asked = []
    page.on("request", lambda request: "/steps/" in request.url and asked.append(request.url))
    open_desk(page, live_site, operator, withheld)
    last = page.locator("#runs .step").last
    assert asked == []

    last.locator("summary").focus()
    page.keyboard.press("Enter")

    expect(last).to_contain_text("What it was told to correct")
    expect(last.get_by_role("group", name="What it was told to correct")).to_have_text(
        "Leave it out."
    )
    place = last.bounding_box()["y"]
    Step.objects.filter(index=0).update(plan="I look first.")
    says(withheld.conversation, "Hello?")
    expect(page.locator("#runs .step").first).to_contain_text("I look first.")
    expect(last.get_by_role("group", name="The plan")).to_be_visible()
    expect(last.locator("summary")).to_be_focused()
    assert abs(last.bounding_box()["y"] - place) < 25
    assert len(asked) == 1
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    last.get_by_role("button", name="Copy: The plan").click()
    expect(page.get_by_text("The plan: copied")).to_be_attached()
    assert page.evaluate("navigator.clipboard.readText()") == DRAFT


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"]
)
def test_the_exact_words_of_strangers_fit_and_run_nothing(
    page, live_site, operator, withheld, size, scheme
):
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    page.emulate_media(color_scheme=scheme)
    Step.objects.filter(plan=DRAFT).update(
        plan="\n".join(TEXTS.values()), unsupported=[TEXTS["markup"], TEXTS["right to left"]]
    )
    open_desk(page, live_site, operator, withheld, size)
    if size == PHONE:
        page.get_by_role("button", name="Facts").click()

    page.locator("#runs .step summary").last.click()
    expect(page.get_by_role("group", name="The plan")).to_contain_text("<svg onload=alert(1)>")

    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    assert dialogs == []
