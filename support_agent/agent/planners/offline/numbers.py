"""Which numbers in a message are order numbers, and which are dates, sums, phones or postcodes."""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from support_agent.agent.language import Language

from .decoys import without_decoys
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
# No more than this is read around a number, so that a long list of them stays cheap.
NEARBY = 60
YEARS = range(1990, 2040)

LETTERS = r"[A-Za-zА-Яа-яЁё]"
CANDIDATE = re.compile(
    rf"(?<![\w@/])(?<!\d[.,])(?P<mark>[#№]\s?)?"
    rf"(?P<number>(?P<letters>{LETTERS}{{1,4}})?-?(?P<digits>\d{{1,{LONGEST}}}(?:-\d{{2,{LONGEST}}}){{0,3}}))"
    r"(?![\w@]|[.,]\d)"
)
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
    marks = Marks(language)
    clean = without_decoys(GLUED.sub(partial(_parted, marks=marks), _closed_up(text, known)))
    found = [
        Mention(
            number=_as_known(match["number"], known),
            position=match.start(),
            denied=marks.denies(_before(match, clean)),
        )
        for match in CANDIDATE.finditer(clean)
        if _is_order_number(match, clean, known, marks)
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


def _parted(match: re.Match[str], marks: Marks) -> str:
    is_label = marks.has("order", words(match[1])[:1])
    return f"{match[1]} {match[2]}" if is_label else match[0]


def _is_order_number(match: re.Match[str], text: str, known: Collection[str], marks: Marks) -> bool:
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
    return len(match["digits"]) >= _fewest_digits(match, text, label, is_known)


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
    match: re.Match[str], text: str, label: NumberMark | None, is_known: bool
) -> int:
    if match["mark"] or label == "number" or is_known:
        return 1
    if label == "order" or len(words(text)) <= FEW_WORDS:
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
    """The customer's own order with these digits, where they left the letters out."""
    bare = number.upper()
    alike = [own for own in known if own.upper() == bare or _digits(own) == _digits(bare)]
    return alike[0] if len(alike) == 1 else bare


def _digits(number: str) -> str:
    return "".join(filter(str.isdecimal, number)).lstrip("0")
