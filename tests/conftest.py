"""The fixed cast of the tests, and the servers that they may ask for."""

import sys
import threading
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.db import connections
from django.test import TransactionTestCase

from tests.emptying import empty

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from orders.models import Customer

# A run that a test has left held would keep its thread; what waits for it is not to hang.
SECONDS_TO_LEAVE = 5
SHARED_DATA = Path(__file__).parents[2] / "shared" / "data"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what tests have told of themselves by `record_property("told", line)`."""
    reports = [
        report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)
    ]
    for report in reports:
        told = [line for name, line in report.user_properties if name == "told"]
        if told and report.when == "call":
            terminalreporter.section(report.nodeid)
            for line in told:
                terminalreporter.line(line)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown() -> None:
    """End the thread that renews leases while there still is a database that it may ask."""
    for thread in [each for each in threading.enumerate() if each.name == "leases"]:
        sys.modules["support_agent.agent.leases"]._keeper.hurry()
        thread.join(SECONDS_TO_LEAVE)


@pytest.fixture(scope="session")
def django_db_modify_db_settings(request: pytest.FixtureRequest) -> None:
    # SQLite's test database lies in memory unless it is named, and threads can't share that.
    default = connections["default"]
    if default.vendor == "sqlite":
        name = Path(default.settings_dict["NAME"]).with_name("test.sqlite3")
        default.settings_dict["TEST"]["NAME"] = str(name)
    request.getfixturevalue("django_db_modify_db_settings_parallel_suffix")


@pytest.fixture(scope="session")
def django_db_keepdb() -> bool:
    # The server or the folder that it lies in goes away with the run. To drop it before would
    # fail wherever a thread is a moment late to give its connection back.
    return True


@pytest.fixture(scope="session", autouse=True)
def quick_emptying() -> None:
    """What a test has committed is deleted after it, and nothing else is touched."""
    TransactionTestCase._fixture_teardown = empty


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> None:
    """A password's hash is slow on purpose, which is not what these tests are about."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(scope="session")
def redis_server() -> str:
    """The address of a real Valkey that belongs to this test process alone."""
    return settings.REDIS_URL


@pytest.fixture
def live_site(transactional_db: None) -> Generator[str]:
    """The address of the whole site, served by the real web server in a thread."""
    from tests.servers.site import serve

    with serve() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Generator["Browser"]:
    """A real browser without a screen."""
    from tests.servers.browser import open_browser

    with open_browser() as browser:
        yield browser


@pytest.fixture
def page(browser: "Browser") -> Generator["Page"]:
    """A page of a new visitor. The test fails if a script of the page did."""
    context = browser.new_context()
    page = context.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    yield page
    context.close()
    assert not failures


@pytest.fixture
def any_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a scripted model say any text and no more, in tests of what happens around a reply.

    What a reply may say is tested in `tests/language` and `tests/agent/answer`, without this.
    """
    from support_agent.agent.answer import completeness
    from support_agent.agent.answer.parts import OWN_WORDS, Answer, Part
    from support_agent.agent.toolbox.final import Final
    from support_agent.agent.types import Draft, Flaw
    from support_agent.language import own_words

    read = Final.from_words

    def whole(final: Final, text: str) -> Draft | Flaw:
        draft = read(final, text)
        if isinstance(draft, Flaw) or not isinstance(draft.output, Answer):
            return draft
        return Draft(text=text, output=Answer(parts=[Part(say=OWN_WORDS, words=text)]))

    monkeypatch.setattr(own_words, "is_warm", lambda sentence, language: bool(sentence.strip()))
    monkeypatch.setattr(Final, "from_words", whole)
    monkeypatch.setattr(completeness, "answers", lambda *_: ())


@pytest.fixture
def shared_data() -> Path:
    if not SHARED_DATA.is_dir():
        pytest.skip(f"needs the real exports in {SHARED_DATA}, which are no part of the repository")
    return SHARED_DATA


@pytest.fixture
def customer(db: None) -> "Customer":
    return _customer("ana@example.com", name="Ana Ruiz")


@pytest.fixture
def stranger(db: None) -> "Customer":
    return _customer("sam@example.com", name="Sam Stone")


def _customer(email: str, *, name: str) -> "Customer":
    from orders.models import Customer

    return Customer.objects.create(external_id=f"test-{email}", email=email, name=name)


@pytest.fixture
def reviewer(db: None) -> User:
    return _staff("rita", first_name="Rita")


@pytest.fixture
def operator(db: None) -> User:
    return _staff("olaf", first_name="Olaf")


def _staff(username: str, *, first_name: str) -> User:
    return User.objects.create_superuser(username, first_name=first_name, password="open sesame")
