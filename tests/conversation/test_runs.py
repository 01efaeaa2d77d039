"""A run is held by one worker, gives way to newer words, and ends once."""

import os
import threading
from datetime import timedelta

import pytest
from django.db import IntegrityError, connection, transaction
from django.db.models.functions import Now
from django.utils import timezone

from support_agent.conversation import runs, services
from support_agent.conversation.errors import LeaseLost
from support_agent.models import Message, Run


def claim(run):
    return runs.claim_run(run.pk, planner="test")


def reply(run, text="On its way."):
    return runs.post_agent_reply(run, text=text, resolution=Run.Resolution.DONE, now=timezone.now())


def let_the_lease_run_out(run):
    Run.objects.filter(pk=run.pk).update(lease_until=Now() - timedelta(seconds=1))


def test_a_run_is_claimed_by_one_worker_and_not_by_the_next(say):
    run = say()

    assert claim(run).fence == 1
    assert claim(run) is None


def test_a_lease_names_the_process_and_the_machine_that_hold_it(say, monkeypatch):
    monkeypatch.setattr(runs.socket, "gethostname", lambda: "a-machine-with-a-very-long-name")

    owner = claim(say()).lease_owner

    assert owner.startswith(f"{os.getpid()}@a-machine-with-a-ver ")
    assert len(owner) <= Run._meta.get_field("lease_owner").max_length


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_of_twenty_workers_that_reach_for_a_run_one_gets_it(say):
    run = say()
    held = []

    def reach():
        if mine := claim(run):
            held.append(mine)
        connection.close()

    workers = [threading.Thread(target=reach) for _ in range(20)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()

    assert len(held) == 1


def test_a_run_whose_worker_died_is_taken_by_another_under_a_higher_fence(say):
    first = claim(say())
    let_the_lease_run_out(first)

    second = claim(first)

    assert second.fence == 2
    assert second.started_at == first.started_at


def test_a_worker_that_lost_its_lease_can_say_nothing(say, conversation):
    slow = claim(say())
    let_the_lease_run_out(slow)
    quick = claim(slow)

    with pytest.raises(LeaseLost):
        reply(slow, "Too late.")
    reply(quick, "In time.")

    assert [message.text for message in conversation.messages.filter(author="agent")] == [
        "In time."
    ]


def test_a_worker_says_nothing_after_its_lease_even_if_nobody_else_came(say, conversation):
    slow = claim(say())
    let_the_lease_run_out(slow)

    with pytest.raises(LeaseLost):
        reply(slow)

    assert not conversation.messages.filter(author="agent").exists()


def test_a_renewed_lease_goes_on_and_a_lost_one_does_not(say):
    held, lost = claim(say()), None
    assert runs.renew_leases([held]) == {held.pk}

    lost = held
    let_the_lease_run_out(lost)

    assert runs.renew_leases([lost]) == set()


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_run_that_waits_for_a_row_keeps_no_other_from_being_renewed(say, customer):
    waiting = claim(say())
    elsewhere = services.start_conversation(customer=customer, channel="test", now=timezone.now())
    with transaction.atomic():
        locked = services.lock(elsewhere.pk)
        begun = runs.begin_run(locked, task="answer", first_sequence=1, last_sequence=1)
    other = claim(begun)
    renewed = []

    with transaction.atomic():
        runs.check_held(waiting)
        keeper = threading.Thread(target=_renew, args=([waiting, other], renewed))
        keeper.start()
        keeper.join(timeout=5)
        assert renewed == [{waiting.pk, other.pk}]

    until = other.lease_until
    other.refresh_from_db()
    assert other.lease_until > until


def _renew(held, renewed):
    try:
        renewed.append(runs.renew_leases(held))
    finally:
        connection.close()


def test_a_reply_is_said_once_even_if_the_worker_says_it_twice(say, conversation):
    run = claim(say())
    reply(run)

    with pytest.raises(LeaseLost):
        reply(run)

    assert conversation.messages.filter(author="agent").count() == 1


def test_a_newer_message_joins_a_run_that_nobody_has_taken_yet(say):
    waiting = say("Where is")

    joined = say("my order?")

    assert joined.pk == waiting.pk
    assert (Run.objects.get().first_sequence, Run.objects.get().last_sequence) == (1, 2)


def test_a_newer_message_supersedes_a_run_in_the_making(say, conversation):
    thinking = claim(say("Where is my order?"))

    newer = say("I mean the other one.")

    with pytest.raises(LeaseLost):
        reply(thinking, "Too late.")
    assert (newer.first_sequence, newer.last_sequence, newer.supersedings) == (1, 2, 1)
    thinking.refresh_from_db()
    assert thinking.state == Run.State.SUPERSEDED


def test_after_three_supersedings_in_a_row_a_run_finishes_and_the_next_begins(say, conversation):
    for text in ("a", "b", "c"):
        claim(say(text))
    fourth = claim(say("d"))
    assert fourth.supersedings == 3

    assert say("e").pk == fourth.pk
    following = reply(fourth)

    assert conversation.messages.filter(author="agent").count() == 1
    assert (following.first_sequence, following.last_sequence) == (5, 5)
    assert following.supersedings == 0


def test_a_reply_to_all_that_was_said_begins_nothing(say):
    assert reply(claim(say())) is None


def test_two_open_runs_of_one_conversation_are_refused_by_the_database(say, conversation):
    say()

    with pytest.raises(IntegrityError, match=r"a_conversation_has_one_open_run|UNIQUE"):
        Run.objects.create(
            conversation=conversation,
            first_sequence=1,
            last_sequence=1,
            queued_at=timezone.now(),
            due_at=timezone.now(),
            woken_at=timezone.now(),
        )


def test_a_run_that_nobody_took_is_woken_again_but_not_every_second(say):
    run = say()
    assert runs.wake_forgotten_runs() == []

    Run.objects.update(woken_at=Now() - timedelta(seconds=10))

    assert runs.wake_forgotten_runs() == [run.pk]
    assert runs.wake_forgotten_runs() == []


def test_a_run_whose_lease_ran_out_is_woken_and_one_in_work_is_not(say):
    run = claim(say())
    Run.objects.update(woken_at=Now() - timedelta(seconds=10))
    assert runs.wake_forgotten_runs() == []

    let_the_lease_run_out(run)

    assert runs.wake_forgotten_runs() == [run.pk]


def test_a_run_that_has_ended_is_left_alone(say):
    run = claim(say())
    reply(run)
    Run.objects.update(woken_at=Now() - timedelta(seconds=10))

    assert runs.wake_forgotten_runs() == []
    assert claim(run) is None


def test_whoever_takes_the_floor_ends_the_run_in_the_making(say, conversation):
    thinking = claim(say())

    with transaction.atomic():
        locked = services.lock(conversation.pk)
        runs.close_open_run(locked, state=Run.State.HANDED_OVER, code="person_came")
        services.give_to_queue(locked)

    with pytest.raises(LeaseLost):
        reply(thinking)
    assert not conversation.messages.filter(author=Message.Author.AGENT).exists()


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_reply_and_a_newer_message_in_the_same_moment_come_one_after_the_other(say, conversation):
    for round_ in range(10):
        thinking = claim(say(f"question {round_}"))
        refused = []

        def answer(run=thinking, refused=refused):
            try:
                reply(run)
            except LeaseLost:
                refused.append(run.pk)
            connection.close()

        def write():
            say("and another thing")
            connection.close()

        both = [threading.Thread(target=answer), threading.Thread(target=write)]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()

        thinking.refresh_from_db()
        was_said = Message.objects.filter(run=thinking).exists()
        assert was_said == (thinking.state == Run.State.REPLIED) == (not refused)
        assert Run.objects.filter(conversation=conversation, state__in=Run.OPEN).count() == 1
        Run.objects.filter(state__in=Run.OPEN).update(
            state=Run.State.FAILED, ended_at=timezone.now()
        )


def test_a_ring_that_comes_a_moment_early_finds_the_run_all_the_same(say):
    run = say()
    Run.objects.filter(pk=run.pk).update(due_at=Now() + timedelta(milliseconds=15))

    assert claim(run) is not None


def test_a_run_waits_a_moment_for_what_the_customer_still_types(say):
    run = say("Where is", pause=timedelta(seconds=30))
    assert claim(run) is None
    assert runs.wake_forgotten_runs() == []

    Run.objects.filter(pk=run.pk).update(due_at=Now())

    assert claim(run) is not None


def test_each_piece_moves_the_moment_but_not_for_ever(say):
    first = say("Where", pause=timedelta(seconds=1)).due_at
    second = Run.objects.get(pk=say("is", pause=timedelta(seconds=2)).pk).due_at
    last = Run.objects.get(pk=say("it?", pause=timedelta(hours=1)).pk)

    assert first < second <= last.due_at
    assert last.due_at - last.queued_at == runs.LONGEST_PAUSE


def test_the_leases_of_many_runs_are_renewed_by_as_few_statements_as_that_of_one(
    customer, django_assert_num_queries
):
    held = []
    for _ in range(5):
        conversation = services.start_conversation(
            customer=customer, channel="test", now=timezone.now()
        )
        with transaction.atomic():
            locked = services.lock(conversation.pk)
            held.append(runs.begin_run(locked, task="answer", first_sequence=1, last_sequence=1))
    held = [claim(run) for run in held]
    Run.objects.filter(pk=held[0].pk).update(lease_owner="another")
    before = dict(Run.objects.values_list("pk", "lease_until"))

    with django_assert_num_queries(2 + 2 * connection.in_atomic_block):
        renewed = runs.renew_leases(held)

    assert renewed == {run.pk for run in held[1:]}
    after = dict(Run.objects.values_list("pk", "lease_until"))
    assert {pk for pk in after if after[pk] > before[pk]} == renewed


def test_a_run_that_is_given_back_is_free_in_the_very_moment(say):
    run = claim(say())

    # Often enough for the clock of a database that counts milliseconds to stand still in between.
    for fence in range(2, 60):
        assert runs.give_back(run)
        run = claim(run)
        assert run.fence == fence
