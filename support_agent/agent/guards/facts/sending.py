"""Instructions to send goods back: nobody may, before a colleague has approved the return."""

from collections.abc import Iterator

from . import words
from .goods import GOODS, UNITS
from .order_record import OrderRecord
from .phrases import Phrases, Sayings
from .reply import Found, Reply
from .states import State

_SENDS = Sayings(
    sends="""
        please send, please ship, please post, please mail, please drop, please pack, please print, please stick, please return, please hand, please bring, please take,
        can now send, can now ship, can now return, can already send, go ahead and send, just send, just drop, simply send, drop it off, drop them off, drop the, send it to, send them to, send them back to,
        ship it to, ship them to, put it in the post, put them in the post, pack the, print the,
        envia el, envia los, envia las, envia la, envie el, envie los, envie la, envianos, envienos, enviar los, enviar el par, mandanos, manda el, manda los, imprime, imprima, lleva el, lleva los, lleva la, lleve,
        deposita, deposite, empaqueta, empaquete, devuelvelos, devuelvelo, devuelve los, ya puedes enviar, ya puede enviar, puedes enviar*, puede enviar*, mete los, mete el,
        отправьте, отправляите, можете отправлять, можете уже отправлять, можно отправлять, уже отправлять, вышлите, высылаите, распечатаите, отнесите, сдаите, упакуите, наклеите, верните, привезите, принесите, отвезите, пришлите,
        veuillez renvoyer, renvoyez, envoyez, deposez, imprimez, emballez, bitte senden, senden sie, schicken sie, bringen sie, drucken sie, geben sie das, por favor envie, envie os, imprima,
        spedisca, spedisci, invii, stampi, stampa, porti, stuur de, stuur het, breng, print de
    """
)
_PARCELS = Phrases(
    parcel="""
        pair, parcel, package, box, it back, them back, it to, them to, it off, them off, paquete, caja, par, envianos*, mandanos*, devuelvel*, los, посылк*, коробк*, пару, их, товар*, colis, paket, pakket, pacote, pacco, post
    """
)
# "Please send me the number" asks for words.
_WORDS = Phrases(
    words="""
        number, photo*, picture*, message, details, e-mail, email, screenshot*, numero, foto*, mensaje, detalles, datos, correo, номер*, фото*, сообщен*, сведения, данные, снимок, numero, nummer, bild*
    """
)
_OPEN = Phrases(open=words.OPEN, denied=words.NOT)
_REACHES = 80


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each, unless the return is approved."""
    for one in _SENDS.found_in(reply.text):
        start, end = reply.focus.clause(one.start)
        before = reply.text[max(start, one.start - _REACHES) : one.start]
        clause = reply.text[one.start : min(end, one.end + _REACHES)]
        if _OPEN.stand_in(before) or _WORDS.stand_in(clause) or "?" in clause:
            continue
        is_of_goods = GOODS.found_in(clause) or UNITS.found_in(clause) or _PARCELS.stand_in(clause)
        if is_of_goods and not any(map(_is_approved, reply.record.orders.values())):
            yield Found(what="an instruction to send goods", start=one.start, end=one.end)


def _is_approved(order: OrderRecord) -> bool:
    return order.has(State.APPROVED)
