"""What a reply says of a time to return that is over, and of two things that fell on one day."""

import re
from collections.abc import Iterator

from . import words
from .order_record import OrderRecord
from .phrases import Phrases, Sayings
from .reply import Found, Reply
from .roles import Role
from .untold import is_hedged

_OVER = re.compile(
    r"(?:(?:window|period|deadline|time limit|last day)[^.!?;\n]{0,50}?"
    r"(?:\s(?:ended|expired|lapsed|ran out)|(?:has|have|is|was|already)\s(?:already\s|just\s|now\s)?(?:closed|expired|passed|over|ended|run out|lapsed))"
    r"|(?:plazo|periodo)[^.!?;\n]{0,60}?(?:terminado|vencido|expirado|pasado|acabado|cerrado|termino|vencio|expiro|acabo|finalizo|finalizado)"
    r"|срок\w*[^.!?;\n]{0,60}?(?:истек\w*|прошел|прошли|закончил\w*|вышел|закрыт\w*)"
    r"|delai[^.!?;\n]{0,60}?(?:expire|depasse|passe|termine)|\w*frist[^.!?;\n]{0,60}?(?:abgelaufen|verstrichen|vorbei)"
    r"|prazo[^.!?;\n]{0,60}?(?:terminou|expirou|acabou|passou)|termine[^.!?;\n]{0,60}?(?:scaduto|passato)"
    r"|termijn[^.!?;\n]{0,60}?(?:verstreken|verlopen|voorbij))(?!\w)"
)
_WINDOWS = Sayings(
    window="window, period, deadline, last day, time limit, plazo, periodo, срок*, delai, frist, ruckgabefrist, prazo, termine, termijn"
)
_DENIED = Phrases(denied=words.NOT)
_REACHES = 80
_EVENTS: tuple[Role, ...] = ("placed", "shipped", "delivered")
_SAME_DAY = Sayings(
    same="""
        the same day, on one day, same date, el mismo dia, la misma fecha, один день, тот же день, одного дня, одним днем, le meme jour, am selben tag, am gleichen tag, no mesmo dia, lo stesso giorno, dezelfde dag
    """
)


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that the days of the record do not bear out."""
    for window in _WINDOWS.found_in(reply.text):
        found = _OVER.match(reply.text, window.start)
        if found is None or _DENIED.stand_in(found[0]) or is_hedged(reply, found.start()):
            continue
        if not any(_is_over(order, reply) for order in reply.orders_at(found.start())):
            yield Found(what="a time that is over", start=found.start(), end=found.end())
    for one in _SAME_DAY.found_in(reply.text):
        begun = reply.focus.clause(one.start)[0]
        if _DENIED.stand_in(reply.text[max(begun, one.start - _REACHES) : one.start]):
            continue
        if not is_hedged(reply, one.start) and not _falls_together(reply):
            yield Found(what="a day", start=one.start, end=one.end)


def _is_over(order: OrderRecord, reply: Reply) -> bool:
    until = order.days_as.get("until")
    if not until or reply.today is None:
        return True
    return max(until) < reply.today


def _falls_together(reply: Reply) -> bool:
    """Whether any two days of the orders are one."""
    orders = list(reply.record.orders.values())
    for role in _EVENTS:
        days = [order.days_as.get(role, set()) for order in orders]
        if sum(map(len, days)) > len(set().union(*days)):
            return True
    return any(_fell_together(order) for order in orders)


def _fell_together(order: OrderRecord) -> bool:
    days = [day for role in _EVENTS for day in order.days_as.get(role, ())]
    return len(days) > len(set(days))
