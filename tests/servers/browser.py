"""A real browser: the one that CHROME names, or a Chromium or Chrome of this machine."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ON_A_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
FLAGS = [
    # Chromium's own sandbox refuses to run as root, as tests in a container do.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    # What it asks of its maker at every start has no answer on a closed machine.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    """Skips the test, with the reason, where there is no browser."""
    program = _find()
    if program is None:
        pytest.skip("NO BROWSER: install chromium, or name one in CHROME, to run these tests.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


def _find() -> str | None:
    if named := os.environ.get("CHROME"):
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(ON_A_MAC) if ON_A_MAC.exists() else None)
