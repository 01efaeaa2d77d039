"""Finds deeds that a text says the agent has done: "I've cancelled it", "he cambiado la dirección"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from support_agent.agent.guards.reading import words_in

_ASKED = (
    r"asked|made|opened|created|registered|submitted|filed|requested|started|logged|raised|placed|put in|put through|set up"
    r"|entered|recorded|lodged|initiated|done"
    r"|pedido|abierto|creado|registrado|solicitado|hecho|iniciado|tramitado|dejado|cursado|presentado|formalizado"
    r"|(?:по)?просил[аи]?|оформил[аи]?|создал[аи]?|открыл[аи]?|зарегистрировал[аи]?|подал[аи]?|запросил[аи]?|сделал[аи]?"
    r"|составил[аи]?|завел[аи]?|заполнил[аи]?|внес(?:ла|ли)?|начал[аи]?"
    r"|demande|ouvert|cree|enregistre|depose|fait|lance|initie|soumis"
    r"|beantragt|erstellt|angelegt|eroffnet|registriert|gestellt|eingereicht|aufgenommen|gemacht|angefragt|eingeleitet|erfasst"
    r"|gebeten|angemeldet"
    r"|solicitei|abri|criei|registrei|pedi|fiz|richiesto|chiesto|aperto|creato|registrato|inoltrato|fatto|avviato|inserito"
    r"|presentato"
    r"|aangevraagd|aangemaakt|geregistreerd|geopend|ingediend|gevraagd|gemaakt|gestart|ingevoerd|aangemeld|gedaan"
)
_PASSED_ON = (
    r"passed|let|called|brought|forwarded|told|informed|notified|escalated|handed|alerted|flagged"
    r"|pasado|avisado|llamado|informado|trasladado|notificado|derivado|escalado|enviado"
    r"|передал[аи]?|сообщил[аи]?|уведомил[аи]?|позвал[аи]?|отправил[аи]?"
    r"|transmis|appele|gerufen|geroepen|chiamato|informe|prevenu|signale|weitergeleitet|weitergegeben|informiert|benachrichtigt"
    r"|encaminhei|avisei|informei|passato|avvisato|informato|segnalato|doorgegeven|doorgestuurd|ingelicht"
)
# In languages whose verbs show by no ending that something was done.
_OTHERS = (
    r"annule|modifie|change|mis a jour|corrige|envoye|contacte|appele|planifie|reserve|prolonge|bloque|supprime"
    r"|ajoute|resolu|rembourse|programme|convenu|arrange|relance|averti|ouvert"
    r"|cancelei|alterei|mudei|atualizei|corrigi|enviei|contatei|contactei|liguei|agendei|reservei|bloqueei|reembolsei"
    r"|combinei|avancei|paguei|marquei"
)
# Whoever only looked, understood or said it has done nothing to an order.
_HARMLESS = re.compile(
    r"(?:looked|checked|double-checked|found|seen|saw|noted|noticed|read|understood|heard|gone|been|had|got|said|mentioned"
    r"|explained|described|listed|tried|wanted|needed|hoped|received|searched|verified|confirmed|consulted|thought"
    r"|included|summari[sz]ed|answered|missed|assumed|meant|learn(?:ed|t)|counted|compared|apologi[sz]ed|appreciated"
    r"|promised|offered|recommended|suggested|agreed|liked|expected|wished|used|seemed|indeed|need|shipped|dispatched"
    r"|packed|reviewed|gathered|pulled|written down|shared|given|gave|taken|took|identified|located|spotted|related|interested"
    r"|consultado|mirado|visto|revisado|comprobado|encontrado|buscado|leido|entendido|anotado|apuntado|tomado|recibido"
    r"|verificado|dicho|explicado|intentado|querido|podido|sido|estado|tenido|localizado|confirmado|mencionado|indicado"
    r"|contado|comparado|oido|notado|repasado"
    r"|(?:пере)?проверил\w*|(?:по|про)смотрел\w*|наш(?:ел|ла|ли)|увидел\w*|видел\w*|понял\w*|прочитал\w*|записал\w*"
    r"|учел|учла|узнал\w*|уточнил\w*|сверил\w*|поискал\w*|искал\w*|заметил\w*|услышал\w*|получил\w*|хотел\w*|был\w*"
    r"|имел\w*|пытал\w*|старал\w*|отметил\w*|сказал\w*|думал\w*|указал\w*|могл\w*|смогл\w*|рассказал\w*|объяснил\w*"
    r"|gesehen|nachgesehen|nachgeschaut|geschaut|gepruft|uberpruft|gefunden|notiert|verstanden|gelesen|gehort"
    r"|bekommen|erhalten|bemerkt|gesucht|verglichen|vermerkt|gesagt|gewesen|gehabt|herausgefunden|nachgelesen"
    r"|gekeken|gezien|gevonden|gecontroleerd|bekeken|genoteerd|begrepen|gelezen|opgezocht|nagekeken|nagezocht|ontvangen"
    r"|gehoord|gecheckt|gezegd|geweest|gehad"
    r"|controllato|verificato|visto|trovato|guardato|cercato|capito|letto|annotato|notato|consultato|ricevuto|detto"
    r"|tutto|questo|quanto|stato|avuto|potuto|voluto)(?!\w)"
)
# What is made or asked for besides a request that a colleague decides about.
_NO_REQUEST = re.compile(
    r"(?<!\w)(?:labels?|etiquetas?|этикетк\w*|etichett\w*|\w*etikett\w*|etiquette|refunds?|reembolso|rimborso|remboursement"
    r"|pick-?up|collection|recogida|recolha|ritiro|abholung|appointment|cita|exception|excepcion|исключени\w*|claim with"
    r"|voucher|vale|cupon|coupon|скидк\w*)(?!\w)"
)
_WITH = re.compile(r"(?<!\w)(?:with|con|mit|bei|met|bij|com|avec|aupres|с|со|у)(?!\w)")
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
_LIGHT = (
    r"(?:\s(?:just|already|now|also|then|ya|tambien|ahora|уже|также|сразу|только что|вам|вас|за вас|ему|ей|им|deja|aussi|bereits"
    r"|schon|ja|gia|anche|al|reeds|it|that|them|for you|vous|l'|lo|la|le|les|se|te|os|их|его|ее|это))*"
)
_IRREGULAR = (
    r"sent|made|put|told|let|given|set|written|spoken|rung|rang|held|paid|done|taken|brought|found|seen|saw|read|got"
    r"|understood|heard|gone|been|had|said|thought|meant|gave|took|wrote|spoke|cut|sold|bought|kept|left|met|rerouted"
)
# Who speaks, and what was done by the verb's ending: in German and Dutch it closes the sentence.
_BEFORE = re.compile(
    rf"(?<!\w)(?:(?:i|we)(?:'ve|'d|\shave|\shad)?{_LIGHT}\s(?P<en>[a-z]+(?:-[a-z]+)?ed|{_IRREGULAR})"
    rf"|(?:he|hemos){_LIGHT}\s(?P<es>\w+(?:ado|ido|cho|sto|rto|uelto))|acab(?:o|amos)\sde\s(?P<es_just>\w+r)(?:l[oae]s?)?"
    rf"|(?:я|мы){_LIGHT}\s(?P<ru>\w+л(?:а|и|ся|ась|ись)?)"
    rf"|(?:ho|abbiamo){_LIGHT}\s(?P<it>\w+(?:ato|uto|ito|sto|tto|rto|sso|eso))"
    rf"|(?:j'ai|nous avons){_LIGHT}\s(?P<fr>{_ASKED}|{_PASSED_ON}|{_OTHERS}))(?!\w)"
)
_PARTICIPLE = r"(?:\w{0,8}ge\w{3,}(?:t|en|d)|\w+ie?er[td]|(?:ver|be|er|ent|zer|ont|her)\w{3,}(?:t|en|d)|\w{2,8}ge\w{2,}(?:t|en|d))"
_LAST = re.compile(
    r"(?<!\w)(?:habe ich|haben wir|ich habe|wir haben|ik heb|we hebben|heb ik|hebben we)(?!\w)[^.!?,;\n]{0,80}?\s"
    rf"(?P<verb>{_PARTICIPLE})(?=\s?(?:[.!?,;:()\n]|und\s|en\s|$))"
)
_ALONE_ASKED = "solicitei abri criei registrei pedi fiz оформил оформила оформили зарегистрировал зарегистрировала зарегистрировали"
_ALONE_PASSED = "encaminhei avisei informei"
_ALONE_OTHER = """
    cancelei alterei mudei atualizei enviei contatei liguei отменил отменила отменили изменил изменила изменили
