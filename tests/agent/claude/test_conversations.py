"""Whole conversations: the real run, the real tools and rows, the real SDK over real HTTP."""

from datetime import timedelta

import pytest
from django.utils import timezone

from handoff.models import Escalation
from orders.models import ReturnRequest
from tests.servers.messages_api import shop_model

from .talk import DAMAGED, begin, made_calls, said

# Order 7001 came three days ago, 7002 is on its way.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]


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
    assert "7001" in run.steps.first().plan


def test_what_each_step_took_is_kept_with_it(api, ask, customer):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(customer), DAMAGED["en"])

    steps = list(run.steps.all())
    assert all(step.request_id and step.cost_usd > 0 for step in steps)
    # Each step sends the ones before again, and that is to be seen.
    sent = [step.input_tokens for step in steps]
    assert sent == sorted(set(sent))
    assert len({step.cache_read_input_tokens for step in steps}) == 1


def test_a_delivery_is_answered_from_the_carriers_date(api, ask, customer):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(customer), "¿Cuándo llega 7002? El mensajero dijo que hoy.")

    soon = timezone.localdate() + timedelta(days=2)
    assert f" {soon.day} de " in said(run)[0]
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

    assert "cuando haya llegado" in said(run)[0]
    assert not ReturnRequest.objects.exists()


def test_a_strangers_question_finds_no_order_at_all(api, ask, stranger):
    api.plays(shop_model.answer, again=True)

    run = ask(begin(stranger), "Where is my order 7001?")

    assert made_calls(run) == [("estimate_delivery", True)]
    assert "7001" in said(run)[0]
