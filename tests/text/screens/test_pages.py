"""Pages that say one thing, the login and the API's page, asked for in strangers' words."""

from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from axes.models import AccessAttempt
from django.conf import settings as django
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import expect

from tests.text.nasty import TEXTS

from .looking import LOOKS, faults_on

pytestmark = pytest.mark.browser

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# As much as a server takes for an address.
ASKED = {name: quote(text[:900], safe="") for name, text in TEXTS.items()}
# Swagger's own parts, which scroll within themselves.
SPARED = ".swagger-ui *"


@pytest.fixture
def stranger(browser, site):
    """A page of somebody who has not signed in."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture
def broken(settings):
    settings.ROOT_URLCONF = "tests.text.screens.broken"


def check(page, heading, *, answer=None, status=200):
    """It says this and no more, in both looks, and everybody can read it."""
    if answer:
        assert answer.status == status
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    assert "alert(1)" not in page.locator("body").inner_text()
    in_both_looks(page)


def in_both_looks(page):
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        assert faults_on(page, {}, spared=SPARED) == {}
        found = Axe().run(page, options={"runOnly": WCAG}).response["violations"]
        assert [(rule["id"], node["target"]) for rule in found for node in rule["nodes"]] == []


def test_where_nothing_is_the_page_says_so_whatever_was_asked_for(page, site):
    for asked in ASKED.values():
        answer = page.request.get(f"{site}/{asked}/?{asked}={asked}")
        assert answer.status == 404
    answer = page.goto(f"{site}/{ASKED['markup']}/?{ASKED['turned']}")

    check(page, "There is nothing at this address", answer=answer, status=404)
    page.get_by_role("link", name="To the start").click()
    expect(page.locator("support-chat")).to_be_attached()


def test_whoever_may_not_see_a_page_is_told_so(stranger, site, nasty):
    client = Client()
    client.force_login(User.objects.get(username="nasty0"))
    cookie = client.cookies[django.SESSION_COOKIE_NAME].value
    stranger.context.add_cookies(
        [{"name": django.SESSION_COOKIE_NAME, "value": cookie, "url": site}]
    )

    answer = stranger.goto(f"{site}/desk/")

    check(stranger, "Your account may not see this page", answer=answer, status=403)


def test_a_form_without_its_cookie_is_not_taken(stranger, site):
    stranger.goto(f"{site}/admin/login/")
    stranger.get_by_label("Username").fill(TEXTS["markup"])
    stranger.get_by_label("Password").fill("x")
    stranger.context.clear_cookies()
    stranger.keyboard.press("Enter")

    check(stranger, "What you sent was not taken")


def test_a_bug_is_told_without_a_word_of_it(page, site, broken):
    answer = page.goto(f"{site}/bug/?{ASKED['markup']}")

    check(page, "Something went wrong on our side", answer=answer, status=500)


def test_while_the_database_is_away_the_page_says_so_without_a_word_of_it(
    stranger, site, broken, caplog
):
    # As long as it is away, so that the page stays.
    stranger.route("**/ready/", lambda asked: asked.fulfill(status=503))

    answer = stranger.goto(f"{site}/away/?{ASKED['markup']}")

    check(stranger, "We are away for a moment", answer=answer, status=503)
    # Nobody is alarmed by a trace for each who asks meanwhile.
    assert [record for record in caplog.records if record.exc_info] == []


def test_the_login_keeps_what_was_typed_as_plain_characters(stranger, site):
    stranger.goto(f"{site}/admin/login/?next={ASKED['markup']}")
    typed = TEXTS["mixed"]
    stranger.get_by_label("Username").fill(typed)
    stranger.get_by_label("Password").fill("wrong")
    stranger.keyboard.press("Enter")

    expect(stranger.get_by_text("don't belong to a member of staff")).to_be_visible()
    assert stranger.get_by_label("Username").input_value() == typed
    in_both_looks(stranger)


def test_after_ten_wrong_passwords_the_login_says_how_long_it_is_closed(stranger, site):
    for _ in range(10):
        Client().post("/admin/login/", {"username": TEXTS["markup"], "password": "wrong"})
    stranger.goto(f"{site}/admin/login/")
    stranger.get_by_label("Username").fill(TEXTS["markup"])
    stranger.get_by_label("Password").fill("wrong")
    stranger.keyboard.press("Enter")

    check(stranger, "Too many tries to sign in")
    AccessAttempt.objects.all().delete()


def test_the_page_of_the_api_obeys_nothing_in_its_address(page, site):
    asked = ASKED["markup"]
    page.emulate_media(color_scheme="dark")
    page.goto(f"{site}/api/docs/?url={asked}&configUrl={asked}&spec={asked}#/{asked}")
    page.locator(".opblock").nth(5).wait_for()

    assert page.locator(".info .title").inner_text().startswith("Support agent")
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        assert faults_on(page, {}, spared=SPARED) == {}
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert (ground == "rgb(14, 16, 21)") == (scheme == "dark")
