"""Finds the days that a folded text names, in any of the languages: "3 de noviembre", "tomorrow"."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache

from django.utils import dates as names
from django.utils import translation

from support_agent.agent.guards.reading import fold, words_in

from . import amounts, marks
from .phrases import Sayings

_LANGUAGES = ("en", "es", "ru", "fr", "de", "pt", "it", "nl")
# Short for a month in one language, and an everyday word in another.
_NO_MONTHS = frozenset(("set", "out", "jui"))
_WEEK = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_WEEKDAYS_INFLECTED = {
    **dict.fromkeys(_WEEK, ""),
    "monday": "понедельника, понедельнику",
    "tuesday": "вторника, вторнику",
    "wednesday": "среду, среды, среде",
    "thursday": "четверга, четвергу",
    "friday": "пятницу, пятницы, пятнице",
    "saturday": "субботу, субботы, субботе",
    "sunday": "воскресенья, воскресенью",
}
_RELATIVE: Mapping[int, str] = {
    -1: "yesterday ayer вчера gestern ontem ieri gisteren",
    0: "today tonight hoy сегодня aujourd'hui heute hoje oggi vandaag",
    1: "tomorrow завтра demain morgen amanha domani",
    2: "послезавтра ubermorgen apres-demain dopodomani overmorgen",
}
# A French yesterday, and a German and Dutch "here".
_HIER = re.compile(r"(?<![\w'-])hier(?![\w'])")
_FRENCH = re.compile(r"(?<!\w)(?:est|ete|vous|votre|le|la|les|nous|etait)(?!\w)")
_DIGIT = re.compile(r"\d")
_DAY = r"(?:0?[1-9]|[12]\d|3[01])"
_ENDING = r"(?:st|nd|rd|th|er|e|-?(?:го|е|ое|oe))?"
_YEAR = r"(?:19|20)\d\d"
_OF = r"(?:\s|\.\s?|-|\sde\s|\sdel\s|\sof\s|\sdi\s|\sd')"
_NUMERIC = re.compile(
    r"(?<![\w./-])(?:"
    rf"(?P<year>{_YEAR})-(?P<month>\d\d?)-(?P<day>\d\d?)"
    rf"|(?P<first>\d\d?)(?P<sign>[./-])(?P<second>\d\d?)(?P=sign)(?P<last>{_YEAR}|\d\d)"
    r"|(?P<short_first>\d\d?)(?:/(?P<short_second>\d\d?)|\.(?P<two>0[1-9]|1[0-2]))"
    r")(?![\w/-]|\.\d)"
)
# "From 3 to 5 November": the month is said once.
_EARLIER_DAY = re.compile(
    rf"(?<![\w.,])(?P<day>{_DAY})\.?\s?(?:-|to|and|or|y|o|al|и|или|по|et|ou|au|und|oder|bis|e|ed|en|tot)"
    r"(?:\s(?:el|le|the|den|o))?\s?$"
)
_EARLIER_REACHES = 12
_THIS_MORNING = re.compile(
    r"(?<!\w)(?:this (?:morning|afternoon|evening)|earlier today|esta (?:manana|tarde|noche)"
    r"|сегодня (?:утром|днем|вечером)|ce (?:matin|soir)|cet apres-midi|heute (?:morgen|fruh|vormittag|abend)"
    r"|esta manha|stamattina|stasera|vanmorgen|vanochtend|vanmiddag|vanavond)(?!\w)"
)
_TIMES_OF_DAY = words_in(
    "morning afternoon evening today manana tarde noche утром днем вечером matin soir midi morgen fruh "
    "vormittag abend manha stamattina stasera vanmorgen vanochtend vanmiddag vanavond"
)
# "Mañana" is also the morning, and after an article it always is. So is "morgen" in a greeting.
_MANANA = re.compile(r"(?<!\w)(?P<after>pasado )?(?<!la )(?<!esta )manana(?!\w)")
_GREETING = re.compile(r"(?:guten|goede|heute)\s$")


@dataclass(frozen=True, kw_only=True)
class Day:
    """A day as a text names it: where, and each reading that the words allow."""

    start: int
    end: int
    readings: tuple[tuple[int | None, int, int], ...] = ()
    """Year (where one is named), month and day."""
    weekday: int | None = None
    is_loose: bool = False
    """Whether it may be no more than a manner of speaking: "how can I help today?"."""

    def is_one_of(self, known: set[date]) -> bool:
        """Whether one of these days is meant."""
        if self.weekday is not None:
            return any(day.weekday() == self.weekday for day in known)
        return any(
            (year is None or day.year == year) and (day.month, day.day) == (month, at)
            for day in known
            for year, month, at in self.readings
        )


def named_in(text: str, *, today: date | None) -> Iterator[Day]:
    """Every day that the folded text names."""
    found = list(_plainly_named(text, today=today))
    yield from found
    for start, end, readings in marks.numbered_in(text):
        # "On the 26th of November" has been read whole.
        if not any(day.start < end and start < day.end for day in found):
            yield Day(start=start, end=end, readings=readings)


def _plainly_named(text: str, *, today: date | None) -> Iterator[Day]:
    words = words_in(text)
    if _DIGIT.search(text):
        yield from _in_digits(text, words)
    for name in _weekdays().found_in(text):
        yield Day(start=name.start, end=name.end, weekday=_WEEK.index(name.name))
    if today:
        named = list(marks.named_in(text, today=today))
        yield from (Day(start=start, end=end, readings=readings) for start, end, readings in named)
        for day in _relative(text, words, today):
            # "The day before yesterday" is not yesterday.
            if not any(start <= day.start < end for start, end, _ in named):
                yield day


def _in_digits(text: str, words: frozenset[str]) -> Iterator[Day]:
    text = amounts.blotted(text)
    if not _months().keys().isdisjoint(words):
        for found in _words().finditer(text):
            yield from _in_words(found, text)
    for found in _NUMERIC.finditer(text):
        if readings := tuple(_numeric(found)):
            yield Day(start=found.start(), end=found.end(), readings=readings)


@cache
def _months() -> Mapping[str, int]:
    """Every name of a month, short and long, as Django's translations have them."""
    found: dict[str, int] = {}
    for language in _LANGUAGES:
        with translation.override(language):
            for table in (names.MONTHS, names.MONTHS_ALT, names.MONTHS_3, names.MONTHS_AP):
                found |= {fold(str(name)).rstrip("."): month for month, name in table.items()}
    return {name: month for name, month in found.items() if name not in _NO_MONTHS}


