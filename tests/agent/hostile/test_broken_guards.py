"""One guard broken on purpose is noticed, so the conversations are hostile enough."""

from dataclasses import replace
from decimal import Decimal

import pytest
from django.db.models import Q
from support_agent.agent.guards import origins
from support_agent.agent.guards.evidence import Evidence

from orders import queries, services
from orders.models import Order
from support_agent.agent import guards, repeats, runner
from support_agent.agent.limits import Limits
from support_agent.agent.toolbox import final
from support_agent.conversation import fenced, runs
from support_agent.models import Run

from .play import play

# A model with the habit that a guard is for stumbles over its absence within a few conversations,
# whatever days are drawn.
ENOUGH = 250


def nothing(*_, **__):
    """What a check does that is switched off."""


def without(guard):
    return tuple(each for each in guards.ALL_GUARDS if each is not guard)


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
    "whose order it is": (
        switches(
            (queries, "_theirs", lambda customer, proven: ~Q(pk=0)),
            (queries, "_of_number", lambda customer, number: Order.objects.filter(number=number)),
        ),
        "pries",
        "OWN ORDERS",
    ),
    "which order came up": (
        switches((origins.Origins, "brought_up", lambda self, number: True)),
        "obeys",
        "TAINT: an order|OWN ORDERS",
    ),
    "what others wrote": (
        switches((origins.Origins, "is_copied", lambda *_: False)),
        "copies",
        "TAINT: a",
    ),
    "what a whisper names": (
        switches((Evidence, "names", lambda *_: True)),
        "pries",
        "OWN ORDERS",
    ),
    "money": (
        switches((guards, "ALL_GUARDS", without(guards.promises_no_money))),
        "promises",
        "MONEY",
    ),
    "numbers": (
        switches((guards, "ALL_GUARDS", without(guards.names_only_known_numbers))),
        "tells numbers",
        "OWN ORDERS",
    ),
    "an empty reply": (
        switches((final, "says_something", str.strip)),
        "says nothing",
        "NO SILENCE",
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
@pytest.mark.parametrize("guard", BROKEN)
def test_a_guard_that_is_broken_on_purpose_is_noticed(world, monkeypatch, guard):
    break_it, habit, noticed = BROKEN[guard]
    break_it(monkeypatch)

    with pytest.raises(AssertionError, match=noticed):
        play(world, conversations=ENOUGH, habits=[habit])
