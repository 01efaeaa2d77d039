"""The planner with the real tools and rows: it reads what the shop really tells."""

from datetime import timedelta

import pytest
from django.utils import timezone

from orders.models import ReturnRequest
from support_agent.agent import intake, runner
from support_agent.agent.planners.consenting import Consenting
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.conversation import services
from support_agent.models import Message, Run, ToolCall
from tests.agent.shop import place_order

pytestmark = pytest.mark.django_db


@pytest.fixture
def ask(customer, django_capture_on_commit_callbacks):
    """Say things as a customer, each answered by a run; gives the last run."""

    def ask(*texts, by=customer):
        now = timezone.now()
        conversation = services.start_conversation(customer=by, channel="test", now=now)
        for text in texts:
            woken = []
            with django_capture_on_commit_callbacks(execute=True):
                intake.receive_message(
                    conversation_id=conversation.pk,
                    text=text,
                    now=now,
                    pause=timedelta(),
                    wake=lambda run_id, *_, woken=woken: woken.append(run_id),
                )
            for run_id in woken:
                runner.advance(run_id, planner=Consenting(then=OfflinePlanner()))
        return conversation.runs.latest("pk")

    return ask


def _tools(run):
    calls = ToolCall.objects.filter(step__run=run).order_by("step__index", "position")
    return list(calls.values_list("name", flat=True))


def _reply(run):
    return Message.objects.get(run=run, author="agent").text


def test_damaged_goods_become_a_request_in_the_shop(ask, delivered):
    run = ask("Los audífonos del pedido 7001 están dañados. Quiero devolverlos.")

    request = ReturnRequest.objects.get(order=delivered)
    assert _tools(run) == ["get_order_status", "open_return_request"]
    assert request.kind == "damaged"
    assert request.number in _reply(run)


def test_a_second_wish_for_the_same_return_names_the_first(ask, delivered):
    run = ask("I want to return 7001", "please return 7001")

    request = ReturnRequest.objects.get(order=delivered)
    assert request.number in _reply(run)


def test_two_orders_of_several_things_go_back_after_a_yes_to_each(ask, customer):
    came = timezone.now() - timedelta(days=3)
    for number in ("7011", "7012"):
        place_order(customer, number, titles=("Mug", "Cap"), state="delivered", delivered_at=came)

    run = ask("I want to return 7011 and 7012", "yes", "yes")

    requests = ReturnRequest.objects.all()
    assert {request.order.number for request in requests} == {"7011", "7012"}
    assert requests.latest("pk").number in _reply(run)


def test_the_day_is_the_carriers(ask, on_its_way):
    run = ask("¿Cuándo llega 7002? El mensajero dijo que hoy.")

    day = on_its_way.shipments.get().expected_on
    assert _tools(run) == ["estimate_delivery"]
    assert f" {day.day} de " in _reply(run)


def test_an_order_on_its_way_is_not_returned(ask, on_its_way):
    run = ask("Хочу вернуть заказ 7002")

    assert _tools(run) == ["get_order_status"]
    assert "после доставки" in _reply(run)
    assert not ReturnRequest.objects.exists()


def test_a_late_return_is_told_its_last_day(ask, delivered):
    parcel = delivered.shipments.get()
    parcel.delivered_at = timezone.now() - timedelta(days=90)
    parcel.save()

    run = ask("I want to return 7001")

    assert "that day has passed" in _reply(run)


def test_compensation_is_a_persons(ask, on_its_way):
    run = ask("I want 20 € because 7002 is late, a compensation")

    assert _tools(run) == ["get_order_status", "hand_to_human"]
    assert run.state == Run.State.HANDED_OVER


def test_a_strangers_look_finds_no_order(ask, delivered, stranger):
    run = ask("where is 7001?", by=stranger)

    assert "can’t find order 7001" in _reply(run)


def test_a_wish_is_kept_until_the_number_comes(ask, delivered, on_its_way):
    run = ask("I want to return something", "7001")

    assert _tools(run) == ["get_order_status", "open_return_request"]


def test_what_was_found_in_several_runs_is_remembered_with_the_words_it_was_found_for(
    ask, delivered
):
    run = ask("i want to return it", "alex sample", "user00176", "7001")

    assert _tools(run) == ["get_order_status", "open_return_request"]
