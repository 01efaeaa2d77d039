"""Finds stretches of time that a folded text counts from now: "three days ago", "within 24 hours"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from support_agent.agent.guards import counts

_NUMBER = rf"\d{{1,3}}|{'|'.join(sorted(counts.WORDS, key=len, reverse=True))}"
_HOURS = r"hours?|hrs?|horas?|час(?:а|ов)?|ч|heures?|h|stunden?|or[ae]|uur"
_DAYS = r"days?|dias?|дн(?:я|еи)|день|jours?|tag(?:en|e)?|giorn[oi]|dag(?:en)?"
_WEEKS = r"weeks?|semanas?|недел[юяиь]|semaines?|wochen?|settiman[ae]|we(?:ek|ken)"
_SPAN = re.compile(
    rf"(?<![\w.,-])(?:(?P<number>{_NUMBER})[\s-])?(?:(?:business|working)\s)?"
    rf"(?:(?P<hours>{_HOURS})|(?P<days>{_DAYS})|(?P<weeks>{_WEEKS}))(?!\w)"
)
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
    for found in _SPAN.finditer(text):
        direction = _direction(text, found)
        number = _worth(found["number"])
        if not direction or (found["hours"] and not found["number"]):
            continue
        yield Span(
            start=found.start(),
            end=found.end(),
            day=None if found["hours"] else _day(found, today, direction * number),
        )


def _day(found: re.Match[str], today: date, number: int) -> date:
    return today + timedelta(days=number * (_DAYS_OF_A_WEEK if found["weeks"] else 1))


def _worth(number: str | None) -> int:
    if number is None:
        return 1
    return int(number) if number.isdecimal() else counts.WORDS[number]


def _direction(text: str, found: re.Match[str]) -> int:
    """-1 for the past, 1 for what is to come, 0 for a mere length of time."""
    start = max(0, found.start() - _REACHES)
    if _PAST_AFTER.match(text, found.end()) or _PAST_BEFORE.search(text, start, found.start()):
        return -1
    is_next = _NEXT_BEFORE.search(text, start, found.start())
    return 1 if is_next or _LEFT_AFTER.match(text, found.end()) else 0
