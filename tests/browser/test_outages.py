"""Parts go away while a customer and a colleague look, and both screens catch up by themselves."""

import time

import pytest
from playwright.sync_api import expect

from .frail_shop import PASSWORD, FrailShop
from .line import Line
from .people import PATIENCE, Chat, choose_customer, sign_in
from .two_screens import TwoScreens, asleep

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


@pytest.fixture
def scene(customer, visit, shop):
    def _scene(name, site=shop.address):
        chat = customer(name, site)
        return TwoScreens(chat, name, visit=visit, site=site, other_site=shop.other_address)

    return _scene


def both_connect_again(scene):
    expect(scene.chat.widget.get_by_text("Connecting…")).to_be_visible(timeout=PATIENCE)
    expect(scene.desk.page.get_by_text("Connecting…")).to_be_visible(timeout=PATIENCE)


def test_the_web_process_is_killed_with_open_streams_and_nothing_is_missed(scene, shop):
    scene = scene("Emma")
    with shop.without_web():
        both_connect_again(scene)
        scene.chat.say("Are you still there?")
        expect(scene.chat.widget.get_by_text("Not sent.")).to_be_visible()
        scene.desk.box.fill(HALF)
        missed = scene.much_is_said_elsewhere()

    scene.both_show([*missed, "Are you still there?"])
    expect(scene.desk.box).to_have_value(HALF)


def test_redis_stops_and_comes_back_empty_and_nothing_is_missed(scene, customer, shop):
    scene = scene("Igor")
    nina = customer("Nina", shop.address)
    nina.ask("Hello")
    with shop.without(shop.ground.valkey):
        scene.desk.box.fill(HALF)
        scene.telephone.customer_says("Are you still there?")
        nina.say("Where is order 1121?")
        expect(nina.said("customer").last).to_contain_text("Sent", timeout=PATIENCE)
        # The streams follow their heartbeat.
        scene.both_show(["Are you still there?"])

    nina.wait_for(2, "agent")
    assert "1121" in nina.texts("agent")[-1]
    assert nina.authors() == ["customer", "agent"] * 2
    scene.telephone.colleague_says("I am.")
    scene.both_show(["Are you still there?", "I am."])
    expect(scene.desk.box).to_have_value(HALF)


def test_the_database_restarts_and_each_message_is_said_once(scene, shop):
    scene = scene("Vera")
    with shop.without(shop.ground.postgres):
        scene.chat.say("Are you still there?")
        away = "We are away for a moment. What you wrote is sent again by itself."
        expect(scene.chat.widget.get_by_text(away)).to_be_visible(timeout=PATIENCE)
        scene.desk.box.fill("I am.")
        scene.desk.box.press("Enter")
        expect(scene.desk.page.get_by_text("Not sent yet.")).to_be_visible(timeout=PATIENCE)
        scene.desk.box.fill(HALF)

    expect(scene.chat.said()).to_have_count(len(scene.before) + 2, timeout=PATIENCE)
    said = scene.chat.texts()[len(scene.before) :]
    expect(scene.desk.said()).to_have_count(len(scene.before) + 2, timeout=PATIENCE)
    expect(scene.desk.page.get_by_text("Not sent")).to_have_count(0, timeout=PATIENCE)
    assert sorted(said) == ["Are you still there?", "I am."]
    assert scene.telephone.reads() == [*scene.before, *said]
    expect(scene.desk.box).to_have_value(HALF)


def test_pages_say_that_they_are_away_and_come_back_by_themselves(visit, shop):
    desk = visit()
    sign_in(desk, f"{shop.address}/desk/", "Olga", PASSWORD)
    pages = {"/": visit(), "/desk/": desk, "/admin/": desk.context.new_page()}
    with shop.without(shop.ground.postgres):
        for path, page in pages.items():
            answer = page.goto(shop.address + path)
            assert (answer.status, answer.headers["retry-after"]) == (503, "5")
            expect(page.get_by_role("heading", name="We are away for a moment")).to_be_visible()
        ready = desk.request.get(f"{shop.address}/ready/")
        assert (ready.status, ready.json()) == (503, {"serves": False})
        assert desk.request.get(f"{shop.address}/healthy/").status == 200

    expect(desk.get_by_text("Live", exact=True)).to_be_visible(timeout=PATIENCE)
    expect(pages["/"].locator("#orders")).to_be_visible(timeout=PATIENCE)
    expect(pages["/admin/"].get_by_role("link", name="Return requests").first).to_be_visible()
    assert desk.request.get(f"{shop.address}/ready/").status == 200


def test_both_screens_sleep_and_their_lines_die_without_a_word(scene, line):
    scene = scene("Mateo", line.address)
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
    scene = scene("Lucia")
    chat, desk = scene.chat, scene.desk
    for page in (chat.page, desk.page):
        page.context.set_offline(True)
    expect(desk.page.get_by_text("Offline. Nothing is lost.")).to_be_visible()
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
