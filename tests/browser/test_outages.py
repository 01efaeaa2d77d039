"""Parts go away while a customer and a colleague look, and both screens catch up by themselves."""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import psutil
import pytest
from playwright.sync_api import expect

from .frail_shop import PASSWORD, FrailShop
from .line import Line
from .people import PATIENCE, Chat, Desk, choose_customer, keys_of
from .telephone import Telephone

pytestmark = [pytest.mark.browser, pytest.mark.postgresql, pytest.mark.timeout(240)]

HALF = "Half a sent"
SECONDS_OF_SLEEP = 16
# After so long the web server hangs up on connections that carry nothing.
SECONDS_OF_CALM = 6


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    shop = FrailShop(tmp_path_factory.mktemp("frail"))
    try:
        shop.open()
        yield shop
    finally:
        shop.stop()


@pytest.fixture
def line(shop):
    line = Line(shop.port)
    yield line
    line.close()


@pytest.fixture
def customer(visit):
    """Somebody of the shop at a site of it, with the chat open."""

    def _customer(name, site):
        page = visit()
        page.goto(site)
        choose_customer(page, name)
        chat = Chat(page)
        chat.open()
        return chat

    return _customer


class Scene:
    """A customer talks with Olga; both have another device, which the outage does not touch."""

    def __init__(self, name, customer, visit, shop, site):
        self.chat = customer(name, site)
        self.chat.call_person()
        self.chat.wait_for(1, "notice")
        self.desk = Desk(visit(), site, "Olga", PASSWORD)
        self.desk.open(name)
        self.desk.claim()
        self.desk.reply(f"Hello {name}, Olga here.")
        self.chat.is_told("Olga here.")
        [key] = keys_of(self.chat.page)
        self.telephone = Telephone(shop.other_address, key)
        self.telephone.sign_in("Olga", PASSWORD)
        self.before = self.telephone.reads()
        for page in (self.chat.page, self.desk.page):
            page.evaluate("window.isTheSamePage = true")

    def much_is_said_elsewhere(self):
        """Twelve messages of both sides, in this order."""
        said = []
        for number in range(6):
            hers, theirs = f"From my telephone, {number}.", f"And from mine, {number}."
            self.telephone.colleague_says(hers)
            self.telephone.customer_says(theirs)
            said += [hers, theirs]
        return said

    def both_show(self, said, *, seconds=PATIENCE / 1000):
        """What was said from the beginning, once and in order, on pages that nobody loaded anew."""
        texts = [*self.before, *said]
        bubbles = self.chat.said().locator(".text")
        expect(bubbles).to_have_text(texts, timeout=seconds * 1000)
        expect(self.desk.said()).to_have_text(texts, timeout=seconds * 1000)
        for page in (self.chat.page, self.desk.page):
            assert page.evaluate("window.isTheSamePage")
            expect(page.get_by_text("Not sent")).to_have_count(0)
        assert self.chat.widget.get_by_text("Connecting…").count() == 0


@pytest.fixture
def scene(customer, visit, shop):
    return partial(Scene, customer=customer, visit=visit, shop=shop)


def both_connect_again(scene):
    expect(scene.chat.widget.get_by_text("Connecting…")).to_be_visible(timeout=PATIENCE)
    expect(scene.desk.page.get_by_text("Connecting…")).to_be_visible(timeout=PATIENCE)


def test_the_web_process_is_killed_with_open_streams_and_nothing_is_missed(scene, shop):
    scene = scene("Emma", site=shop.address)
    shop.kill_web()
    both_connect_again(scene)
    scene.chat.say("Are you still there?")
    expect(scene.chat.widget.get_by_text("Not sent.")).to_be_visible()
    scene.desk.box.fill(HALF)
    missed = scene.much_is_said_elsewhere()

    shop.start_web()

    scene.both_show([*missed, "Are you still there?"])
    expect(scene.desk.box).to_have_value(HALF)


