"""Takes out of a text what nobody who reads the record may see: cards, accounts, codes, keys.

By form and checksum, so that the numbers of orders, parcels and telephones stay. The same text
always becomes the same, or no request could be compared with one that is made anew. No text takes
more than its length: what a number may be is looked at once for each place where one can begin.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Set
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from stdnum import iban, numdb

from .secrets import CODE, KEY, beside_tracking, codes_in, speaks_of_cards, without_secrets

CARD, ACCOUNT = "[card number]", "[bank account]"
MARKS = re.compile("|".join(map(re.escape, (CARD, ACCOUNT, CODE, KEY))))
# What stands between the groups of a number: blanks of any width, dashes, dots, strokes, letters
# without a width, and a line end as JSON spells it.
GAP = r"(?:[\s.\-/_|*\u00ad\u200b-\u2015\u2060\u2212\ufeff]|\\[nrt]){0,5}"
# Both patterns begin with a digit, which a search finds many times as fast as a border of words.
DIGITS = re.compile(rf"\d(?:{GAP}\d){{12,}}")
IBAN = re.compile(rf"\d(?<=[A-Za-z]{{2}}\d)\d(?:{GAP}[A-Za-z0-9]){{11,30}}")
DIGIT = re.compile(r"\d")
GAP_AND_DIGIT = re.compile(rf"{GAP}\d")
LINE_END = re.compile(r"\\[nrt]")
NO_PART = re.compile(r"[\W_]")
# A number of a parcel has two letters or so, in capitals: "1Z", "JJD". A word is none of it.
GLUED_BEFORE = re.compile(r"(?:\\[bfnrt])?([A-Za-z0-9]*)$")
GLUED_BEHIND = re.compile(r"([A-Za-z0-9]*)")
LONGEST_MARK = 4
# How the numbers of the schemes in use begin and how long they are: most numbers of parcels that
# pass the checksum by chance do not look so. Where one does, it goes: better that than a card.
CARDS = re.compile(
    r"4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[0-2])\d{13}|220[0-4]\d{12,15}"
    r"|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11,16}|35(?:2[89]|[3-8]\d)\d{12,15}|8[12]\d{14}"
    r"|6(?:011|4[4-9]\d|5\d\d)\d{12,15}|62\d{14,17}|(?:50|5[6-8]|6[037])\d{14,17}|9792\d{12}"
)
LONGEST_CARD, SHORTEST_CARD = 19, 13
LONGEST_TELEPHONE = 15
# The digit that stands for twice another one, and how banks write the places of an account.
DOUBLED = bytes.maketrans(b"0123456789", b"0246813579")
PLACES = re.compile(r"([1-9]\d*)!([nac])")
LETTERS = {"n": r"\d", "a": "[A-Za-z]", "c": r"[A-Za-z\d]"}
# Which of these numbers are the customer's own.
Known = Callable[[Set[str]], Set[str]]


def without_marks(text: str) -> str:
    """The text without the words that stand for secrets, which are English in any language."""
    return MARKS.sub("", text)


# A run sends the same messages again with each of its requests.
@lru_cache(maxsize=1_000)
def redacted(text: str) -> str:
    """The text with a word in place of each secret.

    Of JSON each value is read by itself: there a line end is two letters, and a number without
    quotes has no room for a word. It stays JSON, and all of it the same where there is no secret.
    """
    if not text.lstrip().startswith(("{", "[")):
        return _redacted(text)
    try:
        value = json.loads(text)
        clean = _clean(value)
        return text if clean == value else _written_like(text, value, clean)
    except (ValueError, RecursionError):
        return _redacted(text)


def _written_like(text: str, value: Any, clean: Any) -> str:
    tight = (",", ":")
    is_tight = text == json.dumps(value, ensure_ascii=False, separators=tight)
    return json.dumps(clean, ensure_ascii=False, separators=tight if is_tight else None)


def _clean(value: Any, name: str = "") -> Any:
    if isinstance(value, dict):
        return {redacted(key): _clean(part, key) for key, part in value.items()}
    if isinstance(value, list):
        return [_clean(part, name) for part in _without_cards_over_blocks(value)]
    if isinstance(value, bool | float) or value is None:
        return value
    text = str(value)
    if _announces_a_secret(name):
        # What stands under "password" is known by that name alone.
        text = _redacted(f"{name}: {text}").removeprefix(f"{name}: ")
    clean = redacted(text)
    return value if clean == str(value) else clean


@lru_cache(maxsize=1_000)
def _announces_a_secret(name: str) -> bool:
    return without_secrets(f"{name}: 1234") != f"{name}: 1234"


def _without_cards_over_blocks(parts: list[Any]) -> list[Any]:
    """The parts without the cards that somebody wrote in pieces, one message after the other."""
    blocks = [part for part in parts if isinstance(part, dict) and _is_text(part)]
    whole = "\n".join(block["text"] for block in blocks)
    cards = list(_cards(whole)) if len(blocks) > 1 else []
    ends, clean = 0, {}
    for block in blocks:
        begins, ends = ends, ends + len(block["text"]) + 1
        text = block["text"]
        for begin, past in reversed(cards):
            if begin < begins < past or begin < ends - 1 < past:
                word = CARD if begin >= begins else ""
                text = text[: max(0, begin - begins)] + word + text[max(0, past - begins) :]
        clean[id(block)] = {**block, "text": text}
    return [clean.get(id(part), part) for part in parts]


def _is_text(block: dict[str, Any]) -> bool:
    return block.get("type") == "text" and isinstance(block.get("text"), str)


def masked(text: str, *, known: Known) -> str:
    """What a person wrote, as it may be stored and sent: a word in place of each secret.

    A number that the shop knows as this customer's order or parcel stays, and so does one that
    is said to be a parcel's where nothing is said of cards. Masked again, the text stays as it is.
    """
    cards = list(_cards(text))
    numbers = {text[begin:past] for begin, past in cards} | codes_in(text)
    theirs = known(numbers) if numbers else frozenset()
    pays = speaks_of_cards(text)

    def stays(begin: int, past: int) -> bool:
        return text[begin:past] in theirs or (not pays and beside_tracking(text, begin))

    kept = _without_accounts(_without(text, [card for card in cards if not stays(*card)]))
    return without_secrets(kept, known=theirs)


def may_go_on(text: str) -> bool:
    """Whether the text can go on with a number of the one before it: by a digit, behind what stands
    between the groups of a number."""
    return GAP_AND_DIGIT.match(text) is not None


def masked_over(earlier: list[str], text: str) -> list[str]:
    """Pieces of a card that was written over several messages are taken out of each.

    The earlier messages and the text, oldest first, each as it was or with a word in its piece's
    place.
    """
    parts = [*earlier, text]
    whole = "\n".join(parts)
    cards = list(_cards(whole))
    ends = [0]
    for part in parts:
        ends.append(ends[-1] + len(part) + 1)
    return [
        _without_pieces(part, begins, cards)
        for part, (begins, _) in zip(parts, pairwise(ends), strict=True)
    ]


def _without_pieces(part: str, begins: int, cards: list[tuple[int, int]]) -> str:
    for begin, past in reversed(cards):
        first, last = max(0, begin - begins), min(len(part), past - begins)
        if first < last:
            part = part[:first] + CARD + part[last:]
    return part


def _redacted(text: str) -> str:
    return without_secrets(_without_accounts(_without(text, _cards(text))))


def _without(text: str, cards: Iterable[tuple[int, int]]) -> str:
    kept, done = [], 0
    for begin, past in cards:
        kept += [text[done:begin], CARD]
        done = past
    return "".join([*kept, text[done:]])


def _cards(text: str) -> Iterator[tuple[int, int]]:
    """Where cards begin in the text, and where each is past."""
    for found in DIGITS.finditer(text):
        start, end = found.span()
        before = GLUED_BEFORE.search(text, max(0, start - 2 * LONGEST_MARK), start)
        for begin, past in _cards_in(
            found.group(),
            glued_before=_is_mark(before),
            glued_behind=_is_mark(GLUED_BEHIND.match(text, end, end + 2 * LONGEST_MARK)),
            telephone=text[start - 1 : start] == "+",
        ):
            yield start + begin, start + past


def _is_mark(glued: re.Match[str] | None) -> bool:
    """Whether what digits are glued to makes them a part of something else, such as "1Z4111…"."""
    letters = glued.group(1) if glued else ""
    is_word = letters.isalpha() and len(letters) > LONGEST_MARK
    return 0 < len(letters) <= 2 or (letters.isupper() and not is_word)


def _cards_in(
    text: str, *, glued_before: bool, glued_behind: bool, telephone: bool
) -> Iterator[tuple[int, int]]:
    """Where cards stand among digits and gaps: each begins and ends where a group does."""
    places = [match.start() for match in DIGIT.finditer(text)]
    digits = "".join(str(int(text[place])) for place in places)
    groups = [at for at in range(1, len(places)) if places[at - 1] + 1 < places[at]]
    begins = groups if glued_before else [0, *groups]
    ends = {*groups} if glued_behind else {*groups, len(places)}
    done = 0
    for begin in begins:
        for end in range(begin + LONGEST_CARD, begin + SHORTEST_CARD - 1, -1):
            if telephone and not begin and end <= LONGEST_TELEPHONE:
                continue
            if begin >= done and end in ends and _is_card(digits, begin, end):
                yield places[begin], places[end - 1] + 1
                done = end


def _is_card(digits: str, begin: int, end: int) -> bool:
    if not CARDS.fullmatch(digits, begin, end):
        return False
    return _has_checksum(digits[begin:end].encode())


def _has_checksum(digits: bytes) -> bool:
    # By Luhn. The library's own takes ten times as long, and a stranger may order thousands.
    total = sum(digits[-1::-2]) + sum(digits[-2::-2].translate(DOUBLED))
    return (total - len(digits) * ord("0")) % 10 == 0


def _without_accounts(text: str) -> str:
    """The countries' letters stay: they stand before what is found."""
    kept, done, found = [], 0, IBAN.search(text)
    while found:
        # What follows an account, or a number that is none, may be the next one's beginning.
        at = found.start()
        if end := _end_of_account(found):
            kept += [text[done:at], ACCOUNT]
            done = at = end
        found = IBAN.search(text, at + 1)
    return "".join([*kept, text[done:]])


def _end_of_account(found: re.Match[str]) -> int:
    """Where the account ends that begins there; 0 where none does."""
    text, start = found.string, found.start()
    country, before = text[start - 2 : start], text[max(0, start - 4) : start - 2]
    if before[-1:].isalnum() and not LINE_END.fullmatch(before):
        return 0
    form = _form_of_accounts(country.upper())
    account = form.match(text, start) if form else None
    # Words behind an account are letters too, but no more of its own.
    if account is None or text[account.end() : account.end() + 1].isalnum():
        return 0
    number = country + NO_PART.sub("", LINE_END.sub("", account.group()))
    return account.end() if iban.is_valid(number) else 0


@cache
def _form_of_accounts(country: str) -> re.Pattern[str] | None:
    """How an account of this country goes on behind its letters, with gaps."""
    (_, known), *_ = numdb.get("iban").info(country)
    places = PLACES.findall(known.get("bban", ""))
    rest = "".join(rf"(?:{GAP}{LETTERS[kind]}){{{count}}}" for count, kind in places)
    return re.compile(rf"\d(?:{GAP}\d){rest}") if places else None
