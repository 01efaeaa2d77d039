"""What the server knows for certain, as it stands when the run begins."""

import json
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from handoff.models import Duty
from orders import services as shop
from orders.models import OrderLine, ReturnRequest
from support_agent.agent import prompt, shop_note
from support_agent.agent.answer.compose import compose
from support_agent.agent.answer.parts import Answer, Part
from support_agent.agent.known import KnownRequest
from support_agent.agent.memory import WindowMemory
from support_agent.agent.provenance import Provenance
from support_agent.agent.record.rows import facts_as_json
from support_agent.models import Run
from tests.agent.shop import place_order
from tests.servers.messages_api.answers import calls, says
from tests.servers.messages_api.shop_model import answer

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

BROKEN = "The headphones of 7001 are broken, I want to return them"


@pytest.fixture
def recall():
    def _recall(least=20):
        run = Run.objects.select_related("conversation__customer").latest("pk")
        return WindowMemory(least=least).recall(run, now=timezone.now())

    return _recall


def looks_at(number):
    return calls(("get_order_status", {"order_id": number}))


def states(turn):
    return {order.number: order.state for order in turn.facts.orders}


def test_an_order_that_was_looked_up_is_told_as_it_stands_now(ask, recall, on_its_way):
    ask("Where is 7002?", looks_at("7002"), says("Order 7002 is on its way."))
    ask("Thanks", says("You are welcome."))
    assert states(recall()) == {"7001": "", "7002": "in_transit"}

    on_its_way.shipments.update(state="delivered", delivered_at=timezone.now())

    assert states(recall())["7002"] == "delivered"


def test_an_order_that_was_not_looked_up_is_told_without_its_state(ask, recall):
    ask("Hello", says("Hello!"))

    assert states(recall()) == {"7001": "", "7002": ""}


def test_an_old_order_stays_known_once_it_was_looked_up(ask, recall, customer):
    for number in range(7101, 7107):
        place_order(customer, str(number), state="in_transit")
    ask("Where is 7001?", looks_at("7001"), says("Order 7001 came."))
    for number in range(6):
        ask(f"Thanks {number}", says("You are welcome."))

    turn = recall(least=3)

    assert turn.before is not None
    assert states(turn)["7001"] == "delivered"
    assert Provenance.of(turn).names("7001")


def test_nobody_elses_order_becomes_known_by_asking_for_it(ask, recall, stranger):
    place_order(stranger, "8001", state="in_transit")
    ask("Where is 8001?", looks_at("8001"), says("I can't find it."))
    ask("Thanks", says("You are welcome."))

    assert "8001" not in states(recall())


def test_a_return_request_of_the_conversation_is_told_as_it_stands_now(ask, recall, reviewer):
    ask(BROKEN, *[answer] * 3)
    ask("Thanks", says("You are welcome."))
    [made] = ReturnRequest.objects.all()
    known = KnownRequest(
        number=made.number,
        order="7001",
        kind="damaged",
        state="requested",
        items=(("Headphones", 1),),
        is_mentioned=True,
    )
    assert recall().facts.requests == (known,)

    shop.approve_return(made, by=reviewer, now=timezone.now())

    assert [request.state for request in recall().facts.requests] == ["approved"]


def test_what_the_run_itself_asked_for_is_told_by_its_step_alone(ask, recall):
    ask("Hello", says("Hello!"))
    ask(BROKEN, *[answer] * 3)

    assert ReturnRequest.objects.count() == 1
    assert recall().facts.requests == ()


def test_what_the_server_knows_may_be_said_once_its_observation_has_left_the_window(ask, recall):
    ask(BROKEN, *[answer] * 3)
    for number in range(6):
        ask(f"Thanks {number}", says("You are welcome."))
    [made] = ReturnRequest.objects.all()

    turn = recall(least=2)

    assert all("open_return_request" not in str(part) for part in turn.history)
    of_it = compose(Answer(parts=[Part(say="request", about=made.number)]), turn)
    assert made.number in of_it.text
    other = compose(Answer(parts=[Part(say="request", about=f"R-9{made.number[3:]}")]), turn)
    assert (other.text, len(other.dropped)) == ("", 1)


def test_the_model_reads_orders_and_requests_in_the_shops_note(ask, recall):
    ask(BROKEN, *[answer] * 3)
    ask("Thanks", says("You are welcome."))
    [made] = ReturnRequest.objects.all()

    note = prompt.render(recall())[-1]["content"][-1]["text"]

    today = timezone.localdate().isoformat()
    assert "An order of theirs: 7001, placed on" in note
    assert "(Headphones), and now it is delivered." in note
    assert f"Return request {made.number} (damaged) for order 7001 was made in this" in note
    assert today in note


def test_facts_take_the_same_queries_in_every_later_turn(ask, recall):
    taken = []
    for _ in range(3):
        ask("Where is 7002?", looks_at("7002"), says("Order 7002 is on its way."))
        with CaptureQueriesContext(connection) as captured:
            recall()
        taken.append(len(captured))

    assert taken[1] == taken[2]
    # In the first one nothing can be due, asked for, asked about or done before it.
    assert taken[1] <= taken[0] + 4


def test_what_is_known_of_a_thousand_promises_and_of_an_order_without_end_is_bounded(
    ask, recall, conversation, on_its_way
):
    ask("Hello", says("Hello!"))
    ask("Hello again", says("Hello again!"))
    now = timezone.now()
    Duty.objects.bulk_create(
        Duty(
            conversation=conversation,
            kind="decide",
            about=f"R-{number}",
            made_at=now,
            due_at=now + timedelta(hours=number),
        )
        for number in range(1_000)
    )
    line = on_its_way.lines.get()
    OrderLine.objects.bulk_create(
        OrderLine(order=on_its_way, position=place, title="T" * 200, quantity=1, unit_price=1)
        for place in range(line.position + 1, 1_000)
    )

    facts = recall().facts

    assert [duty.about for duty in facts.duties] == [
        *(f"R-{number}" for number in range(6)),
        *(f"R-{number}" for number in range(994, 1_000)),
    ]
    assert len(shop_note.facts_told(facts)) < 4_000
    assert len(json.dumps(facts_as_json(facts))) < 20_000
