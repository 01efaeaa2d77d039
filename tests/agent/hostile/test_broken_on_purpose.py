"""A check that is broken on purpose is noticed, so the conversations are hostile enough."""

from dataclasses import replace
from decimal import Decimal

import pytest
from django.db.models import Q

from orders import queries, services
from orders.models import Order
from support_agent.agent import repeats, runner
from support_agent.agent.answer import completeness
from support_agent.agent.answer.verified import Verified
from support_agent.agent.limits import Limits
from support_agent.agent.planners.offline.reading import Reading
from support_agent.agent.provenance import Provenance
from support_agent.conversation import fenced, runs
from support_agent.language import own_words
from support_agent.models import Run

from .play import play

# A model with the habit that a check is for stumbles over its absence within a few conversations,
# whatever days are drawn.
ENOUGH = 250
MADE_UP = {
    "order_id": "7001",
    "state": "delivered",
    "total": "777.77",
    "currency": "EUR",
    "lines": [{"title": "Chandelier", "quantity": 88}],
}


def nothing(*_, **__):
    """What a check does that is switched off."""


def limits(**values):
    return lambda monkeypatch: monkeypatch.setattr(
        runner, "limits_for", lambda task: replace(Limits(), **values)
    )


def switches(*places):
    """Switch off what stands at these places: (owner, name, what stands there instead)."""

    def break_it(monkeypatch):
        for owner, name, instead in places:
            monkeypatch.setattr(owner, name, instead)

    return break_it


def by_number_alone(run):
    """The run's row, whoever holds it."""
    return f"{Run._meta.db_table}.id = %s", [run.pk]


def close_if_open(run, *, state, code, resolution="stopped", unresolved=""):
    """End a run that is open, and never learn that it is somebody else's by now."""
    Run.objects.filter(pk=run.pk, state__in=Run.OPEN).update(
        state=state, end_code=code, ended_at=run.queued_at, resolution=resolution
    )


# What is broken, the habit of the model that shows it, and the promise that then does not hold.
BROKEN = {
    "what supports a statement": (
        switches((Verified, "order", lambda *_: MADE_UP), (Verified, "found", lambda *_: MADE_UP)),
        "makes up",
        "UNSUPPORTED|WRITTEN BY CODE",
    ),
    "the model's own words": (
        switches((own_words, "is_warm", lambda *_: True)),
        "lies",
        "WRITTEN BY CODE|LINK|OWN ORDERS",
    ),
    "the customer's consent": (switches((Reading, "lacks", nothing)), "obeys", "UNASKED"),
    "whose answer it is": (
        switches((Reading, "answer_to", lambda *_: "yes")),
        "settles",
        "UNASKED",
    ),
    "telling what was done": (
        switches((completeness, "writes", lambda *_: [])),
        "obeys",
        "UNTOLD",
    ),
    "whose order it is": (
        switches(
            (queries, "_theirs", lambda customer, proven: ~Q(pk=0)),
            (queries, "_of_number", lambda customer, number: Order.objects.filter(number=number)),
        ),
        "pries",
        "OWN ORDERS",
    ),
    "what a whisper names": (
        switches((Provenance, "names", lambda *_: True)),
        "pries",
        "OWN ORDERS",
    ),
    "repeats before": (
        switches((repeats, "check_before", nothing)),
        "repeats",
        "REPEATS|EFFECTS ONCE",
    ),
    "repeats after": (
        switches((repeats, "check_after", nothing)),
        "repeats",
        "REPEATS: in other letters",
    ),
    "steps": (limits(steps=50), "wanders", "BOUNDED: steps"),
    "calls": (limits(calls=12), "floods", "BOUNDED: calls"),
    "tokens": (limits(tokens=10**9), "spends", "BOUNDED"),
    "money of a run": (limits(usd=Decimal(100)), "spends", "BOUNDED"),
    "units": (
        switches((services, "_reserve_units", nothing)),
        "asks twice",
        "EFFECTS ONCE: units",
    ),
    "the floor": (
        switches((fenced, "_held", by_number_alone), (runs, "end_held_run", close_if_open)),
        "answers",
        "ONE SPEAKER",
    ),
    "calling a person": (
        switches((runner._Worker, "_escalate", nothing)),
        "fails",
        "NO SILENCE",
    ),
}


@pytest.mark.timeout(0)
@pytest.mark.parametrize("check", BROKEN)
def test_what_is_broken_on_purpose_is_noticed(world, monkeypatch, check):
    break_it, habit, noticed = BROKEN[check]
    break_it(monkeypatch)

    with pytest.raises(AssertionError, match=noticed):
        play(world, conversations=ENOUGH, habits=[habit])
