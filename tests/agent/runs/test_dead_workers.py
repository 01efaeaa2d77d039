"""A worker may end at any point: what it had begun is finished once, by another."""

import threading
import time
from contextlib import contextmanager
from datetime import timedelta

import pytest
from django.db.models.functions import Now

from handoff.models import Escalation
from orders.models import ReturnRequest
from support_agent.agent import journal, leases, replay, runner
from support_agent.agent.types import PlannerFailed
from support_agent.conversation import runs as conversation_runs
from support_agent.models import Run, Step
from tests.agent.scripted import ScriptedPlanner, answers, call, does, says

pytestmark = pytest.mark.django_db


class Killed(BaseException):
    """What a SIGKILL looks like from inside: nothing runs after it."""


def killed(*_, **__):
    raise Killed


@pytest.fixture
def dies_in(monkeypatch):
    """The worker dies where this function is called."""

    @contextmanager
    def _dies_in(place, name):
        with monkeypatch.context() as patched:
            patched.setattr(place, name, killed)
            with pytest.raises(Killed):
                yield

    return _dies_in


def test_a_run_that_died_before_its_effect_goes_on_with_the_stored_plan(
    ask, said, delivered, dies_in
):
    with dies_in(replay.JournalledAct, "_do"):
        ask("Where is 7001?", does(call("get_order_status", order_id="7001")))
    run = _forsaken(Run.objects.get())

    runner.advance(run.pk, planner=ScriptedPlanner([says("It was delivered.")]))

    assert said("agent") == ["It was delivered."]
    assert run.steps.count() == 2


def test_a_run_that_died_after_its_effect_does_not_repeat_it(ask, said, delivered, dies_in):
    with dies_in(conversation_runs, "post_agent_reply"):
        ask(
            "I want to return 7001",
            does(call("open_return_request", order_id="7001", summary="I want to return 7001")),
            answers("done"),
        )
    run = _forsaken(Run.objects.get())

    # The script is empty: every plan and every observation is read from the journal.
    runner.advance(run.pk, planner=ScriptedPlanner([]))

    assert ReturnRequest.objects.count() == 1
    assert ReturnRequest.objects.get().number in said("agent")[0]


def test_an_effect_and_its_observation_are_undone_together(ask, delivered, dies_in):
    with dies_in(journal.DatabaseJournal, "observed"):
        ask(
            "I want to return 7001",
            does(call("open_return_request", order_id="7001", summary="I want to return 7001")),
        )

    assert not ReturnRequest.objects.exists()


def test_a_run_that_ends_every_worker_goes_to_a_person(ask, said, delivered):
    with pytest.raises(Killed):
        ask("Where is 7001?", Killed())
    run = Run.objects.get()
    Run.objects.filter(pk=run.pk).update(fence=runner.MOST_CLAIMS)

    runner.advance(_forsaken(run).pk, planner=ScriptedPlanner([]))

    run.refresh_from_db()
    assert (run.state, run.end_code) == ("failed", "crashed")
    assert len(said("notice")) == 1


def test_a_run_that_was_taken_away_while_the_planner_thought_writes_nothing(
    ask, said, delivered, conversation
):
    def thinks_while_the_customer_writes_again(turn):
        Run.objects.filter(conversation=conversation).update(fence=99)
        return does(call("open_return_request", order_id="7001", summary="I want to return 7001"))

    ask("I want to return 7001", thinks_while_the_customer_writes_again)

    assert not ReturnRequest.objects.exists()
    assert said("agent") == said("notice") == []
    assert not Step.objects.exists()


def test_a_cancelled_plan_leaves_the_run_to_whoever_has_it(ask, said):
    ask("Hello", PlannerFailed("Cut.", code="cancelled"))

    assert said("agent") == said("notice") == []
    assert not Escalation.objects.exists()


def test_a_run_that_is_lost_by_its_workers_clock_alone_is_free_at_once(ask):
    run = ask("Hello", PlannerFailed("Cut.", code="cancelled"))

    assert conversation_runs.claim_run(run.pk, planner="offline")


@pytest.mark.parametrize(("seconds", "is_let_go"), [(-leases.GRACE_SECONDS, True), (60, False)])
def test_a_run_that_hangs_is_let_go_once_its_time_is_long_over(monkeypatch, seconds, is_let_go):
    renewed = []
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.02)
    monkeypatch.setattr(leases, "_keeper", leases._Keeper())
    monkeypatch.setattr(
        conversation_runs, "renew_leases", lambda held: renewed.append(held) or {7: None}
    )

    with leases.kept(Run(pk=7), seconds=seconds, since=time.monotonic()) as lease:
        assert lease.lost.wait(timeout=0.5) is is_let_go

    assert bool(renewed) is not is_let_go


def test_a_worker_that_stood_still_for_longer_than_its_lease_takes_it_for_lost(monkeypatch):
    monkeypatch.setattr(leases, "_keeper", leases._Keeper())
    asked_at = time.monotonic()

    with leases.kept(Run(pk=7), seconds=60, since=asked_at) as lease:
        assert not lease.is_lost()
    with leases.kept(Run(pk=7), seconds=60, since=asked_at - leases.LEASE_SECONDS) as lease:
        assert lease.is_lost()


def test_a_lease_that_is_renewed_is_ours_for_as_long_again(monkeypatch):
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.02)
    monkeypatch.setattr(leases, "_keeper", leases._Keeper())
    monkeypatch.setattr(conversation_runs, "renew_leases", lambda held: {7})
    nearly_over = time.monotonic() - leases.LEASE_SECONDS

    with leases.kept(Run(pk=7), seconds=60, since=nearly_over) as lease:
        deadline = time.monotonic() + 10
        while lease.is_lost() and time.monotonic() < deadline:
            time.sleep(0.01)
        assert not lease.is_lost()


def test_nothing_is_renewed_any_more_once_the_last_run_has_ended(ask):
    ask("Hello", says("Hello."))
    [renewing] = [thread for thread in threading.enumerate() if thread.name == "leases"]

    leases._keeper.hurry()

    renewing.join(leases.RENEW_EVERY_SECONDS / 2)
    assert not renewing.is_alive()


def test_a_run_whose_time_is_over_goes_from_a_hanging_worker_to_a_person(ask, said, dies_in):
    with dies_in(journal.DatabaseJournal, "planned"):
        ask("Hello", says("Hello."))
    run = _forsaken(Run.objects.get())
    Run.objects.filter(pk=run.pk).update(started_at=Now() - timedelta(minutes=5))

    runner.advance(run.pk, planner=ScriptedPlanner([]))

    run.refresh_from_db()
    assert (run.state, run.end_code) == ("handed_over", "time")
    assert len(said("notice")) == 1


@pytest.mark.parametrize("is_given_back", [True, False])
def test_the_time_of_a_run_goes_on_however_its_worker_left_it(ask, dies_in, is_given_back):
    with dies_in(journal.DatabaseJournal, "planned"):
        ask("Hello", says("Hello."))
    run = Run.objects.get()
    assert conversation_runs.give_back(run) if is_given_back else _forsaken(run)
    Run.objects.filter(pk=run.pk).update(started_at=Now() - timedelta(seconds=50))

    claimed = conversation_runs.claim_run(run.pk, planner="scripted")

    assert 50 <= runner._ran_before(claimed) < 60


def _forsaken(run):
    """The run as it stands some seconds after its worker died."""
    Run.objects.filter(pk=run.pk).update(lease_until=Now() - timedelta(seconds=1))
    return run
