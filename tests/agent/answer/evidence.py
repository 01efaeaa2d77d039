"""What tools found, as a turn of the agent has it."""

from datetime import date
from itertools import count
from typing import Any

from support_agent.agent.answer.compose import Composed, compose
from support_agent.agent.answer.parts import Answer, Part
from support_agent.agent.known import Facts, KnownOrder
from support_agent.agent.types import Action, Observation, Plan, Said, Step, Turn

TODAY = date(2026, 12, 1)
_ids = count(1)


def parcel(**fields: Any) -> dict[str, Any]:
    """A parcel on its way."""
    return {
        "carrier": "DHL",
        "tracking_number": "JD0001187",
        "state": "in_transit",
        "shipped_on": "2026-11-26",
        "expected_on": "2026-12-02",
        "last_scan": "Left the sorting centre",
        "last_scan_at": "2026-11-30T10:00+01:00",
        "delivered_on": None,
    } | fields


def delivered(on: str | None = "2026-11-28", **fields: Any) -> dict[str, Any]:
    """A parcel that came."""
    return parcel(state="delivered", delivered_on=on, last_scan="Delivered") | fields


def order(number: str = "1187", **fields: Any) -> dict[str, Any]:
    """What get_order_status says of an order on its way."""
    return {
        "order_id": number,
        "state": "in_transit",
        "placed_on": "2026-11-24",
        "currency": "EUR",
        "total": "59.90",
        "payment_state": "paid",
        "lines": [{"title": "Headphones", "quantity": 1, "returnable": 0}],
        "shipments": [parcel()],
        "return_requests": [],
        "returnable_until": None,
        "return_days": 30,
    } | fields


def arrived(number: str = "1187", **fields: Any) -> dict[str, Any]:
    """The same of one that came on 28 November and can go back until 28 December."""
    return (
        order(
            number,
            state="delivered",
            shipments=[delivered()],
            lines=[{"title": "Headphones", "quantity": 1, "returnable": 1}],
            returnable_until="2026-12-28",
        )
        | fields
    )


def estimate(number: str = "1187", **fields: Any) -> dict[str, Any]:
    """What estimate_delivery says."""
    return {
        "order_id": number,
        "state": "expected",
        "expected_on": "2026-12-02",
        "delivered_on": None,
        "carrier": "DHL",
        "tracking_number": "JD0001187",
        "last_scan": "Left the sorting centre",
        "last_scan_at": "2026-11-30T10:00+01:00",
        "note": "",
    } | fields


def made(number: str = "R-0007", **fields: Any) -> dict[str, Any]:
    """What open_return_request says once it has opened one."""
    return {
        "return_request": number,
        "state": "requested",
        "kind": "return",
        "order_id": "1187",
        "items": [{"title": "Headphones", "quantity": 1}],
        "decided_by": "2026-12-03",
    } | fields


def asks(**fields: Any) -> dict[str, Any]:
    """What it says where code asks the customer first."""
    return {
        "proposal": 12,
        "asks": "confirm",
        "order_id": "1187",
        "kind": "return",
        "items": [{"title": "Headphones", "quantity": 1}],
    } | fields


def refused(code: str, **fields: Any) -> dict[str, Any]:
    """An error of a tool."""
    return {"error": code, "message": "No."} | fields


def step(result: dict[str, Any], *, of: str = "", **arguments: Any) -> Step:
    """A step that called the tool which gives such a result."""
    action = Action(id=f"call-{next(_ids)}", name=of or _tool(result), input=arguments)
    observation = Observation(call_id=action.id, content=result, is_error="error" in result)
    return Step(plan=Plan(actions=(action,)), observations=(observation,))


def _tool(result: dict[str, Any]) -> str:
    if "lines" in result:
        return "get_order_status"
    return "estimate_delivery" if "expected_on" in result else "open_return_request"


def turn(*results: dict[str, Any] | Step, said: tuple[str, ...] = (), **facts: Any) -> Turn:
    """A turn of a known customer in which these were found."""
    steps = [one if isinstance(one, Step) else step(one) for one in results]
    known = Facts(**({"identified": True, "today": TODAY} | facts))
    history = tuple(Said(author="agent", text=text) for text in said)
    return Turn(facts=known, history=history, steps=tuple(steps))


def missing(number: str) -> Step:
    """A look-up of an order that there is not."""
    return step(refused("order_not_found"), of="get_order_status", order_id=number)


def known(number: str, *titles: str) -> KnownOrder:
    """An order of theirs as the server lists it."""
    return KnownOrder(number=number, placed_on=date(2026, 11, 24), titles=titles)


def reply(turn: Turn, *parts: str | Part, **options: Any) -> Composed:
    """What parts come to, each written as "key about"."""
    chosen = [_part(one) if isinstance(one, str) else one for one in parts]
    return compose(Answer(parts=chosen), turn, **options)


def _part(text: str) -> Part:
    say, _, about = text.partition(" ")
    return Part(say=say, about=about)
