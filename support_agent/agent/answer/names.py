"""Names that others gave: goods, carriers, customers. Shown plain, so that none says more than a name."""

import re
import unicodedata

from orders.text import in_a_sentence, legible, spliced

LONGEST = 60
LONGEST_PERSON = 40
# Of an address of a website or of mail, however its dot is written: "(.)", "。".
_DOT = re.compile(r"[(\[{]?[.\u3002\uff0e\uff61][)\]}]?(?=[^\W\d_]{2})")
_IP = re.compile(r"\d+\.\d+\.\d+\.\d+")
_TRACKING = re.compile(r"[A-Za-z0-9][A-Za-z0-9 -]{3,39}")
_NUMBER = re.compile(r"(?=.*\d)[A-Za-z0-9][A-Za-z0-9/_-]{0,29}")


def plain(name: object) -> str:
    """The name on one line without what nobody sees and without an address, at most 60 long."""
    words = in_a_sentence(legible(str(name or "")[: LONGEST * 4])).split()
    shown = " ".join(word for word in words if not _is_address(word))
    if len(shown) > LONGEST:
        shown = shown[: LONGEST - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
    return spliced(shown)


def number(text: str) -> str:
    """An order's number as somebody wrote it, or nothing where it is no plain number."""
    return text if _NUMBER.fullmatch(text) else ""


def tracking(text: object) -> str:
    """A tracking number, or nothing where it has other signs than letters and digits."""
    bare = str(text or "").strip()
    return bare if _TRACKING.fullmatch(bare) and any(map(str.isdigit, bare)) else ""


def person(name: str) -> str:
    """A customer's name to greet them by, or nothing where it does not read as one."""
    shown = plain(name)
    return shown if 0 < len(shown) <= LONGEST_PERSON and all(map(_in_a_name, shown)) else ""


def _in_a_name(letter: str) -> bool:
    return letter.isalpha() or letter in " '\u2019.-" or unicodedata.category(letter) == "Mn"


def _is_address(word: str) -> bool:
    word = unicodedata.normalize("NFKC", word)
    return bool("://" in word or "@" in word or _DOT.search(word) or _IP.search(word))
