"""The nasty shop on a real site, made once for all that look at it, and a browser that complains."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import override_settings
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page

from tests.text import shop


@pytest.fixture(scope="package")
def transactional_db(django_db_setup: None, django_db_blocker: Any) -> Generator[None]:
    """The tables for all tests of this folder, which only look. They are emptied after the last."""
    with django_db_blocker.unblock():
        yield
        call_command("flush", interactive=False, verbosity=0)


@pytest.fixture(scope="package")
def nasty(transactional_db: None) -> shop.NastyShop:
    """The shop, and Olaf, who may see all of it."""
    olaf = User.objects.create_superuser("olaf", first_name="Olaf", password="open sesame")
    shop.colleagues()
    return shop.furnish(olaf)


@pytest.fixture(scope="package")
def site(nasty: shop.NastyShop) -> Generator[str]:
    """The address of the whole site, with the demo shop on it."""
    from django.conf import settings

    from tests.servers.site import serve

    support = replace(
        settings.SUPPORT, demo=True, identity_secret="a secret that is long enough for a test"
    )
    with override_settings(SUPPORT=support), serve() as address:
        yield address


class Tab:
    """A page, and all that the browser complains of while it is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", self._refuse)
        page.on("console", self._hear)

    def _refuse(self, dialog: Dialog) -> None:
        self.complaints.append(dialog.message)
        dialog.dismiss()

    def _hear(self, said: ConsoleMessage) -> None:
        # That the page itself was refused is what some tests are about.
        is_of_the_page = said.location["url"] == self.page.url
        if said.type == "error" and not is_of_the_page:
            self.complaints.append(said.text)


@pytest.fixture(scope="package")
def olafs(site: str, browser: Browser) -> Generator[BrowserContext]:
    """Olaf's browser, in which he has signed in. What one test has loaded, the next one has there."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}/admin/")
    page.get_by_label("Username").fill("olaf")
    page.get_by_label("Password").fill("open sesame")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site}/admin/")
    page.close()
    yield context
    context.close()


@pytest.fixture(scope="package")
def tab(olafs: BrowserContext) -> Tab:
    """The one page of his that all tests look at, one after the other."""
    return Tab(olafs.new_page())


@pytest.fixture
def page(tab: Tab, site: str) -> Generator[Page]:
    """His page, which remembers nothing. No dialog may open, no script fail and none be blocked."""
    tab.complaints.clear()
    yield tab.page
    # What a page still had to say belongs to the test that opened it.
    tab.page.goto("about:blank")
    devtools = tab.page.context.new_cdp_session(tab.page)
    devtools.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "local_storage"})
    assert tab.complaints == []
