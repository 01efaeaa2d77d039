"""Text of people whom we don't know: what of it can be kept, and what of it can be seen."""

import re
import unicodedata

# No database keeps these: NUL, and the halves of a letter that UTF-8 knows only whole.
UNKEPT = re.compile("[\0\ud800-\udfff]")
# No screen, stream or file takes these either.
HALVES = re.compile("[\ud800-\udfff]")
# They say nothing to a reader, and a terminal obeys them. Tabs and line breaks are not among them.
CONTROLS = re.compile("[\0-\x08\x0e-\x1f\x7f-\x9f]")
# Line breaks that a browser draws as boxes.
OLD_BREAKS = re.compile("[\x0b\x0c\x85]")
# What turns the words beside it around, in a text that no element keeps apart.
TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
# Zero widths, joiners, directions and variants: copied along with a number, and seen by nobody.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff"
    "\ufff9-\ufffb\U000e0000-\U000e0fff]+"
)
# No script puts more marks on a letter. To sort a longer heap of them takes quadratic time.
MOST_MARKS = 4
# What turns all that follows it around, however long, and a part that is kept apart and ends.
TURNS_THE_REST = re.compile(
    "(\u2068[^\u202a-\u202e\u2066-\u2069\n]*\u2069)|[\u202a-\u202e\u2066-\u2069]"
)
APART = "\u2068{}\u2069"
# Classes of letters that are written from right to left.
LEFTWARD = frozenset(["R", "AL", "AN"])
# Letters and symbols by their category, and yet nothing is drawn for them.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
UNSEEN = frozenset(["Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"])
NO_NAME = "(no name)"
# Each word is looked for in each of a page's columns.
LONGEST_SEARCH = 200


def can_be_kept(text: str) -> bool:
    """Whether every database can store it as it is."""
    return UNKEPT.search(text) is None


def can_be_seen(text: str) -> bool:
    """Whether a reader sees anything of it: blanks and zero widths alone are no words."""
    return any(map(_is_drawn, text))


def first_seen(*texts: str | None) -> str:
    """The first of these of which something can be seen, or a word that says that none can."""
    return next((text for text in texts if text and can_be_seen(text)), NO_NAME)


def as_shown(text: str) -> str:
    """The text without its control characters, which have no looks, only powers."""
    return CONTROLS.sub("", OLD_BREAKS.sub("\n", HALVES.sub("\N{REPLACEMENT CHARACTER}", text)))


def in_a_sentence(text: str) -> str:
    """A stranger's text as a part of one line of ours, which it can neither break nor turn."""
    return " ".join(TURNS.sub("", as_shown(text)).split())


def spliced(text: str) -> str:
    """The same, kept apart where its letters run from right to left: they would turn ours too."""
    line = in_a_sentence(text)
    return APART.format(line) if any(map(_runs_leftward, line)) else line


def quoted(text: object) -> str:
    """A stranger's text as a quotation in one line of ours."""
    line = spliced(str(text))
    return (
        f"\N{LEFT DOUBLE QUOTATION MARK}{line}\N{RIGHT DOUBLE QUOTATION MARK}"
        if "'" in line
        else f"'{line}'"
    )


def straight(text: str) -> str:
    """A whole text of ours in which nothing turns what follows, whoever has worded it."""
    return TURNS_THE_REST.sub(lambda found: found[1] or "", text)


def on_a_line(text: str) -> str:
    """All of the text on one line of a log or a terminal; what cannot be printed is escaped."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


def without_marks(text: str) -> str:
    """Without zero widths, direction marks and controls, for what is compared and never read."""
    return "".join(letter for letter in text if unicodedata.category(letter) not in ("Cc", "Cf"))


def legible(text: str) -> str:
    """As it is read: without what nobody sees, and without heaps of marks over one letter."""
    if text.isascii():
        return text
    return without_heaps(INVISIBLE.sub("", text))


def searched(text: str) -> str:
    """What somebody looks for: a name, a number or an address, and no longer than these are."""
    return legible(text[:LONGEST_SEARCH])


def without_heaps(text: str) -> str:
    """No letter with more marks than letters have, so that it may be normalised in linear time."""
    if text.isascii():
        return text
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _runs_leftward(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in LEFTWARD


def _is_drawn(letter: str) -> bool:
    if letter in BLANKS or "\ufe00" <= letter <= "\ufe0f" or "\u180b" <= letter <= "\u180f":
        return False
    return unicodedata.category(letter) not in UNSEEN
