"""A moment in a customer's words: the day in their language, the time by the shop's clock."""

from datetime import datetime
from typing import NamedTuple

from django.utils import timezone, translation
from django.utils.dateformat import format as formatted


class _Days(NamedTuple):
    """How a language names this day and another one. The names are Django's own."""

    today: str
    other: str
    date: str
    """In the letters of Django's date formats."""


_DAYS = {
    "en": _Days("today", "on {date}", "l, F j"),
    "es": _Days("hoy", "el {date}", r"l j \d\e F"),
    "ru": _Days("сегодня", "{date}", "j E (l)"),
    "fr": _Days("aujourd’hui", "{date}", "l j F"),
    "de": _Days("heute", "am {date}", "l, j. F"),
    "pt": _Days("hoje", "{date}", r"l, j \d\e F"),
    "it": _Days("oggi", "{date}", "l j F"),
    "nl": _Days("vandaag", "{date}", "l j F"),
}
# Where the names of days and months are proper names.
_WITH_CAPITALS = ("en", "de")


def told(moment: datetime, language: str, *, now: datetime) -> dict[str, str]:
    """Its `day` and its `time`, in a language that we speak."""
    local = timezone.localtime(moment)
    return {"day": _day(local, language, now=now), "time": f"{local:%H:%M}"}


def _day(local: datetime, language: str, *, now: datetime) -> str:
    days = _DAYS[language]
    if local.date() == timezone.localdate(now):
        return days.today
    with translation.override(language):
        date = formatted(local, days.date)
    return days.other.format(date=date if language in _WITH_CAPITALS else date.lower())
