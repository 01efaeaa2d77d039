"""Typical replies in a language, to be read by a person: `python -m tests.language.examples ru`."""

import sys
from collections.abc import Iterator
from datetime import date, timedelta
from decimal import Decimal

from support_agent.language.render import render
from support_agent.language.values import (
    Carrier,
    Day,
    ListedOrder,
    Money,
    Name,
    OpenHours,
    Parcel,
    Request,
    Sentence,
    Subject,
    Thing,
    Value,
)

from .samples import HOURS, LINK, TODAY

HEADPHONES = Subject(number="1187", titles=("Wireless headphones",))
SHIRT = Subject(number="1036", titles=("Linen shirt", "Leather sandals, 38", "Mug", "Rug"))
DHL = Carrier(name="DHL")
MUGS = (Thing(title="Stoneware mug", quantity=2),)
TWO = (Thing(title="Linen shirt"), Thing(title="Stoneware mug", quantity=2))
ORDERS = (
    ListedOrder(number="1187", placed_on=date(2026, 11, 24), titles=HEADPHONES.titles),
    ListedOrder(number="1036", placed_on=date(2026, 11, 30), titles=SHIRT.titles),
)
MONDAY_TO_FRIDAY = HOURS[:1]
REQUEST = Request(number="R-0001", order="1187")
PARCELS = (
    Parcel(position=1, carrier="DHL", tracking="JD0001187", things=TWO[:1]),
    Parcel(position=2, carrier="GLS", tracking="GL553812", things=MUGS),
)


def _day(role: str, distance: int) -> Day:
    return Day(role=role, date=TODAY + timedelta(days=distance))


def _of(subject: Subject | None, message: str, **values: Value) -> Sentence:
    return Sentence(message=message, subject=subject, values=values)


def _say(message: str, variant: int = 0, **values: Value) -> Sentence:
    return Sentence(message=message, values=values, variant=variant)


HOURS_OF_A_WEEK: tuple[OpenHours, ...] = HOURS
REPLIES: tuple[tuple[Sentence, ...], ...] = (
    (
        _of(HEADPHONES, "status-on-its-way"),
        _of(HEADPHONES, "expected", carrier=DHL, when=_day("on", 1)),
    ),
    (
        _of(HEADPHONES, "status-delivered", when=_day("on", -3)),
        _of(HEADPHONES, "returnable", until=_day("until", 27)),
    ),
    (
        _say("sorry-late"),
        _of(HEADPHONES, "was-expected", carrier=DHL, when=_day("on", -2)),
        _of(HEADPHONES, "no-new-scan", carrier=DHL, when=_day("on", -4)),
        _say("offer-team"),
    ),
    (
        _of(SHIRT, "status-not-shipped"),
        _of(SHIRT, "no-date", carrier=Carrier()),
        _of(SHIRT, "tracking-unknown"),
    ),
    (
        _of(SHIRT, "status-cancelled"),
        _of(SHIRT, "payment-refunded"),
    ),
    (
        _of(HEADPHONES, "status-out-for-delivery"),
        _of(HEADPHONES, "expected", carrier=DHL, when=_day("on", 0)),
        _of(HEADPHONES, "tracking-linked", tracking=Name(text="JD0001187"), link=LINK),
    ),
    (
        _of(SHIRT, "status-partly-delivered", here=1, total=2),
        _of(SHIRT, "parcel-delivered", parcel=PARCELS[0], when=_day("on", -1)),
        _of(SHIRT, "parcel-expected", parcel=PARCELS[1], when=_day("on", 3)),
        _of(SHIRT, "returnable", until=_day("until", 29)),
    ),
    (
        _of(SHIRT, "parcels", count=2),
        *(_of(SHIRT, "parcel-tracking-linked", parcel=one, link=LINK) for one in PARCELS),
    ),
    (
        _of(HEADPHONES, "last-scan", carrier=DHL, when=_day("on", -1)),
        _of(HEADPHONES, "scan-address"),
        _say("only-team"),
        _say("offer-team", variant=1),
    ),
    (
        _of(SHIRT, "goods", things=TWO),
        _of(SHIRT, "total", total=Money(amount=Decimal("134.9"), currency="EUR")),
        _of(SHIRT, "placed", when=_day("on", -20)),
        _of(SHIRT, "payment-paid"),
    ),
    (
        _of(HEADPHONES, "window-closed", until=_day("until", -10)),
        _say("only-team"),
    ),
    (
        _of(SHIRT, "returnable-things", things=MUGS, until=_day("until", 5)),
        _say(
            "request-waits-until", request=Request(number="R-0002", order="1036"), by=_day("by", 2)
        ),
    ),
    (
        _say("hello-named", name=Name(text="Lucia")),
        _say("made-return", request=Name(text="R-0001"), number="1187", things=TWO),
        _say("made-next-until", by=_day("by", 2)),
    ),
    (
        _say("made-damaged", request=Name(text="R-0001"), number="1036", things=MUGS),
        _say("made-next"),
    ),
    (_say("confirm-return", number="1187", things=(Thing(title="Wireless headphones"),)),),
    (_say("ask-items", number="1036", things=TWO),),
    (_say("ask-count", number="1036", things=MUGS),),
    (_say("ask-order", orders=ORDERS),),
    (_say("greeting-named", name=Name(text="Lucia")),),
    (
        _say("desk-hours", hours=HOURS_OF_A_WEEK),
        _say("team-answers", by=_day("by", 1)),
    ),
    (
        _of(HEADPHONES, "shipped", when=_day("on", -5)),
        _of(HEADPHONES, "carrier", carrier=DHL),
        _of(HEADPHONES, "not-before-delivery"),
    ),
    (
        _of(HEADPHONES, "no-request"),
        _of(HEADPHONES, "returnable", until=_day("until", 1)),
    ),
    (
        _of(HEADPHONES, "status-delivered", when=_day("on", -3)),
        _of(SHIRT, "status-on-its-way"),
        _of(SHIRT, "expected", carrier=DHL, when=_day("on", 36)),
        _of(HEADPHONES, "payment-paid"),
    ),
    (_say("not-known"), _say("money-is-the-teams"), _say("offer-team")),
    (_say("order-not-found", number=Name(text="9999")),),
    (
        _say("withdrawn", request=REQUEST),
        _say("thanks"),
    ),
    (
        _say("too-late-to-change", request=REQUEST),
        _say("request-rejected", request=Request(number="R-0001")),
    ),
)
"""Found in many conversations, as the parts of a planner come to them."""


def examples(language: str, address: str = "") -> Iterator[str]:
    """The replies as customers would read them."""
    for sentences in REPLIES:
        yield render(sentences, language=language, today=TODAY, address=address)


if __name__ == "__main__":
    print("\n\n".join(examples(*sys.argv[1:])))