"""
_ALONE = re.compile(
    rf"(?<!\w)(?P<verb>{'|'.join(f'{_ALONE_ASKED} {_ALONE_PASSED} {_ALONE_OTHER}'.split())})(?!\w)"
)
_DENIED = re.compile(
    r"(?<!\w)(?:not|n't|no|never|cannot|couldn't|haven't|if|unless|whether|не|si|pas|nicht|kein|nao|non|niet|geen|you|customer"
    r"|вы|usted|vous|sie|voce)(?!\w)[^.!?,;\n]{0,25}$|(?<!\w)(?:what|all|lo que|что|was|ce que|wat)\s$"
)

_ASKS = re.compile(rf"(?:{_ASKED})(?!\w)")
_PASSES = re.compile(rf"(?:{_PASSED_ON})(?!\w)")
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
    words = words_in(text)
    seen: set[int] = set()
    for pattern, firsts in _PATTERNS:
        for found in () if firsts.isdisjoint(words) else pattern.finditer(text):
            if found.end() in seen or _DENIED.search(text, 0, found.start()):
                continue
            seen.add(found.end())
            if kind := _kind(found, text):
                yield Deed(kind=kind, start=found.start(), end=found.end())


def _kind(found: re.Match[str], text: str) -> Kind | None:
    """None for one that changes nothing."""
    verb = found.start(found.lastgroup or 0)
    outsider = _OUTSIDERS.search(text, found.end(), found.end() + _OUTSIDERS_REACH)
    if _HARMLESS.match(text, verb):
        # "I've checked with DHL" is more than a look.
        asked = outsider and _WITH.search(text, found.end(), outsider.start())
        return "other" if asked else None
    if outsider:
        return "other"
    if _ASKS.match(text, verb):
        return (
            "other"
            if _NO_REQUEST.search(text, found.end(), found.end() + _OUTSIDERS_REACH)
            else "asked"
        )
    to_whom = text[found.start() : found.end() + _COLLEAGUE_REACHES]
    return "passed" if _PASSES.match(text, verb) and _COLLEAGUE.search(to_whom) else "other"
