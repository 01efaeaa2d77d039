"""What a toolbox is made of, and what stops it from being built."""

from dataclasses import dataclass, fields, replace
from typing import Annotated, Any

import pytest
from pydantic import BaseModel

from support_agent.agent.toolbox import Text, Toolbox
from support_agent.agent.toolbox.refusals import ToolboxError
from support_agent.agent.toolbox.registration import Registered, ending, handing_over, tagged
from support_agent.agent.toolbox.signature import Context
from support_agent.agent.toolbox.tool import Tool, tool
from support_agent.agent.types import Action, HandedOver, Plan


@dataclass(frozen=True)
class Desk(Context):
    clerk: str


@dataclass(frozen=True)
class Harbour(Context):
    pier: int


class Answer(BaseModel):
    """What was found."""

    order_id: str
    text: str


@tool(effect="read", tags=("orders",))
def look_up(desk: Desk, order_id: Annotated[str, "Its number."]) -> str:
    """Look an order up."""
    return f"{desk.clerk} finds {order_id}"


def count_parcels(order_id: str) -> int:
    """Count the parcels of an order."""
    return len(order_id)


@tool(tags=("people",))
def call_person(reason: str) -> None:
    """Call a person."""


READY_MADE = Tool(
    name="echo",
    description="Say it again.",
    input_schema={"type": "object", "properties": {"word": {"type": "string"}}},
    check=dict,
    function=lambda word: word,
)


def names_of(toolbox: Toolbox) -> list[str]:
    return [definition["name"] for definition in toolbox.definitions()]


def test_decorated_plain_and_ready_made_functions_are_taken_side_by_side():
    toolbox = Toolbox([look_up, count_parcels, READY_MADE], context=Desk)

    assert names_of(toolbox) == ["look_up", "count_parcels", "echo"]
    assert [
        toolbox.dispatch(action, context=Desk("Ana")).content
        for action in (
            Action(id="1", name="look_up", input={"order_id": "77"}),
            Action(id="2", name="count_parcels", input={"order_id": "77"}),
            Action(id="3", name="echo", input={"word": "hey"}),
        )
    ] == ["Ana finds 77", "2", "hey"]


def test_a_decorated_function_stays_the_function_that_it_was():
    assert look_up(Desk("Ana"), "77") == "Ana finds 77"
    assert look_up.__name__ == "look_up"


def test_a_definition_has_the_name_the_docstring_and_the_schema():
    assert Toolbox([look_up], context=Desk).definitions() == (
        {
            "name": "look_up",
            "description": "Look an order up.",
            "input_schema": {
                "type": "object",
                "properties": {"order_id": {"type": "string", "description": "Its number."}},
                "required": ["order_id"],
                "additionalProperties": False,
            },
        },
    )


def test_the_definitions_are_the_same_each_time_whatever_a_reader_does_to_them():
    toolbox = Toolbox([look_up, count_parcels], context=Desk)
    first = repr(toolbox.definitions())

    toolbox.definitions()[0]["input_schema"]["properties"].clear()

    assert repr(toolbox.definitions()) == first


def test_name_description_schema_tags_and_effect_can_be_given_instead_of_read():
    schema = {"type": "object", "properties": {"word": {"enum": ["a"]}}, "required": ["word"]}

    @tool(name="repeat", description="Again!", schema=schema, tags=("fun",), effect="read")
    def echo(word: str) -> str:
        """Say it once more."""
        return word

    made = Tool.of(echo)

    assert (made.name, made.description, made.input_schema) == ("repeat", "Again!", schema)
    assert (made.tags, made.effect) == (("fun",), "read")


def test_a_given_schema_must_have_the_keys_of_its_function():
    @tool(schema={"type": "object", "properties": {"words": {}}, "required": ["words"]})
    def echo(word: str) -> str:
        """Say it once more."""
        return word

    with pytest.raises(ToolboxError, match="'echo' and its function differ in 'properties'"):
        Toolbox([echo])


def test_who_marks_no_effect_is_taken_to_write():
    assert Tool.of(count_parcels).effect == "write"


def test_tools_are_grouped_by_their_tags():
    entries = [look_up, count_parcels, handing_over(call_person)]

    assert [entry.tool.name for entry in tagged(entries, "orders")] == ["look_up"]
    assert [entry.ends for entry in tagged(entries, "people")] == ["with_person"]


