"""What comes of a call: a result, news in words that the model can act on, or an alarm."""

import logging
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from http import HTTPStatus
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from support_agent.agent.toolbox import Toolbox, ToolBug
from support_agent.agent.toolbox.refusals import Refusal
from support_agent.agent.toolbox.registration import handing_over
from support_agent.agent.toolbox.signature import Context
from support_agent.agent.toolbox.tool import tool
from support_agent.agent.types import Action, Observation


@dataclass(frozen=True)
class Desk(Context):
    clerk: str


class ShopError(Exception):
    code = "closed_today"


class Closed(ShopError): ...


class Nothing(Refusal):
    code = "nothing_there"


@dataclass(frozen=True)
class Found:
    title: str
    price: Decimal
    on: date


class Wrapped(BaseModel):
    title: str


@tool(effect="read")
def look_up(
    desk: Desk, order_id: str, kind: Literal["short", "long"] = "short", most: int = 3
) -> dict[str, Any]:
    """Look an order up."""
    if order_id == "closed":
        raise Closed("The shop is closed today.")
    if order_id == "nothing":
        raise Nothing("There is nothing.")
    if order_id == "broken":
        raise KeyError("our own fault")
    if order_id == "blank":
        raise ValueError("Name a city.")
    if order_id == "wordless":
        raise ValueError
    if order_id == "elsewhere":
        return {"kind": HTTPStatus(1)}
    if order_id == "bytes":
        return {"order_id": b"\xff".decode()}
    return {"clerk": desk.clerk, "order_id": order_id, "kind": kind, "most": most}


@tool(effect="queued")
def ask_staff(reason: str) -> None:
    """Ask staff."""
    raise ZeroDivisionError


@tool(effect="read")
def give(what: str) -> Any:
    """Give an example of what a tool may return."""
    return EXAMPLES[what]


def call_person(reason: str) -> None:
    """Call a person."""
    raise AssertionError("A call for a person never runs.")


EXAMPLES = {
    "mapping": {"título": "Audífonos", "precio": Decimal("9.50")},
    "dataclass": Found(title="Lamp", price=Decimal("9.50"), on=date(2026, 1, 2)),
    "model": Wrapped(title="Lamp"),
    "list": [Wrapped(title="Lamp"), "x"],
    "text": "Audífonos",
    "number": 7,
    "date": date(2026, 1, 2),
    "nothing": None,
    "a thing": {"thing": object()},
    "not a number": {"price": float("nan")},
    "long mapping": {"text": "x" * 500},
    "long text": "ж" * 500,
}

TOOLBOX = Toolbox(
    [look_up, ask_staff, give, handing_over(call_person)],
    context=Desk,
    refusals=(ShopError,),
    result_chars=100,
)


def act(name: str, malformed: str = "", **values: Any) -> Observation:
    action = Action(id="call-1", name=name, input=values, malformed=malformed)
    return TOOLBOX.dispatch(action, context=Desk("Ana"))


def refused(observation: Observation, code: str) -> str:
    assert observation.is_error
    assert observation.content["error"] == code
    return observation.content["message"]


def test_a_call_is_answered_under_its_own_id_with_the_context_filled_in():
    assert act("look_up", order_id="77") == Observation(
        call_id="call-1",
        content={"clerk": "Ana", "order_id": "77", "kind": "short", "most": 3},
    )


def test_a_tool_that_is_not_on_the_list_is_refused_and_the_list_is_told():
    assert refused(act("delete_everything"), "unknown_tool") == (
        "There is no tool 'delete_everything'. There are: look_up, ask_staff, give, call_person."
    )


def test_a_name_with_a_wrong_letter_runs_nothing():
    assert "'Look_up'" in refused(act("Look_up", order_id="77"), "unknown_tool")


def test_a_call_for_a_person_never_runs_as_an_action():
    refused(act("call_person", reason="Help"), "unknown_tool")


def test_arguments_that_are_no_json_object_are_refused_and_the_keys_are_told():
    assert refused(act("look_up", malformed='{"order'), "malformed_arguments") == (
        "The arguments of 'look_up' were no JSON object. Its keys: order_id, kind, most."
    )


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({}, "'order_id' is missing"),
        ({"order_id": 77}, "'order_id' must be a text, not 77"),
        ({"order_id": "77", "most": "3"}, "'most' must be a whole number"),
        ({"order_id": "77", "kind": "medium"}, "one of 'short', 'long'"),
        ({"order_id": "77", "customer": 9}, "'customer' is not known here"),
        ({"order_id": "77", "desk": {"clerk": "me"}}, "'desk' is not known here"),
        ({"order_id": "x" * 2001}, "at most 2000 characters"),
    ],
)
def test_arguments_that_do_not_fit_are_refused_by_name(values, words):
    assert words in refused(act("look_up", **values), "invalid_arguments")


