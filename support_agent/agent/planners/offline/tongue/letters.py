"""Languages that their letters tell: scripts of one language, and marks that one alone has."""

import re
import unicodedata
from collections import Counter

WORD = re.compile(r"\w+")

# The first word of a letter's Unicode name is its script.
BY_SCRIPT = {
    "HANGUL": "ko",
    "HEBREW": "he",
    "DEVANAGARI": "hi",
    "BENGALI": "bn",
    "THAI": "th",
    "GREEK": "el",
    "GEORGIAN": "ka",
    "ARMENIAN": "hy",
}
KANA = frozenset({"HIRAGANA", "KATAKANA"})
PERSIAN = frozenset("پچژگکی")
PERSIAN_WORDS = frozenset({"سلام"})

# Among Cyrillic ones Russian is told by what it does not have.
CYRILLIC: tuple[tuple[str, frozenset[str], str], ...] = (
    ("be", frozenset("ў"), "дзе мая калі дзякуй замова"),
    ("bg", frozenset(), "къде кога поръчката поръчка искам няма здравейте моята върна благодаря"),
    ("sr", frozenset("ђћљњџјќѓѕ"), "хвала када поруџбина"),
    ("uk", frozenset("іїєґ"), "ще де як коли дякую замовлення посилка повернути скасувати чи"),
)
RUSSIAN = frozenset("ыэё")

# "devolución", "devolução" and "restituzione" without their accents.
ENDINGS = {
    "es": ("cion", "ciones", "dad", "amos"),
    "pt": ("cao", "coes", "dade", "amento"),
    "it": ("zione", "zioni", "ggio", "mente"),
    "fr": ("tion", "aison", "eur", "oir"),
    "de": ("ung", "ungen", "keit", "lich"),
    "nl": ("heid", "lijk", "tje"),
}
MARKS = {
    "es": "ñ¿¡",
    "de": "ß",
    "pt": "ãõ",
    "fr": "œù",
    "pl": "łąęśźżćń",
    "tr": "ğşı",
    "cs": "řěů",
    "sv": "å",
    "hu": "őű",
    "ro": "țșă",
    "vi": "ơưđạảấầẩậắếềểệịọốồổộớờởợụủứừửựỳỹ",
}


def by_script(text: str) -> str | None:
    """The language that the script of most letters tells; nothing for Latin letters."""
    scripts = Counter(_script(letter) for letter in text if letter.isalpha())
    # Names and markup are in Latin letters beside any script.
    others = [(count, script) for script, count in scripts.items() if script != "LATIN"]
    count, script = max(others, default=(0, ""))
    if count * 3 < scripts.total() or not count:
        return None
    if script == "CYRILLIC":
        return _cyrillic(text)
    if script == "ARABIC":
        is_persian = PERSIAN.intersection(text) or PERSIAN_WORDS.intersection(text.split())
        return "fa" if is_persian else "ar"
    if script in KANA or script == "CJK":
        return "ja" if KANA.intersection(scripts) else "zh"
    return BY_SCRIPT.get(script)


def marked(text: str) -> Counter[str]:
    """How many letters of the text only one of the languages with Latin letters has."""
    return Counter(
        {code: found for code, marks in MARKS.items() if (found := sum(map(text.count, marks)))}
    )


def _cyrillic(text: str) -> str:
    if RUSSIAN.intersection(text):
        return "ru"
    said = frozenset(WORD.findall(text))
    for code, own, words in CYRILLIC:
        if own.intersection(text) or said.intersection(words.split()):
            return code
    return "ru"


def _script(letter: str) -> str:
    return unicodedata.name(letter, " ").split(" ")[0]
