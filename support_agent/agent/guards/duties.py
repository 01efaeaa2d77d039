"""The promise ledger: what a colleague will do may be said only where it is due, and no earlier.

A reply may say that a colleague writes, looks into it or decides where a decision has been promised
in this conversation and is open, or where this run has asked for one. Nobody ever telephones.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import date, timedelta

from support_agent.agent.types import Draft, Flaw, KnownDuty, Turn

from .excerpts import original, quoted
from .facts import dates, spans
from .promises import Promise, heard, promised_in
from .reading import fold, place

_REQUEST = re.compile(r"(?<!\w)r-\d+(?!\w)")
_AT_ONCE = re.compile(
    r"(?<!\w)(?:(?<!as )soon|shortly|right away|immediately|at once|in a moment|in a minute|any minute|asap|straight away"
    r"|enseguida|en breve|(?<!tan )pronto|de inmediato|inmediatamente|ahora mismo|скоро|сеичас|немедленно|вот-вот"
    r"|bientot|tout de suite|immediatement|sous peu|gleich|sofort|in kurze|umgehend|em breve|ja a seguir"
    r"|imediatamente|presto|subito|a breve|immediatamente|zo meteen|meteen|direct|binnenkort|within (?:the|an) hour|(?:in|within) the (?:next )?(?:few |coming )?hours|en las proximas horas|в ближайшие часы|в ближайшее время|in den nachsten stunden"
    r"|in an hour|en una hora|в течение часа|через час|dans l'heure|in einer stunde|em uma hora|entro un'ora"
    r"|binnen een uur)(?!\w)"
)


def promises_only_what_is_due(draft: Draft, turn: Turn) -> Flaw | None:
    """No word of what a colleague will do, but for what is due to this customer."""
    return unkept_promise(draft, due=_due(turn), today=turn.facts.today)


def unkept_promise(draft: Draft, *, due: tuple[KnownDuty, ...], today: date | None) -> Flaw | None:
    """The first promise of the draft that is not among what is due."""
    text = heard(draft.text)
    for promise in promised_in(text):
        if why := _unkept(promise, due, today=today):
            words = original(draft.text, promise.start, promise.end)
            return Flaw(
                guard="promises_only_what_is_due",
                words=(words,),
                why=f"{quoted(words)} in the {place(text, promise.start)} sentence of the reply "
                f"promises {why}. Leave that out, or call a person. That a colleague writes or decides may be said of a return request that "
                "waits for its decision, with the day of its result or a later one.",
            )
    return None


def promises(draft: Draft) -> bool:
    """Whether the draft promises anything at all that a colleague does."""
    return any(promised_in(heard(draft.text)))


def _due(turn: Turn) -> tuple[KnownDuty, ...]:
    """What was due as the run began, and what it has asked for since."""
    made = (
        result.content
        for step in turn.steps
        for result in step.observations
        if not result.is_error and isinstance(result.content, Mapping)
    )
    return (*turn.facts.duties, *filter(None, map(_made, made)))


def _made(content: Mapping[str, object]) -> KnownDuty | None:
    about, by = content.get("return_request"), content.get("decided_by")
    if not isinstance(about, str) or not isinstance(by, str):
        return None
    return KnownDuty(kind="decide", about=about, by=date.fromisoformat(by))


def _unkept(promise: Promise, due: tuple[KnownDuty, ...], *, today: date | None) -> str:
    if promise.kind == "call":
        return "a call by telephone, an e-mail or a letter, which nobody will make"
    named = set(_REQUEST.findall(promise.sentence))
    open_ones = [duty for duty in due if not named or fold(duty.about) in named]
    if not open_ones:
        return "what a colleague will do, and nothing of it is due"
    first = min(duty.by for duty in open_ones)
    if today and any(today <= day < first for day in _days(promise.told, today)):
        return "an earlier day or time than the one that it is due"
    return ""


def _days(told: str, today: date) -> Iterator[date]:
    """Every day by which it is told to be done."""
    if _AT_ONCE.search(told):
        yield today
    for span in spans.counted_in(told):
        if span.direction > 0:
            # Hours have no number of days, and may be over today.
            yield today + timedelta(days=span.days or 0)
    named = list(dates.named_in(told, today=today))
    readings = [reading for day in named for reading in day.readings]
    for year, month, at in readings:
        yield from _that(year, month, at, today)
    # Beside a date a weekday only says which day that is.
    for day in named if not readings else ():
        if day.weekday is not None:
            yield today + timedelta(days=(day.weekday - today.weekday()) % 7)


def _that(year: int | None, month: int, day: int, today: date) -> Iterator[date]:
    try:
        found = date(year or today.year, month, day)
        # A day without its year is the next one: in December, "3 January".
        yield found if year or found >= today else found.replace(year=today.year + 1)
    except ValueError:
        # There is no such day, and the fact gate says so.
        return
