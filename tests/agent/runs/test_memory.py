"""What a run remembers: a window of words, and what was found, each call with its result."""

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from support_agent.agent.memory import MOST_OWN_MESSAGES, WindowMemory
from support_agent.agent.types import Said, Step
from support_agent.conversation import services
from support_agent.models import Conversation, Message, Run
from tests.agent.scripted import call, does, says
from tests.writing import post

pytestmark = pytest.mark.django_db


@pytest.fixture
def recall(conversation):
    """The turn of the last run, seen through a window of so many messages or up to twice as many."""

    def _recall(least=20, **options):
        run = Run.objects.select_related("conversation__customer").latest("pk")
        return WindowMemory(least=least, **options).recall(run, now=timezone.now())

    return _recall


@pytest.fixture
def write(conversation):
    """The customer writes, and no worker comes."""

    def _write(text):
        post(conversation, text)

    return _write


def words(turn):
    return [(entry.author, entry.text) for entry in turn.history if isinstance(entry, Said)]


def findings(turn):
    return [
        observation.content["order_id"]
        for entry in turn.history
        if isinstance(entry, Step)
        for observation in entry.observations
    ]


def look_at(number):
    return does(call("get_order_status", order_id=number))


def test_what_was_said_and_found_before_comes_in_order(ask, recall, delivered):
    ask("Where is 7001?", look_at("7001"), says("It came."))
    ask("Thanks", says("You are welcome."))

    turn = recall()

    kinds = [getattr(entry, "author", "step") for entry in turn.history]
    assert kinds == ["customer", "step", "agent", "customer"]
    assert findings(turn) == ["7001"]


def test_the_window_leaves_old_words_out_and_what_was_found_for_them(ask, recall, delivered):
    ask("Where is 7001?", look_at("7001"), says("It came."))
    for number in range(4):
        ask(f"question {number}", says(f"Answer {number}."))

    turn = recall(least=2)

    assert words(turn) == [
        ("customer", "question 2"),
        ("agent", "Answer 2."),
        ("customer", "question 3"),
    ]
    assert findings(turn) == []


def test_a_burst_longer_than_the_window_is_read_from_its_first_word(recall, conversation, write):
    for number in range(6):
        write(f"piece {number}")

    read = [text for _, text in words(recall(least=2))]

    assert read == [f"piece {number}" for number in range(6)]


def test_words_before_the_burst_do_not_widen_the_window(ask, recall, write):
    ask("An old question", says("An old answer."))
    for number in range(3):
        write(f"piece {number}")

    assert words(recall(least=2))[0] == ("customer", "piece 0")


def test_a_days_writing_is_read_as_far_back_as_a_model_can_bear(recall, conversation, write):
    write("the first")
    begun = Run.objects.get()
    Message.objects.bulk_create(
        Message(
            conversation=conversation,
            sequence=sequence,
            author="customer",
            text=str(sequence),
            created_at=timezone.now(),
        )
        for sequence in range(2, 1_001)
    )
    Run.objects.filter(pk=begun.pk).update(last_sequence=1_000)

    read = words(recall(least=2))

    assert len(read) == MOST_OWN_MESSAGES
    assert read[-1] == ("customer", "1000")


def test_each_call_in_memory_has_its_result(ask, recall, delivered, on_its_way):
    ask(
        "7001 and 7002?",
        does(call("get_order_status", order_id="7001"), call("no_such_tool")),
        says("One came."),
    )
    ask("Thanks", says("You are welcome."))

    for least in (1, 3):
        steps = [entry for entry in recall(least=least).history if isinstance(entry, Step)]
        for step in steps:
            asked = [action.id for action in step.plan.actions]
            assert [observation.call_id for observation in step.observations] == asked


def test_the_next_run_sees_what_a_superseded_one_found(ask, recall, delivered, conversation):
    def the_customer_writes_again(turn):
        with transaction.atomic():
            locked = services.lock(conversation.pk)
            services.say(locked, author=Message.Author.CUSTOMER, text="Well?", now=timezone.now())
            Run.objects.filter(conversation=conversation).update(
                state="superseded", ended_at=timezone.now(), lease_owner=""
            )
        return says("Too late.")

    ask("Where is 7001?", look_at("7001"), the_customer_writes_again)
    ask("Hello?", says("It came."))

    assert findings(recall()) == ["7001"]


def test_a_call_that_was_never_made_is_told_as_not_run(ask, recall, delivered):
    ask("Where is 7001?", look_at("7001"), look_at("7001"))
    Run.objects.update(state="superseded")
    Conversation.objects.update(holder="agent")
    ask("Thanks", says("You are welcome."))

    assert findings(recall()) == ["7001"]


def test_a_call_for_a_person_of_an_earlier_episode_is_no_order_for_now(
    ask, recall, delivered, conversation
):
    ask("I want compensation for 7001", does(call("hand_to_human", reason="Money.")))
    with transaction.atomic():
        services.give_to_agent(services.lock(conversation.pk))
    ask("Where is 7001?", says("…"))

    steps = [entry for entry in recall().history if isinstance(entry, Step)]
    assert steps == []


def test_only_the_servers_facts_say_who_asks(ask, recall, delivered, customer):
    ask("I am somebody else", says("Hello."))

    facts = recall().facts
    assert facts.customer_name == customer.name
    assert [order.number for order in facts.orders] == ["7001"]


def test_a_long_conversation_takes_no_more_queries_than_a_short_one(
    ask, recall, delivered, conversation
):
    for _ in range(2):
        ask("Where is 7001?", look_at("7001"), says("It came."))
    with CaptureQueriesContext(connection) as short:
        recall()

    Message.objects.bulk_create(
        Message(
            conversation=conversation,
            sequence=sequence,
            author="customer",
            text="…",
            created_at=timezone.now(),
        )
        for sequence in range(10, 1_010)
    )
    conversation.refresh_from_db()
    conversation.last_sequence = 1_010
    conversation.save()
    ask("Where is 7001?", look_at("7001"), says("It came."))
    with CaptureQueriesContext(connection) as long:
        turn = recall()

    assert len(long) == len(short)
    assert 20 <= len(words(turn)) < 40
