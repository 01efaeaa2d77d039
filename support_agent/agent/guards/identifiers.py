"""Numbers of orders, returns and parcels: a reply names only those that the conversation holds."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from support_agent.agent.types import Draft, Flaw, Turn

from . import labels
from .evidence import Evidence
from .excerpts import original, quoted
from .numbers import TOKEN, squeezed, without_dates_and_amounts
from .reading import fold, place

_DIGIT = re.compile(r"\d")
_NEXT_WORD = re.compile(r"[ .]{0,2}(%|[^\W\d_]+)")
# What may stand between "order" and its number, and between that and the next.
_GAP = re.compile(r"[\s:()\[\]\"'«»“”„*_#=-]{0,8}")
_DOT = re.compile(r"\.{1,2}[\s:#]{0,3}")
# Within a line: the next may begin with the number of an item.
_COMMA = re.compile(r" ?[,;&/] ?")
_RETURN = re.compile(r"r-\d+|r\d{3,}")
_YEAR = re.compile(r"((?:19|20)\d\d)(?:-?[^\W\d_]{1,3})?")
_MEASURE = re.compile(
    r"\d+(?:st|nd|rd|th|s|x|h|hrs|min|am|pm|ml|mg|g|kg|mm|cm|m|km|in|w|kw|v|mah|wh|hz|khz|mhz"
    r"|ghz|kb|mb|gb|tb|k|p|px|dpi|lm|er|г|кг|мл|см|мм|м|ч|мин|шт|гб|мач|вт)"
)
# One number with its digits or its thousands set apart.
_SPELLED = re.compile(r"(?:\d(?:[ .\-]\d){3,}|\d{1,3}(?:[ .\-]\d{3}){1,8})(?![^\W_])")
_APART = re.compile(r"\d+(?:[ .\-]\d+){0,8}")
_LONG = 4
_VERY_LONG = 6
_YEARS_NEAR = 10
# What stands before a number, where it is no word: another that names something, and its "and".
_NUMBER, _AND = "1", "1 and"


@dataclass(frozen=True, kw_only=True)
class _Number:
    """A token of a draft that holds a digit, and whether a word before it calls it a name."""

    text: str
    start: int
    end: int
    named: bool
    today: date | None

    @property
    def token(self) -> str:
        return self.text[self.start : self.end]

    def spellings(self) -> tuple[str, ...]:
        """What it may be the name of, in each way of reading it; nothing for a mere count."""
        if _RETURN.fullmatch(self.token):
            return (self.token,)
        if self._counts():
            return ()
        if (apart := self.apart()) and (self.named or len(squeezed(apart)) >= _VERY_LONG):
            return (apart,)
        if self.named:
            return (self.token, labels.unglued(self.token), self._run())
        return () if self._is_year() or not self._is_long() else (self.token,)

    def apart(self) -> str:
        """The number whose digits are set apart and that begins here, if one does."""
        found = _SPELLED.match(self.text, self.start)
        return found[0] if found else ""

    def _run(self) -> str:
        found = _APART.match(self.text, self.start)
        return found[0] if found else self.token

    def _counts(self) -> bool:
        """ "2 items", "9 August" and "24h", whatever stands before."""
        if _MEASURE.fullmatch(self.token):
            return True
        short, _, suffix = self.token.partition("-")
        word = suffix or self._next_word()
        small = len(short) <= 2 or (self._is_year() and not suffix)
        return small and short.isdigit() and (word == "%" or labels.among(labels.COUNTED, word))

    def _next_word(self) -> str:
        found = _NEXT_WORD.match(self.text, self.end)
        return found[1] if found else ""

    def _is_year(self) -> bool:
        found = _YEAR.fullmatch(self.token)
        if found is None or self.today is None:
            return found is not None
        return abs(int(found[1]) - self.today.year) <= _YEARS_NEAR

    def _is_long(self) -> bool:
        parts = self.token.split("-")
        if all(part.isdigit() for part in parts):
            return max(map(len, parts)) >= _LONG or sum(map(len, parts)) > _VERY_LONG
        return sum(map(str.isdigit, self.token)) >= _LONG


def names_only_known_numbers(draft: Draft, turn: Turn) -> Flaw | None:
    """No order, return or tracking number is said that nobody but the agent brought up."""
    text = without_dates_and_amounts(fold(draft.text))
    evidence: Evidence | None = None
    for number in _numbers(text, turn.facts.today):
        if not (spellings := number.spellings()):
            continue
        evidence = evidence or Evidence.of(turn)
        if not any(map(evidence.supports, spellings)):
            words = original(draft.text, number.start, number.end)
            why = _why(quoted(words), place(text, number.start))
            return Flaw(guard="names_only_known_numbers", why=why, words=(words,))
    return None


def _why(number: str, sentence: str) -> str:
    return (
        f"The {sentence} sentence of the reply holds a number of an order, a return or a parcel that "
        f"neither the customer nor any result of a tool has given: {number}. Leave that number out, "
        "or look the order up first; where nothing is found, say that it is not known."
    )


def _numbers(text: str, today: date | None) -> Iterator[_Number]:
    before, end, consumed = "", 0, 0
    for token in TOKEN.finditer(text):
        word, gap = token[0], text[end : token.start()]
        end = token.end()
        if not _DIGIT.search(word):
            before = _AND if before == _NUMBER and word in labels.JOINING else word
        elif token.start() >= consumed:
            number = _Number(
                text=text,
                start=token.start(),
                end=end,
                named=_is_name(before, gap) or labels.unglued(word) != word,
                today=today,
            )
            yield number
            consumed = token.start() + len(number.apart())
            before = _NUMBER if number.spellings() else word


def _is_name(before: str, gap: str) -> bool:
    if before == _NUMBER:
        return bool(_COMMA.fullmatch(gap))
    if before == _AND:
        return gap == " "
    word = before.rpartition("-")[2]
    if labels.among(labels.NAMING, word) and _GAP.fullmatch(gap):
        return True
    return word in labels.DOTTED and bool(_DOT.fullmatch(gap))
