"""A return, an exchange or a claim: the order's state decides what can be asked for."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from support_agent.agent.answer.parts import Part
from support_agent.agent.answer.reading import objects
from support_agent.agent.known import Facts

from . import items
from .evidence import OPEN_RETURN, Evidence, Finding
from .looking import Served, is_paid_back, status_of, unknown_order
from .moves import Answer, HandOver, Need, part
from .text import sentences
from .thread import Awaited, Request
from .understand import understand
from .wishes import Kind
from .wishing import signs

ARRIVED = frozenset({"delivered", "partly_delivered", "sent"})
LONGEST_SUMMARY = 500
MOST_DETOURS = 6
_AWAITED = {"items": Awaited.ITEMS, "count": Awaited.ITEMS}


def serve_return(
    request: Request, number: str, evidence: Evidence, facts: Facts, *, again: bool = False
) -> Served:
    """The next step towards a return request, or what stands in its way.

    `again`: one was made here before, so that words without goods are about that one.
    """
    order = status_of(number, evidence, why=f"Look up order {number} before a return.")
    if isinstance(order, Need):
        return order
    if order is None:
        return unknown_order(request, number, facts)
    if tried := evidence.about(OPEN_RETURN, number):
        return _answered(request, number, order, tried)
    if request.about_money and is_paid_back(order):
        return Answer(parts=(part("status", number), part("payment", number)))
    if (
        again
        and _is_asked_for(order)
        and not items.names_something(objects(order.get("lines")), request)
    ):
        return Answer(parts=(part("returns", number),))
    return _what_bars(number, order) or _opening(request, number, order)


def _is_asked_for(order: Mapping[str, Any]) -> bool:
    """Whether a request stands. What was rejected or taken back may be asked for once more."""
    requests = objects(order.get("return_requests"))
    return any(one.get("state") in ("requested", "approved") for one in requests)


def _opening(request: Request, number: str, order: Mapping[str, Any]) -> Served:
    if request.asked > MOST_DETOURS:
        return HandOver(reason=f"The customer wants to return something of order {number}.")
    lines = objects(order.get("lines"))
    returnable = [one for one in lines if items.left(one)]
    if len(lines) > 1 and any(map(_is_all_but_some, request.words)):
        # What is named here stays. Only a list of what goes is clear.
        if not request.asked:
            return _asking_which(request, number)
        request = replace(request, words=request.words[-1:])
    choice = items.choose(returnable, request, whole=len(lines) == 1)
    if choice is None:
        return _asking_which(request, number)
    call: dict[str, Any] = {"order_id": number, "summary": _summary(request)}
    if request.kind is not Kind.RETURN:
        call["kind"] = request.kind.value
    if choice:
        call["items"] = [{"item": title, "quantity": count} for title, count in choice]
    return Need(tool=OPEN_RETURN, input=call, why=f"Ask for the return of order {number}.")


def _is_all_but_some(text: str) -> bool:
    """ "Everything except the mug", in one breath or after a comma."""
    passages = [one for sentence in sentences(text) for one in sentence.split(",")]
    return any(
        "all" in understand(passage).concepts and "except" in signs(f"{passage} {after}")
        for passage, after in zip(passages, [*passages[1:], ""], strict=False)
    )


def _summary(request: Request) -> str:
    """The customer's own words, which is all that a planner without a model knows of a reason."""
    return " ".join(" ".join(request.words).split())[:LONGEST_SUMMARY]


def _asking_which(request: Request, number: str) -> Served:
    if request.asked:
        return HandOver(reason=f"The customer wants to return something of order {number}.")
    return Answer(
        parts=(part("ask_items", number),),
        awaited=Awaited.ITEMS,
        pending=replace(request, numbers=(number,), asked=request.asked + 1),
    )


def _what_bars(number: str, order: Mapping[str, Any]) -> Answer | None:
    state = str(order.get("state"))
    if state == "cancelled":
        keys = ("returnable", "payment") if is_paid_back(order) else ("returnable",)
        return Answer(parts=tuple(part(key, number) for key in keys))
    if state not in ARRIVED:
        expected = any(one.get("expected_on") for one in objects(order.get("shipments")))
        parts = [part("returnable", number), *([part("expected", number)] if expected else [])]
        return Answer(parts=(*parts, part("offer_team")), person_offered=True)
    if any(map(items.left, objects(order.get("lines")))):
        return None
    if objects(order.get("return_requests")):
        return Answer(parts=(part("returns", number),))
    return _with_person(number)


def _answered(request: Request, number: str, order: Mapping[str, Any], tried: Finding) -> Served:
    """What came of the request for a return."""
    match tried.refusal:
        case "":
            if "proposal" in tried.facts:
                # The question is code's own; whoever only asks is answered first.
                return Answer(
                    parts=tuple(_before_the_question(request, number)),
                    awaited=_AWAITED.get(str(tried.facts.get("asks")), Awaited.YES),
                    pending=replace(request, numbers=(number,), asked=request.asked + 1),
                )
            return Answer(parts=(part("done"),), returned=number)
        case "return_already_open":
            return Answer(parts=(part("returns", number),))
        case "too_few_left":
            return _with_person(number)
    several = [one for one in objects(order.get("lines")) if items.left(one)]
    if len(several) > 1 and not request.asked:
        # A rule forbids it that the order's facts did not show: its items are the likely one.
        return _asking_which(request, number)
    return HandOver(reason=f"The customer wants to return something of order {number}.")


def _before_the_question(request: Request, number: str) -> Iterator[Part]:
    if request.asks_after:
        yield part("status", number)
    elif request.unsure:
        yield part("returnable", number)


def _with_person(number: str) -> Answer:
    return Answer(parts=(part("returnable", number), part("offer_team")), person_offered=True)
