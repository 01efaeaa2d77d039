"""A supervisor erases a person in a real browser, on a phone too."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from handoff.models import Erasure
from tests.privacy.lives import live
from tests.privacy.scan import found_in_tables
from tests.text.screens.looking import ASTRAY, LOOKS

pytestmark = pytest.mark.browser


@pytest.fixture
def ana(live_site, customer, operator):
    return live(customer, number="1187", by=operator)


@pytest.fixture
def as_supervisor(page, live_site, ana):
    page.goto(f"{live_site}/admin/")
    page.get_by_label("Username").fill("olaf")
    page.get_by_label("Password").fill("open sesame")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Return requests").first.wait_for()
    return page


def test_a_person_is_erased_from_their_own_page_after_a_tick(as_supervisor, live_site, ana):
    page = as_supervisor
    page.goto(f"{live_site}/admin/orders/customer/{ana.customer.pk}/change/")
    page.get_by_role("link", name="Download or erase their data").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download their data").click()
    assert download.value.suggested_filename == "customer-data.json"

    page.get_by_role("button", name="Erase for good").click()
    assert not Erasure.objects.exists()
    page.get_by_label("I have checked who asks for this").check()
    page.get_by_role("button", name="Erase for good").click()

    expect(page.get_by_text("Erased. The record has the number 1.")).to_be_visible()
    assert found_in_tables(ana.words) == {}


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_the_page_of_a_persons_data_is_readable_everywhere(
    as_supervisor, live_site, ana, size, scheme
):
    page = as_supervisor
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(size)
    page.goto(f"{live_site}/admin/handoff/erasure/customer/{ana.customer.pk}/")

    expect(page.get_by_role("heading", name="Ana Ruiz")).to_be_visible()
    assert page.evaluate(ASTRAY, "nav") == []
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]}).response["violations"]
    assert [one["id"] for one in found] == []
