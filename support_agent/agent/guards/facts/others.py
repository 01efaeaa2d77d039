"""What a reply says that colleagues, the team or the warehouse have done: no result shows any of it."""

import re
from collections.abc import Iterator

from . import words
from .phrases import Phrases
from .reply import Found, Reply
from .states import State

# Whatever was shipped the warehouse has shipped, and what was asked for was received.
_HARMLESS = (
    r"shipped|sent|dispatched|handed|received|been|needed|enviado|recibido|sido|despachado|estado"
    r"|отправил\w*|получил\w*|был\w*|передал\w*"
)
_DONE = re.compile(
    r"(?<!\w)(?:"
    r"(?:our|the|my|a|your) (?:\w+ )?(?:team|colleagues?|warehouse|staff|department|specialist|manager|logistics)"
    rf"(?: has| have|'s)?(?: already| just| also| now)? (?!(?:{_HARMLESS})(?!\w))(?:[a-z]{{2,}}ed|spoken|seen|written|made|given|found|taken|told)"
    r"|(?:was|were|been|is already|now) (?:already )?(?:looked at|reviewed|checked|seen|examined|assessed|verified|inspected) by (?:a|an|our|my|the|one of)"
    r"|(?:nuestro equipo|el equipo|(?:un|una|mi|el|la) companer[oa]|el almacen|los companeros|nuestros companeros)"
    rf" (?:ya |tambien )?(?:ha |han )(?!(?:{_HARMLESS})(?!\w))\w+(?:ado|ido|cho|sto|rto)"
    r"|(?:nuestro equipo|el equipo|(?:un|una|mi|el|la) companer[oa]|el almacen) ya \w+o"
    r"|(?:revis|mir|comprob|verific|examin)\w*ad[oa] por (?:un|una|mi|nuestr)\w*"
    r"|(?:команда|коллега|коллеги|склад|отдел|сотрудник|специалист|менеджер)(?: уже| тоже)?"
    rf" (?!(?:{_HARMLESS})(?!\w))\w{{2,}}(?:л|ла|ли)(?:ся|сь|ась|ись)?"
    r"|(?:notre equipe|un collegue) a (?:deja )?(?!recu|ete)\w+(?:e|i|u)"
    r"|(?:unser team|ein kollege|eine kollegin|das lager) hat (?!\w* ?(?:erhalten|bekommen))"
    r")(?!\w)"
)
_SUBJECTS = (
    "team",
    "colleague",
    "warehouse",
    "staff",
    "department",
    "specialist",
    "manager",
    "logistics",
    "equipo",
    "companer",
    "almacen",
    "команд",
    "коллег",
    "склад",
    "отдел",
    "сотрудник",
    "специалист",
    "менеджер",
    "equipe",
    "collegue",
    "kolleg",
    "lager",
)
_OPEN = Phrases(open=words.OPEN, denied=words.NOT)
_REACHES = 80


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each, unless a review is on record."""
    if not any(subject in reply.text for subject in _SUBJECTS):
        return
    for found in _DONE.finditer(reply.text):
        begun = max(reply.focus.clause(found.start())[0], found.start() - _REACHES)
        if _OPEN.stand_in(reply.text[begun : found.start()]):
            continue
        if not any(order.has(State.REVIEWED) for order in reply.orders_at(found.start())):
            yield Found(what="a deed of others", start=found.start(), end=found.end())
