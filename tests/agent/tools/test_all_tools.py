"""What holds for every tool of the list, and what one more of them costs."""

from typing import Annotated

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orders import queries
from orders.errors import OrdersError
from support_agent.agent.toolbox import Toolbox
from support_agent.agent.toolbox.tool import tool
from support_agent.agent.tools import ALL_TOOLS
from support_agent.agent.tools.context import ToolContext

# What a provider's strict tools accept; anything else there is refused at the first call.
STRICT = {"type", "description", "default", "enum", "items"} | {
    "properties",
    "required",
    "additionalProperties",
}


def schemas_in(schema):
    yield schema
    for inner in [*schema.get("properties", {}).values(), schema.get("items")]:
        if inner:
            yield from schemas_in(inner)


def test_every_schema_is_closed_and_has_only_what_strict_tools_accept(toolbox):
    for definition in toolbox.definitions():
        for schema in schemas_in(definition["input_schema"]):
            assert set(schema) <= STRICT
            assert schema["type"] != "object" or schema["additionalProperties"] is False


def test_no_schema_tells_of_the_context(toolbox):
    told = str(toolbox.definitions())

    assert "context" not in told
    assert "conversation_id" not in told


def test_no_tool_pays_and_the_ones_with_consequences_wait_for_staff(toolbox):
    effects = {tool.name: tool.effect for tool in toolbox.tools}

    assert effects == {
        "get_order_status": "read",
        "estimate_delivery": "read",
        "open_return_request": "queued",
        "hand_to_human": "queued",
        "settle_proposal": "queued",
        "change_return_request": "queued",
    }


def test_a_model_is_offered_four_tools_and_those_of_code_are_not_among_them(toolbox):
    offered = {definition["name"] for definition in toolbox.definitions()}

    assert offered == {
        "get_order_status",
        "estimate_delivery",
        "open_return_request",
        "hand_to_human",
    }


def test_the_definitions_are_the_same_word_for_word_in_every_toolbox(toolbox):
    again = Toolbox(ALL_TOOLS, context=ToolContext)

    assert repr(again.definitions()) == repr(toolbox.definitions())


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
any_word = st.text(st.characters(), max_size=20)
an_item = st.fixed_dictionaries(
    {"item": any_word | st.just("phones")}, optional={"quantity": st.integers(), "x": any_json}
)
any_input = st.fixed_dictionaries(
    {"order_id": any_word | st.sampled_from(["7001", "#7001"]) | any_json},
    optional={
        "summary": any_word | any_json,
        "items": st.lists(an_item, max_size=3) | any_json,
        "kind": st.sampled_from(["return", "missing", "theft"]) | any_json,
    },
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(name=st.sampled_from(["get_order_status", "open_return_request"]), values=any_input)
def test_whatever_a_model_sends_the_real_tools_answer(act, delivered, name, values):
    observation = act(name, **values)

    assert observation.call_id == "1"
    assert observation.text.encode()


@tool(effect="read", tags=("returns",))
def list_returns(
    context: ToolContext, most: Annotated[int, "How many at the most."] = 5
) -> list[str]:
    """List the return requests of the customer's latest orders."""
    orders = queries.recent_orders(customer=context.customer, limit=most)
    return [request.number for order in orders for request in order.return_requests.all()]


class TestAFifthToolIsOneFunctionAndOneLine:
    @pytest.fixture
    def toolbox(self):
        return Toolbox((*ALL_TOOLS, list_returns), context=ToolContext, refusals=(OrdersError,))

    def test_the_model_is_told_of_it(self, toolbox):
        told = toolbox.definitions()[-1]

        assert told["name"] == "list_returns"
        assert told["description"].startswith("List the return requests")
        assert told["input_schema"]["properties"]["most"]["type"] == "integer"

    def test_it_runs_with_the_context_and_its_arguments_are_checked(self, act, delivered):
        asked = act("open_return_request", order_id="7001", summary="Broken")

        assert act("list_returns").content == [asked.content["return_request"]]
        assert act("list_returns", most="all").content["error"] == "invalid_arguments"
