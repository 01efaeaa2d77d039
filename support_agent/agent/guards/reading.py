"""Text as its reader sees it, whatever characters it was made of."""

import re
import unicodedata
from functools import lru_cache

_WORD = re.compile(r"[^\W\d_]+")
_LINE = re.compile(r"\n[ \n]*")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|\n+")

# In words, since a correction must not hold a digit that could be taken for a finding.
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class _Letters(dict[int, str]):
    """What each character is read as. It fills itself, since Unicode is large and texts are not."""

    def __missing__(self, code: int) -> str:
        self[code] = read = _read(chr(code))
        return read


def _read(character: str) -> str:
    if character in _SIGNS:
        return _SIGNS[character]
    match unicodedata.category(character):
        # Marks over letters, and what no reader sees: zero widths, directions, controls.
        case "Mn" | "Me" | "Cf" | "Cc" | "Cn" | "Co" | "Cs":
            return ""
        case "Nd" | "No":
            digit = unicodedata.digit(character, None)
            return character if digit is None else str(digit)
        case "Zs":
            return " "
        case "Pd":
            return "-"
    return character


_SIGNS = {
    # Letters that show as nothing.
    **dict.fromkeys("\u115f\u1160\u3164\uffa0\u2800", ""),
    **dict.fromkeys("\n\r\x85\u2028\u2029", "\n"),
    **dict.fromkeys("\t\v\f", " "),
    # Before compatibility turns them into "No" and "no", and a number into a negation.
    "№": "#",
    **dict.fromkeys("ºª°", "."),
    **dict.fromkeys("—―⸺⸻", " - "),
    **dict.fromkeys("−⁃", "-"),
    **dict.fromkeys("’‘ʼ′`´", "'"),
}
_LETTERS = _Letters()
# What stays as it is, so that only the rest is looked at one by one.
_ODD = re.compile(r"[^\n -_a-~À-ɏЀ-ҁҊ-ӿ]+")
_ODD_IN_PARTS = re.compile(r"[^\n -_a-~Ѐ-ҁҊ-ӿ]+")


def plain(text: str) -> str:
    """The text in plain characters: no accents, one kind of digit, dash, quote and blank."""
    # Marks go first as well, since sorting a long heap of them takes quadratic time.
    read = _ODD.sub(_plainly, text)
    if read.isascii():
        return read
    return _ODD_IN_PARTS.sub(_plainly, unicodedata.normalize("NFKD", read))


def _plainly(odd: re.Match[str]) -> str:
    return odd.group().translate(_LETTERS)


def fold(text: str) -> str:
    """Plain, and in small letters."""
    return plain(text).casefold()


@lru_cache(maxsize=32)
def words_in(text: str) -> frozenset[str]:
    """The words of a folded text: a look at them spares most texts a search for a saying."""
    return frozenset(_WORD.findall(text))


def unwrapped(text: str) -> str:
    """A line that goes on in a small letter belongs to the line before."""
    return _LINE.sub(lambda line: _joint(text, line.end()), text)


def _joint(text: str, end: int) -> str:
    return " " if text[end : end + 1].islower() else "\n"


def place(text: str, position: int) -> str:
    """Which sentence a position is in, in words."""
    before = _sentences_before(text, position)
    return _ORDINALS[before] if before < len(_ORDINALS) else "a later"


def sentence_of(draft: str, text: str, position: int) -> str:
    """The sentence of a draft in which a position of the text lies that was read out of it.

    For people: what is read may have lost a letter, but hardly ever a sentence.
    """
    ends = [0, *(end.end() for end in _SENTENCE_END.finditer(draft)), len(draft)]
    before = min(_sentences_before(text, position), len(ends) - 2)
    return draft[ends[before] : ends[before + 1]].strip()


def _sentences_before(text: str, position: int) -> int:
    return sum(1 for _ in _SENTENCE_END.finditer(text, 0, position))
