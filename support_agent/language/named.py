"""Values as words of a language: money, goods, carriers, requests, orders."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from babel.lists import format_list
from babel.numbers import format_currency

from . import dates
from .packs import Pack
from .values import (
    Carrier,
    Day,
    ListedOrder,
    Money,
    Name,
    OpenHours,
    Parcel,
    Request,
    Subject,
    Thing,
    Value,
)

MOST_TITLES = 2


def all_values(values: Mapping[str, Value], pack: Pack, today: date | None) -> dict[str, Any]:
    """What a message is filled with. A value that has cases comes in all of them."""
    filled: dict[str, Any] = {}
    for name, value in values.items():
        match value:
            case Carrier():
                filled |= _carrier(name, value, pack)
            case Request():
                message = "request-of" if value.order else "request-named"
                given = {"request": value.number, "number": value.order}
                filled |= pack.forms(name, message, given)
            case tuple():
                filled[name] = _several(value, pack, today)
            case _:
                filled[name] = _one(value, pack, today)
    return filled


def _carrier(name: str, carrier: Carrier, pack: Pack) -> dict[str, str]:
    if carrier.name:
        return pack.forms(name, "carrier-named", {"name": carrier.name})
    return pack.forms(name, "the-carrier")


def order(subject: Subject, pack: Pack, *, with_goods: bool) -> dict[str, str]:
    """The order at its first mention: by its number, and what is in it."""
    if not (with_goods and subject.titles):
        return pack.forms("order", "the-order", {"number": subject.number})
    values = {"number": subject.number, "goods": titles(subject.titles, pack)}
    return pack.forms("order", "the-order-with", values)


def titles(all_titles: Sequence[str], pack: Pack) -> str:
    """At most two titles, and how many more there are."""
    known = list(dict.fromkeys(title or pack.text("an-item") for title in all_titles))
    shown, more = known[:MOST_TITLES], len(known) - MOST_TITLES
    if len(known) > 1:
        shown = [_quoted(title, pack) for title in shown]
    if more > 0:
        shown.append(pack.text("more-goods", {"count": more}))
    return format_list(shown, locale=pack.locale)


def _one(value: Any, pack: Pack, today: date | None) -> Any:
    match value:
        case Day():
            return dates.in_its_role(value, pack, today)
        case Money():
            return format_currency(value.amount, value.currency, locale=pack.locale)
        case Name():
            return value.text
        case Thing():
            return _thing(value, pack)
        case Carrier():
            return _carrier("carrier", value, pack)["carrier"]
        case Parcel():
            return _parcel(value, pack, today)
        case ListedOrder():
            return _listed(value, pack, today)
    return value


def _several(values: tuple[Any, ...], pack: Pack, today: date | None) -> str:
    if all(isinstance(one, OpenHours) for one in values):
        return dates.opening(values, pack)
    each = [str(_one(one, pack, today)) for one in values]
    if any(isinstance(one, ListedOrder) for one in values):
        return "".join(f"\n• {one}" for one in each)
    return format_list(each, locale=pack.locale)


def _thing(thing: Thing, pack: Pack) -> str:
    bare = thing.title or pack.text("an-item")
    values = {"quantity": thing.quantity, "bare": bare, "title": _quoted(bare, pack)}
    return pack.text("thing", values)


def _quoted(title: str, pack: Pack) -> str:
    """A title with a comma would fall apart in a list: "Sandals, 38"."""
    return pack.text("quoted", {"title": title}) if "," in title else title


def _parcel(parcel: Parcel, pack: Pack, today: date | None) -> str:
    named = f"{parcel.carrier} {parcel.tracking}".strip()
    named = named or pack.text("parcel-unnamed", {"position": parcel.position})
    if not parcel.things:
        return named
    goods = _several(parcel.things, pack, today)
    return pack.text("parcel-with", {"parcel": named, "goods": goods})


def _listed(listed: ListedOrder, pack: Pack, today: date | None) -> str:
    when = dates.in_its_role(Day(role="on", date=listed.placed_on), pack, today)
    values = {"number": listed.number, "when": when}
    if not listed.titles:
        return pack.text("order-listed", values)
    return pack.text("order-listed-with", {**values, "goods": titles(listed.titles, pack)})
