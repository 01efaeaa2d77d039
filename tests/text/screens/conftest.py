"""The nasty shop on a real site, made once for all that look at it, and a browser that complains."""

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import override_settings
from playwright.sync_api import Browser, Page

from tests.text import shop


@pytest.fixture(scope="module")
def transactional_db(django_db_setup: None, django_db_blocker: Any) -> Generator[None]:
    """The tables for all tests of a file, which only look. They are emptied after the last."""
    with django_db_blocker.unblock():
        yield
        call_command("flush", interactive=False, verbosity=0)


@pytest.fixture(scope="module")
def nasty(transactional_db: None) -> shop.NastyShop:
    """The shop, and Olaf, who may see all of it."""
    olaf = User.objects.create_superuser("olaf", first_name="Olaf", password="open sesame")
    shop.colleagues()
    return shop.furnish(olaf)


@pytest.fixture(scope="module")
def site(nasty: shop.NastyShop) -> Generator[str]:
    """The address of the whole site, with the demo shop on it."""
    from django.conf import settings

    from tests.servers.site import serve

    support = replace(
        settings.SUPPORT, demo=True, identity_secret="a secret that is long enough for a test"
    )
    with override_settings(SUPPORT=support), serve() as address:
        yield address


@pytest.fixture(scope="module")
def cookies(site: str, browser: Browser) -> list[Any]:
    """Olaf's, who has signed in."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}/admin/")
    page.get_by_label("Username").fill("olaf")
    page.get_by_label("Password").fill("open sesame")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site}/admin/")
    kept = context.cookies()
    context.close()
    return kept


@pytest.fixture
def visit(browser: Browser, cookies: list[Any]) -> Generator[Callable[..., Page]]:
    """Opens a page of Olaf's browser. No dialog may open, no script fail and none be blocked."""
    contexts, complaints = [], []

    def _visit(**options: Any) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_cookies(cookies)
        context.on("weberror", lambda failed: complaints.append(str(failed.error)))
        context.on("dialog", lambda dialog: (complaints.append(dialog.message), dialog.dismiss()))
        context.on("console", lambda said: said.type == "error" and complaints.append(said.text))
        return context.new_page()

    yield _visit
    for context in contexts:
        context.close()
    assert complaints == []
