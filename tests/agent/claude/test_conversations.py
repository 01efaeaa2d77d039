"""Whole conversations: the real run, the real tools and rows, the real SDK over real HTTP."""

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal

import pytest
from django.conf import settings
from django.utils import timezone

from handoff.models import Escalation
from orders.models import ReturnRequest
from support_agent.agent import intake, runner
from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.prompt import system_prompt
from support_agent.conversation import services
from support_agent.models import Run, Step, ToolCall
from tests.agent.runs.conftest import place_order
from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import Answer, calls, refuses, says, text_block

pytestmark = pytest.mark.django_db

DAMAGED = {
    "es": "Los audífonos del pedido 7001 están dañados. Quiero devolverlos.",
    "en": "The headphones of order 7001 are damaged. I want to return them.",
    "ru": "Наушники из заказа 7001 повреждены. Хочу их вернуть.",
}


@pytest.fixture(autouse=True)
def orders(customer):
    """Order 7001 came three days ago, 7002 is on its way."""
    came = timezone.now() - timedelta(days=3)
    soon = timezone.localdate() + timedelta(days=2)
    place_order(customer, "7001", state="delivered", delivered_at=came)
    place_order(customer, "7002", state="in_transit", expected_on=soon)


@pytest.fixture
def ask(planner, django_capture_on_commit_callbacks) -> Callable[..., Run]:
    """Say something as a customer and take the run that it prompts to its end."""

    def _ask(conversation, text, **options):
        woken: list[int] = []
        with django_capture_on_commit_callbacks(execute=True):
            intake.receive_message(
                conversation_id=conversation.pk, text=text, now=timezone.now(), wake=woken.append
            )
        given = {"toolbox": TOOLBOX, "system": system_prompt(), **options}
        for run_id in woken:
            runner.advance(run_id, planner=planner(**given))
        return conversation.runs.first()

    return _ask


def begin(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


def said(run):
    return [message.text for message in run.conversation.messages.filter(author="agent")]


def made_calls(run):
    rows = ToolCall.objects.filter(step__run=run).order_by("step__index", "position")
    return list(rows.values_list("name", "is_error"))


@pytest.mark.parametrize("streams", [True, False], ids=["streamed", "whole"])
@pytest.mark.parametrize("language", DAMAGED)
def test_a_damaged_item_is_asked_back_in_three_steps(api, ask, customer, language, streams):
    api.plays(shop_model.answer, again=True, streams=streams)

    run = ask(begin(customer), DAMAGED[language])

    request = ReturnRequest.objects.get()
    [reply] = said(run)
    assert request.number in reply
    assert request.state == "requested"
    assert (run.state, run.steps.count()) == ("replied", 3)
    assert made_calls(run) == [("get_order_status", False), ("open_return_request", False)]
    assert "7001" in run.steps.last().run.steps.first().plan


def test_what_each_step_took_is_kept_with_it(api, ask, customer):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(customer), DAMAGED["en"])

    for step in run.steps.all():
        assert step.cost_usd == Decimal("0.00135")
        assert step.cache_read_input_tokens == 3000
        assert step.request_id


def test_a_delivery_is_answered_from_the_carriers_date(api, ask, customer):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(customer), "¿Cuándo llega 7002? El mensajero dijo que hoy.")

    soon = timezone.localdate() + timedelta(days=2)
    assert soon.isoformat() in said(run)[0]
    assert made_calls(run) == [("estimate_delivery", False)]


def test_whoever_wants_money_gets_a_person_after_the_status(api, ask, customer):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(customer), "Quiero 20 € de compensación porque 7002 se retrasa.")

    assert run.state == "handed_over"
    assert said(run) == []
    assert Escalation.objects.get().reason == Escalation.Reason.AGENT_ASKED
    assert made_calls(run)[0] == ("get_order_status", False)


def test_the_return_of_what_has_not_come_is_explained_and_not_asked_for(api, ask, customer):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(customer), "Quiero devolver el pedido 7002.")

    assert "7002 todavía no se ha entregado" in said(run)[0]
    assert not ReturnRequest.objects.exists()


def test_a_strangers_question_finds_no_order_at_all(api, ask, stranger):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(stranger), "Where is my order 7001?")

    assert made_calls(run) == [("estimate_delivery", True)]
    assert "can't find an order 7001" in said(run)[0]


def test_two_tools_in_one_reply_and_one_of_them_fails(api, ask, customer):
    both = calls(
        ("get_order_status", {"order_id": "7001"}), ("estimate_delivery", {"order_id": "9999"})
    )
    api.plays(both, says("Order 7001 was delivered."), says("You are welcome."))
    conversation = begin(customer)

    run = ask(conversation, "Where is 7001 and when will 9999 be here?")
    after = ask(conversation, "Thanks!")

    assert made_calls(run) == [("get_order_status", False), ("estimate_delivery", True)]
    results = api.bodies[1]["messages"][-1]["content"]
    assert [result["is_error"] for result in results] == [False, True]
    assert said(after) == ["Order 7001 was delivered.", "You are welcome."]


def test_an_empty_text_beside_a_call_is_neither_sent_back_nor_said(api, ask, customer):
    call = {"type": "tool_use", "name": "get_order_status", "input": {"order_id": "7001"}}
    api.plays(
        Answer(blocks=(text_block(""), call), stop_reason="tool_use"), says("7001 was delivered.")
    )

    run = ask(begin(customer), "status 7001")

    assert said(run) == ["7001 was delivered."]
    assert made_calls(run) == [("get_order_status", False)]


def test_arguments_that_are_no_json_are_read_and_corrected_by_the_model(api, ask, customer):
    api.plays(
        calls(("get_order_status", '{"order_id": "70')),
        calls(("get_order_status", {"order_id": "7001"})),
        says("Order 7001 was delivered."),
    )

    run = ask(begin(customer), "Where is 7001?")

    assert made_calls(run) == [("get_order_status", True), ("get_order_status", False)]
    assert said(run) == ["Order 7001 was delivered."]


def test_a_withheld_reply_is_written_anew_by_the_model(api, ask, customer):
    api.plays(
        says("You will be refunded 59.90 EUR tomorrow."),
        says("A colleague will look at it."),
    )

    run = ask(begin(customer), "I am not happy with 7001")

    assert said(run) == ["A colleague will look at it."]
    assert "was not sent" in api.bodies[1]["messages"][-1]["content"][-1]["text"]


def test_a_long_conversation_stays_a_sound_history(api, ask, customer):
    api.plays(shop_model.answer, again=True)
    conversation = begin(customer)
    turns = settings.SUPPORT.history_turns + 5

    for number in range(turns):
        run = ask(conversation, f"status of order 700{1 + number % 2}, please")

    assert len(said(run)) == turns
    assert len(api.bodies) == 2 * turns


def test_a_provider_that_is_down_ends_with_a_person_and_costs_nothing(api, ask, customer):
    api.plays(refuses(529, "overloaded_error"), again=True)

    run = ask(begin(customer), "Where is 7001?")

    assert run.state == "failed"
    assert Escalation.objects.get().reason == Escalation.Reason.AGENT_FAILED
    assert not Step.objects.exists()


def test_a_refused_answer_ends_with_a_person_and_is_counted(api, ask, customer):
    api.plays(says("I won't.", stop_reason="refusal"))

    run = ask(begin(customer), "Where is 7001?")

    assert run.state == "failed"
    assert said(run) == []
    assert run.steps.get().cost_usd == Decimal("0.00135")
