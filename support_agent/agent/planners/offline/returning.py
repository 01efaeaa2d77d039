"""A return, an exchange or a claim: the order's state decides what can be asked for."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from support_agent.agent.known import Facts

from . import items
from .evidence import OPEN_RETURN, Evidence, Finding, day, dicts
from .looking import RETURN_STATES, Served, returns_of, status_of, unknown_order
from .moves import Answer, HandOver, Line, Need, counted, line
from .replies import Key
from .thread import Awaited, Request
from .wishes import Kind

ARRIVED = frozenset({"delivered", "partly_delivered"})
# Said of requests for which nothing more can be asked, and by when they are decided.
HOLDING = frozenset({"return_waits", "return_approved", "decided_by"})
LONGEST_REASON = 500
MOST_DETOURS = 6
RETURN_NUMBER = re.compile(r"\bR-\d+\b")
OPENED: dict[Kind, Key] = {
    Kind.RETURN: "return_opened",
    Kind.EXCHANGE: "exchange_opened",
    Kind.DAMAGED: "damaged_opened",
    Kind.WRONG: "wrong_opened",
    Kind.MISSING: "missing_opened",
}


def serve_return(request: Request, number: str, evidence: Evidence, facts: Facts) -> Served:
    """The next step towards a return request, or what stands in its way."""
    order = status_of(number, evidence, why=f"Look up order {number} before a return.")
    if isinstance(order, Need):
        return order
    if order is None:
        return unknown_order(request, number, facts)
    if tried := evidence.about(OPEN_RETURN, number):
        return _told(request, number, order, tried, facts)
    if barred := _what_bars(request, number, order, facts):
        return barred
    if request.unsure or request.guessed:
        return _confirming(request, number, order)
    return _opening(request, number, order)


def _opening(request: Request, number: str, order: Mapping[str, Any]) -> Served:
    returnable = [one for one in dicts(order.get("lines")) if items.left(one)]
    choice = items.choose(returnable, request, whole=len(dicts(order.get("lines"))) == 1)
    if choice is None:
        return _asking_which(request, returnable, number)
    call: dict[str, Any] = {"order_id": number, "reason": _reason(request)}
    if request.kind is not Kind.RETURN:
        call["kind"] = request.kind.value
    if choice:
        call["items"] = [{"item": title, "quantity": count} for title, count in choice]
    return Need(tool=OPEN_RETURN, input=call, why=f"Ask for the return of order {number}.")


def _reason(request: Request) -> str:
    words = " ".join(" ".join(request.words).split())
    return words[:LONGEST_REASON] or "No reason given."


def _asking_which(request: Request, returnable: Sequence[Mapping[str, Any]], number: str) -> Served:
    if request.asked:
        return HandOver(reason=f"The customer wants to return something of order {number}.")
    things = tuple(str(one.get("title", "")) for one in returnable)
    return Answer(
        lines=(line("which_items", number=number, things=things),),
        awaited=Awaited.ITEMS,
        pending=replace(request, numbers=(number,), asked=request.asked + 1),
    )


def _confirming(request: Request, number: str, order: Mapping[str, Any]) -> Answer | HandOver:
    # Who is asked for a yes often gives a name or an address first: neither is a no.
    if request.asked > MOST_DETOURS:
        return HandOver(reason=f"The customer wants to return something of order {number}.")
    things = tuple(str(one.get("title", "")) for one in dicts(order.get("lines")))
    last_day = day(order.get("returnable_until"))
    until = [line("returnable_until", number=number, date=last_day)] if last_day else []
    return Answer(
        lines=(*until, line("confirm_return", number=number, things=things)),
        awaited=Awaited.YES,
        pending=replace(request, numbers=(number,), asked=request.asked + 1),
    )


def _what_bars(
    request: Request, number: str, order: Mapping[str, Any], facts: Facts
) -> Answer | HandOver | None:
    state = str(order.get("state"))
    if state == "cancelled":
        return Answer(lines=(line("return_of_cancelled", number=number),))
    if state not in ARRIVED:
        return _not_here(number, order)
    if any(items.left(one) for one in dicts(order.get("lines"))):
        return None
    return _nothing_left(number, order, facts)


def _not_here(number: str, order: Mapping[str, Any]) -> Answer:
    lines = [line("return_before_delivery", number=number)]
    parcels = dicts(order.get("shipments"))
    if len(parcels) == 1 and (expected := day(parcels[0].get("expected_on"))):
        carrier = str(parcels[0].get("carrier") or "")
        lines.append(line("carriers_date", carrier=carrier, date=expected))
    lines.append(line("return_after_delivery"))
    return _with_person(lines)


def _nothing_left(number: str, order: Mapping[str, Any], facts: Facts) -> Answer:
    """Why not one unit can be asked for: too late, asked for already, or not known."""
    last_day = day(order.get("returnable_until"))
    if last_day and facts.today and last_day < facts.today:
        return _with_person([line("return_window_closed", number=number, date=last_day)])
    open_ones = _holding(order, facts)
    if open_ones:
        return Answer(lines=(line("return_exists", number=number), *open_ones))
    if last_day is None:
        return _with_person([line("return_day_unknown", number=number)])
    return _with_person([line("nothing_to_return", number=number)])


def _holding(order: Mapping[str, Any], facts: Facts) -> list[Line]:
    return [one for one in returns_of(order, facts) if one.key in HOLDING]


def _told(
    request: Request, number: str, order: Mapping[str, Any], tried: Finding, facts: Facts
) -> Served:
    """What came of the request for a return."""
    match tried.refusal:
        case "":
            opened = str(tried.facts.get("return_request", ""))
            told = line(OPENED[request.kind], request=opened, number=number)
            lines = (told, *_things(tried), *_promised(tried))
            return Answer(lines=lines, returned=number)
        case "return_already_open":
            return _already_open(number, order, tried, facts)
        case "too_few_left":
            return _too_few(number, order)
    return _refused(request, number, order)


def _things(tried: Finding) -> list[Line]:
    things = tuple(counted(one) for one in dicts(tried.facts.get("items")))
    return [line("return_holds", things=things)] if things else []


def _promised(tried: Finding) -> list[Line]:
    promised = [line("colleague_decides")]
    if decided_by := day(tried.facts.get("decided_by")):
        promised.append(line("decided_by", date=decided_by))
    return promised


def _already_open(number: str, order: Mapping[str, Any], tried: Finding, facts: Facts) -> Answer:
    known = _holding(order, facts)
    if not known and (named := RETURN_NUMBER.search(str(tried.facts.get("message")))):
        known = [line(RETURN_STATES["requested"], request=named[0])]
    return Answer(lines=(line("return_exists", number=number), *known))


def _too_few(number: str, order: Mapping[str, Any]) -> Answer:
    left = tuple(
        counted(one, items.left(one)) for one in dicts(order.get("lines")) if items.left(one)
    )
    told = line("too_few_left", things=left) if left else line("nothing_to_return", number=number)
    return _with_person([told])


def _refused(request: Request, number: str, order: Mapping[str, Any]) -> Served:
    """A rule forbids it that the order's facts did not show before; its items are the likely one."""
    several = [one for one in dicts(order.get("lines")) if items.left(one)]
    if len(several) > 1 and not request.asked:
        return _asking_which(request, several, number)
    return HandOver(reason=f"The customer wants to return something of order {number}.")


def _with_person(lines: list[Line]) -> Answer:
    return Answer(lines=(*lines, line("offer_person")), person_offered=True)
