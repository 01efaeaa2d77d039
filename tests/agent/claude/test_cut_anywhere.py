"""A stream of two tools that is cut at every one of its events: no tool may run twice."""

import pytest

from orders.models import ReturnRequest
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.models import ToolCall
from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import calls, events, says

from .conftest import MODEL
from .talk import DAMAGED, begin, made_calls, said

# Order 7001 came three days ago, 7002 is on its way.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

BOTH = (
    ("get_order_status", {"order_id": "7001"}),
    ("open_return_request", {"order_id": "7001", "summary": DAMAGED["es"]}),
)
EVENTS = len(list(events(calls(*BOTH, words="Miro."), 1, model="m")))
BREAKS = ("cut_after", "garbage_after", "error_after")
DONE = says("Un compañero revisará tu solicitud y te escribirá aquí.")


def both(**fault):
    return calls(*BOTH, words="Miro.", **fault)


@pytest.fixture
def conversation(customer):
    return begin(customer)


def check_all_is_done_once(run):
    assert run.state == "replied"
    assert len(said(run)) == 1
    assert ReturnRequest.objects.count() == 1
    assert made_calls(run) == [(name, False) for name, _ in BOTH]
    assert not ToolCall.objects.filter(observed_at=None).exists()


@pytest.mark.parametrize("after", range(EVENTS))
@pytest.mark.parametrize("fault", BREAKS)
def test_a_stream_that_breaks_once_is_asked_for_anew_and_each_tool_runs_once(
    api, ask, conversation, fault, after
):
    api.plays(both(**{fault: after}), both(), DONE)

    run = ask(conversation, DAMAGED["es"], then=OfflinePlanner())

    check_all_is_done_once(run)
    assert run.planner == MODEL


@pytest.mark.parametrize("after", range(EVENTS))
def test_a_stream_that_always_breaks_leaves_each_tool_to_the_offline_planner_once(
    api, ask, conversation, after
):
    api.plays(both(cut_after=after), again=True)

    run = ask(conversation, DAMAGED["es"], then=OfflinePlanner())

    check_all_is_done_once(run)
    assert run.planner == f"{MODEL}, then offline"


@pytest.mark.parametrize("after", range(EVENTS))
def test_a_stream_that_breaks_after_the_tools_ran_does_not_run_them_again(
    api, ask, conversation, after
):
    api.plays(both(), both(cut_after=after), both(cut_after=after))

    run = ask(conversation, DAMAGED["es"], then=OfflinePlanner())

    check_all_is_done_once(run)
    request = ReturnRequest.objects.get()
    assert request.number in said(run)[0]


def test_after_any_break_the_next_message_is_answered_by_the_model(api, ask, conversation):
    for after in range(0, EVENTS, 4):
        api.plays(both(cut_after=after), both(cut_after=after), shop_model.answer, again=True)

        broken = ask(conversation, "¿Cuándo llega el pedido 7002?", then=OfflinePlanner())
        whole = ask(conversation, "¿Y el estado del pedido 7001?", then=OfflinePlanner())

        assert "then offline" in broken.planner
        assert (whole.planner, whole.state) == (MODEL, "replied")
        assert api.refused == []
