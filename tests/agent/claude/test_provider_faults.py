"""Every line of the table in tests/faults/provider_table.py, played by the real path.

A customer writes, the run asks the real SDK over real HTTP, and all that follows is read from
the database. After each fault the same customer writes again, to a provider that is well: it
would refuse a history that the fault has left with a hole.
"""

import logging
import re
from collections import Counter
from decimal import Decimal

import pytest
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation
from handoff.trace.runs import in_words
from support_agent.agent import trace
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.planners.offline.tongue import detect_language
from support_agent.conversation.exchanges import unpacked
from support_agent.conversation.notices import notice
from support_agent.models import ToolCall
from tests.faults.provider_plays import BEGUN, GREETING, MODEL, OFFLINE, PERSON
from tests.faults.provider_table import FAULTS
from tests.servers.messages_api import shop_model

from .conftest import MODEL as CLAUDE
from .talk import begin, said

# Order 7001 came three days ago, 7002 is on its way.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

QUESTION = "¿Cuándo llega mi pedido 7002?"
# What the usual answer costs at the prices of these tests.
ANSWER = Decimal("0.00135")
CODES = re.compile(r"_|\b(429|529|error|unauthorized|overloaded|timeout|claude|offline)\b", re.I)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_fault_of_the_provider_is_answered_told_counted_and_over(
    api, ask, customer, operator, caplog, fault
):
    caplog.set_level(logging.INFO)
    conversation = begin(customer)

    run = _ask(api, ask, conversation, fault)

    assert len(api.asked) == fault.asked
    assert api.refused == []
    _check_what_the_customer_reads(conversation, fault)
    _check_what_the_operator_sees(run, fault, caplog)
    _check_the_recording(run, fault)
    assert sum(step.cost_usd for step in run.steps.all()) == fault.charged * ANSWER
    _check_the_next_message(api, ask, conversation, operator)


def _ask(api, ask, conversation, fault):
    api.plays(*fault.script, again=True)
    options = {"base_url": fault.base_url} if fault.base_url else {}
    if fault.base_url == "https":
        options["base_url"] = api.url.replace("http", "https")
    return ask(
        conversation, QUESTION, then=OfflinePlanner(), patience=dict(fault.patience), **options
    )


def _check_what_the_customer_reads(conversation, fault):
    (answer,) = conversation.messages.exclude(author="customer")
    if fault.customer == PERSON:
        assert answer.text.startswith(notice("person_called", "es"))
    elif fault.customer == OFFLINE:
        assert "7002" in answer.text
        assert detect_language(answer.text) == "es"
    else:
        assert answer.text.endswith(GREETING)
    assert not CODES.search(answer.text)
    assert BEGUN not in answer.text


def _check_what_the_operator_sees(run, fault, caplog):
    # The thread that renews leases has a connection of its own, which sees no row of this test.
    seen = [record for record in caplog.records if "planners" in record.name]
    seen += [record for record in caplog.records if record.name.endswith("runner")]
    assert not [record for record in seen if record.exc_info or record.levelno > logging.WARNING]
    assert not [record for record in seen if QUESTION in record.getMessage()]
    stood_in = {step["instead_of"] for step in trace.steps_of(run)}
    marks = {mark.word for step in in_words([run])[0].steps for mark in step.marks}
    assert ("Instead of" in marks) == (fault.customer == OFFLINE)
    if fault.customer == OFFLINE:
        assert (run.state, run.planner) == ("replied", f"{CLAUDE}, then offline")
        assert stood_in == {f"{CLAUDE} ({fault.operator})"}
        return
    assert (stood_in, run.planner) == ({""}, CLAUDE)
    if fault.customer == PERSON:
        escalation = Escalation.objects.get()
        assert escalation.detail == run.end_code == fault.operator
        assert QUESTION in run.unresolved
        assert not ToolCall.objects.exists()


def _check_the_recording(run, fault):
    kept = list(run.exchanges.order_by("pk"))
    # What never arrived is kept as well.
    assert len(kept) == fault.asked if fault.asked else kept
    assert QUESTION in unpacked(kept[-1].request)
    attempts = Counter(one.step_index for one in kept)
    assert [one.attempt for one in kept] == [
        attempt for step in sorted(attempts) for attempt in range(1, attempts[step] + 1)
    ]
    if fault.customer == OFFLINE:
        assert kept[-1].fault == fault.operator
    elif fault.customer == MODEL:
        assert kept[-1].fault == ""


def _check_the_next_message(api, ask, conversation, operator):
    if escalation := Escalation.objects.first():
        handoff.claim(escalation, by=operator, now=timezone.now())
        handoff.resolve(escalation, by=operator, now=timezone.now())
    api.plays(shop_model.answer, again=True)

    run = ask(conversation, "¿Y el estado del pedido 7001?", then=OfflinePlanner())

    assert (run.state, run.planner) == ("replied", CLAUDE)
    assert "7001" in said(run)[-1]


def test_no_two_lines_of_the_table_are_called_alike():
    assert len({fault.what for fault in FAULTS}) == len(FAULTS)
    assert {fault.customer for fault in FAULTS} == {MODEL, OFFLINE, PERSON}
