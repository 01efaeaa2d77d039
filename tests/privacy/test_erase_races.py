"""Somebody is at work for the person who is erased, or they write on: nothing comes back."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from functools import partial

import jwt
import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone

from handoff import customers
from handoff import services as handoff
from handoff.models import Duty, Erasure, Escalation
from handoff.privacy import deletion, erasing, people, proof
from handoff.tasks import sweep_duties
from orders.models import Customer, ReturnRequest
from support_agent.agent.budget import Budget
from support_agent.agent.journal import DatabaseJournal
from support_agent.agent.types import Exchange, PlannerFailed, Turn
from support_agent.chat.tokens import make_token
from support_agent.conversation import services
from support_agent.conversation.errors import ConversationNotFound, LeaseLost
from support_agent.models import (
    Conversation,
    Message,
    Run,
    Spending,
    Step,
    Summary,
    ToolCall,
)
from support_agent.models import Exchange as ExchangeRow
from tests.agent.held import HeldPlanner, Worker
from tests.agent.scripted import call, does, says
from tests.handoff import desk
from tests.privacy.lives import live
from tests.privacy.scan import found_in_tables
from tests.servers.workers import ROOT, database_url, wait_until
from tests.writing import post

pytestmark = pytest.mark.django_db(transaction=True)

SECRET = "of the shop and of nobody else, as the tests know it"
OF_A_CONVERSATION = (
    *(Conversation, Message, Run, Step, ToolCall, ExchangeRow, Summary, Escalation, Duty, Spending),
)


def erase(customer):
    person = people.of_customer(customer)
    erasure = erasing.begin(person, by=None, channel=Erasure.Channel.COMMAND, now=timezone.now())
    return erasing.work_off(erasure)


def left():
    return {
        model.__name__: model.objects.count()
        for model in OF_A_CONVERSATION
        if model.objects.exists()
    }


@pytest.fixture
def conversation(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


WHAT_IT_IS_ABOUT_TO_DO = {
    "say": says("It is on its way to you, Ana."),
    "look up": does(call("get_order_status", order_id="1187")),
    "write": does(call("open_return_request", order_id="1187", summary="I want to return 1187")),
    "hand over": does(call("hand_to_human", reason="wants Ana's money")),
    "fail": PlannerFailed("It broke off.", code="cut"),
    "break": ValueError("a bug"),
}


@pytest.mark.parametrize("line", WHAT_IT_IS_ABOUT_TO_DO.values(), ids=WHAT_IT_IS_ABOUT_TO_DO)
def test_a_worker_that_holds_a_run_of_theirs_writes_nothing_afterwards(
    customer, conversation, line, caplog
):
    desk.delivered_order(customer, now=timezone.now())
    (run,) = post(conversation, "I want to return 1187, Ana Ruiz")

    with Worker(Run.objects.get(pk=run), HeldPlanner(line, says("Done."))):
        assert erase(customer)

    assert left() == {}
    assert found_in_tables(["Ana", "ana@example.com", str(conversation.pk)]) == {}
    assert not ReturnRequest.objects.exists()
    assert ("met a bug" in caplog.text) == isinstance(line, ValueError)


def test_money_that_a_late_worker_takes_or_puts_back_makes_no_purse_anew(customer, conversation):
    (run,) = post(conversation, "Where is 1187?")
    run = Run.objects.get(pk=run)
    budget = Budget(run=run, run_usd=Decimal(1), clock=timezone.now)
    keep = budget.reserve(Decimal("0.10"))
    assert erase(customer)

    keep(Decimal("0.02"))
    budget.put_back()
    with pytest.raises(LeaseLost):
        Budget(run=run, run_usd=Decimal(1), clock=timezone.now).reserve(Decimal("0.10"))

    (month,) = Spending.objects.all()
    assert month.purse.startswith("shop in ")
    # Nobody learns any more what the call has cost.
    assert (month.micro_usd, month.uncertain_micro_usd) == (100_000, 100_000)


def test_a_call_to_the_model_that_comes_back_late_is_not_kept(customer, conversation):
    (run,) = post(conversation, "Where is 1187?")
    held = Run.objects.get(pk=run)
    journal = DatabaseJournal(held)
    came = Exchange(
        attempt=1,
        model="m",
        opening="ours",
        messages="[]",
        reply="Ana",
        status=200,
        fault="cut",
        request_id="",
        seconds=1.0,
    )
    assert erase(customer)

    failure = PlannerFailed("It broke off.", code="cut")
    failure.exchanges = (came,)
    journal.failed(Turn(), failure)

    assert left() == {}


def test_a_customer_who_goes_on_writing_leaves_nothing(customer, conversation):
    over = threading.Event()

    def write(number):
        try:
            while not over.is_set():
                with suppress(ConversationNotFound):
                    post(conversation, f"Ana writes {number}")
        finally:
            connection.close()

    writers = [threading.Thread(target=write, args=[number]) for number in range(3)]
    for writer in writers:
        writer.start()
    wait_until(lambda: Message.objects.count() > 20)
    try:
        assert erase(customer)
    finally:
        over.set()
        for writer in writers:
            writer.join()

    assert left() == {}
    assert not Customer.objects.exists()


@pytest.mark.postgresql
def test_a_customer_who_comes_back_in_that_moment_finds_the_door_open(
    customer, conversation, settings
):
    post(conversation, "Hello from Ana")
    claims = {"sub": customer.external_id, "email": customer.email, "name": "Ana Ruiz"}
    settings.SUPPORT = replace(settings.SUPPORT, identity_secret=SECRET)
    opens = partial(_open_conversation, claims)

    results = desk.at_once(partial(erase, customer), *[opens] * 6)

    assert {result for result in results if not isinstance(result, bool)} == {201}
    assert not Conversation.objects.filter(pk=conversation.pk).exists()
    # Whoever came in before it was done was erased with the rest, or is a new customer.
    assert Customer.objects.exclude(pk=customer.pk).count() <= 1
    assert [*proof.faults()] == []


@pytest.mark.parametrize("comes_in", ["opens a conversation", "signs in"])
def test_who_is_erased_between_being_known_and_let_in_is_known_anew(
    customer, conversation, settings, monkeypatch, comes_in
):
    settings.SUPPORT = replace(settings.SUPPORT, identity_secret=SECRET)
    guest = services.start_conversation(customer=None, channel="test", now=timezone.now())
    known, erased = customers.recognise, []

    def known_and_erased(**claims):
        found = known(**claims)
        if not erased:
            erased.append(erase(found))
        return found

    monkeypatch.setattr(customers, "recognise", known_and_erased)
    claims = {"sub": customer.external_id, "email": customer.email, "name": "Ana Ruiz"}
    if comes_in == "signs in":
        answer = Client(raise_request_exception=False).post(
            f"/api/v1/conversations/{guest.pk}/identify/",
            {"identity": _identity(claims)},
            content_type="application/json",
            headers={"authorization": f"Bearer {make_token(guest.pk)}"},
        )
        assert answer.status_code == 200
    else:
        assert _open_conversation(claims) == 201

    assert erased == [True]
    assert Customer.objects.get().pk != customer.pk
    assert Conversation.objects.filter(customer=Customer.objects.get()).count() == 1


def _identity(claims):
    return jwt.encode({**claims, "exp": time.time() + 60}, SECRET, algorithm="HS256")


def _open_conversation(claims):
    answer = Client(raise_request_exception=False).post(
        "/api/v1/conversations/",
        {"identity": _identity(claims)},
        content_type="application/json",
    )
    return answer.status_code


def test_two_who_erase_at_once_make_one_record(customer, stranger, operator):
    ana, sam = (
        live(customer, number="1187", by=operator),
        live(stranger, number="1188", by=operator),
    )

    results = desk.at_once(*[partial(erase, customer)] * 2, *[partial(erase, stranger)] * 2)

    assert results == [True] * 4
    assert found_in_tables([*ana.words, *sam.words]) == {}
    assert Erasure.objects.count() == 2
    assert [*proof.faults()] == []


def test_a_promise_that_was_overdue_in_that_moment_is_no_error(conversation, caplog, monkeypatch):
    from handoff import duties_overdue

    desk.customer_says(conversation, "Hello?")
    handoff.escalate(
        conversation_id=conversation.pk,
        reason=Escalation.Reason.CUSTOMER_ASKED,
        now=timezone.now() - timedelta(days=9),
    )
    (late,) = duties_overdue.conversations()
    assert erase(conversation.customer)
    monkeypatch.setattr(duties_overdue, "conversations", lambda: [late])

    sweep_duties()

    assert "could not be told" not in caplog.text
    assert left() == {}


def test_an_erasure_that_was_killed_is_finished_by_the_next_one(customer, operator, monkeypatch):
    ana = live(customer, number="1187", by=operator)
    _much_is_said(ana.conversation, messages=3_000)
    there = Message.objects.count()
    monkeypatch.setattr(deletion, "BATCH", 100)

    process = _command("erase_customer", "--email", customer.email, "--yes", batch=100)
    wait_until(lambda: _erased_so_far() > 300)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert 0 < Message.objects.count() < there
    assert Erasure.objects.get().number is None

    again = _command("erase_customer", "--email", customer.email, "--yes", batch=100)
    told, _ = again.communicate(timeout=60)

    assert again.returncode == 0, told
    erasure = Erasure.objects.get()
    assert erasure.counts["support_agent.Message"] == there
    assert erasure.pending is None
    assert [*proof.faults()] == []
    assert found_in_tables(ana.words) == {}


def test_the_beat_finishes_what_was_begun(customer, operator):
    from support_agent.agent.tasks import forget

    ana = live(customer, number="1187", by=operator)
    erasure = erasing.begin(
        people.of_customer(customer), by=operator, channel=Erasure.Channel.ADMIN, now=timezone.now()
    )
    assert not erasing.work_off(erasure, seconds=0)

    forget()

    assert found_in_tables(ana.words) == {}
    assert [*proof.faults()] == []


def _much_is_said(conversation, *, messages):
    last = Conversation.objects.get(pk=conversation.pk).last_sequence
    Message.objects.bulk_create(
        Message(
            conversation=conversation,
            sequence=last + place,
            author=Message.Author.CUSTOMER,
            text=f"Ana says {place}",
            created_at=timezone.now(),
        )
        for place in range(1, messages + 1)
    )
    Conversation.objects.filter(pk=conversation.pk).update(last_sequence=last + messages)


def _erased_so_far():
    erasure = Erasure.objects.first()
    return erasure.counts.get("support_agent.Message", 0) if erasure else 0


def _command(*arguments, batch):
    """manage.py in a process of its own, on the tests' database and in small batches."""
    code = (
        "import os, sys, django; django.setup(); from handoff.privacy import deletion; "
        f"deletion.BATCH = {batch}; from django.core.management import execute_from_command_line; "
        f"execute_from_command_line(['manage.py', *{json.dumps(arguments)}])"
    )
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "support_agent.settings",
            "DATABASE_URL": database_url(),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
