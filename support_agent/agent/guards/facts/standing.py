"""How a reply says that orders stand: each state is the record's, of that order or of both."""

import re
from collections.abc import Iterator

from . import states, words
from .goods import GOODS, UNITS
from .order_record import OrderRecord
from .phrases import Phrases
from .reply import BOTH, Found, Reply, lacking

_OTHER = Phrases(other=words.OTHER)
_FIRST = Phrases(
    first="""
        the first, the former, el primero, la primera, el primer, первый, первая, первого, le premier, la premiere,
        der erste, die erste, das erste, o primeiro, a primeira, il primo, la prima, de eerste, the second,
        the latter, el segundo, la segunda, второй, вторая, второго, le second, der zweite, die zweite,
        o segundo, a segunda, il secondo, la seconda, de tweede
    """
)
# "Both pairs of headphones" are no two orders.
_UNITS_REACH = 25


_REQUEST = re.compile(
    r"(?<!\w)(?:r-\d|requests?|returns?|devoluc|solicitud|заявк|возврат|demande|retour|antrag|rucksend|ruckgabe"
    r"|devolu|richiest|reso|aanvraag)"
)
_OF_REQUESTS = frozenset((states.State.CONFIRMED, states.State.CLOSED))
_TIMELY = frozenset((states.State.LATE, states.State.ON_TIME))


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each state that the record does not say too."""
    claims = [one for one in states.claimed_in(reply.text) if _is_of_its_kind(reply, one)]
    ended = (one.start for one in claims if one.state is states.State.CANCELLED and one.holds)
    told_ended = frozenset().union(*map(reply.focus.at, ended))
    return lacking("a state", claims, lambda claim: _knows_state(reply, claim, told_ended))


def _is_of_its_kind(reply: Reply, claim: states.Claim) -> bool:
    """Whether it is a request that is "confirmed", and no delivery."""
    if claim.state is states.State.PREPARED:
        return not speaks_of_requests(reply.sentence(claim.start))
    if claim.state not in _OF_REQUESTS:
        return True
    return speaks_of_requests(reply.sentence(claim.start))


def speaks_of_requests(sentence: str) -> bool:
    """Whether a return and no order may be what it is about."""
    return _REQUEST.search(sentence) is not None


def _knows_state(reply: Reply, claim: states.Claim, told_ended: frozenset[str]) -> bool:
    orders = _orders_told_of(reply, claim)
    if claim.state is states.State.PREPARED:
        return all(order.is_on_its_way != claim.holds for order in orders)
    if claim.state is states.State.STALLED and reply.today:
        return all(order.is_stalled(reply.today) == claim.holds for order in orders)
    if claim.state in _TIMELY:
        is_otherwise = (claim.state is states.State.ON_TIME) != claim.holds
        came = (reply.today and order.is_timely(reply.today) for order in orders)
        return claim.state in reply.record.told or is_otherwise not in came
    if not claim.holds and not reply.focus.at(claim.start) & told_ended:
        # "Not shipped yet" is no way to tell that it never will be.
        orders = [order for order in orders if not order.is_cancelled]
    if claim.state in reply.record.told and not any(order.is_looked_up for order in orders):
        # "I'm sorry that it arrived broken", before anything was looked up.
        return True
    return bool(orders) and all(order.supports(claim) for order in orders)


def _orders_told_of(reply: Reply, claim: states.Claim) -> list[OrderRecord]:
    """Those that the state is said of: both, the other, the named one, or any where none is."""
    looked_up = [order for order in reply.record.orders.values() if order.is_looked_up]
    clause = reply.clause(claim.start)
    if _tells_of_both(clause):
        return looked_up
    here = reply.orders_at(claim.start)
    if _OTHER.stand_in(clause):
        here = [order for order in looked_up if order not in here] or here
    elif reply.focus.is_named(claim.start) and not _FIRST.stand_in(clause):
        return here
    return [order for order in here if order.supports(claim)] or here


def _tells_of_both(clause: str) -> bool:
    both = next(BOTH.found_in(clause), None)
    if both is None:
        return False
    behind = clause[both.end : both.end + _UNITS_REACH]
    return not UNITS.found_in(behind) and not GOODS.found_in(behind)
