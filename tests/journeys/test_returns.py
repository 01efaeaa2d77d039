"""A return from the customer's words to the reviewer's answer, and what is no return."""

from datetime import UTC, date, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from handoff import review
from orders.errors import ReturnAlreadyDecided
from orders.models import OrderLine, ReturnRequest, ReturnWindow
from support_agent.agent import runner
from support_agent.models import Run, Step, ToolCall
from tests.handoff import desk, floor

from . import talk

pytestmark = pytest.mark.django_db
BOTH = "Хочу вернуть обе рубашки из заказа 10432"


def test_an_approval_does_nothing_of_the_run_again(customer, reviewer):
    order = talk.delivered(customer, "10432")
    conversation = talk.begin(customer)
    talk.ask(conversation, "I want to return order 10432")
    request = ReturnRequest.objects.get()
    approve = partial(
        review.decide, request.pk, decision="approve", despite=True, by=reviewer, now=timezone.now()
    )
    done = talk.done_in(conversation)
    assert done == ["get_order_status", "open_return_request"]

    approve()
    with pytest.raises(ReturnAlreadyDecided):
        approve()
    # And the run's own task comes once more, as a broker may deliver it.
    assert runner.advance(Run.objects.get().pk, planner="offline") is None

    assert ReturnRequest.objects.get() == request
    assert talk.done_in(conversation) == done
    assert Step.objects.count() == 3
    authors = conversation.messages.values_list("author", flat=True)
    assert list(authors) == ["customer", "agent", "notice"]
    assert order.lines.get().returned == 1


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("_again", range(3))
def test_two_chats_that_ask_in_the_same_second_ask_once_and_both_are_told(customer, _again):
    talk.delivered(customer, "10432", title="Рубашка", quantity=2)
    chats = [talk.begin(customer, "ru") for _ in range(2)]
    for chat in chats:
        talk.write(chat, BOTH)

    replies = desk.at_once(*[partial(talk.answer, chat) for chat in chats])

    request = ReturnRequest.objects.get()
    assert request.lines.get().quantity == OrderLine.objects.get().returned == 2
    assert all(request.number in reply for reply in replies), replies
    for chat in chats:
        floor.check(chat)


def test_who_asks_again_in_another_chat_hears_of_the_request_and_its_state(customer, reviewer):
    talk.delivered(customer, "10432", title="Рубашка", quantity=2)
    talk.ask(talk.begin(customer, "ru"), BOTH)
    request = ReturnRequest.objects.get()

    waiting = talk.ask(talk.begin(customer, "ru"), BOTH)
    review.decide(request.pk, decision="approve", despite=True, by=reviewer, now=timezone.now())
    approved = talk.ask(talk.begin(customer, "ru"), BOTH)

    assert request.number in waiting
    assert request.number in approved
    assert waiting != approved
    assert ReturnRequest.objects.count() == 1


@pytest.mark.parametrize(
    ("language", "title", "wish"),
    [
        ("ru", "Рубашка", "Хочу вернуть 3 рубашки из заказа 10432"),
        ("en", "Shirt", "I want to return three shirts of order 10432"),
        ("es", "Camisa", "Quiero devolver 3 camisas del pedido 10432"),
    ],
)
def test_three_of_two_are_refused_with_the_number_that_is_left(customer, language, title, wish):
    talk.delivered(customer, "10432", title=title, quantity=2)

    reply = talk.ask(talk.begin(customer, language), wish)

    assert not ReturnRequest.objects.exists()
    assert f"2 × {title}" in reply.replace("«", "").replace("»", "")
    assert ToolCall.objects.get(name="open_return_request").is_error


CAME = datetime(2026, 3, 1, 10, tzinfo=UTC)


