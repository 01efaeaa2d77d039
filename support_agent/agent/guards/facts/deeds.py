"""Finds deeds that a text says the agent has done: "I've cancelled it", "he cambiado la dirección"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from support_agent.agent.guards.reading import words_in

_ASKED = (
    r"asked|made|opened|created|registered|submitted|filed|requested|started|logged|raised|placed|put in|set up"
    r"|pedido|abierto|creado|registrado|solicitado|hecho|iniciado|tramitado|dejado"
    r"|попросил[аи]?|оформил[аи]?|создал[аи]?|открыл[аи]?|зарегистрировал[аи]?|подал[аи]?|запросил[аи]?|сделал[аи]?"
    r"|demande|ouvert|cree|enregistre|depose|fait|lance"
    r"|beantragt|erstellt|angelegt|eroffnet|registriert|gestellt|eingereicht|aufgenommen|gemacht"
    r"|solicitei|abri|criei|registrei|pedi|fiz|richiesto|aperto|creato|registrato|inoltrato|fatto"
    r"|aangevraagd|aangemaakt|geregistreerd|geopend|ingediend|gevraagd|gemaakt"
)
_PASSED_ON = (
    r"passed|let|forwarded|told|informed|notified|escalated|handed|alerted|flagged"
    r"|pasado|avisado|informado|trasladado|notificado|derivado|escalado|enviado"
    r"|передал[аи]?|сообщил[аи]?|уведомил[аи]?|позвал[аи]?|отправил[аи]?"
    r"|transmis|informe|prevenu|signale|weitergeleitet|weitergegeben|informiert|benachrichtigt"
    r"|encaminhei|avisei|informei|passato|avvisato|informato|segnalato|doorgegeven|doorgestuurd|ingelicht"
)
_OTHERS = (
    r"cancelled|canceled|changed|updated|corrected|sent|e-?mailed|mailed|written to|contacted|called|phoned"
    r"|arranged|scheduled|booked|rescheduled|reserved|extended|blocked|removed|deleted|added|shipped|issued"
    r"|activated|fixed|resolved|prioriti[sz]ed|expedited|redirected|stopped|held|upgraded|paid|closed"
    r"|cancelado|anulado|cambiado|modificado|actualizado|corregido|contactado|llamado|programado|reservado"
    r"|ampliado|bloqueado|borrado|eliminado|anadido|emitido|activado|arreglado|resuelto|redirigido|escrito"
    r"|отменил[аи]?|изменил[аи]?|поменял[аи]?|обновил[аи]?|исправил[аи]?|связал(?:ся|ась|ись)|позвонил[аи]?"
    r"|написал[аи]? в|забронировал[аи]?|продлил[аи]?|заблокировал[аи]?|удалил[аи]?|добавил[аи]?|ускорил[аи]?"
    r"|перенес(?:ла|ли)?|решил[аи]?|выслал[аи]?"
    r"|annule|modifie|change|mis a jour|corrige|envoye|contacte|appele|planifie|reserve|prolonge|bloque"
    r"|supprime|ajoute|resolu"
    r"|storniert|geandert|aktualisiert|korrigiert|gesendet|geschickt|kontaktiert|angerufen|vereinbart"
    r"|reserviert|verlangert|gesperrt|geloscht|hinzugefugt|veranlasst"
    r"|cancelei|alterei|mudei|atualizei|corrigi|enviei|contatei|contactei|liguei|agendei|reservei|bloqueei"
    r"|annullato|modificato|cambiato|aggiornato|corretto|inviato|contattato|chiamato|programmato|prenotato"
    r"|bloccato|cancellato|aggiunto|geannuleerd|gewijzigd|aangepast|bijgewerkt|verstuurd|gebeld|gepland"
    r"|gereserveerd|verlengd|geblokkeerd|verwijderd|toegevoegd"
)
# To whom a matter may be passed on: a person reads each request.
_COLLEAGUE = re.compile(
    r"colleague|our team|the team|companer|nuestro equipo|коллег|сотрудник|нашеи команд|collegue|notre equipe"
    r"|kolleg|unser team|colega|nossa equipe|collega|nostro team|ons team"
)
_COLLEAGUE_REACHES = 60
# Whoever is asked or told of it instead, nobody has been.
_OUTSIDERS = re.compile(
    r"carrier|courier|driver|depot|warehouse|transportista|repartidor|mensajer|almacen|курьер|перевозчик|склад"
    r"|transporteur|livreur|entrepot|zusteller|paketdienst|lager|transportador|estafeta|armazem|corriere|magazzino"
    r"|bezorger|magazijn|(?<!\w)(?:dhl|ups|gls|seur|dpd|fedex|hermes|correos|post)(?!\w)"
)
_OUTSIDERS_REACH = 30
_LIGHT = r"(?:\s(?:just|already|now|also|ya|tambien|ahora|acabo|уже|также|сразу|deja|aussi|bereits|schon|ja|gia|al|reeds|it|that|for you|lo|la|le|se|te|их|его|ее))*"
# Who speaks: in some languages the verb alone tells it, in German and Dutch it closes the sentence.
_BEFORE = re.compile(
    rf"(?<!\w)(?:i|we|i've|we've|(?:i|we)\s(?:have|had)|he|hemos|acabo de|я|мы|j'ai|nous avons|ho|abbiamo)"
    rf"{_LIGHT}\s(?:(?P<asked>{_ASKED})|(?P<passed>{_PASSED_ON})|(?P<other>{_OTHERS}))(?!\w)"
)
_LAST = re.compile(
    r"(?<!\w)(?:habe ich|haben wir|ich habe|wir haben|ik heb|we hebben|heb ik|hebben we)(?!\w)[^.!?,;\n]{0,80}?\s"
    rf"(?:(?P<asked>{_ASKED})|(?P<passed>{_PASSED_ON})|(?P<other>{_OTHERS}))(?!\w)"
)
_ALONE_ASKED = "solicitei abri criei registrei pedi fiz оформил оформила оформили зарегистрировал зарегистрировала зарегистрировали"
_ALONE_PASSED = "encaminhei avisei informei"
_ALONE_OTHER = """
    cancelei alterei mudei atualizei enviei contatei liguei отменил отменила отменили изменил изменила изменили
