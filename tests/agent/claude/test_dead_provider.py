"""A dead provider holds nobody up: neither the customers of one worker nor those who come after."""

import logging
import socket
import threading
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import connection
from django.utils import timezone

from orders.models import Customer
from support_agent.agent import runner
from support_agent.agent.planners.claude.patience import Patience
from support_agent.agent.planners.claude.shared import breaker_of
from support_agent.models import Message, Run
from tests.agent.shop import place_order
from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import refuses, says
from tests.servers.workers import Workers, wait_until
from tests.writing import post

from .talk import begin

pytestmark = pytest.mark.django_db(transaction=True)

CUSTOMERS = 20
LIMITED = refuses(429, "rate_limit_error", retry_after="3600")


@pytest.fixture
def shop(settings):
    """Set the shop up with a provider at this address. A key of its own: breakers go by it."""

    def _shop(url):
        key = f"sk-{uuid4()}"
        settings.SUPPORT = replace(
            settings.SUPPORT, planner="claude", anthropic_api_key=key, anthropic_base_url=url
        )
        return breaker_of(key, url)

    return _shop


@pytest.fixture
def wave():
    """Twenty customers write, each in a conversation of their own; the runs that wait."""
    customers = []

    def _wave():
        for number in range(CUSTOMERS) if not customers else ():
            mail = f"c{number}@example.com"
            customers.append(Customer.objects.create(external_id=mail, email=mail, name="C"))
            on = timezone.localdate() + timedelta(days=2)
            place_order(customers[-1], f"80{number:02}", state="in_transit", expected_on=on)
        woken: list[int] = []
        for number, customer in enumerate(customers):
            woken += post(begin(customer), f"¿Cuándo llega el pedido 80{number:02}?")
        return woken

    return _wave


@pytest.fixture
def black_hole() -> Generator[str]:
    """An address where nobody ever answers a call: its line is full, and stays so."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(0)
        address = listening.getsockname()
        waiting = [socket.socket() for _ in range(8)]
        for one in waiting:
            one.setblocking(False)
            one.connect_ex(address)
        yield f"http://127.0.0.1:{address[1]}"
        for one in waiting:
            one.close()


def advance_all(run_ids):
    """All of them at the same time, as the threads of one worker."""
    together = threading.Barrier(len(run_ids))

    def advance(run_id):
        try:
            together.wait()
            runner.advance(run_id)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(run_ids)) as threads:
        for ended in [threads.submit(advance, run_id) for run_id in run_ids]:
            ended.result()
    return Run.objects.filter(pk__in=run_ids).prefetch_related("steps")


def check_each_has_the_offline_reply(runs):
    for run in runs:
        (reply,) = Message.objects.filter(run=run, author="agent")
        (question,) = Message.objects.filter(conversation=run.conversation_id, author="customer")
        assert run.state == "replied"
        assert run.planner.endswith(", then offline")
        assert question.text.split()[-1].strip("?") in reply.text


def reasons(runs):
    return {step.instead_of for run in runs for step in run.steps.all()}


def test_twenty_runs_with_a_provider_in_a_black_hole_end_together_and_the_next_at_once(
    shop, wave, black_hole
):
    shop(black_hole)
    began = time.monotonic()

    first = advance_all(wave())
    took = time.monotonic() - began
    second = advance_all(wave())

    check_each_has_the_offline_reply(first)
    check_each_has_the_offline_reply(second)
    # One after the other they would have taken twenty times this.
    assert took < CUSTOMERS * Patience().connect / 2
    assert reasons(first) <= {
        "claude-sonnet-5-5 (unreachable)",
        "claude-sonnet-5-5 (left_alone:unreachable)",
    }
    assert reasons(second) == {"claude-sonnet-5-5 (left_alone:unreachable)"}


def test_a_provider_that_is_left_alone_is_tried_by_one_run_and_comes_back(api, shop, wave, caplog):
    caplog.set_level(logging.INFO, logger="support_agent")
    now = [0.0]
    breaker = shop(api.url)
    breaker.clock = lambda: now[0]
    api.plays(refuses(402, "billing_error"), again=True)

    first = advance_all(wave())
    asked_at_first = len(api.asked)
    now[0] += breaker.rest
    second = advance_all(wave())
    asked_in_all = len(api.asked)
    now[0] += breaker.rest
    api.plays(shop_model.answer, again=True)
    third = [advance_all([run_id])[0] for run_id in wave()[:3]]

    check_each_has_the_offline_reply([*first, *second])
    assert breaker.most_failures <= asked_at_first <= CUSTOMERS
    assert asked_in_all - asked_at_first == 1
    assert [run.planner for run in third] == ["claude"] * 3
    told = [message.partition(" after")[0] for message in caplog.messages]
    assert [line for line in told if line.startswith("Claude ")] == [
        "Claude is left alone",
        "Claude answers again",
    ]


def test_two_providers_are_left_alone_each_by_itself(api, shop, wave):
    dead = shop("http://127.0.0.1:9")
    advance_all(wave())
    alive = shop(api.url)
    api.plays(says("Hola, ¿en qué puedo ayudarte?"), again=True)

    runs = advance_all(wave()[:2])

    assert (dead.rests, alive.rests) == (True, False)
    assert {run.planner for run in runs} == {"claude"}


def test_one_worker_answers_twenty_customers_while_every_call_is_refused(tmp_path, api, wave):
    api.plays(LIMITED, again=True)
    crew = Workers(tmp_path, ANTHROPIC_API_KEY="test", ANTHROPIC_BASE_URL=api.url)
    try:
        crew.start("worker")

        waiting = wave()
        for run_id in waiting:
            crew.ring(run_id)

        runs = Run.objects.filter(pk__in=waiting)
        wait_until(lambda: not runs.exclude(state="replied").exists(), why=crew.log, seconds=60)
    finally:
        crew.stop()
    check_each_has_the_offline_reply(runs)
    # Whoever found it dead was enough: without the breaker it had been asked eighty times.
    assert len(api.asked) <= CUSTOMERS + Patience().tries
    assert all((run.ended_at - run.queued_at).total_seconds() < 90 for run in runs)
    assert crew.log().count("Claude is left alone") == 1
