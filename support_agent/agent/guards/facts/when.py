"""Days and stretches of time in a reply: each is one of the order's own, as what it is said to be."""

import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from datetime import date, timedelta

from . import dates, spans
from .order_record import OrderRecord
from .phrases import Sayings
from .reply import NEAR, Found, Reply, lacking
from .roles import Role, roles_of, tells_of_a_decision
from .untold import is_hedged

# That a day is meant: something comes on it, or somebody writes.
_HAPPENS = re.compile(
    r"deliver|arriv|expect|come|lleg|entreg|repart|recib|espera|достав|прид[её]|ожида|прибуд|livr|attend|recev"
    r"|zugestell|geliefert|erwart|ankomm|chega|consegn|bezorg|verwacht|geleverd|scan|escan|скан"
    r"|repl(?:y|ies)|respond|write|get back|contest|escrib|ответ|напиш|repond|ecri|antwort|meld|schreib|rispond"
    r"|scriv|antwoord|schrijf"
)
_NOT = re.compile(
    r"(?<!\w)(?:not|no|nobody|не|никто|pas|nicht|niemand|nao|non|niet|any more)(?!\w)|n't"
)
_NOW = re.compile(
    r"(?<!\w)(?:today|now|it's|it is|hoy|ahora|estamos|сегодня|сеичас|aujourd'hui|nous sommes|heute|jetzt|hoje"
    r"|agora|oggi|adesso|vandaag|nu)(?!\w)"
)
_WAS = re.compile(
    r"(?<!\w)(?:was|were|went by|later|estuvo|fue|despues|\w{2,}л[аои]?|позже|plus tard|apres|etait|war|spater"
    r"|depois|foi|dopo|era|later)(?!\w)"
)
_EARLY = Sayings(
    early="""
        earlier than planned, earlier than expected, earlier than scheduled, ahead of schedule, a day early, antes de lo previsto,
        antes de lo esperado, раньше срока, раньше ожидаемого, en avance, plus tot que prevu, fruher als erwartet,
        fruher als geplant, antes do previsto, in anticipo, prima del previsto, eerder dan verwacht, eerder dan gepland
    """
)
# "If it hasn't come by Wednesday, write to us".
_NOT_BY_THEN = re.compile(
    r"(?<!\w)(?:if|si|если|wenn|falls|se|als)(?!\w).{0,30}?(?:n't|(?<!\w)(?:not|no|не|pas|nicht|nao|non|niet)(?!\w))"
)
# "Monday, 30 November", and "today is Monday".
_CLOSE = 12
_ABOUT = timedelta(days=3)
_BESIDE = 8
_JOINED = re.compile(r"[\s,(]{1,3}(?:the |el |le |den |de )?")


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that neither the record nor a person's words hold."""
    yield from lacking("a day", reply.days, lambda day: _knows_day(reply, day))
    told = spans.counted_in(reply.text)
    yield from lacking(
        "a stretch of time",
        (*told, *spans.taken_in(reply.text)),
        lambda span: _knows_span(reply, span),
    )
    early = (one for one in _EARLY.found_in(reply.text) if not is_hedged(reply, one.start))
    yield from lacking("a day", early, lambda one: _came_early(reply, one.start))


def _came_early(reply: Reply, start: int) -> bool:
    return any(
        came < expected
        for order in reply.orders_at(start)
        for came in order.days_as.get("delivered", ())
        for expected in order.days_as.get("expected", ())
    )


def _knows_day(reply: Reply, day: dates.Day) -> bool:
    if _is_today_itself(reply, day):
        return True
    if not _fits_its_date(reply, day):
        return False
    if _NOT_BY_THEN.search(reply.clause(day.start)):
        return True
    if any(
        day.weekday == said.weekday and set(day.readings) <= set(said.readings)
        for said in reply.record.days
    ):
        return True
    clause = reply.clause(day.start)
    start = max(reply.focus.clause(day.start)[0], day.start - NEAR)
    roles = roles_of(clause, day_at=day.start - start, sentence=reply.sentence(day.start))
    if "expected" in roles and tells_of_a_decision(reply.sentence(day.start)):
        roles |= {"decided"}
    return any(day.is_one_of(_days_of(order, roles)) for order in reply.orders_at(day.start))


