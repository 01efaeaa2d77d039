"""Links, mail addresses and phone numbers: a reply has those that somebody else gave."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from support_agent.agent.guards.numbers import without_dates_and_amounts

from .phrases import Sayings
from .reply import Found, Reply

_LINK = re.compile(
    r"@|://|(?<!\w)www\.|\.(?:com|net|org|shop|store|app|info|example|io|eu|uk|ru|fr|nl|pt)(?!\w)"
)
_BLANK = re.compile(r"[\s<>()\[\]\"]")
_LONGEST = 200
_EDGES = ".,;:!?'*_"
_PHONE = re.compile(r"(?<![\w.,-])\+?\d(?:[ ().-]{0,2}\d){4,14}(?![\w-])")
_CALLS = Sayings(
    calls="""
        call us, call, ring us, ring, phone, by phone, telephone, hotline, whatsapp, dial, llamanos, llamar, llame,
        llamarnos, llama, telefono, por telefono, позвон*, звоните, звонить, телефон*, appelez, appeler, telephone,
        anrufen, rufen sie, telefon*, hotline, ligue, ligar, telefone, chiami, chiamare, chiama, bel, bellen, belt,
        telefoon*
    """
)
_NOT_DIGITS = re.compile(r"\D")


def unsupported(reply: Reply) -> Iterator[Found]:
    """Each that neither a result nor a person gave."""
    end = 0
    for sign in _LINK.finditer(reply.text):
        if sign.start() >= end:
            start, end = _around(reply.text, sign.start())
            if not any(reply.text[start:end] in text for text in reply.others):
                yield Found(what="a link or an address", start=start, end=end)
    if calls := _CALLS.found_in(reply.text):
        yield from _phones(reply, [call.start for call in calls])


def _around(text: str, at: int) -> tuple[int, int]:
    """From blank to blank, without the full stop of the sentence."""
    before = [blank.end() for blank in _BLANK.finditer(text, max(0, at - _LONGEST), at)]
    after = _BLANK.search(text, at, at + _LONGEST)
    start = before[-1] if before else max(0, at - _LONGEST)
    whole = text[start : after.start() if after else at + _LONGEST]
    start += len(whole) - len(whole.lstrip(_EDGES))
    return start, start + len(whole.strip(_EDGES))


def _phones(reply: Reply, calls: Sequence[int]) -> Iterator[Found]:
    for number in _PHONE.finditer(without_dates_and_amounts(reply.text)):
        digits = _NOT_DIGITS.sub("", number[0])
        known = reply.record.of_name(digits) or reply.record.of_part(digits)
        start, end = reply.focus.sentence(number.start())
        if known or bisect_left(calls, start) == bisect_left(calls, end):
            continue
        if not any(digits in _NOT_DIGITS.sub("", text) for text in reply.others):
            yield Found(what="a phone number", start=number.start(), end=number.end())
