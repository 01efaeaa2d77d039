"""A tool call as a colleague reads it: what it was about, and what it said, in a plain sentence.

The trace has it whole. A tool that is not known here has no sentence, and is shown as it is.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils.text import capfirst

from orders.text import in_a_sentence, spliced, straight

LONGEST_SENTENCE = 300
MOST_ITEMS = 3
Content = Mapping[str, Any]
# How an order or a parcel stands, with its day where the shop knows one.
STANDINGS = {
    "delivered": ("delivered on {day}", "delivered"),
    "expected": ("expected {day}", "expected"),
    "today": ("expected today, {day}", "expected today"),
    "late": ("late: it was expected {day}", "late"),
    "no_date": ("", "on its way, the carrier has named no day"),
    "not_shipped": ("not shipped yet, expected {day}", "not shipped yet"),
    "cancelled": ("", "cancelled"),
    "sent": ("", "sent, no word from the carrier"),
    "unknown": ("", "nobody has said where it is"),
}
# What the model is told of its calls in words that are about code.
REFUSALS = {
    "unknown_tool": "there is no such tool",
    "malformed_arguments": "what it asked for could not be read",
    "invalid_arguments": "what it asked for does not fit",
    "not_answered": "the customer has not said that",
    "tool_failed": "a fault of ours, which is in the log",
}


@dataclass(frozen=True, kw_only=True)
class Told:
    """Empty where there are no words for it."""

    about: str = ""
    said: str = ""


def told(name: str, asked: Any, content: Any, *, is_error: bool, on: date) -> Told:
    """What this call was about and what came of it. `on` is the day: another year is named."""
    if not isinstance(content, Mapping):
        return Told()
    about = _about(name, asked, content)
    if is_error:
        why = REFUSALS.get(_text(content, "error")) or _sentence_of(content, "message")
        return Told(about=about, said=_sentence([why]))
    if name not in SENTENCES:
        return Told()
    said = _sentence(SENTENCES[name](content, on))
    return Told(about=about, said=said) if said else Told()


def _about(name: str, asked: Any, content: Content) -> str:
    if name not in SENTENCES:
        # A tool that there is not, or one that has been added since.
        return capfirst(_plain(in_a_sentence(name)))
    number = _text(content, "order_id") or _text(asked, "order_id")
    return f"Order {number}" if number else "An order"


def _order(content: Content, on: date) -> Iterator[str]:
    shipments = _parts(content, "shipments")
    delivered = max((_text(parcel, "delivered_on") for parcel in shipments), default="")
    expected = max((_text(parcel, "expected_on") for parcel in shipments), default="")
    days = {"delivered_on": delivered, "expected_on": expected}
    yield _standing({**days, **content}, on)
    yield _items(content)
    total = f"{_text(content, 'total')} {_text(content, 'currency')}".strip()
    yield ", ".join(filter(None, [total, _plain(_text(content, "payment_state"))]))
    for request in _parts(content, "return_requests"):
        yield f"return {_text(request, 'number')} {_plain(_text(request, 'state'))}"
    if until := _day(content, "returnable_until", on):
        yield f"returns until {until}"


def _delivery(content: Content, on: date) -> Iterator[str]:
    yield _standing(content, on)
    yield f"{_text(content, 'carrier')} {_text(content, 'tracking_number')}".strip()
    if scan := _text(content, "last_scan"):
        yield f"last scan: {scan}"


def _return(content: Content, on: date) -> Iterator[str]:
    if "proposal" in content:
        yield "asked the customer first"
    if "declined" in content:
        yield "the customer declined"
    number, state = _text(content, "return_request"), _plain(_text(content, "state"))
    yield f"return {number} {state}".strip() if number else ""
    yield _plain(_text(content, "kind")) if _text(content, "kind") != "return" else ""
    yield _items(content, "items")
    if day := _day(content, "decided_by", on):
        yield f"to be decided by {day}"


SENTENCES: dict[str, Callable[[Content, date], Iterator[str]]] = {
    "get_order_status": _order,
    "estimate_delivery": _delivery,
    "open_return_request": _return,
    "settle_proposal": _return,
    "change_return_request": _return,
}


def _standing(content: Content, on: date) -> str:
    state = _text(content, "state")
    day = _day(content, "delivered_on" if state == "delivered" else "expected_on", on)
    plain = _plain(state)
    with_day, without = STANDINGS.get(state, (f"{plain}, expected {{day}}", plain))
    return with_day.replace("{day}", day) if day and with_day else without


def _items(content: Content, name: str = "lines") -> str:
    items = _parts(content, name)
    shown = [f"{_text(item, 'quantity')} × {_text(item, 'title')}" for item in items[:MOST_ITEMS]]
    more = len(items) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


def _parts(content: Content, name: str) -> list[Content]:
    parts = content.get(name)
    return [part for part in parts if isinstance(part, Mapping)] if isinstance(parts, list) else []


def _text(content: Any, name: str) -> str:
    value = content.get(name) if isinstance(content, Mapping) else None
    return spliced(str(value)) if isinstance(value, str | int) else ""


def _sentence_of(content: Content, name: str) -> str:
    # Of the shop's own, with what it quotes kept apart already.
    value = content.get(name)
    return " ".join(straight(value).split()) if isinstance(value, str) else ""


def _plain(state: str) -> str:
    return state.replace("_", " ")


def _day(content: Content, name: str, on: date) -> str:
    try:
        day = date.fromisoformat(_text(content, name))
    except ValueError:
        return ""
    year = "" if day.year == on.year else f" {day.year}"
    return f"{day.day} {day:%b}{year}"


def _sentence(parts: list[str] | Iterator[str]) -> str:
    whole = "; ".join(filter(None, parts))
    # Where it is cut, what is kept apart may have lost its end.
    return whole if len(whole) <= LONGEST_SENTENCE else straight(f"{whole[:LONGEST_SENTENCE]}…")
