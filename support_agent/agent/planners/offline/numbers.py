"""Which numbers in a message are order numbers, and which are dates, sums, phones or postcodes."""

import re
from bisect import bisect
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from support_agent.agent.language import Language

from .decoys import DIGIT, without_decoys
from .marks import Marks
from .text import words
from .words import NumberMark

LONGEST = 20
SHORTEST_BARE = 4
SHORTEST_AFTER_ORDER = 3
FEW_WORDS = 4
NEXT_TO = 2
SHORTEST_TRACKING = 6
WORDS_BEFORE = 5
WORDS_AFTER = 3
# No more than this is read around a number, and around no more numbers of a text than so many,
# and as many of the customer's own orders.
NEARBY = 60
MOST_NUMBERS = 20
YEARS = range(1990, 2040)

LETTERS = r"[A-Za-zА-Яа-яЁё]"
CANDIDATE = re.compile(
    rf"(?<![\w@/])(?<!\d[.,])(?P<mark>[#№]\s?)?"
    rf"(?P<number>(?P<letters>{LETTERS}{{1,4}})?-?(?P<digits>\d{{1,{LONGEST}}}(?:-\d{{2,{LONGEST}}}){{0,3}})"
    r"(?:[-/](?:F?\d{1,2}))?)(?![\w@]|[.,]\d)"
)
# What shops add to the number of an order for its parcels: "1193-1", "1193-F1", "1193/2".
PARCEL = re.compile(r"(?P<order>.*\d)[-/]F?\d{1,2}", re.IGNORECASE)
GLUED = re.compile(r"(?<!\w)([^\W\d_]{5,})(\d{3,})(?!\w)")
APART = re.compile(rf"(?<!\w)\d{{1,{LONGEST}}}(?: \d{{1,{LONGEST}}}){{1,5}}(?!\w)")
LAST_BREAK = re.compile(r".*(?:[.!?;]\s|\n)", re.DOTALL)
NEXT_BREAK = re.compile(r"[,.!?;:\n]")


@dataclass(frozen=True, kw_only=True)
class Mention:
    """An order number as the shop writes it, and where in the message it stands."""

    number: str
    position: int
    denied: bool = False
    """Whether the customer says that it is not this one."""


def mentions(
    text: str, *, known: Collection[str] = (), language: Language = "en"
) -> tuple[Mention, ...]:
    """The order numbers of a message in this language. `known` are the customer's own orders."""
    if not DIGIT.search(text):
        return ()
    marks = Marks(language)
    parted = _Parted.of(_closed_up(text, known), marks)
    clean = without_decoys(parted.text)
    is_short = len(words(text)) <= FEW_WORDS
    found = [
        Mention(
            number=_as_known(match["number"], known),
            position=parted.original(match.start()),
            denied=marks.denies(_before(match, clean)),
        )
        for match in _few(clean, known)
        if _is_order_number(match, clean, known, marks, is_short=is_short)
    ]
    # "pedido no 1187" writes out the word "number"; only against another number is it a denial.
    if all(mention.denied for mention in found):
        return tuple(Mention(number=one.number, position=one.position) for one in found)
    return tuple(found)


def _closed_up(text: str, known: Collection[str]) -> str:
    """The customer's own order in one piece, where they parted its digits by blanks."""
    own = {_digits(number) for number in known}

    def closed(match: re.Match[str]) -> str:
        joined = match[0].replace(" ", "")
        return joined.ljust(len(match[0])) if joined.lstrip("0") in own else match[0]

    return APART.sub(closed, text)


@dataclass(frozen=True)
class _Parted:
    """A text in which "order" is parted from the number that it is glued to."""

    text: str
    blanks: tuple[int, ...] = ()
    """The places of the blanks that were put in."""

    @classmethod
    def of(cls, text: str, marks: Marks) -> "_Parted":
        blanks: list[int] = []

        def parted(match: re.Match[str]) -> str:
            if not marks.has("order", words(match[1])[:1]):
                return match[0]
            blanks.append(match.start(2) + len(blanks))
            return f"{match[1]} {match[2]}"

        return cls(GLUED.sub(parted, text), tuple(blanks))

    def original(self, position: int) -> int:
        """The same place in the text before."""
        return position - bisect(self.blanks, position)


