"""Loaded before Django: starts the servers that the settings will find.

The database is PostgreSQL unless `--database=sqlite` (or SUPPORT_TEST_DATABASE=sqlite) asks for a
SQLite file. With pytest-xdist the first process starts it and the workers inherit its address,
while each has a Valkey of its own: their conversations bear the same numbers.
"""

import atexit
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.servers.sockets import stay_on_this_machine
from tests.servers.valkey import Valkey

STARTED = "SUPPORT_TEST_STARTED"
# What a developer has set for a shop of their own must not reach the tests.
OURS = ("SUPPORT_", "ANTHROPIC_", "CELERY_", "REDIS_", "DATABASE_", "SECRET_", "DEBUG", "ALLOWED_")

_skipped: list[str] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=["postgresql", "sqlite"],
        default=os.environ.get("SUPPORT_TEST_DATABASE", "postgresql"),
        help="the database that the tests run on (default: a real PostgreSQL)",
    )


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> Generator[None]:
    valkey = Valkey()
    atexit.register(valkey.stop)
    if STARTED not in os.environ:
        # In the server's folder, which is removed even if we are killed.
        _prepare_environment(early_config.known_args_namespace.database, valkey.folder / "shop")
    os.environ["REDIS_URL"] = valkey.url
    stay_on_this_machine()
    yield


def _prepare_environment(database: str, folder: Path) -> None:
    for name in [name for name in os.environ if name.startswith(OURS)]:
        del os.environ[name]
    folder.mkdir()
    os.environ["SUPPORT_DATA_DIR"] = str(folder)
    # The planner that is tested plans. The tests of the known paths turn them on.
    os.environ["SUPPORT_KNOWN_PATHS"] = "off"
    # The browser tests look at the database beside Playwright's event loop.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    os.environ["DATABASE_URL"] = (
        f"sqlite:///{folder}/shop.sqlite3" if database == "sqlite" else _start_postgres()
    )
    os.environ[STARTED] = "1"


def _start_postgres() -> str:
    # Imported late: a run on SQLite needs neither the driver nor the server.
    from tests.servers.postgres import Postgres

    server = Postgres()
    atexit.register(server.stop)
    return server.url


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("database") == "postgresql":
        return
    # Deselected and not skipped: these ask for what SQLite does not claim to have.
    needless = [item for item in items if item.get_closest_marker("postgresql")]
    config.hook.pytest_deselected(items=needless)
    items[:] = [item for item in items if item not in needless]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        _skipped.append(f"{report.nodeid}: {_reason(report)}")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.skipped:
        _skipped.append(f"{report.nodeid}: {_reason(report)}")


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    return report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if _skips_fail() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _skips_fail():
        terminalreporter.section("skipped, which fails a run with CI=true", red=True)
        for line in _skipped:
            terminalreporter.line(line)


def _skips_fail() -> bool:
    # A test that nobody ran proves nothing, and in CI nobody reads the reason.
    return os.environ.get("CI") == "true" and bool(_skipped)
