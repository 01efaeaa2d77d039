"""Names of people and places in a reply: each is one that the record or a person of this conversation has."""

import re
from collections.abc import Iterator

from support_agent.agent.guards.reading import fold, words_in

from . import dates
from .reply import Found, Reply
from .untold import is_hedged

# In the middle of a sentence, where no name a small letter would stand.
_NAME = re.compile(r"[A-ZА-Я](?<=[a-zа-я0-9,;] .)[a-zа-я]{2,}(?![\w-])")
# Whoever is spoken to.
_CALLED = re.compile(
    r"(?<!\w)(?:hi|hello|hey|dear|hola|thanks|thank you|gracias|здравствуите|спасибо|bonjour|merci|hallo|ola|ciao|lucky you|!|\w, )\s?$"
    r"|^[^.!?]{0,40}, $"
)
_CALL_REACHES = 45
_GERMAN = words_in(
    "ist und nicht ihre ihr ihnen wird wurde wir ich sie bestellung paket uber der die das ein eine kein keine nur kann"
)
_NO_NAMES = words_in(
    "order orders return returns request requests tracking status usted ustedes pedido pedidos solicitud"
    " вы вас вам вами ваш ваша ваше ваши вашего вашей ваших вашему вашим вашу заказ возврат заявка"
    " english spanish russian french german portuguese italian dutch the hello hola euro euros new year"
    " mon tue tues wed thu thur thurs fri sat sun lun mar mie jue vie sab dom пн вт ср чт пт сб вс lu ma me je ve sa gio mer ven seg ter qua qui sex"
    " christmas december january internet navidad новыи год рождество"
)


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that nobody else gave."""
    if len(reply.cased) != len(reply.text):
        return
    for name in filter(lambda one: _is_strange(reply, one), _NAME.finditer(reply.cased)):
        if not _GERMAN.isdisjoint(words_in(reply.text)):
            return
        if not is_hedged(reply, name.start()):
            yield Found(what="a name", start=name.start(), end=name.end())


def _is_strange(reply: Reply, name: re.Match[str]) -> bool:
    """Whether it is neither a word of the calendar nor of the record, nor anybody's."""
    word = reply.text[name.start() : name.end()]
    if word in _NO_NAMES or dates.is_name(word):
        return False
    if any(word in order.carriers for order in reply.record.orders.values()):
        return False
    if _CALLED.search(reply.text, max(0, name.start() - _CALL_REACHES), name.start()):
        return False
    own = words_in(fold(reply.turn.facts.customer_name))
    return word not in own and not any(word in words_in(text) for text in reply.others)
