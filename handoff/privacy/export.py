"""All that is kept of a person, as one JSON document that is made piece by piece.

docs/privacy.md says what its fields mean. It holds nothing of other customers, no name of staff and
none of our own instructions to the model.
"""

import json
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Model, QuerySet

from handoff.models import Duty, Escalation
from orders.models import Order, ReturnRequest
from support_agent.conversation.exchanges import unpacked
from support_agent.models import (
    Conversation,
    Exchange,
    Message,
    Proposal,
    Run,
    Spending,
    Step,
    Summary,
    ToolCall,
)

from .people import Person

FORMAT = 1
CHUNK = 200
# Whoever of our staff it was, to the customer it is our team.
STAFF = "our team"
Json = dict[str, Any]


def export(person: Person, *, now: datetime) -> Iterator[str]:
    """The document, in pieces of a few kilobytes. Nothing of it is held for long."""
    customer = person.customers().filter(merged_into=None).first()
    about = {
        "format": FORMAT,
        "exported_at": now,
        "customer": _columns(customer, "external_id", "email", "name") if customer else None,
        "email": person.email or None,
        "also_known_as": list(person.also),
    }
    yield _text(about)[:-1]
    yield ',\n"orders": ['
    yield from _listed(_order(order) for order in _rows(_orders(person)))
    yield '],\n"return_requests": ['
    yield from _listed(_request(request) for request in _rows(_requests(person)))
    yield '],\n"conversations": ['
    for number, conversation in enumerate(_rows(person.conversations())):
        yield ",\n" if number else "\n"
        yield from _conversation(conversation)
    yield '],\n"spending": ['
    yield from _listed(_spent(row) for row in _rows(_spending(person)))
    yield "]}\n"


def _conversation(conversation: Conversation) -> Iterator[str]:
    about = _columns(conversation, "id", "channel", "language", "created_at", "signed_out_at")
    proven = conversation.proven_orders.values_list("number", flat=True)
    yield _text({**about, "proven_orders": list(proven)})[:-1]
    yield ', "messages": ['
    yield from _listed(map(_message, _rows(conversation.messages.all())))
    yield '], "runs": ['
    for number, run in enumerate(_rows(conversation.runs.order_by("pk"))):
        yield ",\n" if number else "\n"
        yield from _run(run)
    for name, rows, shown in (
        ("summaries", Summary.objects.filter(conversation=conversation), _summary),
        ("questions", conversation.proposals.all(), _question),
        ("escalations", Escalation.objects.filter(conversation=conversation), _escalation),
        ("promises", Duty.objects.filter(conversation=conversation), _promise),
    ):
        yield f'], "{name}": ['
        yield from _listed(map(shown, _rows(rows)))
    yield "]}"


def _run(run: Run) -> Iterator[str]:
    yield _text(
        _columns(run, "id", "task", "state", "queued_at", "ended_at", "planner", "end_code")
        | _columns(run, "resolution", "unresolved")
    )[:-1]
    yield ', "steps": ['
    yield from _listed(map(_step, _rows(run.steps.prefetch_related("calls"))))
    # Of each request the conversation's part; the rest are our instructions, the same for all.
    yield '], "model_calls": ['
    yield from _listed(map(_model_call, _rows(run.exchanges.all())))
    yield "]}"


def _orders(person: Person) -> QuerySet[Order]:
    return person.orders().exclude(person.others()).prefetch_related("lines", "shipments")


def _spending(person: Person) -> QuerySet[Spending]:
    if not person.customer_id:
        return Spending.objects.filter(purse=f"conversation {person.conversation_id}")
    return person.days()


def _requests(person: Person) -> QuerySet[ReturnRequest]:
    return person.return_requests().prefetch_related("lines__line").select_related("order")


def _order(order: Order) -> Json:
    told = _columns(order, "source", "number", "email", "postcode", "placed_at", "currency")
    told |= _columns(order, "total", "payment_state", "paid_at", "cancelled_at")
    lines = [_columns(line, "sku", "title", "quantity", "unit_price") for line in order.lines.all()]
    shipments = [
        _columns(one, "carrier", "tracking_number", "state", "shipped_at", "expected_on")
        | _columns(one, "last_scan", "last_scan_at", "delivered_at")
        for one in order.shipments.all()
    ]
    return {**told, "lines": lines, "shipments": shipments}


def _request(request: ReturnRequest) -> Json:
    told = _columns(request, "number", "kind", "reason", "summary", "state", "requested_at")
    told |= _columns(request, "changed_by_customer_at", "decided_at", "decision_reason")
    items = [{"title": one.line.title, "quantity": one.quantity} for one in request.lines.all()]
    return {**told, "order": request.order.number, "items": items}


def _message(message: Message) -> Json:
    told = _columns(message, "sequence", "author", "text", "choices", "choice", "created_at")
    return told | ({"author": STAFF} if message.author == Message.Author.PERSON else {})


def _step(step: Step) -> Json:
    told = _columns(
        step, "index", "plan", "answers", "raw", "facts", "model", "withheld_by", "correction"
    )
    told |= _columns(step, "unsupported", "created_at")
    return {**told, "calls": [_call(call) for call in step.calls.all()]}


def _call(call: ToolCall) -> Json:
    return _columns(call, "name", "input", "malformed", "content", "is_error", "observed_at")


def _model_call(exchange: Exchange) -> Json:
    told = _columns(exchange, "step_index", "attempt", "model", "created_at")
    return {**told, "messages": unpacked(exchange.request), "reply": unpacked(exchange.reply)}


def _summary(summary: Summary) -> Json:
    return _columns(summary, "until", "text", "model", "created_at")


def _question(proposal: Proposal) -> Json:
    return _columns(proposal, "order_number", "kind", "items", "asks", "state", "created_at")


def _escalation(escalation: Escalation) -> Json:
    told = _columns(escalation, "reason", "detail", "wish", "brief", "state", "opened_at")
    return {**told, **_columns(escalation, "ended_at"), "note_to_the_agent": escalation.word}


def _promise(duty: Duty) -> Json:
    return _columns(duty, "kind", "about", "made_at", "due_at", "state", "ended_at")


def _spent(spending: Spending) -> Json:
    return {"of": spending.purse, "usd": spending.micro_usd / 1_000_000}


def _columns(row: Model, *names: str) -> Json:
    return {name: getattr(row, name) for name in names}


def _rows(rows: QuerySet[Any]) -> Iterable[Any]:
    return rows.iterator(chunk_size=CHUNK)


def _listed(rows: Iterable[Json]) -> Iterator[str]:
    for number, row in enumerate(rows):
        yield f"{',' if number else ''}\n{_text(row)}"


def _text(value: Json) -> str:
    return json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False)
