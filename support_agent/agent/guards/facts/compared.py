"""What a reply says of one order beside another: sent before it, dearer than it."""

from collections.abc import Iterator, Sequence

from .order_record import OrderRecord
from .phrases import Phrase, Sayings
from .reply import Found, Reply
from .roles import Role
from .untold import is_hedged

_COSTS = Sayings(
    more="more expensive, costs more, cost more, dearer, pricier, mas caro, mas cara, cuesta mas, costo mas, дороже, plus chere, plus cher, teurer, mais caro, piu caro, duurder",
    less="cheaper, costs less, cost less, less expensive, mas barato, mas barata, cuesta menos, costo menos, дешевле, moins chere, moins cher, billiger, gunstiger, mais barato, meno caro, goedkoper",
)
_ORDER = Sayings(
    before="before the, before order, before your, before 1*, earlier than, sooner than, antes que, раньше, avant la, vor der, prima del, antes do, eerder dan",
    after="after the, after order, after your, later than, despues que, mas tarde que, позже, apres la, nach der, depois do, dopo il, later dan",
)
_EVENTS: tuple[tuple[Role, tuple[str, ...]], ...] = (
    ("placed", ("ordered", "placed", "hiciste", "se hizo", "pediste", "заказа", "оформ", "сдела")),
    (
        "shipped",
        ("shipped", "dispatched", "sent", "enviad", "salio", "salieron", "отправ", "despach"),
    ),
    (
        "delivered",
        ("delivered", "arrived", "came", "entreg", "llego", "llegaron", "достав", "приш", "пришел"),
    ),
)


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that the record has the other way round."""
    for one in (*_COSTS.found_in(reply.text), *_ORDER.found_in(reply.text)):
        first = reply.focus.named_before(one.start)
        if len(first) == 1 and not is_hedged(reply, one.start) and not _is_so(reply, one, first):
            yield Found(what="a comparison", start=one.start, end=one.end)


def _is_so(reply: Reply, one: Phrase, first: frozenset[str]) -> bool:
    orders = reply.record.orders
    own = orders[next(iter(first))]
    rest = [order for name, order in orders.items() if name not in first]
    if one.name in ("more", "less"):
        return _costs(own, rest, one.name)
    begun = reply.focus.sentence(one.start)[0]
    told = reply.text[begun : one.start]
    roles = [role for role, cues in _EVENTS if any(cue in told for cue in cues)]
    known = [role for role in roles if own.days_as.get(role)]
    return not known or any(_comes(own, rest, one.name, role) for role in known)


def _costs(own: OrderRecord, rest: Sequence[OrderRecord], name: str) -> bool:
    theirs = [max(order.sums) for order in rest if order.sums]
    if not own.sums or not theirs:
        return True
    worth = max(own.sums)
    return any(worth > other if name == "more" else worth < other for other in theirs)


def _comes(own: OrderRecord, rest: Sequence[OrderRecord], name: str, role: Role) -> bool:
    day = max(own.days_as[role])
    theirs = [max(order.days_as[role]) for order in rest if order.days_as.get(role)]
    return not theirs or any(day < other if name == "before" else day > other for other in theirs)
