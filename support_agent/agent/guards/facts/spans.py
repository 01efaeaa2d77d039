"""Finds stretches of time that a folded text counts from now: "three days ago", "within 24 hours"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from support_agent.agent.guards import counts
from support_agent.agent.guards.reading import words_in

_UNITS = {
    "minutes": "minutes mins minutos минут минуты minuten minuti",
    "hours": "hour hours hr hrs hora horas час часа часов ч heure heures h stunde stunden ora ore uur",
    "days": "day days dia dias дня днеи день jour jours tag tage tagen giorno giorni dag dagen",
    "weeks": """week weeks semana semanas неделю неделя недели недель semaine semaines woche wochen settimana
        settimane weken""",
    "fortnights": "fortnight fortnights quincena quinzaine",
    "months": """month months mes meses месяц месяца месяцев mois monat monate monaten mese mesi maand
        maanden year years ano anos год года лет an ans jahr jahre jahren anno anni jaar jaren""",
}
_DAYS = {"days": 1, "weeks": 7, "fortnights": 14}
_WORKING = r"(?:business|working|full|рабочих|рабочие|рабочего|werk)"
_SPAN = re.compile(
    rf"(?<![\w.,-])(?P<range>\d{{1,3}}\s?-\s?|{counts.NUMBER}\s(?:to|or|a|o|y|и|до|или|bis|oder|ou|e|of|tot)\s)?"
    rf"(?:(?P<number>{counts.NUMBER})[\s-])?(?:{_WORKING}\s?)?(?:"
    + "|".join(rf"(?P<{unit}>{'|'.join(words.split())})" for unit, words in _UNITS.items())
    + r")(?!\w)"
)
_EVERY_UNIT = words_in(" ".join(_UNITS.values()))
_BEHIND = r"(?:ago|since|desde que|назад|geleden|fa)(?!\w)"
_PAST_AFTER = re.compile(rf"\s{_BEHIND}")
_PAST_BEFORE = re.compile(
    r"(?<!\w)(?:hace|desde hace|il y a|vor|ha)\s(?:una?\s|eine[rm]?\s|mas de\s|plus de\s|mehr als\s|mais de\s)?$"
)
_LEFT_AFTER = re.compile(
    r"\s(?:left|remaining|to go|from now|from today|desde hoy|a partir de hoy|restantes?|restants?|rimast\w+)(?!\w)"
)
_NEXT_BEFORE = re.compile(
    r"(?<!\w)(?:within|in|dentro de|en|через|в течение|за|еще|осталось|остается|sous|dans|innerhalb von|binnen"
    r"|noch|em|dentro de|faltam|entro|tra|fra|over|nog|quedan|le quedan|te quedan|you(?:'ve| have)(?: got)?|another)"
    r"\s(?:the next\s|los proximos\s|las proximas\s|una?\s|eine[rm]?\s|a\s)?$"
)
_MORE_BEFORE = re.compile(
    r"(?<!\w)(?:more than|over|at least|mas de|al menos|больше|более|plus de|mehr als|uber|mais de|piu di|meer dan)\s$"
)
_ABOUT_BEFORE = re.compile(
    r"(?<!\w)(?:almost|nearly|about|around|roughly|some|close to|casi|unos|unas|alrededor de|cerca de|почти|около|примерно|presque|environ|fast|etwa|rund|quase|quasi|circa|bijna|ongeveer)\s$"
)
_REACHES = 30
TOOK = re.compile(
    r"(?<!\w)(?:took|has taken|taken|tardo|tardaron|ha tardado|шел|шла|шли|занял[аои]?|dauerte|gedauert|a mis|ont mis|demorou|levou|ci ha messo|duurde)(?!\w)"
)
_TOOK_WORDS = words_in(
    "took taken tardo tardaron tardado шел шла шли занял заняла заняло dauerte gedauert mis demorou levou messo duurde"
)
_ONE_UNIT = re.compile(
    r"\s(?:only |just |exactly |about |solo |exactamente |unos |целую |целый |ровно |genau |volle )?(?:a |one |una? |eine[nr]? |une |um |een )?(?:whole |full |ganze |entera )?(?:"
    + "|".join(rf"(?P<{unit}>{'|'.join(_UNITS[unit].split())})" for unit in _DAYS)
    + r")(?!\w)"
)


@dataclass(frozen=True, kw_only=True)
class Span:
    """A stretch of time, and whether it is counted from now: back, forth, or not at all."""

    start: int
    end: int
    days: int | None
    """None where it is not one number of days."""
    direction: int
    is_least: bool
    """Whether it is "more than" that."""
    is_about: bool = False


def counted_in(text: str) -> Iterator[Span]:
    """Every stretch of time in the folded text that has a number or is counted from now."""
    for found in () if _EVERY_UNIT.isdisjoint(words_in(text)) else _SPAN.finditer(text):
        direction, end = _direction(text, found)
        if found["number"] or (direction and any(found[unit] for unit in _DAYS)):
            is_least = _MORE_BEFORE.search(text, max(0, found.start() - _REACHES), found.start())
            is_about = _ABOUT_BEFORE.search(text, max(0, found.start() - _REACHES), found.start())
            yield Span(
                is_about=is_about is not None,
                start=found.start(),
                end=end,
                days=_days(found),
                direction=direction,
                is_least=is_least is not None,
            )


def taken_in(text: str) -> Iterator[Span]:
    """ "It took a week": one of a unit, without a number."""
    for took in () if _TOOK_WORDS.isdisjoint(words_in(text)) else TOOK.finditer(text):
        if found := _ONE_UNIT.match(text, took.end()):
            days = next(days for unit, days in _DAYS.items() if found[unit])
            yield Span(start=took.start(), end=found.end(), days=days, direction=0, is_least=False)


def _days(found: re.Match[str]) -> int | None:
    number = counts.worth(found["number"]) if found["number"] else 1
    unit = next((days for name, days in _DAYS.items() if found[name]), None)
    return None if unit is None or found["range"] else number * unit


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
