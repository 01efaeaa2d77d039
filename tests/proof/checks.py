"""What must not be: each finding is one broken promise, in one conversation."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from .customers import Customer
from .model import Call
from .record import OPEN, Line, Message, Record, Run

MOST_CLAIMS = 5


class Kind(StrEnum):
    """The columns of the table."""

    LOST = "lost"
    DOUBLED = "doubled"
    WRONG_HOLDER = "wrong holder"
    EFFECT = "effects doubled"
    PAID_TWICE = "paid twice"


@dataclass(frozen=True)
class Finding:
    """One broken promise and where to look for it."""

    kind: Kind
    conversation: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind.upper()}: {self.what} (conversation {self.conversation})"


def check(
    customer: Customer, record: Record, *, lines: Sequence[Line], calls: Sequence[Call]
) -> list[Finding]:
    """All that went wrong for a customer, whose calls of the model these were."""
    found = [
        *((Kind.LOST, what) for what in _unheard(customer, record)),
        *_read(customer, record),
        *_coverage(record),
        *((Kind.DOUBLED, what) for what in _repeats_and_gaps(record)),
        *((Kind.WRONG_HOLDER, what) for what in _holder(customer, record)),
        *_effects(customer, record, lines),
        *_promises(record),
        *((Kind.PAID_TWICE, what) for what in _paid_twice(record, calls)),
    ]
    return [Finding(kind, customer.conversation, what) for kind, what in found]


def _unheard(customer: Customer, record: Record) -> Iterator[str]:
    """What was accepted and is not there, and customers who could not say what they wanted."""
    if customer.failure:
        yield customer.failure
    kept = {message.client_id for message in record.messages}
    for client_id in customer.accepted:
        if client_id not in kept:
            yield f"message {client_id} was accepted and is not there"


def _read(customer: Customer, record: Record) -> Iterator[tuple[Kind, str]]:
    """The page shows each message once and in order, and has nothing left to send."""
    if not customer.reading:
        return
    shown = list(customer.reading.sequences)
    said = [message.sequence for message in record.messages]
    if missed := sorted(set(said) - set(shown)):
        yield Kind.LOST, f"the page never showed the messages {missed}"
    elif shown != said:
        yield Kind.DOUBLED, f"the page shows the messages {shown}"
    if customer.reading.unsent:
        yield Kind.LOST, f"{customer.reading.unsent} messages were never sent"


def longest_wait(
    customer: Customer, record: Record, away: Sequence[tuple[float, float]]
) -> float | None:
    """How long the page took at most to show a message, the time aside when a part was away."""
    if not customer.reading:
        return None
    shown = customer.reading.shown
    waits = [
        shown[each.sequence] - each.said_at - _overlap(each.said_at, shown[each.sequence], away)
        for each in record.messages
        if each.sequence in shown
    ]
    return max(waits, default=None)


def _overlap(begin: float, end: float, away: Sequence[tuple[float, float]]) -> float:
    return sum(max(0.0, min(end, back) - max(begin, gone)) for gone, back in away)


def _coverage(record: Record) -> Iterator[tuple[Kind, str]]:
    """Every message of the customer's has one reply or one call for a person, and never both."""
    for run in record.runs:
        if run.state in OPEN:
            yield Kind.LOST, f"run {run.id} never ended"
    for message in record.messages:
        if message.author != "customer":
            continue
        covers = _covers(record, message)
        if not covers:
            yield Kind.LOST, f"nothing answers message {message.sequence}"
        elif covers > 1:
            yield Kind.DOUBLED, f"{covers} answers to message {message.sequence}"


def _covers(record: Record, message: Message) -> int:
    runs = [run for run in record.runs if run.covers(message)]
    ids = {run.id for run in runs}
    replies = [each for each in record.messages if each.author == "agent" and each.run in ids]
    early = sum(reply.sequence < message.sequence for reply in replies)
    called = [each for each in record.escalations if each.run in ids]
    return len(replies) - early + len(called) + _covered_by_a_call_without_run(record, runs)