def _few(text: str, known: Collection[str]) -> Iterator[re.Match[str]]:
    """The first candidates of the text, and behind them the first of the customer's own orders."""
    own = {_digits(number) for number in known}
    candidates = CANDIDATE.finditer(text)
    yield from islice(candidates, MOST_NUMBERS)
    behind = (match for match in candidates if _digits(match["digits"]) in own)
    yield from islice(behind, MOST_NUMBERS)


def _is_order_number(
    match: re.Match[str], text: str, known: Collection[str], marks: Marks, *, is_short: bool
) -> bool:
    before = words(_before(match, text))[-WORDS_BEFORE:]
    following = text[match.end() : match.end() + NEARBY]
    after = words(NEXT_BREAK.split(following, maxsplit=1)[0])[:WORDS_AFTER]
    if marks.has("other_after", after[:1]) or _names_a_street(after):
        return False
    is_known = _as_known(match["number"], known) in known
    label = marks.label(before)
    if label == "other_before":
        return False
    if match["letters"] and not is_known and _is_a_parcels(match, before, marks, known):
        return False
    if match["letters"] and not _has_order_letters(match, label, is_known):
        return False
    if _is_a_year(match["number"], before, after, marks) and not is_known:
        return False
    return len(match["digits"]) >= _fewest_digits(
        match, label, is_known=is_known, is_short=is_short
    )


def _before(match: re.Match[str], text: str) -> str:
    """The words of the same sentence that stand before it."""
    return LAST_BREAK.sub("", text[max(0, match.start() - NEARBY) : match.start()])


def _is_a_parcels(
    match: re.Match[str], before: Sequence[str], marks: Marks, known: Collection[str]
) -> bool:
    """Whether a number with letters is the carrier's: it is called so, or is none of the orders'."""
    if match["mark"] or marks.has("order", before[-NEXT_TO:]):
        return False
    looks_so = len(match["letters"]) > 1 and len(match["digits"]) >= SHORTEST_TRACKING
    return marks.has("tracking", before[-NEXT_TO:]) or (looks_so and bool(known))


def _has_order_letters(match: re.Match[str], label: NumberMark | None, is_known: bool) -> bool:
    """Whether `W2378156` or `SO-10432` is meant, and not a user name or a model."""
    if is_known or match["mark"] or label:
        return True
    short = len(match["letters"]) == 1 or match["letters"].isupper()
    return short and len(match["digits"]) > SHORTEST_BARE


def _fewest_digits(
    match: re.Match[str], label: NumberMark | None, *, is_known: bool, is_short: bool
) -> int:
    if match["mark"] or label == "number" or is_known:
        return 1
    if label == "order" or is_short:
        return SHORTEST_AFTER_ORDER
    return SHORTEST_BARE


def _is_a_year(number: str, before: Sequence[str], after: Sequence[str], marks: Marks) -> bool:
    if not number.isdecimal() or int(number) not in YEARS:
        return False
    return marks.has("year_before", before[-1:]) or marks.has("year_after", after[:1])


def _names_a_street(after: Sequence[str]) -> bool:
    return any(word in STREETS for word in after)


STREETS = frozenset({"street", "st", "ave", "avenue", "road", "rd", "blvd", "lane"})


def _as_known(number: str, known: Iterable[str]) -> str:
    """The customer's own order with these digits, where they left the letters out.

    A parcel's number stands for its order where no order is called so.
    """
    bare = number.upper()
    if own := _only_own(bare, known):
        return own
    parcel = PARCEL.fullmatch(bare)
    return (parcel and _only_own(parcel["order"], known)) or bare


def _only_own(number: str, known: Iterable[str]) -> str:
    alike = [own for own in known if own.upper() == number or _digits(own) == _digits(number)]
    return alike[0] if len(alike) == 1 else ""


def _digits(number: str) -> str:
    return "".join(filter(str.isdecimal, number)).lstrip("0")