@cache
def _weekdays() -> Sayings:
    """Every name of a day of the week, "Fridays" too."""
    lists = dict(_WEEKDAYS_INFLECTED)
    for language in _LANGUAGES:
        with translation.override(language):
            for day, name in names.WEEKDAYS.items():
                lists[_WEEK[day]] += f", {fold(str(name))}, {fold(str(name))}s"
    return Sayings(**lists)


def is_name(word: str) -> bool:
    """Whether a folded word is a month or a day of the week."""
    return word in _months() or next(iter(_weekdays().found_in(word)), None) is not None


@cache
def _words() -> re.Pattern[str]:
    month = _any_of(_months())
    return re.compile(
        r"(?<![\w.,])(?:"
        rf"(?P<day>{_DAY}){_ENDING}{_OF}(?P<month>{month})"
        rf"|(?P<month_first>{month})\.?\s(?:the\s)?(?P<day_last>{_DAY}){_ENDING}"
        rf")(?!\w)(?:\.?,?\s(?:de\s|del\s|of\s)?(?P<year>{_YEAR})(?!\w))?"
    )


@cache
def _relative_words() -> tuple[re.Pattern[str], Mapping[str, int], frozenset[str]]:
    days = {word: days for days, words in _RELATIVE.items() for word in words.split()}
    pattern = re.compile(rf"(?<![\w'-]){_any_of(days)}(?![\w'])")
    return pattern, days, words_in(" ".join(days))


def _any_of(words: Mapping[str, int]) -> str:
    return f"(?:{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})"


def _in_words(found: re.Match[str], text: str) -> Iterator[Day]:
    month = _months()[found["month"] or found["month_first"]]
    year = int(found["year"]) if found["year"] else None
    day = int(found["day"] or found["day_last"])
    yield Day(start=found.start(), end=found.end(), readings=((year, month, day),))
    earlier = _EARLIER_DAY.search(text, max(0, found.start() - _EARLIER_REACHES), found.start())
    if found["day"] and earlier:
        reading = (year, month, int(earlier["day"]))
        yield Day(start=earlier.start(), end=found.end(), readings=(reading,))


def _numeric(found: re.Match[str]) -> Iterator[tuple[int | None, int, int]]:
    """Day before month, and month before day where both can be: nobody says which is meant."""
    if found["year"]:
        yield from _valid(int(found["year"]), int(found["month"]), int(found["day"]))
        return
    last = found["last"]
    year = int(last) + (2000 if len(last) == 2 else 0) if last else None
    first = int(found["first"] or found["short_first"])
    second = int(found["second"] or found["short_second"] or found["two"])
    yield from _valid(year, second, first)
    yield from _valid(year, first, second)


def _valid(year: int | None, month: int, day: int) -> Iterator[tuple[int | None, int, int]]:
    if 1 <= month <= 12 and 1 <= day <= 31:
        yield year, month, day


def _relative(text: str, words: frozenset[str], today: date) -> Iterator[Day]:
    pattern, days, firsts = _relative_words()
    for found in () if firsts.isdisjoint(words) else pattern.finditer(text):
        if not _GREETING.search(text, max(0, found.start() - 8), found.start()):
            yield _that(found, today, days[found[0]])
    for found in _HIER.finditer(text) if "hier" in words and _FRENCH.search(text) else ():
        yield _that(found, today, -1)
    for found in () if _TIMES_OF_DAY.isdisjoint(words) else _THIS_MORNING.finditer(text):
        day = _that(found, today, 0)
        yield Day(start=day.start, end=day.end, readings=day.readings)
    for found in _MANANA.finditer(text) if "manana" in words else ():
        yield _that(found, today, 2 if found["after"] else 1)


def _that(found: re.Match[str], today: date, days: int) -> Day:
    day = today + timedelta(days=days)
    reading = (day.year, day.month, day.day)
    return Day(start=found.start(), end=found.end(), readings=(reading,), is_loose=days == 0)
