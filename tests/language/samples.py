"""A value for everything that a message may be filled with: the contract of code and packs."""

from collections.abc import Mapping
from datetime import date, time, timedelta
from decimal import Decimal

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

TODAY = date(2026, 12, 1)
ORDER = Subject(number="1187", titles=("Wireless headphones", "Sandals, 38", "Desk lamp", "Rug"))
NO_TITLES = Subject(number="1187")
DAYS = [
    *(TODAY + timedelta(days=distance) for distance in range(-7, 8)),
    date(2026, 10, 9),
    date(2027, 1, 5),
    date(2025, 11, 3),
]

WHEN = Day(role="on", date=date(2026, 11, 28))
UNTIL = Day(role="until", date=date(2026, 12, 28))
BY = Day(role="by", date=date(2026, 12, 3))
DHL = Carrier(name="DHL")
THINGS = (Thing(title="Wireless headphones"), Thing(title="Mug", quantity=2), Thing(title=""))
REQUEST = Request(number="R-0001", order="1187")
PARCEL = Parcel(position=1, carrier="DHL", tracking="JD0001187", things=(Thing(title="Mug"),))
ORDERS = (
    ListedOrder(number="1187", placed_on=date(2026, 11, 24), titles=ORDER.titles),
    ListedOrder(number="1190", placed_on=TODAY),
)
WORKDAYS = OpenHours(days=(0, 1, 2, 3, 4), opens=time(9), closes=time(18))
HOURS = (
    WORKDAYS,
    OpenHours(days=(5,), opens=time(10), closes=time(13)),
    OpenHours(days=(5,), opens=time(15), closes=time(0)),
)
LINK = "https://www.dhl.com/track?id=JD0001187"

OF_ORDER: Mapping[str, Mapping[str, Value]] = {
    "status-not-shipped": {},
    "status-on-its-way": {},
    "status-out-for-delivery": {},
    "status-delivered": {"when": WHEN},
    "status-delivered-undated": {},
    "status-partly-delivered": {"here": 1, "total": 3},
    "status-rest-not-shipped": {},
    "status-cancelled": {},
    "status-failed": {},
    "status-returning": {},
    "status-sent": {"when": WHEN},
    "status-sent-undated": {},
    "status-unknown": {},
    "not-delivered-yet": {},
    "shipped": {"when": WHEN},
    "shipped-unknown": {},
    "expected": {"carrier": DHL, "when": WHEN},
    "was-expected": {"carrier": Carrier(), "when": WHEN},
    "no-date": {"carrier": DHL},
    "already-delivered": {},
    "last-scan": {"carrier": Carrier(), "when": WHEN},
    "no-new-scan": {"carrier": DHL, "when": WHEN},
    "no-scan": {"carrier": Carrier()},
    "scan-address": {},
    "scan-attempted": {},
    "scan-customs": {},
    "scan-pickup": {},
    "scan-depot": {},
    "scan-label": {},
    "carrier": {"carrier": DHL},
    "carrier-delivered": {"carrier": DHL},
    "carriers": {"carriers": (DHL, Carrier(name="GLS"))},
    "carrier-unknown": {},
    "tracking": {"tracking": Name(text="JD0001187")},
    "tracking-linked": {"tracking": Name(text="JD0001187"), "link": LINK},
    "tracking-unknown": {},
    "parcels": {"count": 2},
    "parcel-delivered": {"parcel": PARCEL, "when": WHEN},
    "parcel-delivered-undated": {"parcel": PARCEL},
    "parcel-expected": {"parcel": Parcel(position=2), "when": WHEN},
    "parcel-late": {"parcel": PARCEL, "when": WHEN},
    "parcel-today": {"parcel": PARCEL},
    "parcel-on-its-way": {"parcel": PARCEL},
    "parcel-no-date": {"parcel": PARCEL},
    "parcel-not-shipped": {"parcel": PARCEL},
    "parcel-shipped": {"parcel": PARCEL, "when": WHEN},
    "parcel-sent": {"parcel": PARCEL, "when": WHEN},
    "parcel-sent-undated": {"parcel": PARCEL},
    "parcel-failed": {"parcel": PARCEL},
    "parcel-returning": {"parcel": PARCEL},
    "parcel-scan": {"parcel": PARCEL, "when": WHEN},
    "parcel-no-scan": {"parcel": PARCEL},
    "parcel-tracking": {"parcel": PARCEL},
    "parcel-tracking-linked": {"parcel": PARCEL, "link": LINK},
    "things-not-shipped": {"things": THINGS},
    "goods": {"things": THINGS[:1]},
    "goods-several": {"things": THINGS},
    "total": {"total": Money(amount=Decimal("1234.5"), currency="EUR")},
    "placed": {"when": WHEN},
    "payment-paid": {},
    "payment-pending": {},
    "payment-authorized": {},
    "payment-partially-paid": {},
    "payment-refunded": {},
    "payment-partially-refunded": {},
    "payment-voided": {},
    "payment-expired": {},
    "returnable": {"until": UNTIL},
    "returnable-things": {"things": THINGS, "until": UNTIL},
    "window-closed-undated": {},
    "window-closed": {"until": UNTIL},
    "not-before-delivery": {},
    "not-of-cancelled": {},
    "nothing-left": {},
    "delivery-day-unknown": {},
    "too-few-left": {"things": THINGS},
    "no-request": {},
}
"""Messages whose subject is an order, in the order of the packs."""

