"""Two operators want the same conversation."""

import os
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.servers.demo import ROOT

from .people import PATIENCE, Desk

pytestmark = pytest.mark.browser


@pytest.fixture
def boris(visit, demo):
    """A second operator, hired by the command that the README names."""
    secret = "open sesame"
    subprocess.run(
        [sys.executable, "manage.py", "createsuperuser", "--noinput"],
        cwd=ROOT,
        check=True,
        stdout=subprocess.DEVNULL,
        env={
            "PATH": os.environ["PATH"],
            "SUPPORT_DATA_DIR": str(demo.folder),
            "DJANGO_SUPERUSER_USERNAME": "Boris",
            "DJANGO_SUPERUSER_EMAIL": "boris@example.com",
            "DJANGO_SUPERUSER_PASSWORD": secret,
        },
    )
    return Desk(visit(), demo.address, "Boris", secret)


def test_one_of_two_operators_wins_and_the_customer_is_greeted_once(shopper, olga, boris):
    vera = shopper("Vera")
    vera.call_person()
    desks = {"Olga": olga, "Boris": boris}
    for desk in desks.values():
        desk.open("Vera")
        desk.page.get_by_role("button", name="Claim").wait_for()

    # Both presses are on their way before either is answered.
    for desk in desks.values():
        desk.page.evaluate("setTimeout(() => document.getElementById('claim').click())")

    for desk in desks.values():
        expect(desk.box.or_(desk.alert).first).to_be_visible(timeout=PATIENCE)
    [winner] = [name for name, desk in desks.items() if desk.box.is_visible()]
    [loser] = desks.keys() - {winner}
    expect(desks[loser].alert).to_contain_text(f"{winner} has already taken this conversation.")
    expect(desks[loser].page.get_by_text(f"{winner} has this conversation.")).to_be_visible()
    desks[winner].reply(f"Hello, {winner} here.")
    vera.is_told(f"Hello, {winner} here.")
    assert vera.authors() == ["notice", "notice", "person"]
    assert len(set(vera.texts("notice"))) == 2
