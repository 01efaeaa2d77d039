"""Somebody takes the floor while the agent works. Promise 1, on rows that are locked one by one."""

import random
import threading
import time
from datetime import timedelta
from functools import partial

import pytest
from django.db import connection, transaction
from django.utils import timezone

from handoff import queries
from handoff import services as handoff
from handoff.models import Escalation
from orders.models import OrderLine, ReturnRequest
from support_agent.agent import intake, recognition, runner
from support_agent.conversation import runs, services
from support_agent.models import Conversation, Run, Step
from tests.agent.held import HeldPlanner, Worker
from tests.agent.scripted import ScriptedPlanner, call, does, says
from tests.handoff import desk, floor

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]

WORDS = "Хочу вернуть заказ 1187"


def unheard(*_):
    """A ring that no worker follows."""


def write(conversation, text=WORDS, **options):
    return intake.receive_message(
        conversation_id=conversation.pk,
        text=text,
        now=timezone.now(),
        pause=timedelta(),
        wake=unheard,
        **options,
    )


def open_run(conversation):
    return Run.objects.get(conversation=conversation, state__in=Run.OPEN)


def asks_back():
    return does(call("open_return_request", order_id="1187", summary="They want to return it."))


def calls_a_person():
    return does(call("hand_to_human", reason="Wants a person."))


@pytest.fixture
def order(customer):
    return desk.delivered_order(customer, now=timezone.now())


def a_colleague_steps_in(conversation, by):
    handoff.take_over(conversation.pk, by=by, now=timezone.now())


def the_customer_calls_a_person(conversation, by):
    handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.CUSTOMER_ASKED, now=desk.NOW
    )


def the_customer_writes_again(conversation, by):
    write(conversation, "And where is the other one?")


def another_worker_takes_the_run(conversation, by):
    Run.objects.filter(state="running").update(lease_until=timezone.now() - timedelta(seconds=1))
    assert runs.claim_run(open_run(conversation).pk, planner="another")


TAKES_THE_FLOOR = [
    a_colleague_steps_in,
    the_customer_calls_a_person,
    the_customer_writes_again,
    another_worker_takes_the_run,
]
LATE_PLANS = {"a reply": says("Soon."), "a return": asks_back(), "a person": calls_a_person()}


@pytest.mark.parametrize("plan", LATE_PLANS.values(), ids=LATE_PLANS)
@pytest.mark.parametrize("take_the_floor", TAKES_THE_FLOOR)
def test_what_the_model_thought_of_meanwhile_is_neither_said_nor_done(
    conversation, order, operator, take_the_floor, plan
):
    write(conversation)

    with Worker(open_run(conversation), HeldPlanner(plan)):
        take_the_floor(conversation, operator)
        before = Conversation.objects.get(pk=conversation.pk)

    after = Conversation.objects.get(pk=conversation.pk)
    assert (after.last_sequence, after.holder) == (before.last_sequence, before.holder)
    assert not ReturnRequest.objects.exists()
    assert not Step.objects.exists()
    assert not desk.said(conversation, "agent")
    assert Escalation.objects.count() <= 1
    floor.check(conversation)


def test_who_signs_in_while_the_model_thinks_is_not_told_to_sign_in(customer, order):
    visitor = services.start_conversation(customer=None, channel="test", now=timezone.now())
    write(visitor)

    with Worker(open_run(visitor), HeldPlanner(says("Please sign in."))):
        recognition.identify(conversation_id=visitor.pk, customer=customer, wake=unheard)

    assert not desk.said(visitor, "agent")
    planner = ScriptedPlanner([says("One moment.")])
    runner.advance(open_run(visitor).pk, planner=planner)
    assert planner.shown[0].facts.identified
    floor.check(visitor)


def test_a_deed_that_has_begun_is_done_whole_before_a_person_comes(conversation, order, operator):
    """The person waits for the tool's transaction, and finds what it did in the brief."""
    write(conversation)
    planner = HeldPlanner(asks_back(), says("Never said."))
    come = partial(handoff.take_over, conversation.pk, by=operator, now=timezone.now())

    with transaction.atomic():
        # The tool waits for this row, inside its transaction.
        OrderLine.objects.select_for_update().get()
        worker = Worker(open_run(conversation), planner)
        worker.__enter__()
        planner.goes_on()
        wait_until_a_row_is_waited_for()
        colleague = in_a_thread(come)
        time.sleep(0.1)
    colleague.join(30)
    worker.__exit__()

    [request] = ReturnRequest.objects.all()
    [promised] = queries.open_for(conversation).brief["promised"]
    assert request.number in promised
    assert not desk.said(conversation, "agent")
    floor.check(conversation)


def wait_until_a_row_is_waited_for():

    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
            if cursor.fetchone()[0]:
                return
        time.sleep(0.01)
    raise AssertionError("Nobody waits for a row.")


def in_a_thread(deed):
    thread = threading.Thread(target=desk.at_once, args=[deed])
    thread.start()
    return thread


def after(seconds, deed, *arguments):
    time.sleep(seconds)
    deed(*arguments)


@pytest.mark.parametrize("take_the_floor", TAKES_THE_FLOOR[:3])
@pytest.mark.parametrize("plan", LATE_PLANS)
def test_at_whatever_moment_the_floor_is_taken_the_record_is_whole(
    customer, order, operator, take_the_floor, plan
):
    """Whole runs against whoever takes the floor, at a moment that is another one each time."""
    chance = random.Random(f"{take_the_floor.__name__} {plan}")
    for _ in range(6):
        conversation = services.start_conversation(
            customer=customer, channel="test", now=timezone.now()
        )
        write(conversation)
        look = does(call("get_order_status", order_id="1187"))
        planner = ScriptedPlanner([look, LATE_PLANS[plan], says("Soon.")])

        outcomes = desk.at_once(
            partial(runner.advance, open_run(conversation).pk, planner=planner),
            partial(after, chance.uniform(0, 0.05), take_the_floor, conversation, operator),
        )

        assert not [each for each in outcomes if isinstance(each, Exception)]
        floor.check(conversation)
    for request in ReturnRequest.objects.all():
        assert request.state == "requested"


def test_a_person_who_is_called_while_another_comes_is_called_once(conversation, operator):
    for _ in range(5):
        write(conversation, "Hello?")
        desk.at_once(
            partial(the_customer_calls_a_person, conversation, operator),
            partial(a_colleague_steps_in, conversation, operator),
        )
        [escalation] = Escalation.objects.filter(state__in=Escalation.OPEN)
        assert (escalation.state, escalation.claimed_by) == ("claimed", operator)
        floor.check(conversation)
        handoff.resolve(escalation, by=operator, now=timezone.now())