@pytest.mark.parametrize(
    ("zone", "clock", "is_taken"),
    [
        ("Europe/Madrid", (2026, 3, 15, 23, 30), True),
        ("Europe/Madrid", (2026, 3, 16, 0, 10), False),
        ("America/Mexico_City", (2026, 3, 15, 23, 30), True),
        ("America/Mexico_City", (2026, 3, 16, 0, 10), False),
        ("Asia/Vladivostok", (2026, 3, 15, 23, 30), True),
        ("Asia/Vladivostok", (2026, 3, 16, 0, 10), False),
    ],
)
def test_the_whole_last_day_counts_by_the_shops_clock(customer, settings, zone, clock, is_taken):
    settings.TIME_ZONE = zone
    ReturnWindow.objects.create(valid_from=date(2026, 1, 1), days=14)
    talk.place_order(
        customer,
        "10587",
        placed_at=CAME - timedelta(days=4),
        state="delivered",
        delivered_at=datetime(2026, 3, 1, 12, tzinfo=ZoneInfo(zone)),
    )
    conversation = talk.begin(customer, "es")

    reply = talk.ask(
        conversation, "quiero devolver 10587", at=datetime(*clock, tzinfo=ZoneInfo(zone))
    )

    assert ReturnRequest.objects.exists() is is_taken
    if not is_taken:
        # The last day by its date, and somebody who may look at it all the same.
        assert "15" in reply, reply
        assert "equipo" in reply, reply


def test_a_window_that_was_shortened_since_is_as_long_as_it_was_at_the_purchase(customer):
    today = timezone.localdate()
    ReturnWindow.objects.create(valid_from=date(2020, 1, 1), days=30)
    ReturnWindow.objects.create(valid_from=today - timedelta(days=1), days=14)
    talk.delivered(customer, "10587", days_ago=20, placed_at=timezone.now() - timedelta(days=25))

    reply = talk.ask(talk.begin(customer, "es"), "quiero devolver 10587")

    assert ReturnRequest.objects.get().number in reply


@pytest.mark.parametrize(
    ("clock", "is_taken"), [((2026, 3, 29, 23, 30), True), ((2026, 3, 30, 0, 10), False)]
)
def test_the_last_day_is_whole_though_the_clocks_are_put_forward_in_it(
    customer, settings, clock, is_taken
):
    settings.TIME_ZONE = "Europe/Madrid"
    ReturnWindow.objects.create(valid_from=date(2026, 1, 1), days=14)
    came = datetime(2026, 3, 15, 12, tzinfo=UTC)
    talk.place_order(
        customer,
        "10587",
        placed_at=came - timedelta(days=4),
        state="delivered",
        delivered_at=came,
    )

    talk.ask(
        talk.begin(customer),
        "I want to return order 10587",
        at=datetime(*clock, tzinfo=ZoneInfo("Europe/Madrid")),
    )

    assert ReturnRequest.objects.exists() is is_taken


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_guest_and_the_customer_who_ask_for_the_same_unit_at_once_ask_once(customer):
    order = talk.delivered(customer, "10432")
    known, guest = talk.begin(customer), talk.begin(None)
    guest.proven_orders.add(order)
    for chat in (known, guest):
        talk.write(chat, "I want to return order 10432")

    replies = desk.at_once(*[partial(talk.answer, chat) for chat in (known, guest)])

    request = ReturnRequest.objects.get()
    assert all(request.number in reply for reply in replies), replies


def test_who_asks_after_a_rejection_hears_of_it_and_may_ask_once_more(customer, reviewer):
    talk.delivered(customer, "10432")
    conversation = talk.begin(customer)
    talk.ask(conversation, "I want to return order 10432")
    first = ReturnRequest.objects.get()
    review.decide(
        first.pk,
        decision="reject",
        reason="It is worn.",
        despite=True,
        by=reviewer,
        now=timezone.now(),
    )

    talk.ask(conversation, "I want to return order 10432")

    assert list(ReturnRequest.objects.order_by("pk").values_list("state", flat=True)) == [
        "rejected",
        "requested",
    ]
    assert OrderLine.objects.get().returned == 1
