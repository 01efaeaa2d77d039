"""When the desk is open, and when something is due that takes so much of that time.

Written in the syntax of OpenStreetMap's opening_hours. Nothing here asks the clock or a database.
"""

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

# Its errors are not in its types.
from opening_hours import (  # type: ignore[attr-defined]
    OpeningHours,
    ParserError,
    State,
    UnknownCountryError,
)

from orders.text import quoted

# Nobody is promised anything further away, so hours that end some day end no search.
HORIZON = timedelta(days=366)
# The library knows a zone by its name only.
UTC = ZoneInfo("UTC")
MINUTE = timedelta(minutes=1)
_HOLIDAYS = re.compile(r"\bPH\b")


def read(text: str, *, country: str, zone: ZoneInfo, now: datetime) -> OpeningHours:
    """The hours that a text tells, with the public holidays of a country if one is named.

    Raises ValueError for what is no text of hours, for hours that never come, and for holidays of
    no country.
    """
    if names_holidays(text) and not country:
        # To the library they are days like any other then.
        raise ValueError(
            f"{quoted(text)} names public holidays, and SUPPORT_DESK_COUNTRY no country."
        )
    try:
        hours = OpeningHours(text, timezone=zone, country=country or None)
    except ParserError:
        raise ValueError(f"{quoted(text)} can't be read as opening hours.") from None
    if next(_open(now, hours), None) is None:
        raise ValueError(f"{quoted(text)} never opens the desk within a year.")
    return hours


def names_holidays(text: str) -> bool:
    """Whether anything is said of public holidays, so that a country is needed."""
    return bool(_HOLIDAYS.search(text))


def country(text: str) -> str:
    """A country whose holidays are known, or none. Raises ValueError."""
    code = text.upper()
    try:
        OpeningHours("24/7", country=code or None)
    except UnknownCountryError:
        raise ValueError(f"{quoted(text)} is no country whose holidays are known.") from None
    return code


def due(now: datetime, *, working: timedelta, hours: OpeningHours) -> datetime:
    """When so much time of the open desk has passed, to the full minute, within the horizon."""
    for opens, closes in _open(now, hours):
        if working <= closes - opens:
            return _full_minute(opens + working)
        working -= closes - opens
    return now + HORIZON


def opening(now: datetime, *, hours: OpeningHours) -> datetime | None:
    """When the desk opens again, or None while it is open or for good closed."""
    opens = next((opens for opens, _ in _open(now, hours)), now)
    return opens if opens > now else None


def week(since: date, *, hours: OpeningHours, zone: tzinfo) -> list[tuple[int, time, time]]:
    """The open hours of seven days by the shop's clock: weekday, from and until. Monday is 0.

    What goes on past midnight is told with the day on which it begins; whole days end at 0:00.
    """
    begins = datetime.combine(since, time(), tzinfo=zone)
    ends = datetime.combine(since + timedelta(days=7), time(), tzinfo=zone)
    found = []
    for opens, closes in _open(begins, hours):
        if opens >= ends:
            break
        opens, closes = opens.astimezone(zone), closes.astimezone(zone)
        found += [
            (start.weekday(), start.time(), end.time())
            for start, end in _by_days(opens, closes)
            if start < ends
        ]
    return found


def _by_days(opens: datetime, closes: datetime) -> Iterator[tuple[datetime, datetime]]:
    # Around the clock is one stretch of weeks, and is told day by day.
    while closes - opens >= timedelta(days=1):
        midnight = datetime.combine(opens.date() + timedelta(days=1), time(), tzinfo=opens.tzinfo)
        yield opens, midnight
        opens = midnight
    if opens < closes:
        yield opens, closes


def _open(now: datetime, hours: OpeningHours) -> Iterator[tuple[datetime, datetime]]:
    # In UTC, since a stretch of wall time is longer or shorter by an hour where the clocks change.
    now = now.astimezone(UTC)
    for begins, ends, state, _ in hours.intervals(now, now + HORIZON):
        opens, closes = begins.astimezone(UTC), ends.astimezone(UTC)
        # The hour that a clock skips is a stretch of nothing.
        if state == State.OPEN and opens < closes:
            yield opens, closes


def _full_minute(moment: datetime) -> datetime:
    floor = moment.replace(second=0, microsecond=0)
    return floor if floor == moment else floor + MINUTE
