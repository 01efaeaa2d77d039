"""Tools that the provider holds the model to."""

from typing import Any

import pytest

from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.planners.claude.strict import tool_params
from tests.servers.messages_api import checks

TEXT = {"type": "string"}


def tool(
    name: str = "look", *, required: tuple[str, ...] = (), **properties: Any
) -> dict[str, Any]:
    schema = {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }
    return {"name": name, "description": "Looks.", "input_schema": schema}


def refusal(tools):
    message = {"role": "user", "content": [{"type": "text", "text": "Hi"}]}
    return checks.refusal({"model": "m", "max_tokens": 9, "messages": [message], "tools": tools})


def test_all_tools_of_the_customer_agent_are_strict_and_accepted():
    params = tool_params(TOOLBOX.definitions())

    assert [param.get("strict") for param in params] == [True] * len(params)
    assert refusal(params) == ""


def test_what_strict_can_not_say_moves_into_the_description():
    told = tool(order={"type": "string", "minLength": 1, "maxLength": 20, "description": "Which."})

    [param] = tool_params([told])

    order = param["input_schema"]["properties"]["order"]
    assert order == {"type": "string", "description": "Which.\n\n{minLength: 1, maxLength: 20}"}
    assert refusal([{**told, "strict": True}]) != ""


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "object", "additionalProperties": {"type": "string"}},
        {"type": "object"},
        {},
        {"type": ["string", "null"]},
        {"type": "array", "items": {"type": "object", "additionalProperties": True}},
        {"anyOf": [{"type": "object", "patternProperties": {"^x": TEXT}}, {"type": "null"}]},
    ],
)
def test_a_tool_with_an_open_object_stays_as_it_is_and_is_not_strict(schema):
    told = tool(extra=schema)

    assert tool_params([told]) == [told]


def test_a_schema_that_refers_to_itself_is_not_strict():
    told = tool(node={"$ref": "#/$defs/Node"})
    told["input_schema"]["$defs"] = {
        "Node": {
            "type": "object",
            "properties": {"next": {"$ref": "#/$defs/Node"}},
            "additionalProperties": False,
        }
    }

    assert "strict" not in tool_params([told])[0]


def test_a_schema_with_a_definition_used_twice_is_strict():
    told = tool(one={"$ref": "#/$defs/Item"}, other={"$ref": "#/$defs/Item"})
    told["input_schema"]["$defs"] = {
        "Item": {"type": "object", "properties": {"sku": TEXT}, "additionalProperties": False}
    }

    params = tool_params([told])

    assert params[0]["strict"] is True
    assert refusal(params) == ""


def test_more_than_the_provider_compiles_is_sent_as_plain_tools_and_not_refused():
    optional = {f"field_{number}": TEXT for number in range(10)}
    tools = [tool(f"look_{number}", **optional) for number in range(4)]
    many = [tool(f"see_{number}", required=("a",), a=TEXT) for number in range(25)]

    params = tool_params([*tools, *many])

    assert sum(param.get("strict", False) for param in params) == 20
    assert [param.get("strict", False) for param in params[:4]] == [True, True, False, False]
    assert refusal(params) == ""


def test_unions_beyond_what_the_provider_compiles_are_plain_tools():
    either = {"anyOf": [TEXT, {"type": "null"}]}
    names = [f"field_{number}" for number in range(9)]
    tools = [
        tool(f"look_{n}", required=tuple(names), **dict.fromkeys(names, either)) for n in (1, 2)
    ]

    params = tool_params(tools)

    assert [param.get("strict", False) for param in params] == [True, False]


def test_the_definitions_themselves_are_left_alone():
    told = tool(order={"type": "string", "minLength": 1})

    tool_params([told])

    assert told == tool(order={"type": "string", "minLength": 1})
