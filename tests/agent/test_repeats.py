"""Repeats in the loop alone: what is run again, and what comes of it."""

import pytest

from support_agent.agent import loop
from support_agent.agent.limits import LimitReached, Limits, NothingNew
from support_agent.agent.types import Observation, Replied, Turn

from .scripted import ScriptedPlanner, call, does, says
from .test_loop import Notebook, deed_of, ending


class Shop:
    """Answers each look from a list, the last answer for ever; `refused` are told as errors."""

    def __init__(self, *answers, refused=()):
        self.answers, self.refused, self.asked = list(answers), refused, []

    def act(self, action, *, step, position):
        self.asked.append(action.input["at"])
        content = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return Observation(
            call_id=action.id, content=content, is_error=action.input["at"] in self.refused
        )

    def run(self, *lines):
        try:
            return loop.advance(
                Turn(),
                planner=ScriptedPlanner(lines),
                act=self.act,
                ending=ending,
                deed_of=deed_of,
                compose=lambda draft, turn: draft,
                journal=Notebook(),
                limits=Limits(),
                elapsed=lambda: 0.0,
            )
        except LimitReached as limit:
            return limit


def test_a_look_in_other_letters_that_tells_nothing_new_ends_with_a_person():
    shop = Shop("On its way.")

    end = shop.run(does(call("look", at="a")), does(call("look", at=" A ")), says("…"))

    assert isinstance(end, NothingNew)
    assert end.code == "nothing_new"
    assert shop.asked == ["a", " A "]
    assert len(end.turn.steps) == 2


def test_a_look_in_other_letters_that_tells_something_new_goes_on():
    shop = Shop("On its way.", "Delivered.")

    end = shop.run(does(call("look", at="a")), does(call("look", at="A")), says("Delivered."))

    assert isinstance(end, Replied)


def test_looking_to_and_fro_between_two_things_ends_with_a_person():
    shop = Shop("Nothing.")
    lines = [does(call("look", at=at)) for at in "ababa"]

    end = shop.run(*lines)

    assert isinstance(end, NothingNew)
    assert shop.asked == ["a", "b", "a"]


@pytest.mark.parametrize("between", [[], [does(call("look", at="b"))]])
def test_a_write_in_other_letters_is_not_made_again(between):
    shop = Shop("Done.")

    end = shop.run(does(call("write", at="a")), *between, does(call("write", at=" A")))

    assert isinstance(end, NothingNew)
    assert end.unrun.actions[0].name == "write"
    assert " A" not in shop.asked


def test_a_write_that_was_refused_may_be_put_right():
    shop = Shop("No such thing.", "Done.", refused=["a"])

    end = shop.run(does(call("write", at="a")), does(call("write", at="A")), says("Done."))

    assert isinstance(end, Replied)


def test_a_write_that_is_refused_again_for_the_same_reason_ends_with_a_person():
    shop = Shop({"error": "no", "message": "'a'"}, {"error": "no", "message": "'A'"}, refused="aA")

    end = shop.run(does(call("write", at="a")), does(call("write", at="A")), says("…"))

    assert isinstance(end, NothingNew)


def test_a_refusal_in_between_makes_an_old_answer_no_news():
    shop = Shop("Here.", "No such thing.", "Here.", refused=["A"])

    end = shop.run(*(does(call("look", at=at)) for at in ("a", "A", " a")), says("…"))

    assert isinstance(end, NothingNew)
    assert shop.asked == ["a", "A", " a"]