def test_redis_stops_and_comes_back_empty_and_nothing_is_missed(scene, customer, shop):
    scene = scene("Igor", site=shop.address)
    nina = customer("Nina", shop.address)
    nina.ask("Hello")
    shop.ground.valkey.go_away()
    scene.desk.box.fill(HALF)
    scene.telephone.customer_says("Are you still there?")
    nina.say("Where is order 1121?")
    expect(nina.said("customer").last).to_contain_text("Sent", timeout=PATIENCE)

    # The streams follow their heartbeat.
    scene.both_show(["Are you still there?"])
    shop.ground.valkey.come_back()

    nina.wait_for(2, "agent")
    assert "1121" in nina.texts("agent")[-1]
    assert nina.authors() == ["customer", "agent"] * 2
    scene.telephone.colleague_says("I am.")
    scene.both_show(["Are you still there?", "I am."])
    expect(scene.desk.box).to_have_value(HALF)


def test_the_database_restarts_and_each_message_is_said_once(scene, shop):
    scene = scene("Vera", site=shop.address)
    shop.ground.postgres.go_away()
    scene.chat.say("Are you still there?")
    away = "We are away for a moment. What you wrote is sent again by itself."
    expect(scene.chat.widget.get_by_text(away)).to_be_visible(timeout=PATIENCE)
    scene.desk.box.fill("I am.")
    scene.desk.box.press("Enter")
    expect(scene.desk.page.get_by_text("Not sent yet.")).to_be_visible(timeout=PATIENCE)
    scene.desk.box.fill(HALF)

    shop.ground.postgres.come_back()

    expect(scene.chat.said()).to_have_count(len(scene.before) + 2, timeout=PATIENCE)
    said = scene.chat.texts()[len(scene.before) :]
    expect(scene.desk.said()).to_have_count(len(scene.before) + 2, timeout=PATIENCE)
    expect(scene.desk.page.get_by_text("Not sent")).to_have_count(0, timeout=PATIENCE)
    assert sorted(said) == ["Are you still there?", "I am."]
    assert scene.telephone.reads() == [*scene.before, *said]
    expect(scene.desk.box).to_have_value(HALF)


@contextmanager
def asleep() -> Iterator[None]:
    """All processes of the browser stand still, as those of a closed laptop do."""
    ours = psutil.Process().children(recursive=True)
    browsers = [process for process in ours if "chrom" in process.name()]
    for process in browsers:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in browsers:
            process.send_signal(signal.SIGCONT)


def test_both_screens_sleep_and_their_lines_die_without_a_word(scene, line):
    scene = scene("Mateo", site=line.address)
    scene.desk.box.fill(HALF)
    time.sleep(SECONDS_OF_CALM)
    with asleep():
        wakes_at = time.monotonic() + SECONDS_OF_SLEEP
        line.die()
        missed = scene.much_is_said_elsewhere()
        time.sleep(max(0, wakes_at - time.monotonic()))

    # Long before the silence of a dead line is noticed.
    scene.both_show(missed, seconds=SECONDS_OF_SLEEP)
    expect(scene.desk.box).to_have_value(HALF)


def test_both_screens_are_offline_for_a_while_and_what_was_written_is_sent_once(scene, shop):
    scene = scene("Lucia", site=shop.address)
    chat, desk = scene.chat, scene.desk
    for page in (chat.page, desk.page):
        page.context.set_offline(True)
    expect(desk.page.get_by_text("Offline. What you write is kept.")).to_be_visible()
    chat.say("Are you still there?")
    chat.page.get_by_label("Write a message…").fill(HALF)
    missed = scene.much_is_said_elsewhere()

    for page in (chat.page, desk.page):
        page.context.set_offline(False)

    scene.both_show([*missed, "Are you still there?"])
    expect(chat.page.get_by_label("Write a message…")).to_have_value(HALF)
    chat.page.reload()
    chat.wait_for(len(scene.before) + len(missed) + 1)
    expect(chat.page.get_by_label("Write a message…")).to_have_value(HALF)
