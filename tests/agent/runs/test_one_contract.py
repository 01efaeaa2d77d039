"""A model and the planner in its place are had by one interface: what is tested with one holds
for the other. The same conversations lead both to the same calls and the same rows."""

from dataclasses import replace

import pytest

from orders.models import ReturnRequest
from support_agent.agent.planners.claude import shared
from support_agent.models import ToolCall
from tests.servers.messages_api import shop_model
from tests.servers.messages_api.server import MessagesApi

# Order 7001 came three days ago, 7002 is on its way.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

CONVERSATIONS = [
    (
        "The headphones of order 7001 are damaged. I want to return them.",
        ["get_order_status", "open_return_request"],
        "replied",
    ),
    ("¿Cuándo llega 7002? El mensajero dijo que hoy.", ["estimate_delivery"], "replied"),
    (
        "Quiero 20 € de compensación porque 7002 se retrasa.",
        ["get_order_status", "hand_to_human"],
        "handed_over",
    ),
    ("Хочу вернуть заказ 7002.", ["get_order_status"], "replied"),
]


@pytest.fixture(scope="module")
def server():
    with MessagesApi() as api:
        yield api


@pytest.fixture
def api(server, settings, monkeypatch):
    monkeypatch.setattr(shared, "_breakers", {})
    server.plays(shop_model.answer, again=True)
    settings.SUPPORT = replace(
        settings.SUPPORT, anthropic_api_key="sk-test", anthropic_base_url=server.url
    )
    return server


@pytest.mark.parametrize("planner", ["offline", "claude"])
@pytest.mark.parametrize(("text", "path", "state"), CONVERSATIONS)
def test_a_conversation_goes_the_same_way_with_a_model_and_without(
    ask, api, planner, text, path, state
):
    run = ask(text, planner=planner)

    calls = ToolCall.objects.filter(step__run=run).order_by("step__index", "position")
    assert [call.name for call in calls] == path
    assert run.state == state
    assert ReturnRequest.objects.count() == path.count("open_return_request")
    assert bool(api.bodies) == (planner == "claude")
    assert {step.instead_of for step in run.steps.all()} == {""}
