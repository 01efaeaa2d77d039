"""The promise ledger: what a colleague will do may be said only where it is due, and no earlier.

A reply may say that a colleague writes, looks into it or decides where a decision has been promised
in this conversation and is open, or where this run has asked for one. Nobody ever telephones.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import date, timedelta

from support_agent.agent.known import KnownDuty
from support_agent.agent.types import Draft, Flaw, Turn

from .excerpts import original, quoted
from .facts import dates, spans
from .promises import Promise, heard, promised_in
from .reading import fold, place

_REQUEST = re.compile(r"(?<!\w)r-\d+(?!\w)")
_AT_ONCE = re.compile(
    r"(?<!\w)(?:(?<!as )soon|shortly|right away|immediately|at once|in a moment|in a minute|any minute|asap|straight away"
    r"|enseguida|en breve|(?<!tan )pronto|de inmediato|inmediatamente|ahora mismo|скоро|сеичас|немедленно|вот-вот"
    r"|bientot|tout de suite|immediatement|sous peu|gleich|sofort|in kurze|umgehend|em breve|ja a seguir"
    r"|imediatamente|presto|subito|a breve|immediatamente|zo meteen|meteen|direct|binnenkort|(?:in|within) the (?:next )?(?:few |coming )?hours|en las proximas horas|в ближайшие часы|в ближайшее время|in den nachsten stunden"
    r")(?!\w)"
)
# What is due is told by its day, so nobody has promised the hour, also not on that day.
_WITHIN_THE_HOUR = re.compile(
    r"(?<!\w)(?:within (?:the|an|one|1) hour|in an hour|(?:in|within) (?:a few|some|\d+|five|ten|fifteen|thirty) minutes"
    r"|en una hora|en (?:unos|\d+|cinco|diez) minutos|в течение (?:часа|нескольких минут|\d+ минут)"
    r"|через (?:час|\d+ минут)|dans l'heure|dans une heure|dans (?:quelques|\d+|cinq|dix) minutes"
    r"|(?:in|innerhalb) einer stunde|in (?:wenigen|\d+|funf|zehn) minuten|(?:em|dentro de) uma hora"
    r"|em (?:alguns|\d+|cinco|dez) minutos|(?:entro|tra) un'ora|(?:entro|tra) (?:pochi|\d+|cinque|dieci) minuti"
    r"|binnen (?:een|het|1) uur|(?:binnen|over) (?:enkele|een paar|\d+|vijf|tien) minuten)(?!\w)"
)


def promises_only_what_is_due(draft: Draft, turn: Turn) -> Flaw | None:
    """No word of what a colleague will do, but for what is due to this customer."""
    return unkept_promise(draft, turn, due=_due(turn))


def unkept_promise(draft: Draft, turn: Turn, *, due: tuple[KnownDuty, ...]) -> Flaw | None:
    """The first promise of the draft that is not among what is due."""
    text = heard(draft.text)
    for promise in promised_in(text):
        about = _about(promise, due, turn)
        if why := _unkept(promise, about, today=turn.facts.today):
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
    return (*turn.facts.duties, *filter(None, map(_made, _found(turn))))


def _found(turn: Turn) -> Iterator[Mapping[str, object]]:
    for step in turn.steps:
        for result in step.observations:
            if not result.is_error and isinstance(result.content, Mapping):
                yield result.content


def _about(promise: Promise, due: tuple[KnownDuty, ...], turn: Turn) -> tuple[KnownDuty, ...]:
    """What is due of the requests and orders that the sentence names, or all where it names none."""
    requests = set(_REQUEST.findall(promise.sentence))
    orders_of = dict(_orders_of(turn))
    known = {order.number for order in turn.facts.orders} | set(orders_of.values())
    orders = {number for number in known if number and _names(promise.sentence, number)}
    return tuple(
        duty
        for duty in due
        if (not requests or fold(duty.about) in requests)
        and (not orders or orders_of.get(duty.about) in orders)
    )


def _names(sentence: str, number: str) -> bool:
    # A sign before it says that what follows is a number: "#1001", "R-1001" is another one.
    return re.search(rf"(?<![\w-]){re.escape(fold(number))}(?![\w-])", sentence) is not None


def _orders_of(turn: Turn) -> Iterator[tuple[str, str]]:
    """Return requests with the orders that they are about."""
    for request in turn.facts.requests:
        yield request.number, request.order
    for content in _found(turn):
        if "return_request" in content:
            yield str(content["return_request"]), str(content.get("order_id") or "")


def _made(content: Mapping[str, object]) -> KnownDuty | None:
    about, by = content.get("return_request"), content.get("decided_by")
    if not isinstance(about, str) or not isinstance(by, str):
        return None
    return KnownDuty(kind="decide", about=about, by=date.fromisoformat(by))


def _unkept(promise: Promise, due: tuple[KnownDuty, ...], *, today: date | None) -> str:
    if promise.kind == "call":
        return "a call by telephone, an e-mail or a letter, which nobody will make"
    if not due:
        return "what a colleague will do, and nothing of it is due"
    first = min(duty.by for duty in due)
    days = _days(promise.told, today) if today else ()
    if _WITHIN_THE_HOUR.search(promise.told) or any(today <= day < first for day in days if today):
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
