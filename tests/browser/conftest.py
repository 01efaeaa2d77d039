"""The whole product as one command starts it, and the people who meet in it."""

from collections.abc import Callable, Generator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.servers.demo import Demo, wait_until_nothing_is_left

from .people import Chat, Desk, choose_customer, sign_in


@pytest.fixture(scope="session")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Generator[Demo]:
    """Real web, worker, beat and broker processes, started once for all journeys."""
    demo = Demo(tmp_path_factory.mktemp("journeys") / "data")
    try:
        demo.wait_until_ready()
        yield demo
    finally:
        demo.stop()
        wait_until_nothing_is_left(demo.folder)


@pytest.fixture
def visit(browser: Browser) -> Generator[Callable[..., Page]]:
    """Opens pages, each in a browser of its own. No script may fail and no dialog open."""
    contexts, failures = [], []

    def _visit(**options: Any) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        context.on("weberror", lambda failed: failures.append(str(failed.error)))
        context.on("dialog", lambda dialog: (failures.append(dialog.message), dialog.dismiss()))
        return context.new_page()

    yield _visit
    for context in contexts:
        context.close()
    assert failures == []


@pytest.fixture
def shopper(visit: Callable[..., Page], demo: Demo) -> Callable[..., Chat]:
    """Somebody at the demo shop with the chat open; a guest if nobody is named."""

    def _shopper(name: str = "", *, site: str = demo.address, **options: Any) -> Chat:
        page = visit(**options)
        page.goto(site)
        choose_customer(page, name)
        chat = Chat(page)
        chat.open()
        return chat

    return _shopper


@pytest.fixture
def olga(visit: Callable[..., Page], demo: Demo) -> Desk:
    """The demo's operator, at the desk."""
    return Desk(visit(), demo.address, "operator", demo.password())


@pytest.fixture
def rita(visit: Callable[..., Page], demo: Demo) -> Page:
    """The demo's reviewer, in the admin."""
    page = visit()
    sign_in(page, f"{demo.address}/admin/", "reviewer", demo.password())
    return page


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
