"""A tool call as a colleague tells it: what the agent did, and what it saw of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from django.utils import timezone

from handoff import brief, findings
from orders.text import in_a_sentence
from support_agent.models import Run, ToolCall

from . import codes

# A call for a person runs nothing: it is the run's end.
CALLS_A_PERSON, CALLED = "hand_to_human", "agent_asked"
LONGEST_NUMBER = 40
LONGEST_SIGHT = 160
# What was meant, said of an order that is named, and of one that is not.
WORDS = {
    "get_order_status": ("Looked up order {order}", "Looked up an order"),
    "estimate_delivery": ("Asked when order {order} comes", "Asked when an order comes"),
    "open_return_request": ("Asked to take back order {order}", "Asked to take an order back"),
    "settle_proposal": (
        "Took the customer's answer on order {order}",
        "Took the customer's answer",
    ),
    "change_return_request": ("Changed a return of order {order}", "Changed a return request"),
    CALLS_A_PERSON: ("Called a person", "Called a person"),
}
TO_DO = {
    "Looked": "look",
    "Asked": "ask",
    "Took": "take",
    "Changed": "change",
    "Called": "call",
    "Tried": "try",
}
# What makes a return request.
MAKES = ("open_return_request", "settle_proposal")
Outcome = Literal["done", "refused", "failed", "under_way", "not_run"]


@dataclass(frozen=True, kw_only=True)
class Deed:
    """One call. `made` is the number of the return request that came of it."""

    did: str
    outcome: Outcome
    saw: str = ""
    made: str = ""


def deed_of(call: ToolCall, *, run: Run) -> Deed:
    """The call of a step of the run in words."""
    content = call.content if isinstance(call.content, Mapping) else {}
    made = _text(content, "return_request") if call.name in MAKES else ""
    outcome = _outcome(call, content, run)
    did = _did(call.name, call.input, content, made)
    return Deed(did=did, outcome=outcome, saw=_saw(call), made=made)


def to_do(name: str, given: Mapping[str, Any]) -> str:
    """What a call with these arguments is for: 'look up order 1187'."""
    verb, _, rest = _did(name, given, {}).partition(" ")
    return f"{TO_DO[verb]} {rest}"


def _outcome(call: ToolCall, content: Mapping[str, Any], run: Run) -> Outcome:
    if call.observed_at is None:
        if call.name == CALLS_A_PERSON and run.end_code == CALLED:
            return "done"
        return "under_way" if run.state in Run.OPEN else "not_run"
    if not call.is_error:
        return "done"
    return "failed" if content.get("error") == "tool_failed" else "refused"


def _did(name: str, given: Any, content: Mapping[str, Any], made: str = "") -> str:
    # The shop's own spelling where the order was found, else as it was asked for.
    order = _text(content, "order_id") or _text(given, "order_id")
    if made:
        return f"Asked for return {made}" + (f" of order {order}" if order else "")
    if name not in WORDS:
        return f"Tried to {codes.plain(in_a_sentence(name)) or 'do something'}"
    named, unnamed = WORDS[name]
    return named.format(order=order) if order else unnamed


def _saw(call: ToolCall) -> str:
    if call.observed_at is None:
        return _wish(call)
    day: date = timezone.localdate(call.observed_at)
    told = findings.told(call.name, call.input, call.content, is_error=call.is_error, on=day)
    if told.said:
        return _cut(told.said)
    return _cut(in_a_sentence(brief.in_short(call.content)))


def _wish(call: ToolCall) -> str:
    return _cut(_whole(call.input, "reason")) if call.name == CALLS_A_PERSON else ""


def _whole(values: Any, name: str) -> str:
    value = values.get(name) if isinstance(values, Mapping) else None
    return in_a_sentence(str(value)) if isinstance(value, str | int) else ""


def _text(values: Any, name: str) -> str:
    # A model may put a book where a number belongs.
    words = _whole(values, name)
    return words if len(words) <= LONGEST_NUMBER else f"{words[:LONGEST_NUMBER]}…"


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_SIGHT else f"{words[:LONGEST_SIGHT]}…"