def _covered_by_a_call_without_run(record: Record, runs: Sequence[Run]) -> int:
    """The customer's button or a colleague ends a run, or finds none: the call is not a run's."""
    if not any(each.run is None for each in record.escalations):
        # Written while somebody was called already: no run is begun, and the call holds.
        return int(not runs and bool(record.escalations))
    own = {each.run for each in record.escalations}
    ended = any(run.state == "handed_over" and run.id not in own for run in runs)
    return int(ended or not runs)


def _repeats_and_gaps(record: Record) -> Iterator[str]:
    kept = Counter(message.client_id for message in record.messages if message.client_id)
    yield from (f"message {client_id} is there twice" for client_id in kept if kept[client_id] > 1)
    sequences = [message.sequence for message in record.messages]
    if sequences != list(range(1, record.last_sequence + 1)):
        yield f"the messages are numbered {sequences}, the last one {record.last_sequence}"
    for run in record.runs:
        indexes = [step.index for step in record.steps if step.run == run.id]
        if indexes != list(range(len(indexes))):
            yield f"the steps of run {run.id} are numbered {indexes}"


def _holder(customer: Customer, record: Record) -> Iterator[str]:
    waiting = sum(escalation.state == "waiting" for escalation in record.escalations)
    expected = "queue" if _gave_up(record) else customer.wish.holder
    if record.holder != expected:
        codes = ", ".join(f"{run.state} ({run.code})" for run in record.runs)
        yield f"{customer.wish.name!r} ended with {record.holder!r}: {codes}"
    if waiting != (record.holder == "queue"):
        yield f"{waiting} calls wait while {record.holder!r} holds it"


def _gave_up(record: Record) -> bool:
    """A run that has ended five workers is taken for the cause of it, and a person gets it."""
    return any(run.code == "crashed" and run.fence > MOST_CLAIMS for run in record.runs)


def _effects(
    customer: Customer, record: Record, lines: Sequence[Line]
) -> Iterator[tuple[Kind, str]]:
    wanted = int(customer.wish.returns)
    if len(record.requests) < wanted and not _gave_up(record):
        yield Kind.LOST, f"no request for the return of {customer.order}"
    if len(record.requests) > wanted:
        yield Kind.EFFECT, f"{len(record.requests)} requests where {wanted} was asked for"
    for line in lines:
        if line.counted != line.asked or line.asked > line.bought:
            yield Kind.EFFECT, f"of order {customer.order} {line}"


def _promises(record: Record) -> Iterator[tuple[Kind, str]]:
    """What promises an answer or a decision has a time, and only one."""
    promised = Counter(record.promised)
    for kind, made in (("answer", record.escalations), ("decide", record.requests)):
        if promised[kind] < len(made):
            yield Kind.LOST, f"{promised[kind]} times {kind!r} promised for {len(made)}"
        elif promised[kind] > len(made):
            yield Kind.EFFECT, f"{promised[kind]} times {kind!r} promised for {len(made)}"


def _paid_twice(record: Record, calls: Sequence[Call]) -> Iterator[str]:
    """A step that is stored is never asked for again, and each claim wastes one call at most."""
    asked = {f"req_{call.number:02}": call for call in calls}
    for step in record.steps:
        stored = asked.get(step.request)
        if stored is None:
            continue
        again = any(call.question == stored.question and call.at > step.stored_at for call in calls)
        if again:
            yield f"step {step.index} of run {step.run} was stored and asked for again"
    wasted = len(calls) - sum(step.request in asked for step in record.steps)
    spoke = {message.run for message in record.messages if message.author == "agent"}
    # The claim that brought a run to its own end wasted nothing.
    ends = spoke | {escalation.run for escalation in record.escalations}
    if wasted > sum(run.fence - (run.id in ends) for run in record.runs):
        yield f"{len(calls)} calls for {len(record.steps)} steps, more than claims explain"


def by_order(calls: Iterable[Call]) -> Mapping[str, list[Call]]:
    """The calls of each order's customer."""
    found: dict[str, list[Call]] = {}
    for call in calls:
        found.setdefault(call.order, []).append(call)
    return found
