"""People's part in a conversation: called, come, speak, hand back, resolve. One transaction each.

All of them lock the conversation first, as every writer of the record does, so that a run, a
message and a colleague come one wholly after the other.
"""

from datetime import datetime
from functools import partial
from uuid import UUID

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F
from django.db.models.functions import Coalesce

from support_agent import metrics
from support_agent.conversation import masking, runs
from support_agent.conversation import queries as record_queries
from support_agent.conversation import services as record
from support_agent.conversation.tasks import wake
from support_agent.models import Conversation, Message, Run

from . import brief, duties, leaving, people, queries, telling
from .errors import AlreadyClaimed, CustomerWroteMeanwhile, EscalationEnded, MayNotAnswer, NotYours
from .models import Duty, Escalation, Transfer

LONGEST_CODE = 40


@transaction.atomic
def escalate(
    *,
    conversation_id: UUID,
    reason: str,
    now: datetime,
    detail: str = "",
    wish: str = "",
    run: Run | None = None,
    run_state: str = Run.State.HANDED_OVER,
    unresolved: str = "",
    before: str = "",
) -> Escalation:
    """Call a person and tell the customer so. While a call is open, it is returned and no more said.

    What the run has done is `before`, a notice that the customer gets in any case.
    A worker gives the run that it holds. Raises LeaseLost when it is not held any more, and
    then nobody is called: whoever took the run or the floor goes on.
    """
    conversation = record.lock(conversation_id)
    called = Escalation(
        reason=Escalation.Reason(reason),
        detail=detail[:LONGEST_CODE],
        wish=brief.storable(wish),
        run=run,
        opened_at=now,
        due_at=duties.due(Duty.Kind.ANSWER, now=now),
    )
    unresolved = brief.storable(unresolved) or called.wish
    code = called.detail or called.reason
    if run is None:
        runs.close_open_run(conversation, state=Run.State.HANDED_OVER, code=code)
    else:
        runs.end_held_run(run, state=Run.State(run_state), code=code, unresolved=unresolved)
    # Where whoever had it has left, it waits in the queue again, and the customer hears that.
    leaving.return_to_queue(conversation, now=now)
    if before:
        telling.say(conversation, before, now=now)
    if earlier := queries.open_for(conversation):
        return earlier
    open_call(conversation, called, unresolved=unresolved)
    duties.make(conversation.pk, kind=Duty.Kind.ANSWER, about=called.pk, now=now)
    telling.that_a_person_is_called(conversation, called, now=now)
    return called


@transaction.atomic
def claim(escalation: Escalation, *, by: User, now: datetime) -> Escalation:
    """Take the conversation. Of two who try, one wins and the other gets AlreadyClaimed.

    Claiming what one has already is no news. What somebody holds who may not answer any more can
    be claimed. Raises EscalationEnded when it is over.
    """
    conversation = record.lock(escalation.conversation_id)
    leaving.let_go(conversation, now=now)
    # A conditional UPDATE: where rows are not locked one by one, it is what decides.
    won = Escalation.objects.filter(pk=escalation.pk, state=Escalation.State.WAITING).update(
        state=Escalation.State.CLAIMED,
        claimed_by=by,
        claimed_at=now,
        # Where somebody had it before them, both together are the time of people in it.
        came_after=Coalesce(F("came_after"), conversation.last_sequence),
    )
    escalation = _fresh(escalation)
    if won:
        runs.close_open_run(conversation, state=Run.State.HANDED_OVER, code="person_came")
        record.give_to_person(conversation, person=by)
        telling.notice(conversation, "person_came", now=now)
    elif escalation.state != Escalation.State.CLAIMED:
        raise EscalationEnded(escalation.get_state_display())
    elif escalation.claimed_by is not None and escalation.claimed_by != by:
        raise AlreadyClaimed(escalation.claimed_by)
    return escalation


@transaction.atomic
def take_over(conversation_id: UUID, *, by: User, now: datetime) -> Escalation:
    """Enter a conversation, called or not. Raises AlreadyClaimed when a colleague is in it."""
    conversation = record.lock(conversation_id)
    escalation = queries.open_for(conversation)
    if escalation is None:
        # Before the brief: a tool that is at work is waited for, and what it did is told.
        runs.close_open_run(conversation, state=Run.State.HANDED_OVER, code="person_came")
        stepped_in = Escalation(
            reason=Escalation.Reason.PERSON_STEPPED_IN, opened_at=now, due_at=now
        )
        escalation = open_call(conversation, stepped_in)
    return claim(escalation, by=by, now=now)


