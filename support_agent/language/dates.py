"""Days and hours as each language writes them."""

import re
from collections.abc import Iterator, Sequence
from datetime import date, time
from itertools import groupby

from babel.dates import format_date, format_time, get_day_names
from babel.lists import format_list

from .packs import Pack
from .values import Day, OpenHours

NEAR = {0: "today", 1: "tomorrow", -1: "yesterday"}
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
# A weekday says which one only as long as no other of its name is as near.
NAMED_WITHIN = 6
RUN = 3
MIDNIGHT = time(0)
# The letter for the day in a pattern of CLDR, and not within quoted words: "d 'de' MMMM".
_DAY = re.compile(r"(?<!')\bd\b(?!')")


def in_its_role(day: Day, pack: Pack, today: date | None) -> str:
    """ "on Saturday 28 November", "until tomorrow": a near day by name, a far one with its year."""
    distance = (day.date - today).days if today else None
    if distance in NEAR and pack.has(near := f"{day.role}-{NEAR[distance]}"):
        return pack.text(near)
    values = {
        "date": _date(day.date, pack, with_year=today is None or day.date.year != today.year),
        **weekday("weekday", day.date.weekday(), pack),
    }
    named = f"{day.role}-weekday"
    if distance is not None and abs(distance) <= NAMED_WITHIN and pack.has(named):
        return pack.text(named, values)
    return pack.text(day.role, values)


def _date(day: date, pack: Pack, *, with_year: bool) -> str:
    patterns = pack.locale.datetime_skeletons
    pattern = str(patterns["yMMMMd" if with_year else "MMMMd"])
    if day.day == 1 and pack.first_day:
        pattern = _DAY.sub(f"'{pack.first_day}'", pattern)
    return format_date(day, format=pattern, locale=pack.locale)


def weekday(name: str, number: int, pack: Pack) -> dict[str, str]:
    """Its name, and its key for the packs that must choose a preposition or a case by it."""
    names = get_day_names("wide", locale=pack.locale)
    return {name: names[number], f"{name}-key": WEEKDAYS[number]}


def opening(hours: Sequence[OpenHours], pack: Pack) -> str:
    """ "Monday to Friday from 09:00 to 18:00 and Saturday from 10:00 to 14:00"."""
    by_days = groupby(sorted(hours, key=lambda one: (one.days, one.opens)), lambda one: one.days)
    each = [
        pack.text("hours-on", {"days": _days(days, pack), "times": _times(list(open_), pack)})
        for days, open_ in by_days
    ]
    return format_list(each, locale=pack.locale)


def _days(days: tuple[int, ...], pack: Pack) -> str:
    named: list[str] = []
    for run in _runs(days):
        if len(run) < RUN:
            named += [pack.text("hours-day", weekday("day", one, pack)) for one in run]
        else:
            ends = weekday("first", run[0], pack) | weekday("last", run[-1], pack)
            named.append(pack.text("hours-days", ends))
    return format_list(named, locale=pack.locale)


def _runs(days: Sequence[int]) -> Iterator[list[int]]:
    for _, run in groupby(enumerate(days), lambda placed: placed[1] - placed[0]):
        yield [day for _, day in run]


def _times(hours: Sequence[OpenHours], pack: Pack) -> str:
    each = [
        pack.text("hours-times", {"opens": _time(one.opens, pack), "closes": _closing(one, pack)})
        for one in hours
    ]
    return format_list(each, locale=pack.locale)


def _time(moment: time, pack: Pack) -> str:
    return format_time(moment, format="short", locale=pack.locale)


def _closing(hours: OpenHours, pack: Pack) -> str:
    return pack.text("midnight") if hours.closes == MIDNIGHT else _time(hours.closes, pack)