def test_a_refusal_of_the_shop_is_news_for_the_model():
    assert refused(act("look_up", order_id="closed"), "closed_today") == "The shop is closed today."


def test_a_refusal_of_the_tool_itself_is_news_for_the_model():
    assert refused(act("look_up", order_id="nothing"), "nothing_there") == "There is nothing."


def test_an_ordinary_value_error_is_news_for_the_model():
    assert refused(act("look_up", order_id="blank"), "refused") == "Name a city."


@pytest.mark.parametrize("order_id", ["wordless", "bytes", "elsewhere"])
def test_a_value_error_that_the_tool_did_not_word_is_a_bug(order_id):
    assert isinstance(bug_of("look_up", order_id=order_id).__cause__, ValueError)


def test_a_bug_is_an_alarm_that_is_logged_once_and_keeps_its_cause(caplog):
    with caplog.at_level(logging.INFO), pytest.raises(ToolBug) as alarm:
        act("look_up", order_id="broken")

    assert isinstance(alarm.value.__cause__, KeyError)
    assert (alarm.value.tool, alarm.value.effect) == ("look_up", "read")
    (record,) = caplog.records
    assert record.exc_info
    assert "look_up" in record.getMessage()


def bug_of(name: str, **values: Any) -> ToolBug:
    with pytest.raises(ToolBug) as alarm:
        act(name, **values)
    return alarm.value


def test_the_first_bug_of_a_reading_tool_is_told_without_our_inner_words():
    told = bug_of("look_up", order_id="broken").told(earlier=[act("look_up", order_id="77")])

    assert told.call_id == "call-1"
    assert "our own fault" not in refused(told, "tool_failed")


def test_the_second_bug_of_a_run_goes_to_a_person():
    bug = bug_of("look_up", order_id="broken")

    with pytest.raises(ToolBug):
        bug.told(earlier=[bug.told(earlier=[])])


def test_a_bug_of_a_tool_that_does_more_than_read_goes_to_a_person():
    with pytest.raises(ToolBug):
        bug_of("ask_staff", reason="x").told(earlier=[])


def test_a_refusal_before_it_does_not_make_a_bug_the_second_one():
    refusal = act("look_up", order_id="closed")

    assert bug_of("look_up", order_id="broken").told(earlier=[refusal]).is_error


@pytest.mark.parametrize(
    ("what", "content"),
    [
        ("mapping", {"título": "Audífonos", "precio": "9.50"}),
        ("dataclass", {"title": "Lamp", "price": "9.50", "on": "2026-01-02"}),
        ("model", {"title": "Lamp"}),
        ("list", [{"title": "Lamp"}, "x"]),
        ("text", "Audífonos"),
        ("number", "7"),
        ("date", "2026-01-02"),
        ("nothing", "No result."),
        ("not a number", {"price": None}),
    ],
)
def test_objects_become_json_and_all_else_becomes_text(what, content):
    assert act("give", what=what).content == content


def test_a_result_that_json_cannot_say_is_a_bug_of_ours():
    assert bug_of("give", what="a thing").tool == "give"


def test_letters_beyond_ascii_are_kept_as_they_are():
    assert act("give", what="mapping").text == '{"título": "Audífonos", "precio": "9.50"}'


@pytest.mark.parametrize(("what", "length"), [("long mapping", 512), ("long text", 500)])
def test_a_long_result_is_cut_and_the_cut_is_said(what, length):
    content = act("give", what=what).content

    assert isinstance(content, str)
    assert content.endswith(f"… [cut: 100 of {length} characters are shown]")
    assert len(content) < 150


def test_a_context_of_another_class_is_a_mistake_of_the_caller():
    with pytest.raises(TypeError, match="are given a Desk"):
        TOOLBOX.dispatch(Action(id="1", name="look_up", input={}), context=None)


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
any_text = st.text(st.characters())
likely_keys = st.sampled_from(["order_id", "kind", "most", "desk", "reason", "what"])
likely_words = st.sampled_from(["77", "closed", "nothing", "broken", "short", *EXAMPLES])
any_input = st.dictionaries(likely_keys | any_text, any_json | likely_words | any_text, max_size=5)


@settings(deadline=None)
@given(
    name=st.sampled_from(["look_up", "ask_staff", "give", "call_person"]) | any_text,
    values=any_input,
    call_id=st.text(),
    malformed=st.just("") | st.text(),
)
def test_whatever_a_model_sends_is_answered_under_its_id_or_is_a_bug_of_ours(
    name, values, call_id, malformed
):
    action = Action(id=call_id, name=name, input=values, malformed=malformed)

    answer = answer_to(action)

    assert answer.call_id == call_id
    assert len(answer.text) < 400
    assert answer.text.encode()


def answer_to(action: Action) -> Observation:
    try:
        return TOOLBOX.dispatch(action, context=Desk("Ana"))
    except ToolBug as bug:
        return Observation(call_id=bug.call_id, content="a bug of ours", is_error=True)