@transaction.atomic
def reassign(escalation: Escalation, *, to: User, by: User, now: datetime) -> Escalation:
    """Give a conversation to this person, from whoever has it, or from the queue.

    What was promised to the customer stays promised. Raises MayNotAnswer and EscalationEnded.
    """
    if not people.may_answer(to):
        raise MayNotAnswer(to)
    conversation = record.lock(escalation.conversation_id)
    leaving.let_go(conversation, now=now)
    escalation = _fresh(escalation)
    if escalation.state != Escalation.State.CLAIMED or escalation.claimed_by is None:
        return claim(escalation, by=to, now=now)
    if escalation.claimed_by == to:
        return escalation
    held = Escalation.objects.filter(
        pk=escalation.pk, state=Escalation.State.CLAIMED, claimed_by=escalation.claimed_by
    )
    if not held.update(claimed_by=to, claimed_at=now):
        # Only where rows are not locked one by one, and then somebody was faster.
        raise AlreadyClaimed(escalation.claimed_by)
    Transfer.objects.create(
        escalation=escalation,
        reason=Transfer.Reason.REASSIGNED,
        left_by=escalation.claimed_by,
        given_to=to,
        by=by,
        at=now,
    )
    record.give_to_person(conversation, person=to)
    telling.notice(conversation, "person_changed", now=now)
    return _fresh(escalation)


@transaction.atomic
def reply(
    escalation: Escalation, *, by: User, text: str, now: datetime, client_id: str | None = None
) -> Message:
    """Say something as a person. The same client_id yields the same message.

    Their words are masked too: they are stored, and the model reads them later. Raises NotYours,
    EscalationEnded, and MessageRefused for a text that cannot be kept.
    """
    conversation = record.lock(escalation.conversation_id)
    _check_mine(_fresh(escalation), by)
    if client_id and (said := conversation.messages.filter(client_id=client_id, person=by).first()):
        return said
    duties.keep(conversation, kind=Duty.Kind.ANSWER, by=by, now=now)
    return record.say(
        conversation,
        author=Message.Author.PERSON,
        text=masking.masked(conversation, record.checked_text(text)),
        person=by,
        client_id=client_id,
        now=now,
    )


@transaction.atomic
def hand_back(escalation: Escalation, *, by: User, now: datetime, word: str = "") -> Escalation:
    """Give the conversation back to the agent, with a word that only the agent reads.

    The agent goes on at once when there is a word or a message that nobody answered.
    Raises NotYours and EscalationEnded.
    """
    conversation = record.lock(escalation.conversation_id)
    word = masking.masked(conversation, record.checked_text(word)) if word.strip() else ""
    last = conversation.last_sequence
    ended = _end(escalation, Escalation.State.HANDED_BACK, by=by, now=now, word=word, last=last)
    duties.release(conversation, kind=Duty.Kind.ANSWER, by=by, now=now)
    unanswered = record_queries.unanswered(conversation)
    record.give_to_agent(conversation)
    telling.notice(conversation, "agent_back", now=now)
    if word or unanswered:
        # Up to the notice: the agent reads what the colleague said, and what lies behind them.
        latest = conversation.last_sequence
        first = unanswered.first if unanswered else latest
        run = runs.begin_run(
            conversation, task="follow_up", first_sequence=first, last_sequence=latest
        )
        transaction.on_commit(partial(wake, run.pk))
    return ended


@transaction.atomic
def resolve(
    escalation: Escalation, *, by: User, now: datetime, seen: int | None = None
) -> Escalation:
    """Close it; what the customer writes next is the agent's again.

    `seen` is the last sequence that the colleague had read: with a newer message of the
    customer's it raises CustomerWroteMeanwhile, so that nobody is closed upon mid-sentence.
    Raises NotYours and EscalationEnded.
    """
    conversation = record.lock(escalation.conversation_id)
    last = conversation.last_sequence
    ended = _end(escalation, Escalation.State.RESOLVED, by=by, now=now, last=last)
    if seen is not None and record_queries.customer_said_after(conversation, seen):
        raise CustomerWroteMeanwhile
    duties.release(conversation, kind=Duty.Kind.ANSWER, by=by, now=now)
    record.give_to_agent(conversation)
    telling.notice(conversation, "conversation_resolved", now=now)
    return ended


def open_call(
    conversation: Conversation, called: Escalation, *, unresolved: str = ""
) -> Escalation:
    """Put a call for a person on the queue of a locked conversation that has none."""
    record.give_to_queue(conversation)
    called.conversation = conversation
    called.language = conversation.language
    called.brief = brief.of(conversation, wish=called.wish, unresolved=unresolved)
    called.save(force_insert=True)
    transaction.on_commit(partial(metrics.ESCALATIONS.labels(str(called.reason)).inc))
    return called


def _end(
    escalation: Escalation,
    state: Escalation.State,
    *,
    by: User,
    now: datetime,
    last: int,
    word: str = "",
) -> Escalation:
    ended = Escalation.objects.filter(
        pk=escalation.pk, state=Escalation.State.CLAIMED, claimed_by=by
    ).update(state=state, ended_by=by, ended_at=now, word=word, went_after=last)
    escalation = _fresh(escalation)
    if not ended:
        _check_mine(escalation, by)
    return escalation


def _check_mine(escalation: Escalation, by: User) -> None:
    if escalation.state not in Escalation.OPEN:
        raise EscalationEnded(escalation.get_state_display())
    if escalation.claimed_by != by:
        raise NotYours(escalation.claimed_by)


def _fresh(escalation: Escalation) -> Escalation:
    return Escalation.objects.select_related("claimed_by").get(pk=escalation.pk)
