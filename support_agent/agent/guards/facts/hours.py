"""Finds times of day in a folded text: "at 11:15", "antes de las 14", "morgen früh", "Friday evening"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from support_agent.agent.guards import counts
from support_agent.agent.guards.reading import words_in

from .phrases import Sayings

_HOUR = counts.NUMBER
_CLOCK = re.compile(
    r"(?<![\w:.,/€$£-])(?:"
    r"(?P<hour>[01]?\d|2[0-4])[:h](?P<minute>[0-5]\d)(?: ?[ap]\.?m)?"
    rf"|(?:(?:a|antes de|entre|desde|hasta|sobre|hacia|despues de|a partir de) las? (?P<spanish>{_HOUR})(?![\w:/%-]))"
    rf"|(?P<named>{_HOUR})(?:\.(?P<named_minute>[0-5]\d))? ?(?:[ap]\.?m\b|o'clock|uhr|часов утра|часов вечера|часа дня|утра|вечера)"
    rf"|(?:(?:after|before|until|by|from|at|after|om|voor|na) )(?P<plain>{_HOUR}) (?:o'clock|uur|sharp)"
    r")(?![\w])"
)
_NOONS = Sayings(
    noon="""
        noon, midday, midnight, mediodia, medianoche, полудня, полдень, полудню, полуночи, midi, minuit, mittags, mittag,
        mitternacht, meio-dia, meia-noite, mezzogiorno, mezzanotte, middernacht, first thing, a primera hora
    """
)
PARTS = Sayings(
    morning="""
        in the morning, morning, por la manana, de la manana, утром, с утра, утра, matin, matinee, vormittag, vormittags, fruh,
        de manha, pela manha, mattina, mattino, ochtend, morgenochtend
    """,
    afternoon="""
        afternoon, por la tarde, de la tarde, днем, после обеда, apres-midi, nachmittag, nachmittags, de tarde, a tarde, pomeriggio,
        middag, morgenmiddag
    """,
    evening="evening, tonight, por la noche, de la noche, вечером, вечера, soir, soiree, abend, abends, a noite, da noite, sera, avond, morgenavond",
)
_FIGURES = re.compile(r"\d[:h]\d\d")
_SIGNS = words_in(
    "am pm m las uhr uur clock sharp утра вечера дня часов noon midday midnight mediodia medianoche полудня "
    "полдень полудню полуночи midi minuit mittags mittag mitternacht meio meia mezzogiorno mezzanotte "
    "middernacht first primera"
)
# From which hour to which each may be said, whatever the zone and the season.
_HOURS = {"morning": (3, 14), "afternoon": (10, 22), "evening": (14, 25)}
_ZONES = 3


@dataclass(frozen=True, kw_only=True)
class Clock:
    """A time of day, where it stands; without an hour where words alone tell it."""

    start: int
    end: int
    hour: int | None = None
    minute: int = 0

    def is_of(self, moment: datetime) -> bool:
        """Whether it may be this moment, in whatever zone it is told."""
        if self.hour is None or self.minute != moment.minute:
            return False
        apart = abs(self.hour - moment.hour) % 12
        return min(apart, 12 - apart) <= _ZONES


def may_stand_in(text: str) -> bool:
    """Whether the folded text is worth a search."""
    return not _SIGNS.isdisjoint(words_in(text)) or _FIGURES.search(text) is not None


def clocks_in(text: str) -> Iterator[Clock]:
    """Every time of day that the folded text tells by the clock, and noon."""
    for found in _CLOCK.finditer(text):
        hour = found["hour"] or found["spanish"] or found["named"] or found["plain"]
        minute = int(found["minute"] or found["named_minute"] or 0)
        yield Clock(start=found.start(), end=found.end(), hour=counts.worth(hour), minute=minute)
    for noon in _NOONS.found_in(text):
        # "Apres-midi" is an afternoon.
        if not text[: noon.start].endswith("-"):
            yield Clock(start=noon.start, end=noon.end)


def may_be(part: str, moment: datetime) -> bool:
    """Whether a moment may be called so: "evening" for 19:40."""
    begins, ends = _HOURS[part]
    return begins <= moment.hour < ends or (part == "evening" and moment.hour < _ZONES)
