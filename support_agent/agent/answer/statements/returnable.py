"""Whether an order can be returned, and until when."""

from collections.abc import Iterator

from support_agent.agent.answer.reading import day, objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Result, Verified
from support_agent.language.values import Day, Sentence, Thing

from .returns import Returns

ARRIVED = ("delivered", "partly_delivered")


class Returnable(Statement):
    """until when it can be returned and what of it, or why it cannot"""

    key = "returnable"
    about = "order"
    unknowns = frozenset({"delivery-day-unknown", "return-if-arrived"})

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """The first reason that holds, in the order in which it makes sense to a customer."""
        order = verified.order(about)
        if order is None:
            return
        subject, state = verified.subject(about), order.get("state")
        left = tuple(_left(order))
        if state == "cancelled":
            yield Sentence(message="not-of-cancelled", subject=subject)
        elif state == "sent":
            yield Sentence(message="return-if-arrived", subject=subject)
        elif state not in ARRIVED:
            yield Sentence(message="not-before-delivery", subject=subject)
        elif left:
            yield from _open(verified, about, order, left)
        else:
            yield from _closed(verified, about, order)


def _open(
    verified: Verified, about: str, order: Result, left: tuple[Thing, ...]
) -> Iterator[Sentence]:
    subject, until = verified.subject(about), day(order.get("returnable_until"))
    refused = verified.refusals.get(subject.number.upper(), {}).get("error") == "too_few_left"
    if until is None or refused:
        yield Sentence(message="too-few-left", values={"things": left}, subject=subject)
        return
    values = {"until": Day(role="until", date=until)}
    bought = sum(_count(line.get("quantity")) for line in objects(order.get("lines")))
    if sum(one.quantity for one in left) == bought:
        yield Sentence(message="returnable", values=values, subject=subject)
    else:
        yield Sentence(
            message="returnable-things", values={**values, "things": left}, subject=subject
        )


def _closed(verified: Verified, about: str, order: Result) -> Iterator[Sentence]:
    subject, until = verified.subject(about), day(order.get("returnable_until"))
    today = verified.facts.today
    if until is None:
        yield Sentence(message="delivery-day-unknown", subject=subject)
    elif today and until < today:
        values = {"until": Day(role="until", date=until)}
        yield Sentence(message="window-closed", values=values, subject=subject)
    else:
        yield Sentence(message="nothing-left", subject=subject)
        if order.get("return_requests"):
            yield from Returns().sentences(verified, about)


def _left(order: Result) -> Iterator[Thing]:
    for line in objects(order.get("lines")):
        if count := _count(line.get("returnable")):
            yield Thing(title=str(line.get("title") or ""), quantity=count)


def _count(value: object) -> int:
    return value if isinstance(value, int) else 0
