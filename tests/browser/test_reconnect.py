"""A customer's line breaks, and nothing is lost or said twice."""

import pytest
from playwright.sync_api import expect

from .line import Line
from .people import PATIENCE

pytestmark = pytest.mark.browser


@pytest.fixture
def line(demo):
    line = Line(demo.port)
    yield line
    line.close()


@pytest.fixture
def emma(shopper, line):
    """Reaches the shop through that line."""
    return shopper("Emma", site=line.address)


def connecting(chat):
    return chat.widget.get_by_text("Connecting…")


def cut(line, chat):
    line.cut()
    expect(connecting(chat)).to_be_visible(timeout=PATIENCE)


def mend(line, chat):
    line.mend()
    expect(connecting(chat)).to_be_hidden(timeout=PATIENCE)


def test_three_broken_lines_leave_the_same_bubbles_in_the_same_order(emma, line):
    for text in ("Hello", "Where is order 1205?", "Where is order 1096?", "Thank you"):
        emma.ask(text)
    before = emma.texts()
    assert len(before) == 8

    for _ in range(3):
        cut(line, emma)
        mend(line, emma)
        assert emma.texts() == before

    # Whatever the last line still had to bring comes before the answer to this.
    answer = emma.ask("Where is order 1205?")
    assert emma.texts() == [*before, "Where is order 1205?", answer]


def test_what_is_written_while_the_line_is_broken_is_said_once(emma, line):
    emma.ask("Hello")

    cut(line, emma)
    emma.say("Where is order 1205?")
    expect(emma.widget.get_by_text("Not sent.")).to_be_visible()
    mend(line, emma)

    emma.wait_for(2, "agent")
    assert emma.texts("customer") == ["Hello", "Where is order 1205?"]
    emma.page.reload()
    emma.wait_for(4)
    assert emma.authors() == ["customer", "agent"] * 2


def test_a_return_whose_answer_is_lost_is_asked_for_once(shopper):
    tom = shopper("Tom")
    lost = []

    def lose(route):
        lost.append(route.fetch().json())
        route.abort()

    requested = tom.page.locator("[data-order='1190'] .return")
    before = requested.count()
    tom.page.route("**/messages/", lose, times=1)
    answer = tom.ask("I want to return the backpack from order 1190, it is damaged.")

    assert "R-" in answer
    expect(tom.widget.get_by_text("Not sent.")).to_have_count(0)
    expect(tom.widget.get_by_text("Sending…")).to_have_count(0)
    assert len(lost) == 1
    tom.page.reload()
    tom.wait_for(2)
    assert tom.authors() == ["customer", "agent"]
    assert requested.count() == before + 1


def test_the_same_word_twice_on_purpose_is_said_and_answered_twice(shopper):
    nina = shopper("Nina")
    nina.ask("Where is my order?")
    first = nina.ask("1121")

    second = nina.ask("1121")

    assert "1121" in first
    assert "1121" in second
    assert nina.texts("customer") == ["Where is my order?", "1121", "1121"]
    assert nina.authors() == ["customer", "agent"] * 3
