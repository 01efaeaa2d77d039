"""The whole product below a path of a host that it shares with the shop."""

import os
import re
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress

import pytest
from playwright.sync_api import expect

from tests.servers.demo import ROOT, SECONDS, free_port
from tests.servers.proxy import serve_below

from .people import Chat, Desk, choose_customer, sign_in

pytestmark = pytest.mark.browser

PREFIX = "/support"
ELSEWHERE = ("/static/", "/api/", "/desk/", "/admin/", "/healthy/")


@pytest.fixture(scope="module")
def port(demo):
    """A second web process of the demo, which knows that it is below a path."""
    port = free_port()
    secret = (demo.folder / "demo" / "identity_secret").read_text().strip()
    command = ["uvicorn", "support_agent.asgi:application", "--port", str(port)]
    process = subprocess.Popen(
        [sys.executable, "-m", *command, "--root-path", PREFIX, "--timeout-graceful-shutdown", "1"],
        cwd=ROOT,
        env={
            "PATH": os.environ["PATH"],
            "SUPPORT_DATA_DIR": str(demo.folder),
            "SUPPORT_DEMO": "on",
            "SUPPORT_IDENTITY_SECRET": secret,
        },
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthy/"):
            break
        time.sleep(0.05)
    yield port
    process.terminate()
    process.wait()


# Each by a customer of their own: they share the demo's database.
@pytest.fixture(params=[("stripped", "Vera", "1150"), ("passed on", "Emma", "1034")], ids=" ".join)
def shopping(request):
    """How the proxy passes the path on, and who buys what there."""
    return request.param


@pytest.fixture
def site(port, shopping):
    """Where the site is, behind a proxy that strips the path and behind one that does not."""
    with serve_below(PREFIX, port=port, strips=shopping[0] == "stripped") as host:
        yield f"{host}{PREFIX}"


@pytest.fixture
def visit_shop(visit, site):
    """A browser that has been to the shop, whose cookies it sends everywhere on the host."""
    host = site.removesuffix(PREFIX)
    strays = []

    def _visit_shop():
        page = visit()
        page.goto(f"{host}/")
        page.on("response", lambda answer: _note(answer, strays, host))
        page.on("console", lambda said: _hear(said, strays))
        return page

    yield _visit_shop
    assert strays == []


def _hear(said, strays):
    # The strict policy is the same below a path, and stops nothing there. Files are looked at below.
    if said.type in ("error", "warning") and "Failed to load resource" not in said.text:
        strays.append(said.text)


def _note(answer, strays, host):
    path = answer.url.removeprefix(host)
    if path.startswith(ELSEWHERE) or (answer.status >= 400 and "favicon" not in path):
        strays.append((answer.status, path))


def test_a_return_is_asked_for_reviewed_and_talked_about_below_a_path(
    visit_shop, site, demo, shopping
):
    _, name, order = shopping
    page = visit_shop()
    page.goto(f"{site}/")
    choose_customer(page, name)
    chat = Chat(page)
    chat.open()
    chat.ask(f"Order {order} arrived damaged, I want to return all of it.")
    [number] = re.findall(r"R-\d+", chat.texts("agent")[-1])

    admin = visit_shop()
    sign_in(admin, f"{site}/admin/", "reviewer", demo.password())
    admin.get_by_role("link", name="Return requests").first.click()
    admin.get_by_role("link", name=number).click()
    admin.get_by_role("button", name="Approve").click()
    expect(admin.get_by_text(f"{number} is approved.")).to_be_visible()
    chat.is_told(f"has approved your return request {number}")

    chat.call_person()
    desk = Desk(visit_shop(), site, "operator", demo.password())
    desk.open(name)
    desk.claim()
    desk.reply(f"Hello {name}, Olga here.")
    chat.is_told("Olga here.")
    chat.say("Thank you!")
    expect(desk.said().last).to_have_text("Thank you!")
    for reloaded, said in ((desk.page, desk.said().last), (page, chat.said().last)):
        reloaded.reload()
        expect(said).to_contain_text("Thank you!")


def test_what_a_browser_keeps_is_the_sites_own(visit_shop, site, demo):
    page = visit_shop()
    page.goto(f"{site}/")
    chat = Chat(page)
    chat.open()
    chat.ask("Hello")
    page.goto(f"{site}/desk")
    sign_in(page, f"{site}/desk/", "operator", demo.password())

    paths = {cookie["name"]: set() for cookie in page.context.cookies()}
    for cookie in page.context.cookies():
        paths[cookie["name"]].add(cookie["path"])
    kept = page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('support'))")

    own = f"{PREFIX}/"
    # The shop has two of these names for itself.
    of_both = {name: {"/", own} for name in ("sessionid", "csrftoken")}
    assert paths == of_both | {"known_browser": {own}}
    assert {name.split()[1] for name in kept} == {site}


@pytest.mark.parametrize(
    ("docs", "operation"),
    [("api/docs", "conversations-open_conversation"), ("api/staff/docs", "staff-list_colleagues")],
)
def test_the_description_of_the_api_names_the_path(visit_shop, site, demo, docs, operation):
    page = visit_shop()
    sign_in(page, f"{site}/desk/", "operator", demo.password())
    page.goto(f"{site}/{docs}/")

    page.locator(f"#operations-{operation} button").first.click()

    expect(page.locator(".servers option")).to_have_text([PREFIX])
