"""What a reply says that the agent has done, and of what: only requests are made here."""

import re
from collections.abc import Iterator

from support_agent.agent.guards import counts

from . import deeds, words
from .focus import Mention
from .phrases import Phrases, Sayings
from .reply import Found, Reply, lacking
from .untold import is_hedged

_EXCHANGE = Phrases(exchange=words.EXCHANGE)
_ONE = Phrases(one=words.ONE)
_ENGLISH = frozenset(("the", "is", "by", "your", "a"))
_WORD = re.compile(r"[^\W\d_]+")
# "Two requests" and "both orders" tell no count of goods.
_REQUESTS = re.compile(
    r"(?<!\w)\w+\s(?:return\s)?(?:requests|orders|colleagues|solicitudes|pedidos|заявк\w+|заказ\w*|demandes|commandes|antrage"
    r"|bestellungen|pedidos|richieste|ordini|aanvragen|bestellingen)(?!\w)"
)
_WISHED = Sayings(
    wished="you asked, you wanted, you requested, you wished, pediste, querias, quisiste, solicitaste, вы просили, вы хотели, вы попросили"
)
_NO_EXCHANGE = re.compile(
    r"(?<!\w)(?:not|no|не|pas|nicht|kein\w*|nao|non|niet|geen|rather than|instead of|en lugar de|вместо)\s(?:an?\s|una?\s|uma?\s|een\s)?(?:exchange|swap|cambio|canje|обмен|echange|umtausch|troca|sostituzione|ruil)"
)
_ORDINAL = Sayings(
    ordinal="""
        second return*, third return*, another return*, second request*, third request*, another request*, segunda devolucion*, tercera devolucion*, otra devolucion*, segunda solicitud*, otra solicitud*, второй возврат*, второго возврат*, третии возврат*,
        вторая заявк*, вторую заявк*, еще одна заявк*, еще один возврат*, deuxieme retour*, zweite rucksendung*, zweiter antrag*, segunda devoluc*, seconda richiesta*, secondo reso*, tweede retour*
    """
)
_SECOND = 2
_NUMBERED_REACHES = 30
_NUMBERED = re.compile(
    rf"(?<!\w)(?P<count>{counts.NUMBER})\s(?:separate\s|return\s)?(?:requests|solicitudes|devoluciones|заявки|запроса|demandes|antrage|richieste|aanvragen)(?!\w)"
)
_TIMES = re.compile(
    r"(?<!\w)(?:days?|hours?|weeks?|dias?|horas?|semanas?|дн\w*|час\w*|недел\w*|jours?|heures?|semaines?|tage?n?"
    r"|stunden?|wochen?|giorn[oi]|ore|dag(?:en)?|uur)(?!\w)"
)


def unsupported(reply: Reply) -> Iterator[Found]:
    """Deeds that were not done, and requests told otherwise than they were made."""
    told = deeds.told_in(reply.text)
    yield from lacking("a deed of yours", told, lambda deed: _was_done(reply, deed))
    wishes = _WISHED.found_in(reply.text) if reply.record.requests else ()
    yield from lacking("a count", wishes, lambda one: _counts_right(reply, one.start))
    more = _ORDINAL.found_in(reply.text) if len(reply.record.requests) < _SECOND else ()
    yield from lacking("a return", more, lambda one: is_hedged(reply, one.start))
    requests = (one for one in reply.focus.mentions if _is_request(reply, one))
    yield from lacking("a count", requests, lambda one: _counts_right(reply, one.start))
    yield from lacking("a number", reply.focus.strays(), lambda stray: False)


def _is_request(reply: Reply, mention: Mention) -> bool:
    return reply.record.is_request(reply.text[mention.start : mention.end])


def _was_done(reply: Reply, deed: deeds.Deed) -> bool:
    # A colleague has been told where a request waits for them.
    if deed.kind == "other" or not reply.record.requests:
        return False
    if deed.kind != "asked":
        return True
    made = _NUMBERED.search(reply.text, deed.end, deed.end + _NUMBERED_REACHES)
    if made and counts.worth(made["count"]) > len(reply.record.requests):
        return False
    return _is_of_its_kind(reply, deed.start) and _counts_right(reply, deed.start)


def _is_of_its_kind(reply: Reply, start: int) -> bool:
    kinds = set().union(*(order.request_kinds for order in reply.record.orders.values()))
    is_exchange = _EXCHANGE.stand_in(reply.sentence(start))
    return (
        not kinds
        or not is_exchange
        or _NO_EXCHANGE.search(reply.sentence(start)) is not None
        or "exchange" in kinds
    )


def _counts_right(reply: Reply, start: int) -> bool:
    """Whether the sentence tells no other count than was asked for: "R-0007, for both pairs"."""
    sentence = reply.sentence(start)
    asked = set().union(*(order.requested for order in reply.record.orders.values()))
    if not asked or _TIMES.search(sentence) or _ONE.stand_in(sentence):
        return True
    sentence = _REQUESTS.sub("", sentence)
    words_ = set(_WORD.findall(sentence)) - counts.LOOSE
    if not words_.isdisjoint(_ENGLISH):
        # In Italian it is two.
        words_ -= {"due"}
    named = {counts.WORDS[word] for word in words_ if word in counts.WORDS}
    return not named or not named.isdisjoint(asked)
