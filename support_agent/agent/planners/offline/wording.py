"""Lines into text: the language's words, its dates, its way to list things."""

from collections.abc import Iterable
from datetime import date
from importlib import import_module

from orders.text import spliced
from support_agent.agent.known import KnownOrder
from support_agent.agent.language import Language

from . import replies
from .moves import Line, Value
from .replies import Voice, others
from .words import LANGUAGES

VOICES: dict[Language, Voice] = {
    code: import_module(f"{replies.__name__}.{code}").VOICE for code in LANGUAGES
}
MOST_TITLES = 3


def say(lines: Iterable[Line], *, language: Language, today: date | None) -> str:
    """The reply that a customer reads."""
    voice = VOICES[language]
    return " ".join(_worded(line, voice, today) for line in lines)


def spoken_date(day: date, *, language: Language, today: date | None) -> str:
    """Day and month in words; the year only where it is not this one."""
    return _date(day, VOICES[language], today)


def _worded(line: Line, voice: Voice, today: date | None) -> str:
    values = {name: _value(name, value, voice, today) for name, value in line.values.items()}
    text = others.GREETINGS.get(str(line.values.get("tongue")), voice.texts[line.key])
    return text.format(**{"name": "", **values})


def _value(name: str, value: Value, voice: Voice, today: date | None) -> str:
    if isinstance(value, date):
        return _date(value, voice, today)
    if name == "carrier":
        return voice.named_carrier.format(carrier=spliced(str(value))) if value else voice.carrier
    if isinstance(value, str):
        return spliced(value)
    return _listed(tuple(_thing(one, voice, today) for one in value), voice)


def _thing(one: KnownOrder | str, voice: Voice, today: date | None) -> str:
    if isinstance(one, str):
        return spliced(one)
    placed = voice.placed.format(number=one.number, date=_date(one.placed_on, voice, today))
    titles = " \u00b7 ".join(map(spliced, one.titles[:MOST_TITLES]))
    return f"{placed} ({titles})" if titles else placed


def _listed(things: tuple[str, ...], voice: Voice) -> str:
    if len(things) < 2 or any("," in thing for thing in things):
        return "; ".join(things)
    return f"{', '.join(things[:-1])}{voice.joint}{things[-1]}"


def _date(day: date, voice: Voice, today: date | None) -> str:
    shape = voice.day if today and day.year == today.year else voice.day_of_year
    number = voice.first if day.day == 1 else day.day
    return shape.format(day=number, month=voice.months[day.month - 1], year=day.year)
