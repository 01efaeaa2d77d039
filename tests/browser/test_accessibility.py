"""Every screen keeps the rules of WCAG, levels A and AA, with people at work on it."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
GREETING = "Hello Igor, Olga here."
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
LOOKS = [(DESKTOP, "light"), (PHONE, "dark")]


def violations(page):
    found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
    return [(rule["id"], node["target"]) for rule in found for node in rule["nodes"]]


def violations_in_every_look(page):
    found = []
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        # The admin asks for the colours once, when it is loaded.
        page.reload()
        page.get_by_text(GREETING).first.wait_for(state="attached")
        found += [(scheme, *broken) for broken in violations(page)]
    return found


def test_widget_shop_desk_and_review_break_no_rule(shopper, olga, rita):
    igor = shopper("Igor")
    asked = "I want to return the kettle from order 1039, it is broken."
    [number] = re.findall(r"R-\d+", igor.ask(asked))
    igor.call_person()
    igor.wait_for(1, "notice")
    olga.open("Igor")
    olga.claim()
    olga.reply(GREETING)
    igor.is_told(GREETING)
    rita.get_by_role("link", name="Return requests").first.click()
    rita.get_by_role("link", name=number).click()

    assert [violations_in_every_look(page) for page in (igor.page, olga.page, rita)] == [[]] * 3
    igor.page.set_viewport_size(DESKTOP)
    igor.page.get_by_role("button", name="Close help").click()
    assert violations_in_every_look(igor.page) == []
