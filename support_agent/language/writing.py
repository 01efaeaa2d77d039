"""Values as a language writes them: days in their roles, money, lists, names (CLDR, by Babel)."""

from collections.abc import Sequence
from datetime import date

from babel.dates import format_date, format_time, get_day_names
from babel.lists import format_list
from babel.numbers import format_currency

from .names import shown
from .packs import has, manners, text_of
from .values import Carrier, Day, ListedOrder, Money, Name, OpenHours, Parcel, Request, Thing, Value

A_WEEK = 7
NEAR = {-1: "yesterday", 0: "today", 1: "tomorrow"}
MOST_TITLES = 2


def written(value: Value, language: str, today: date | None) -> str | int:
    """The value as a sentence takes it. Numbers stay numbers, so that a pack can tell plurals."""
    match value:
        case Day():
            return _day(value, language, today)
        case Money():
            return format_currency(
                value.amount, value.currency, locale=manners(language).locale
            ).replace("\N{NO-BREAK SPACE}", " ")
        case Carrier():
            return shown(value.name) or text_of("the-carrier", language, {})
        case Name():
            return shown(value.text)
        case Parcel():
            return _parcel(value, language)
        case Request():
            return _request(value, language)
        case tuple():
            return _listed([_item(one, language, today) for one in value], language)
    return value


def goods(titles: Sequence[str], language: str) -> str:
    """The goods of an order in a few words: two titles, and how many more there are."""
    named = [shown(title) for title in titles[:MOST_TITLES]]
    if more := len(titles) - len(named):
        named.append(text_of("more-goods", language, {"count": more}))
    return _listed(named, language)


def _item(
    one: Thing | ListedOrder | Name | Carrier | OpenHours, language: str, today: date | None
) -> str:
    match one:
        case OpenHours():
            return _hours(one, language)
        case Carrier():
            return shown(one.name) or text_of("the-carrier", language, {})
        case Thing(title=title, quantity=1):
            return shown(title)
        case Thing():
            values = {"quantity": one.quantity, "title": shown(one.title)}
            return text_of("thing", language, values)
        case ListedOrder():
            when = _day(Day(role="on", date=one.placed_on), language, today)
            values = {"number": shown(one.number), "when": when}
            if not one.titles:
                return text_of("order-listed", language, values)
            named = goods(one.titles, language)
            return text_of("order-listed-with", language, {**values, "goods": named})
        case Name():
            return shown(one.text)


def _listed(parts: Sequence[str], language: str) -> str:
    # Titles hold commas of their own: "Linen shirt, M".
    if len(parts) > 1 and any("," in part for part in parts):
        return "; ".join(parts)
    return format_list(list(parts), locale=manners(language).locale)


def _day(day: Day, language: str, today: date | None) -> str:
    away = (day.date - today).days if today else A_WEEK
    if name := NEAR.get(away):
        by_name = f"{day.role}-{name}"
        if has(by_name, language):
            return text_of(by_name, language, {})
    is_near = abs(away) < A_WEEK
    manner = manners(language)
    same_year = today is not None and day.date.year == today.year
    pattern = manner.near_day if is_near else manner.day if same_year else manner.day_of_year
    text = format_date(day.date, pattern, locale=manner.locale)
    if manner.first and day.date.day == 1:
        text = text.replace("1", manner.first, 1)
    role = f"{day.role}-near" if is_near and has(f"{day.role}-near", language) else day.role
    return text_of(role, language, {"date": text})


def _parcel(parcel: Parcel, language: str) -> str:
    called = " ".join(filter(None, (shown(parcel.carrier), shown(parcel.tracking))))
    called = called or text_of("parcel-unnamed", language, {"position": parcel.position})
    if not parcel.things:
        return called
    held = _listed([_item(one, language, None) for one in parcel.things], language)
    return text_of("parcel-with", language, {"parcel": called, "goods": held})


def _request(request: Request, language: str) -> str:
    values = {"request": shown(request.number), "number": shown(request.order)}
    return text_of("request-of" if request.order else "request-named", language, values)


def _hours(hours: OpenHours, language: str) -> str:
    locale = manners(language).locale
    named = get_day_names("wide", locale=locale)
    days = [named[day] for day in hours.days]
    in_a_row = list(hours.days) == list(range(hours.days[0], hours.days[0] + len(days)))
    if in_a_row and len(days) > MOST_TITLES:
        values = {"first": days[0], "last": days[-1]}
        listed = text_of("hours-days", language, values)
    else:
        listed = format_list(days, locale=locale)
    opens, closes = (
        format_time(time, "short", locale=locale) for time in (hours.opens, hours.closes)
    )
    return text_of("hours-on", language, {"days": listed, "opens": opens, "closes": closes})