def _fits_its_date(reply: Reply, day: dates.Day) -> bool:
    """Whether a weekday right before a date is that date's own."""
    if day.weekday is None or reply.today is None:
        return True
    for date_ in reply.days_near(day.end, day.end + _BESIDE):
        words = reply.text[date_.start : date_.end]
        between = reply.text[day.end : date_.start]
        if date_.readings and any(map(str.isdigit, words)) and _JOINED.fullmatch(between):
            return any(_falls_on(reading, day.weekday, reply.today) for reading in date_.readings)
    return True


def _falls_on(reading: tuple[int | None, int, int], weekday: int, today: date) -> bool:
    year, month, at = reading
    years = (year,) if year else (today.year - 1, today.year, today.year + 1)
    found = []
    for each in years:
        with suppress(ValueError):
            found.append(date(each, month, at))
    # Nobody says which year: the nearest one is meant.
    nearest = min(found, key=lambda one: abs(one - today), default=None)
    return nearest is None or nearest.weekday() == weekday


def _is_today_itself(reply: Reply, day: dates.Day) -> bool:
    """ "How can I help today?", and "today is Monday, 30 November"."""
    if reply.today is None or not day.is_one_of({reply.today}):
        return False
    clause = reply.clause(day.start)
    near = reply.days_near(day.start - _CLOSE, day.end + _CLOSE)
    if any(one is not day and one.is_one_of({reply.today}) for one in near):
        return not _HAPPENS.search(clause)
    if not day.is_loose:
        return _NOW.search(clause) is not None and not _HAPPENS.search(clause)
    sentence = reply.sentence(day.start)
    is_told = _HAPPENS.search(sentence) and not _NOT.search(sentence) and "?" not in sentence
    return not is_told


def _days_of(order: OrderRecord, roles: Collection[Role]) -> set[date]:
    """The order's days of these kinds; all of them where it has none of these, or none is told."""
    # The shop's colleague decides by a day, and the customer until another.
    wanted = {*roles, "until"} if "decided" in roles else roles
    named: set[date] = set().union(*(order.days_as.get(role, set()) for role in wanted))
    return named or order.days


def _knows_span(reply: Reply, span: spans.Span) -> bool:
    orders = reply.orders_at(span.start)
    if any(_leads_to_a_day_of(order, span, reply) for order in orders):
        return True
    words = reply.text[span.start : span.end]
    return any(words in text for text in reply.others)


def _took(order: OrderRecord, *, is_sent: bool) -> set[timedelta]:
    """How long each part of its way was."""
    roles: tuple[Role, ...] = (
        ("shipped", "delivered") if is_sent else ("placed", "shipped", "delivered")
    )
    days = [sorted(order.days_as.get(role, ())) for role in roles]
    return {
        later - earlier
        for at, begun in enumerate(days)
        for ended in days[at + 1 :]
        for earlier in begun
        for later in ended
    }


def _leads_to_a_day_of(order: OrderRecord, span: spans.Span, reply: Reply) -> bool:
    if span.days is None or reply.today is None:
        return False
    days = timedelta(days=span.days)
    if not span.direction and spans.TOOK.search(reply.clause(span.start)):
        return days in _took(
            order, is_sent="shipped" in roles_of(reply.clause(span.start), day_at=0, sentence="")
        )
    if span.is_about and any(abs(abs(day - reply.today) - days) <= _ABOUT for day in order.days):
        return True
    if span.direction and reply.today + span.direction * days in order.days:
        return True
    if span.direction and span.is_least:
        return any((day - reply.today) * span.direction >= days for day in order.days)
    # "Three days later", between two days of the order.
    is_past = span.direction > 0 and _WAS.search(reply.sentence(span.start)) is not None
    known = (order.days | {reply.today}) - order.days_as.get("decided", set())
    return (not span.direction or is_past) and any(day + days in known for day in known)
