"""Nothing is requested that the customer did not ask for or agree to, and a yes is one request."""

from functools import partial

import pytest
from django.utils import timezone

from handoff import review
from orders.models import ReturnRequest
from support_agent.models import Message, Proposal
from tests.handoff import desk

from . import talk

pytestmark = pytest.mark.django_db


@pytest.fixture
def shirts(customer):
    """Order 10432 holds two shirts, and came."""
    return talk.delivered(customer, "10432", title="Shirt", quantity=2)


@pytest.fixture
def chat(customer, shirts):
    return talk.begin(customer)


def press(chat, place):
    """Press a button below the newest reply, as the widget sends it."""
    choice = Message.objects.filter(author="agent").latest("sequence").choices[place]
    said = {name: choice[name] for name in ("proposal", "answer")}
    talk.post(chat, choice["text"], choice=said)


QUESTIONS = [
    "How do I return order 10432?",
    "Can I return 10432?",
    "¿puedo devolver el pedido 10432?",
    "Как вернуть заказ 10432?",
    "I already returned 10432 last week",
    "I don't like 10432",
]


@pytest.mark.parametrize("text", QUESTIONS)
def test_a_question_and_a_tale_of_the_past_request_nothing(chat, text):
    talk.ask(chat, text)

    assert not ReturnRequest.objects.exists()


def test_where_several_are_left_the_customer_is_asked_how_many(chat):
    asked = talk.ask(chat, "I want to return 10432")

    assert asked.endswith("How many of them is it about?")
    assert not ReturnRequest.objects.exists()
    assert [one["answer"] for one in Message.objects.latest("sequence").choices] == ["1", "2"]


@pytest.mark.parametrize(
    "texts",
    [
        ("What is the status of order 10432?", "They came broken.", "I want to return both."),
        ("Where is 10432?", "I want to return all of it"),
        ("¿Dónde está el 10432?", "Quiero devolverlo todo"),
    ],
)
def test_a_question_in_another_message_makes_a_plain_wish_no_question(chat, texts):
    for text in texts:
        talk.write(chat, text)

    talk.answer(chat)

    assert ReturnRequest.objects.get().lines.get().quantity == 2


def test_a_wish_without_a_number_means_the_order_that_they_named_last(chat):
    talk.ask(chat, "Where is 10432?")

    talk.ask(chat, "I want to return both of them")

    assert ReturnRequest.objects.get().lines.get().quantity == 2


@pytest.mark.parametrize(
    ("answer", "units"), [("only one of them", 1), ("2", 2), ("both", 2), ("all of them", 2)]
)
def test_the_count_that_they_give_is_what_goes_back(chat, answer, units):
    talk.ask(chat, "I want to return 10432")

    talk.ask(chat, answer)

    assert ReturnRequest.objects.get().lines.get().quantity == units


def test_a_button_is_as_good_as_words(chat):
    talk.ask(chat, "I want to return 10432")

    press(chat, 0)
    reply = talk.answer(chat)

    request = ReturnRequest.objects.get()
    assert request.lines.get().quantity == 1
    assert request.number in reply


@pytest.mark.parametrize("no", ["no", "no thanks", "never mind", "cancel that"])
def test_a_no_requests_nothing_and_is_taken(chat, no):
    talk.ask(chat, "How do I return 10432?")

    talk.ask(chat, no)

    assert not ReturnRequest.objects.exists()
    assert not Proposal.objects.filter(state="open").exists()


def test_who_changes_their_mind_takes_an_undecided_request_back(chat):
    talk.ask(chat, "I want to return both shirts of 10432")

    talk.ask(chat, "actually cancel that, I keep them")

    assert ReturnRequest.objects.get().state == "withdrawn"


def test_only_one_of_two_changes_the_request_once(chat):
    talk.ask(chat, "I want to return both shirts of 10432")

    talk.ask(chat, "only one of them")

    request = ReturnRequest.objects.get()
    assert request.lines.get().quantity == 1
    assert request.changed_by_customer_at


def test_what_is_decided_is_no_longer_theirs_to_change(chat, reviewer):
    talk.ask(chat, "I want to return both shirts of 10432")
    request = ReturnRequest.objects.get()
    review.decide(request.pk, decision="approve", despite=True, by=reviewer, now=timezone.now())

    talk.ask(chat, "actually cancel that return")

    assert ReturnRequest.objects.get().state == "approved"


def test_the_reason_is_what_they_wrote_with_its_places(chat):
    talk.ask(chat, "The shirts of 10432 came torn, I want to return both")

    request = ReturnRequest.objects.get()
    assert request.kind == "damaged"
    assert request.reason == "The shirts of 10432 came torn, I want to return both"
    assert request.reason_messages == [1]


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_yes_that_is_pressed_in_two_tabs_at_once_is_one_request(chat):
    talk.ask(chat, "I want to return 10432")

    desk.at_once(*[partial(press, chat, 1)] * 4)
    desk.at_once(*[partial(talk.answer, chat)] * 2)
    talk.answer(chat)

    assert ReturnRequest.objects.get().lines.get().quantity == 2
    assert Proposal.objects.get().state == "accepted"
