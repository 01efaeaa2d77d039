"""Text as its reader sees it, whatever characters it was made of."""

import re
import unicodedata


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
