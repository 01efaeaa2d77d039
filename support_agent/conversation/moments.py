"""A moment in a customer's words: the day in their language, the time by the shop's clock."""

import re
from datetime import datetime, timedelta
from typing import NamedTuple

from django.utils import timezone, translation
from django.utils.dateformat import format as formatted


class _Days(NamedTuple):
    """How a language names this day and another one. The names are Django's own."""

    today: str
    other: str
    date: str
    """In the letters of Django's date formats."""
    with_year: str


_DAYS = {
    "en": _Days("today", "on {date}", "l, F j", "l, F j, Y"),
    "es": _Days("hoy", "el {date}", r"l j \d\e F", r"l j \d\e F \d\e Y"),
    "ru": _Days("сегодня", "{date}", "j E (l)", r"j E Y г. (l)"),
    "fr": _Days("aujourd’hui", "{date}", "l j F", "l j F Y"),
    "de": _Days("heute", "am {date}", "l, j. F", "l, j. F Y"),
    "pt": _Days("hoje", "{on} {date}", r"l, j \d\e F", r"l, j \d\e F \d\e Y"),
    "it": _Days("oggi", "{date}", "l j F", "l j F Y"),
    "nl": _Days("vandaag", "{date}", "l j F", "l j F Y"),
}
# "At", which is another word before one o'clock.
_AT = {"es": ("a las ", "a la "), "pt": ("às ", "à "), "it": ("alle ", "all’")}
_FIRST = re.compile(r"\b1\b")
_WEEKEND = (5, 6)
# A day that is further away could be taken for the one of another year.
_FAR = timedelta(days=180)
# Where the names of days and months are proper names.
_WITH_CAPITALS = ("en", "de")


def told(moment: datetime, language: str, *, now: datetime) -> dict[str, str]:
    """Its `day`, its `time`, and `at` that time, in a language that we speak."""
    local = timezone.localtime(moment)
    time = f"{local:%H:%M}"
    many, one = _AT.get(language, ("", ""))
    at = (one if local.hour == 1 else many) + time
    return {"day": _day(local, language, now=now), "time": time, "at": at}


def _day(local: datetime, language: str, *, now: datetime) -> str:
    days = _DAYS[language]
    if local.date() == timezone.localdate(now):
        return days.today
    with translation.override(language):
        date = formatted(local, days.with_year if local - now > _FAR else days.date)
    if language == "fr":
        date = _FIRST.sub(r"\g<0>er", date)
    date = date if language in _WITH_CAPITALS else date.lower()
    # Saturday and Sunday are masculine, the other days are not.
    on = "no" if local.weekday() in _WEEKEND else "na"
    return days.other.format(date=date, on=on)
