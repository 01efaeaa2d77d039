"""Finds stretches of time that a folded text counts from now: "three days ago", "within 24 hours"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from support_agent.agent.guards import counts
from support_agent.agent.guards.reading import words_in

_NUMBER = rf"\d{{1,3}}|{'|'.join(sorted(counts.WORDS, key=len, reverse=True))}"
_UNITS = {
    "hours": "hour hours hr hrs hora horas час часа часов ч heure heures h stunde stunden ora ore uur",
    "days": "day days dia dias дня днеи день jour jours tag tage tagen giorno giorni dag dagen",
    "weeks": """week weeks semana semanas неделю неделя недели недель semaine semaines woche wochen settimana
        settimane weken""",
}
_SPAN = re.compile(
    rf"(?<![\w.,-])(?:(?P<number>{_NUMBER})[\s-])?(?:(?:business|working)\s)?(?:"
    + "|".join(rf"(?P<{unit}>{'|'.join(words.split())})" for unit, words in _UNITS.items())
    + r")(?!\w)"
)
_EVERY_UNIT = words_in(" ".join(_UNITS.values()))
_BEHIND = r"(?:ago|назад|geleden|fa)(?!\w)"
_PAST_AFTER = re.compile(rf"\s{_BEHIND}")
_PAST_BEFORE = re.compile(r"(?<!\w)(?:hace|desde hace|il y a|vor|ha)\s(?:una?\s|eine[rm]?\s)?$")
_LEFT_AFTER = re.compile(r"\s(?:left|remaining|to go|restantes?|restants?|rimast\w+)(?!\w)")
_NEXT_BEFORE = re.compile(
    r"(?<!\w)(?:within|in|dentro de|en|через|в течение|за|еще|осталось|остается|sous|dans|innerhalb von|binnen"
    r"|noch|em|dentro de|faltam|entro|tra|fra|over|nog|quedan|le quedan|te quedan|you(?:'ve| have)(?: got)?|another)"
    r"\s(?:the next\s|los proximos\s|las proximas\s|una?\s|eine[rm]?\s|a\s)?$"
)
_REACHES = 30
_DAYS_OF_A_WEEK = 7


@dataclass(frozen=True, kw_only=True)
class Span:
    """A stretch of time from now, and the day that it leads to; none for one of hours."""

    start: int
    end: int
    day: date | None


def counted_in(text: str, *, today: date) -> Iterator[Span]:
    """Every stretch of time in the folded text that is counted from now."""
    for found in () if _EVERY_UNIT.isdisjoint(words_in(text)) else _SPAN.finditer(text):
        direction, end = _direction(text, found)
        number = _worth(found["number"])
        if not direction or (found["hours"] and not found["number"]):
            continue
        yield Span(
            start=found.start(),
            end=end,
            day=None if found["hours"] else _day(found, today, direction * number),
        )


def _day(found: re.Match[str], today: date, number: int) -> date:
    return today + timedelta(days=number * (_DAYS_OF_A_WEEK if found["weeks"] else 1))


def _worth(number: str | None) -> int:
    if number is None:
        return 1
    return int(number) if number.isdecimal() else counts.WORDS[number]


def _direction(text: str, found: re.Match[str]) -> tuple[int, int]:
    """-1 for the past, 1 for what is to come, 0 for a mere length of time; and where it ends."""
    start = max(0, found.start() - _REACHES)
    if behind := _PAST_AFTER.match(text, found.end()):
        return -1, behind.end()
    if _PAST_BEFORE.search(text, start, found.start()):
        return -1, found.end()
    if left := _LEFT_AFTER.match(text, found.end()):
        return 1, left.end()
    is_next = _NEXT_BEFORE.search(text, start, found.start())
    return (1 if is_next else 0), found.end()
