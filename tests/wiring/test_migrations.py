"""A shop that was at work before keeps what it has when its tables change, there and back again."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from handoff.models import Duty, Escalation
from support_agent.conversation.errors import CeilingReached
from support_agent.conversation.exchanges import packed
from support_agent.conversation.spending import Purse, take
from support_agent.models import Exchange, Spending, Step
from tests.agent.money.claims import new_claim

pytestmark = pytest.mark.django_db(transaction=True)

BEFORE_PROMISES = [("handoff", "0003_long_queues"), ("support_agent", "0006_planned_by")]
NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def migrated(targets=None):
    """The tables as they were at these migrations, or as they are, and their models of then."""
    executor = MigrationExecutor(connection)
    targets = targets or executor.loader.graph.leaf_nodes()
    executor.migrate(targets)
    return executor.loader.project_state(targets).apps


@pytest.fixture
def before():
    yield migrated(BEFORE_PROMISES)
    migrated()


def at(minutes):
    return NOON + timedelta(minutes=minutes)


@pytest.fixture
def handed_back(before, operator):
    """A call that a colleague took after two messages and gave back after four."""
    conversation = before.get_model("support_agent", "Conversation").objects.create(
        channel="test", created_at=at(0), last_sequence=5
    )
    said = before.get_model("support_agent", "Message")
    for sequence, (author, minute) in enumerate(
        [("customer", 0), ("notice", 1), ("notice", 2), ("person", 3), ("notice", 4)], start=1
    ):
        said.objects.create(
            conversation=conversation,
            sequence=sequence,
            author=author,
            text="…",
            created_at=at(minute),
            person_id=operator.pk if author == "person" else None,
        )
    return before.get_model("handoff", "Escalation").objects.create(
        conversation=conversation,
        reason="agent_asked",
        state="handed_back",
        opened_at=at(1),
        claimed_by_id=operator.pk,
        claimed_at=at(2),
        ended_by_id=operator.pk,
        ended_at=at(4),
    )


@pytest.fixture
def step(before, handed_back):
    run = before.get_model("support_agent", "Run").objects.create(
        conversation=handed_back.conversation,
        first_sequence=1,
        last_sequence=1,
        state="handed_over",
        queued_at=at(0),
        due_at=at(0),
        woken_at=at(0),
        started_at=at(0),
        ended_at=at(1),
    )
    steps = before.get_model("support_agent", "Step")
    return steps.objects.create(run=run, index=0, plan="A person.", created_at=at(1))


def test_calls_and_steps_of_before_are_kept_and_filled_in_there_and_back_again(handed_back, step):
    migrated()

    call, kept = Escalation.objects.get(), Step.objects.get()
    assert (call.came_after, call.went_after) == (2, 4)
    assert call.due_at == call.opened_at == at(1)
    assert (kept.plan, kept.facts, kept.unsupported, kept.withheld_by) == (
        "A person.",
        None,
        [],
        "",
    )

    leave_what_is_new(call, kept)
    migrated(BEFORE_PROMISES)
    migrated()

    assert Escalation.objects.get().went_after == 4
    assert Step.objects.get().plan == "A person."
    assert not Duty.objects.exists()


def test_what_was_spent_before_a_ceiling_was_lowered_stays_spent():
    before = migrated(BEFORE_PROMISES)
    spending = before.get_model("support_agent", "Spending").objects
    spending.create(purse="shop in 2026-11", micro_usd=9_000_000, ceiling=5_000_000)
    spending.create(purse="run 1", micro_usd=1, ceiling=250_000)

    migrated()

    spent = Spending.objects.order_by("pk").values_list("purse", "micro_usd", "ceiling")
    assert list(spent) == [("shop in 2026-11", 9_000_000, 9_000_000), ("run 1", 1, 250_000)]
    lowered = Purse(name="shop in 2026-11", ceiling=5_000_000, code="money_of_month")
    with pytest.raises(CeilingReached):
        take(1, purses=[lowered], claim=new_claim())


def leave_what_is_new(call, step):
    Duty.objects.create(
        conversation=call.conversation, kind="answer", about=call.pk, made_at=at(1), due_at=at(9)
    )
    Exchange.objects.create(
        run=step.run,
        step_index=0,
        attempt=1,
        model="claude-test-1",
        seconds=1,
        request=packed("{}"),
        reply=packed("{}"),
        created_at=at(1),
    )