OTHERS: Mapping[str, Mapping[str, Value]] = {
    "return-window": {"days": 30},
    "request-waits": {"request": Request(number="R-0001")},
    "request-waits-until": {"request": REQUEST, "by": BY},
    "request-approved": {"request": REQUEST},
    "request-rejected": {"request": REQUEST},
    "request-withdrawn": {"request": REQUEST},
    **{
        f"made-{kind}": {"request": Name(text="R-0001"), "number": "1187", "things": THINGS}
        for kind in ("return", "exchange", "damaged", "wrong", "missing")
    },
    "made-next": {},
    "made-next-until": {"by": BY},
    "withdrawn": {"request": REQUEST},
    "changed": {"request": REQUEST, "things": THINGS},
    "changed-kind-exchange": {"request": REQUEST},
    "changed-kind-return": {"request": REQUEST},
    "too-late-to-change": {"request": Request(number="R-0001")},
    "order-not-found": {"number": Name(text="9999")},
    "order-not-found-unnamed": {},
    "order-not-found-guest": {"number": Name(text="9999")},
    "order-not-found-guest-unnamed": {},
    "not-known": {},
    "only-team": {},
    "money-is-the-teams": {},
    "your-orders": {"orders": ORDERS},
    "no-orders": {},
    "team-answers": {"by": BY},
    "desk-hours": {"hours": HOURS},
    "desk-hours-week": {"hours": HOURS},
    "desk-always": {},
    "desk-closed-week": {},
    "ask-order": {"orders": ORDERS},
    "ask-order-again": {"orders": ORDERS},
    "ask-number": {},
    "number-unknown": {},
    "ask-items": {"number": "1187", "things": THINGS},
    "ask-count": {"number": "1187", "things": THINGS[1:2]},
    "ask-topic": {},
    **{
        f"confirm-{kind}": {"number": "1187", "things": THINGS}
        for kind in ("return", "exchange", "damaged", "wrong", "missing")
    },
    "offer-team": {},
    "greeting": {},
    "greeting-named": {"name": Name(text="Lucia")},
    "hello": {},
    "hello-named": {"name": Name(text="Lucia")},
    "you-are-welcome": {},
    "thanks": {},
    "goodbye": {},
    "all-right": {},
    "back-again": {},
    "assistant": {},
    "abilities": {},
    "sorry": {},
    "sorry-late": {},
    "other-language": {},
}
"""Those that are about no order, or name it themselves."""

BUTTONS = frozenset(("yes-request", "no-request-button"))
# Several messages for one value: a pack gives all of a family the same cases.
FAMILIES = (
    ("the-order", "the-order-with", "the-order-again", "this-order", "it"),
    ("the-carrier", "carrier-named"),
    ("request-named", "request-of"),
)
# A pack may leave these out, and the plain day stands in their place.
NEAR_DAYS = frozenset(
    f"{role}-{near}"
    for role in ("on", "until", "by", "since")
    for near in ("weekday", "today", "tomorrow", "yesterday")
)
FRAME = frozenset(
    {
        *(name for family in FAMILIES for name in family),
        *("on", "until", "by", "since", "more-goods", "thing", "quoted", "an-item"),
        *("order-listed", "order-listed-with", "parcel-with", "parcel-unnamed"),
        *("hours-on", "hours-day", "hours-days", "hours-times", "midnight"),
    }
)
"""What values are written with."""


def sentence(message: str, *, variant: int = 0, subject: Subject = ORDER) -> Sentence:
    """The message with its sample values."""
    if message in OF_ORDER:
        return Sentence(message=message, values=OF_ORDER[message], subject=subject, variant=variant)
    return Sentence(message=message, values=OTHERS[message], variant=variant)
