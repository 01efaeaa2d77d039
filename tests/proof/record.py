"""What stands in the database afterwards, read with SQL of the proof's own."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

from .ground import Ground

OPEN = ("queued", "running")


class Message(NamedTuple):
    sequence: int
    author: str
    client_id: str | None
    run: int | None
    said_at: float = 0.0


class Run(NamedTuple):
    id: int
    state: str
    first: int
    last: int
    fence: int
    code: str

    def covers(self, message: Message) -> bool:
        """Whether it was begun for this message of a customer's."""
        return self.first <= message.sequence <= self.last


class Step(NamedTuple):
    run: int
    index: int
    request: str
    stored_at: float


class Escalation(NamedTuple):
    run: int | None
    state: str


class Request(NamedTuple):
    """A return request, and how many units it holds."""

    order: str
    units: int


@dataclass
class Record:
    """All that is known of one conversation."""

    holder: str = ""
    last_sequence: int = 0
    messages: list[Message] = field(default_factory=list)
    runs: list[Run] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    escalations: list[Escalation] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    promised: list[str] = field(default_factory=list)
    """What has a time: an answer for each call of a person, a decision for each request."""


@dataclass
class Line:
    """A line of an order: bought, counted as returned, and returned by the requests that stand."""

    bought: int
    counted: int
    asked: int


def read(ground: Ground) -> dict[str, Record]:
    """Every conversation by its id in hexadecimal, its parts in order."""
    found: dict[str, Record] = defaultdict(Record)
    for conversation, holder, last in ground.rows(
        "SELECT id, holder, last_sequence FROM support_agent_conversation"
    ):
        found[key(conversation)] = Record(holder=holder, last_sequence=last)
    for conversation, *values, said_at in ground.rows(
        "SELECT conversation_id, sequence, author, client_id, run_id,"
        f" {ground.seconds.format('created_at')}"
        " FROM support_agent_message ORDER BY conversation_id, sequence"
    ):
        found[key(conversation)].messages.append(Message(*values, float(said_at)))
    for conversation, *values in ground.rows(
        "SELECT conversation_id, id, state, first_sequence, last_sequence, fence, end_code"
        " FROM support_agent_run ORDER BY id"
    ):
        found[key(conversation)].runs.append(Run(*values))
    for conversation, *values, stored_at in ground.rows(
        'SELECT r.conversation_id, s.run_id, s."index", s.request_id,'
        f" {ground.seconds.format('s.created_at')} FROM support_agent_step s"
        ' JOIN support_agent_run r ON r.id = s.run_id ORDER BY s.run_id, s."index"'
    ):
        found[key(conversation)].steps.append(Step(*values, float(stored_at)))
    _read_the_desk(ground, found)
    return found


def _read_the_desk(ground: Ground, found: dict[str, Record]) -> None:
    for conversation, *values in ground.rows(
        "SELECT conversation_id, run_id, state FROM handoff_escalation ORDER BY id"
    ):
        found[key(conversation)].escalations.append(Escalation(*values))
    for conversation, *values in ground.rows(
        "SELECT q.origin_key, o.number, (SELECT SUM(l.quantity) FROM orders_returnline l"
        " WHERE l.request_id = q.id) FROM orders_returnrequest q"
        " JOIN orders_order o ON o.id = q.order_id ORDER BY q.id"
    ):
        found[key(conversation)].requests.append(Request(*values))
    for conversation, kind in ground.rows(
        "SELECT conversation_id, kind FROM handoff_duty ORDER BY id"
    ):
        found[key(conversation)].promised.append(kind)


def lines(ground: Ground) -> dict[str, list[Line]]:
    """Every order's lines by its number."""
    found: dict[str, list[Line]] = defaultdict(list)
    for number, *values in ground.rows(
        "SELECT o.number, n.quantity, n.returned, (SELECT COALESCE(SUM(l.quantity), 0)"
        " FROM orders_returnline l JOIN orders_returnrequest q ON q.id = l.request_id"
        " WHERE l.line_id = n.id AND q.state IN ('requested', 'approved'))"
        " FROM orders_orderline n JOIN orders_order o ON o.id = n.order_id"
    ):
        found[number].append(Line(*values))
    return found


def key(conversation: object) -> str:
    """A conversation's id in hexadecimal, as either database gives it."""
    return str(conversation).replace("-", "")
