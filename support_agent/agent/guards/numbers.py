"""Numbers in folded text: which could name something, and which only date, time or price."""

import re
from collections.abc import Iterator
from functools import lru_cache

from .reading import fold

# Letters and digits, in parts that a dash or a low line may join: "r-0007", "1187", "order".
TOKEN = re.compile(r"[^\W_]+(?:[-_][^\W_]+)*|#")

_SIGNS_OF_MONEY = "€$£¥₽₹₴₺₩₪₸"
CURRENCIES = frozenset(
    f"""
    eur usd gbp rub inr jpy cny chf pln czk sek nok dkk brl mxn ars cop clp pen uah kzt try aud cad euro euros
    dollar dollars pound pounds peso pesos reais real rupee rupees dolares dolar libra libras rs kr zł руб рублеи
    рубля рубль р евро доллар доллара долларов гривен тенге {" ".join(_SIGNS_OF_MONEY)}
    """.split()
)
CURRENCY = (
    rf"(?:[{_SIGNS_OF_MONEY}]|(?:{'|'.join(sorted(filter(str.isalpha, CURRENCIES)))})(?![^\W_]))"
)
FIGURE = r"(?:\d{1,3}(?:[ .,']\d{3}){1,4}(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)"
AMOUNT = rf"(?:{CURRENCY}\.? ?{FIGURE}(?!\d)|(?:{FIGURE}-)?{FIGURE} ?{CURRENCY})"

_DAY = r"(?:0?[1-9]|[12]\d|3[01])"
_MONTH = r"(?:0?[1-9]|1[0-2])"
_YEAR = r"(?:19|20)\d\d"
_CLOCK = r"[0-2]?\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?"
_HARMLESS = re.compile(
    r"(?<![^\W_])(?<!\d[-.,/:])(?:"
    rf"{_YEAR}-{_MONTH}-{_DAY}(?:[t ]{_CLOCK})?(?:z|[+-]\d\d:?\d\d)?"
    rf"|{_DAY}([-./]){_MONTH}\1(?:{_YEAR}|\d\d)"
    rf"|{_CLOCK}|{_YEAR}-{_YEAR}|{AMOUNT}|{FIGURE}(?<=[.,]\d\d)"
    r")(?![^\W_]|[-/:]\d)"
)
# Digits of one number, written apart.
_APART = re.compile(r"(?<!\d)\d+(?:[ .\-/]{1,3}\d+)+")
_PARCEL = re.compile(r"(?<![^\W_])([^\W_]{0,20}\d)[-/]f\d{1,2}(?![^\W_])")
_DIGITS = re.compile(r"\d+")
_SIGNS = re.compile(r"[\W_]+")
_SHORT = 40
_PARTS_AT_MOST = 6

_RETURN = re.compile(r"r0*(\d+)")
_LETTERED = re.compile(r"[^\W\d_]{1,3}(\d{4,})|(\d{4,})[^\W\d_]{1,3}")


def without_dates_and_amounts(text: str) -> str:
    """The folded text with dates, times and prices blotted out, each place kept."""
    return _HARMLESS.sub(lambda found: "¤" * len(found.group()), text)


def squeezed(text: str) -> str:
    """Only the letters and digits of a text: "#1 187" and "1187" are one."""
    return _squeezed(text) if len(text) <= _SHORT else _SIGNS.sub("", fold(text))


@lru_cache(maxsize=4096)
def _squeezed(text: str) -> str:
    # A conversation has its few numbers on every page.
    return _SIGNS.sub("", fold(text))


def name_of(number: str) -> str:
    """One name for one thing: "R-0007" and "r7" are the same return."""
    return _RETURN.sub(r"r\1", number) if _RETURN.fullmatch(number) else number


def forms(squeezed_number: str) -> tuple[str, ...]:
    """The names that a number goes by: its own, and "7430166" for "w7430166"."""
    return (
        _kept_forms(squeezed_number) if len(squeezed_number) <= _SHORT else _forms(squeezed_number)
    )


def _forms(squeezed_number: str) -> tuple[str, ...]:
    own = name_of(squeezed_number)
    lettered = _LETTERED.fullmatch(squeezed_number)
    if lettered and not _RETURN.fullmatch(squeezed_number):
        return own, lettered[1] or lettered[2]
    return (own,)


_kept_forms = lru_cache(maxsize=4096)(_forms)


def tokens_with_digits(text: str) -> Iterator[str]:
    """The tokens of a folded text that hold a digit, squeezed."""
    for token in TOKEN.findall(text):
        if _DIGITS.search(token):
            yield re.sub(r"[-_]", "", token)


def orders_of_parcels(text: str) -> Iterator[str]:
    """The numbers of orders in those of parcels: "1193" in "1193-f1"; "1193-1" is written apart."""
    for parcel in _PARCEL.finditer(text):
        yield parcel[1]


def written_apart(text: str) -> Iterator[str]:
    """Numbers that may be meant by digits with blanks, dashes or dots between: "11 87", "1-187"."""
    for run in _APART.finditer(text):
        yield from _joined(_DIGITS.findall(run.group()))


def _joined(parts: list[str]) -> Iterator[str]:
    for start, first in enumerate(parts):
        yield first
        number = first
        for part in parts[start + 1 : start + _PARTS_AT_MOST]:
            number += part
            yield number
