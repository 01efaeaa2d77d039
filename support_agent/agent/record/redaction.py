"""Takes out of a text what nobody who reads the record may see: cards, accounts, codes, keys.

By form and checksum, so that the numbers of orders, parcels and telephones stay. The same text
always becomes the same, or no request could be compared with one that is made anew.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from stdnum import iban, luhn

from .secrets import without_secrets

CARD, ACCOUNT = "[card number]", "[bank account]"
# What stands between the groups of a number: blanks of any width, dashes, dots, letters without
# a width, and a line end as JSON spells it.
GAP = r"(?:[\s.\-\u00ad\u200b-\u2015\u2060\u2212\ufeff]|\\[nrt]){0,3}"
# Both patterns begin with a digit, which a search finds many times as fast as a border of words.
DIGITS = re.compile(rf"\d(?:{GAP}\d){{12,}}")
IBAN = re.compile(rf"\d(?<=[A-Za-z]{{2}}\d)\d(?:{GAP}[A-Za-z0-9]){{11,30}}")
DIGIT = re.compile(r"\d")
LINE_END = re.compile(r"\\[nrt]")
# How the numbers of the schemes in use begin and how long they are: most numbers of parcels that
# pass the checksum by chance do not look so. Where one does, it goes: better that than a card.
CARDS = re.compile(
    r"4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[0-2])\d{13}|220[0-4]\d{12,15}"
    r"|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11,16}|35(?:2[89]|[3-8]\d)\d{12,15}|8[12]\d{14}"
    r"|6(?:011|4[4-9]\d|5\d\d)\d{12,15}|62\d{14,17}|(?:50|5[6-8]|6[037])\d{14,17}|9792\d{12}"
)
LONGEST_CARD, SHORTEST_CARD = 19, 13


# A run sends the same messages again with each of its requests.
@lru_cache(maxsize=1_000)
def redacted(text: str) -> str:
    """The text with a word in place of each secret."""
    text = IBAN.sub(_without_account, DIGITS.sub(_without_cards, text))
    return without_secrets(text)


def _without_cards(found: re.Match[str]) -> str:
    text, (start, end), whole = found.string, found.span(), found.group()
    kept, done = [], 0
    # Digits that a letter is glued to are a part of something else, such as "1Z4111…".
    for begin, past in _cards_in(
        whole,
        glued_before=_is_letter(text[start - 1 : start]),
        glued_behind=_is_letter(text[end : end + 1]),
    ):
        kept += [whole[done:begin], CARD]
        done = past
    return "".join([*kept, whole[done:]])


def _is_letter(text: str) -> bool:
    return text.isascii() and text.isalnum()


def _cards_in(text: str, *, glued_before: bool, glued_behind: bool) -> Iterator[tuple[int, int]]:
    """Where cards stand among digits and gaps: each begins and ends where a group does."""
    places = [match.start() for match in DIGIT.finditer(text)]
    digits = "".join(str(int(text[place])) for place in places)
    groups = [at for at in range(1, len(places)) if places[at - 1] + 1 < places[at]]
    begins = groups if glued_before else [0, *groups]
    ends = {*groups} if glued_behind else {*groups, len(places)}
    done = 0
    for begin in begins:
        for end in range(begin + LONGEST_CARD, begin + SHORTEST_CARD - 1, -1):
            if begin >= done and end in ends and _is_card(digits[begin:end]):
                yield places[begin], places[end - 1] + 1
                done = end


def _is_card(number: str) -> bool:
    return bool(CARDS.fullmatch(number)) and bool(luhn.is_valid(number))


def _without_account(found: re.Match[str]) -> str:
    """The country's letters stay: they stand before what was found."""
    text, start, whole = found.string, found.start(), found.group()
    country = text[start - 2 : start]
    # The words behind an account are letters too, so the longest beginning that is one counts.
    for end in range(len(whole), 0, -1):
        if whole[end : end + 1].isalnum() or text[start - 3 : start - 2].isalnum():
            continue
        if iban.is_valid(country + LINE_END.sub("", whole[:end])):
            return ACCOUNT + whole[end:]
    return whole
