"""What a held run writes, it writes only while it is held."""

import pytest
from django.db.models.functions import Now

from support_agent.conversation import fenced, runs
from support_agent.conversation.errors import LeaseLost
from support_agent.models import Exchange, Run, Step, ToolCall

pytestmark = pytest.mark.django_db

LOST = {
    "claimed by another": {"lease_owner": "another"},
    "of an older claim": {"fence": 7},
    "run out": {"lease_until": Now() - fenced.LEASE},
    "closed by a person": {"state": "handed_over", "ended_at": Now()},
}


@pytest.fixture
def held(say):
    return runs.claim_run(say().pk, planner="test")


def step_of(run):
    return Step(run=run, index=0, plan='"Déjà" \\ %s', raw=[{"b": 1, "a": 2}], created_at=Now())


def test_a_held_run_writes_its_rows_as_django_would(held):
    step = step_of(held)

    fenced.insert(step, run=held)
    fenced.update(step, run=held, failure="no %s plan", created_at=Now())
    fenced.renew(held)

    stored = Step.objects.get(pk=step.pk)
    assert (stored.run, stored.plan, stored.failure) == (held, '"Déjà" \\ %s', "no %s plan")
    assert list(stored.raw[0]) == ["b", "a"]
    assert stored.created_at.tzinfo is not None
    assert Run.objects.get().lease_until > stored.created_at


def test_a_row_and_its_parts_are_written_together_as_django_would(held):
    step = step_of(held)
    calls = [
        ToolCall(
            position=place, call_id=f"call {place}", name="look", input={"b": place, "a": None}
        )
        for place in range(12)
    ]

    fenced.insert(step, run=held, parts=calls)

    stored = Step.objects.get(pk=step.pk)
    assert list(stored.calls.order_by("position")) == calls
    for call in stored.calls.all():
        assert (call.call_id, call.input) == (
            f"call {call.position}",
            {"b": call.position, "a": None},
        )
        assert (call.content, call.is_error, call.observed_at) == (None, False, None)


@pytest.mark.parametrize("change", LOST.values(), ids=LOST.keys())
def test_of_a_run_that_is_lost_neither_a_row_nor_its_parts_are_written(held, change):
    Run.objects.update(**change)

    with pytest.raises(LeaseLost):
        fenced.insert(step_of(held), run=held, parts=[ToolCall(position=0, name="look")])

    assert not Step.objects.exists()
    assert not ToolCall.objects.exists()


@pytest.mark.parametrize("change", LOST.values(), ids=LOST.keys())
def test_a_run_that_is_lost_writes_nothing(held, change):
    kept = step_of(held)
    fenced.insert(kept, run=held)
    Run.objects.update(**change)

    with pytest.raises(LeaseLost):
        fenced.renew(held)
    with pytest.raises(LeaseLost):
        fenced.update(kept, run=held, failure="late")
    with pytest.raises(LeaseLost):
        fenced.insert(Step(run=held, index=1, created_at=Now()), run=held)

    assert Step.objects.get().failure == ""


def beside(run, attempt, **changes):
    given = {
        "step_index": 0,
        "attempt": attempt,
        "model": "m",
        "seconds": 0.5,
        "request": b"\x00%s\xff",
        "reply": b"",
        "created_at": Now(),
    }
    return Exchange(run=run, **{**given, **changes})


@pytest.mark.parametrize("parts", [0, 2])
def test_what_stands_beside_a_row_is_written_with_it(held, parts):
    calls = [ToolCall(position=place, name="look") for place in range(parts)]
    told = [beside(held, 1, status=529, fault="overloaded"), beside(held, 2)]

    fenced.insert(step_of(held), run=held, parts=calls, beside=told)

    assert list(Step.objects.get().calls.all()) == calls
    failed, answered = Exchange.objects.order_by("pk")
    assert (failed.attempt, failed.status, failed.fault) == (1, 529, "overloaded")
    assert (answered.attempt, answered.status, answered.fault) == (2, None, "")
    assert bytes(answered.request) == b"\x00%s\xff"
    assert answered.created_at.tzinfo is not None


def test_of_a_run_that_is_lost_nothing_is_written_beside_it_either(held):
    Run.objects.update(fence=7)

    with pytest.raises(LeaseLost):
        fenced.insert(step_of(held), run=held, beside=[beside(held, 1)])

    assert not Exchange.objects.exists()