"""
_ALONE = re.compile(
    rf"(?<!\w)(?:(?P<asked>{'|'.join(_ALONE_ASKED.split())})|(?P<passed>{'|'.join(_ALONE_PASSED.split())})"
    rf"|(?P<other>{'|'.join(_ALONE_OTHER.split())}))(?!\w)"
)
_DENIED = re.compile(
    r"(?<!\w)(?:not|n't|no|never|cannot|couldn't|haven't|if|unless|whether|не|si|pas|nicht|kein|nao|non|niet|geen|you|customer"
    r"|вы|usted|vous|sie|voce)(?!\w)[^.!?,;\n]{0,25}$"
)

# Each with the words one of which it holds.
_PATTERNS = (
    (_BEFORE, words_in("i we i've we've he hemos acabo я мы j'ai nous ho abbiamo")),
    (_LAST, words_in("habe haben ich wir ik we heb hebben")),
    (_ALONE, words_in(f"{_ALONE_ASKED} {_ALONE_PASSED} {_ALONE_OTHER}")),
)
Kind = Literal["asked", "passed", "other"]


@dataclass(frozen=True, kw_only=True)
class Deed:
    """What the agent says to have done: asked for a return, told a colleague, or another thing."""

    kind: Kind
    start: int
    end: int


def told_in(text: str) -> Iterator[Deed]:
    """Every deed of the speaker's own in the folded text."""
    seen: set[int] = set()
    words = words_in(text)
    for pattern, firsts in _PATTERNS:
        for found in () if firsts.isdisjoint(words) else pattern.finditer(text):
            if found.end() in seen or _DENIED.search(text, 0, found.start()):
                continue
            seen.add(found.end())
            yield Deed(kind=_kind(found, text), start=found.start(), end=found.end())


def _kind(found: re.Match[str], text: str) -> Kind:
    if _OUTSIDERS.search(text, found.end(), found.end() + _OUTSIDERS_REACH):
        return "other"
    if found["asked"]:
        return "asked"
    to_whom = text[found.start() : found.end() + _COLLEAGUE_REACHES]
    return "passed" if found["passed"] and _COLLEAGUE.search(to_whom) else "other"
