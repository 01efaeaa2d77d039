"""Calls that mean the same are alike, in whatever letters; calls that mean another thing are not."""

import pytest

from support_agent.agent.toolbox import Toolbox
from support_agent.agent.toolbox.tool import tool
from support_agent.agent.tools import ALL_TOOLS
from support_agent.agent.tools.context import ToolContext
from support_agent.agent.types import Action

TOOLBOX = Toolbox(ALL_TOOLS, context=ToolContext)
RETURN = {"order_id": "1187", "summary": "Broken"}


def likeness(name, values, *, toolbox=TOOLBOX, malformed=""):
    action = Action(id="a", name=name, input=values, malformed=malformed)
    return toolbox.deed_of(action).likeness


def status(order_id):
    return likeness("get_order_status", {"order_id": order_id})


@pytest.mark.parametrize(
    "written",
    [
        "#1187",
        " 1187 ",
        "1187.",
        "01187",
        "order 1187",
        "Order no. 1187",
        "PEDIDO1187",
        "заказ № 1187",
        "11 87",
        "1-187",
        "1\u200b187",
        "1187\ufe0f",
        "\u202e1187\u202c",
        "１１８７",
        "١١٨٧",
        "①①⑧⑦",
        1187,
        1187.0,
    ],
)
def test_a_number_is_the_same_in_whatever_letters(written):
    assert status(written) == status("1187")


@pytest.mark.parametrize("other", ["1188", "11187", "118", "", "-", "R-1187", "1187 and 1042"])
def test_another_number_is_another_call(other):
    assert status(other) != status("1187")


@pytest.mark.parametrize(
    "written", ["wh-1000xm5", "WН-1000ХМ5", "ＷＨ １０００ＸＭ５", "wh_1000xm5"]
)
def test_letters_that_look_alike_are_alike(written):
    assert status(written) == status("WH-1000XM5")


@pytest.mark.parametrize(
    "values",
    [
        {"summary": "Broken", "order_id": "1187"},
        {**RETURN, "kind": "return"},
        {**RETURN, "kind": "Return "},
        {**RETURN, "items": None},
        {**RETURN, "items": []},
        {**RETURN, "summary": "It came in pieces"},
        {"order_id": "1187"},
    ],
)
def test_order_of_keys_defaults_and_the_wording_of_a_summary_make_no_other_return(values):
    assert likeness("open_return_request", values) == likeness("open_return_request", RETURN)


@pytest.mark.parametrize(
    "items",
    [
        [{"item": "desk  lamp"}, {"item": "Sofa", "quantity": 2}],
        [{"item": "Sofa", "quantity": "2"}, {"item": "Desk lamp", "quantity": 1}],
        [{"quantity": 2.0, "item": "sofa"}, {"item": "Desk-Lamp", "quantity": None}],
    ],
)
def test_items_are_the_same_in_another_order_and_with_what_goes_without_saying(items):
    named = [{"item": "Desk lamp", "quantity": 1}, {"item": "Sofa", "quantity": 2}]

    assert likeness("open_return_request", {**RETURN, "items": items}) == likeness(
        "open_return_request", {**RETURN, "items": named}
    )


@pytest.mark.parametrize(
    "values",
    [
        {**RETURN, "kind": "damaged"},
        {**RETURN, "order_id": "1042"},
        {**RETURN, "items": [{"item": "Sofa"}]},
        {**RETURN, "items": [{"item": "Desk lamp", "quantity": 2}]},
        {**RETURN, "items": [{"item": "Desk lamp 🔴"}]},
    ],
)
def test_another_return_is_another_call(values):
    lamp = {**RETURN, "items": [{"item": "Desk lamp 🔵"}]}

    assert likeness("open_return_request", values) != likeness("open_return_request", RETURN)
    assert likeness("open_return_request", values) != likeness("open_return_request", lamp)


def test_a_text_counts_where_nothing_else_says_what_is_done():
    @tool(effect="write")
    def leave_note(text: str) -> str:
        """Leave a note."""
        return text

    toolbox = Toolbox([leave_note])

    one, other = (likeness("leave_note", {"text": t}, toolbox=toolbox) for t in ("One", "Two"))
    assert one != other


def test_which_tools_write_is_known_and_an_unknown_one_does_nothing():
    writes = {
        name: TOOLBOX.deed_of(Action(id="a", name=name, input={})).writes
        for name in ("get_order_status", "open_return_request", "no_such_tool")
    }

    assert writes == {
        "get_order_status": False,
        "open_return_request": True,
        "no_such_tool": False,
    }


@pytest.mark.parametrize("depth", [10, 1_000, 50_000])
def test_arguments_of_any_depth_and_length_have_a_likeness(depth):
    nested: object = "x" * 1_000_000
    for _ in range(depth):
        nested = [nested]

    assert likeness("get_order_status", {"order_id": nested})
    assert likeness("get_order_status", {}, malformed="{" * depth) != status("")