def test_the_same_tool_ends_one_agents_run_and_not_anothers():
    call = Plan(actions=(Action(id="1", name="call_person", input={"reason": "Help"}),))
    made = Tool.of(call_person)
    before = {field.name: getattr(made, field.name) for field in fields(made)}

    escaping, working = Toolbox([handing_over(made)]), Toolbox([made])

    assert escaping.ending(call) == HandedOver(wish="Help")
    assert working.ending(call) is None
    assert {field.name: getattr(made, field.name) for field in fields(made)} == before


def test_text_needs_no_tool_to_carry_it():
    assert names_of(Toolbox([count_parcels], output=Text)) == ["count_parcels"]


def test_text_is_carried_by_a_tool_where_the_model_must_always_use_one():
    toolbox = Toolbox([count_parcels], tool_choice="required")

    assert names_of(toolbox) == ["count_parcels", "answer"]


def test_an_output_type_brings_its_own_final_tool_which_is_told_last():
    definition = Toolbox([count_parcels], output=Answer).definitions()[-1]

    assert definition["name"] == "answer"
    assert definition["description"].endswith("What was found.")
    assert list(definition["input_schema"]["properties"]) == ["order_id", "text"]
    assert definition["input_schema"]["additionalProperties"] is False


def test_tool_choice_and_parallel_calls_are_settings_of_the_toolbox():
    toolbox = Toolbox([], tool_choice="required", parallel_calls=False)

    assert (toolbox.tool_choice, toolbox.parallel_calls) == ("required", False)
    assert (Toolbox([]).tool_choice, Toolbox([]).parallel_calls) == ("auto", True)


def test_a_way_to_a_person_is_allowed_beside_the_one_final_output():
    toolbox = Toolbox([handing_over(call_person)], output=Answer)

    assert names_of(toolbox) == ["call_person", "answer"]


def test_two_final_outputs_are_an_error_when_the_agent_is_built():
    with pytest.raises(ToolboxError, match="one final output, and here are look_up, Answer"):
        Toolbox([ending(look_up)], output=Answer, context=Desk)


def test_two_tools_that_end_the_run_are_an_error_when_the_agent_is_built():
    with pytest.raises(ToolboxError, match="here are look_up, count_parcels"):
        Toolbox([ending(look_up), ending(count_parcels)], context=Desk)


def test_a_tool_that_needs_another_context_is_an_error_when_the_agent_is_built():
    with pytest.raises(ToolboxError, match="'look_up' needs Desk, and this toolbox gives Harbour"):
        Toolbox([look_up], context=Harbour)


def test_a_tool_that_needs_a_context_where_none_is_given_is_an_error_when_the_agent_is_built():
    with pytest.raises(ToolboxError, match="'look_up' needs Desk, and this toolbox gives none"):
        Toolbox([look_up])


def test_a_tool_may_ask_for_less_than_the_toolbox_gives():
    @dataclass(frozen=True)
    class BigDesk(Desk):
        drawers: int = 3

    assert names_of(Toolbox([look_up], context=BigDesk)) == ["look_up"]


def test_two_tools_of_one_name_are_an_error_when_the_agent_is_built():
    with pytest.raises(ToolboxError, match="2 tools are named 'count_parcels'"):
        Toolbox([count_parcels, Tool.of(count_parcels)])


def test_a_tool_named_like_the_final_tool_is_an_error_when_the_agent_is_built():
    with pytest.raises(ToolboxError, match="'answer' is the name of the built-in"):
        Toolbox([replace(READY_MADE, name="answer")])


def test_a_consequential_tool_with_a_direct_effect_is_an_error_when_the_agent_is_built():
    @tool(effect="write", consequential=True)
    def refund(amount: int) -> None:
        """Pay money back."""

    with pytest.raises(ToolboxError, match="'refund' is consequential, so a person must decide"):
        Toolbox([refund])


def test_a_consequential_tool_whose_effect_waits_for_staff_is_taken():
    @tool(effect="queued", consequential=True)
    def ask_for_refund(amount: int) -> None:
        """Ask staff for money back."""

    assert names_of(Toolbox([ask_for_refund])) == ["ask_for_refund"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": "look up"}, "'look up' is no name for a tool"),
        ({"name": ""}, "'' is no name for a tool"),
        ({"name": "x" * 65}, "is no name for a tool"),
        ({"description": " "}, "'echo' has no docstring, which is its manual"),
    ],
)
def test_a_tool_that_no_model_could_use_is_refused(changes: dict[str, Any], sentence):
    with pytest.raises(ToolboxError, match=sentence):
        Toolbox([replace(READY_MADE, **changes)])


def test_a_registration_is_kept_as_it_was_given():
    entry = Registered(tool=READY_MADE)

    assert Toolbox([entry]).tools == (READY_MADE,)
