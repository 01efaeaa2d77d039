"""Each metric is seen once: conversations with a model that fails now and then, and one scrape."""

import json
import threading
import urllib.error
import urllib.request
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from uuid import uuid4

import pytest
from django.db import connection
from django.utils import timezone

from handoff.models import Duty, Escalation
from support_agent import metrics
from support_agent.agent import leases, runner
from support_agent.agent.planners.claude import shared
from support_agent.conversation import runs, services, spending
from support_agent.conversation.spending import Claim, Purse
from support_agent.models import Heartbeat, Run
from support_agent.monitoring import pulse
from support_agent.values import Rate
from tests.agent.money.test_ceilings import MODEL, PRICES
from tests.agent.shop import place_order
from tests.servers.messages_api.answers import calls, refuses, says
from tests.servers.messages_api.server import MessagesApi
from tests.writing import post

pytestmark = pytest.mark.django_db(transaction=True)

USED = {
    "input_tokens": 1_000,
    "output_tokens": 10,
    "cache_read_input_tokens": 5,
    "cache_creation_input_tokens": 5,
}
LOOKS_UP = calls(("get_order_status", {"order_id": "7001"}), usage=USED)
STATUS, OTHER = ({"say": "status", "about": about} for about in ("7001", "9999"))
ANSWERS = calls(("answer", {"parts": [STATUS, OTHER]}), usage=USED)
UNSUPPORTED = calls(("answer", {"parts": [OTHER]}), usage=USED)
HANDS_OVER = calls(("hand_to_human", {"reason": "wants a person"}), usage=USED)
MONTH = Purse(name=f"shop in {timezone.localtime():%Y-%m}", ceiling=10**9, code="money_of_month")


@pytest.fixture
def api(settings, monkeypatch):
    monkeypatch.setattr(shared, "_breakers", {})
    with MessagesApi() as api:
        settings.SUPPORT = replace(
            settings.SUPPORT,
            anthropic_api_key="sk-test",
            anthropic_base_url=api.url,
            model=MODEL,
            prices={MODEL: PRICES},
            known_paths=False,
            max_usd=Decimal(5),
            max_messages={
                **settings.SUPPORT.max_messages,
                "conversation": Rate(most=2, seconds=60),
            },
        )
        yield api


@pytest.fixture
def begin(customer):
    def _begin():
        return services.start_conversation(customer=customer, channel="test", now=timezone.now())

    return _begin


def plays_out(conversation):
    for run_id in post(conversation, "Where is order 7001?"):
        runner.advance(run_id, planner="claude")


def http(address, body=None, token=""):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(address, data=data, headers=headers))


def test_each_metric_is_seen_in_one_day(api, begin, customer, live_site, scraped, monkeypatch):
    place_order(customer, "7001", state="delivered", delivered_at=timezone.now())

    # An answer after a fault, a look, a reply that is withheld and one that is said.
    api.plays(refuses(529), LOOKS_UP, UNSUPPORTED, ANSWERS)
    plays_out(begin())
    # A person is called, and nobody comes.
    api.plays(HANDS_OVER)
    plays_out(begin())
    Escalation.objects.update(opened_at=timezone.now() - timedelta(hours=9), due_at=timezone.now())
    Duty.objects.update(
        made_at=timezone.now() - timedelta(hours=9), due_at=timezone.now() - timedelta(hours=1)
    )
    # An answer that breaks off.
    api.plays(says("Order 7001 was", usage=USED, cut_after=4), again=True)
    plays_out(begin())

    # A run that another worker takes while the model is asked.
    def takes(body):
        Run.objects.filter(state=Run.State.RUNNING).update(lease_owner="another", fence=9)
        connection.close()
        return LOOKS_UP

    api.plays(takes)
    plays_out(begin())
    Run.objects.filter(state=Run.State.RUNNING).update(
        state=Run.State.FAILED, ended_at=timezone.now()
    )
    # One that hangs.
    hung = threading.Event()
    monkeypatch.setattr(leases, "GRACE_SECONDS", -1_000.0)
    monkeypatch.setattr(metrics.RUNS_HUNG, "inc", _also(metrics.RUNS_HUNG.inc, hung))

    def hangs(body):
        leases._keeper.hurry()
        hung.wait(20)
        return ANSWERS

    api.plays(hangs)
    plays_out(begin())
    monkeypatch.undo()
    Run.objects.filter(state__in=Run.OPEN).update(state=Run.State.FAILED, ended_at=timezone.now())

    # What is so at the moment of the scrape: runs that wait, that are held and that hang, money
    # that is reserved, a stream that is open, processes that live.
    now, waits, held = timezone.now(), begin(), begin()
    post(waits, "Where is order 7001?")
    Run.objects.filter(conversation=waits).update(due_at=now - timedelta(seconds=30))
    (run_id,) = post(held, "Where is order 7001?")
    runs.claim_run(run_id, planner="claude")
    Run.objects.filter(pk=run_id).update(started_at=now - timedelta(minutes=9))
    claim = Claim(key=uuid4(), run_id=run_id, fence=1)
    spending.take(5_000, purses=[MONTH], claim=claim)
    with ExitStack() as opened, http(f"{live_site}/api/v1/conversations/", {}) as answer:
        visitor = json.load(answer)
        own = f"{live_site}/api/v1/conversations/{visitor['id']}"
        stream = opened.enter_context(http(f"{own}/events/", token=visitor["token"]))
        stream.readline()
        _says_too_much(own, visitor["token"])
        for kind in Heartbeat.Kind:
            pulse.Pulse(kind).beat()
        seen = scraped()

    silent = [
        name for name, samples in seen.items() if not any(sample.value > 0 for sample in samples)
    ]
    assert silent == []
    assert {family.name for family in metrics.REGISTRY.collect()} <= set(seen)
    assert _labels(seen, "support_runs_ended", "code") >= {"reply", "agent_asked"}
    assert _labels(seen, "support_provider_errors", "code") == {"overloaded", "cut_off"}
    assert _labels(seen, "support_tokens", "kind") == {
        "input",
        "output",
        "cache_read_input",
        "cache_creation_input",
    }
    assert _labels(seen, "support_tool_calls", "tool") == {"get_order_status"}
    assert _labels(seen, "support_refusals", "limit") == {"messages"}


def _says_too_much(conversation, token):
    for number in range(2):
        said = {"text": "Where is order 7001?", "client_id": f"id-{number}"}
        http(f"{conversation}/messages/", said, token=token).close()
    with pytest.raises(urllib.error.HTTPError, match="429") as refused:
        http(f"{conversation}/messages/", said | {"client_id": "id-9"}, token=token)
    refused.value.close()


def _labels(seen, name, label):
    return {
        sample.labels[label] for sample in seen[name] if label in sample.labels and sample.value
    }


def _also(counts, event):
    def both(*given):
        counts(*given)
        event.set()

    return both
