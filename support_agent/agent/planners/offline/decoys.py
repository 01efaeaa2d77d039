"""What is written with digits and is no order number, whatever stands around it.

Every pattern is bounded, so that no message makes it slow.
"""

import re
from functools import lru_cache

from support_agent.agent import work

from .marks import Marks
from .text import WORD, words
from .words import NumberMark, vocabularies


def _any_of(mark: NumberMark) -> str:
    """A pattern for the words of all languages with this mark."""
    listed = ",".join(language.marks[mark] for language in vocabularies().values()).split(",")
    phrases = sorted({phrase.strip() for phrase in listed if phrase.strip()}, key=len, reverse=True)
    return "|".join(re.escape(one).replace(r"\*", r"\w{0,10}") for one in phrases)


MONTH = rf"(?:{_any_of('month')})\.?"
LINK_WORD = rf"(?:(?:{_any_of('month_link')})\s)?"
SUM = r"(?:\d{1,3}(?:[.,\s]\d{3}){1,4}|\d{1,15})(?:[.,]\d{1,2})?"

ADDRESS = r"[^\s@]{1,64}@[^\s@]{1,255}"
LINK = r"(?:https?://|www\.)\S{1,500}"
INTERNATIONAL_PHONE = r"\+\d[\d\s().-]{5,20}\d"
# "1193-1" is a parcel of an order, and no month.
DATE = r"(?<![\w#№])(?:\d{1,2}|(?:19|20)\d\d)([./-])\d{1,2}(?:\1\d{1,4})?(?!\w)"
DATE_IN_WORDS = (
    rf"(?<!\w)(?:\d{{1,2}}(?:\.|\w{{1,2}})?\s{LINK_WORD})?{MONTH}(?:\s\d{{1,2}}(?:st|nd|rd|th)?)?"
    rf"(?:,?\s{LINK_WORD}(?:19|20)\d\d)?(?!\w)"
)
TIME = r"(?<!\w)\d{1,2}:\d{2}(?!\w)"
MONEY = rf"[$€£₽¥₹]\s?{SUM}|(?<![\w.,]){SUM}\s?[$€£₽¥₹%]"
RETURN_REQUEST = r"(?<!\w)R-\d{1,12}(?!\w)"

DIGIT = re.compile(r"\d")
DECOYS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        ADDRESS,
        LINK,
        INTERNATIONAL_PHONE,
        DATE,
        DATE_IN_WORDS,
        TIME,
        MONEY,
        RETURN_REQUEST,
    )
)
# Three groups and more. Orders in a row look the same, but have no short group among them.
PHONE = re.compile(r"(?<!\w)\(?\d{2,4}\)?(?:[\s.-]\d{2,4}){2,5}(?!\w)")
LONGEST_SHORT_GROUP = 3
LABEL_NEAR = 3


def without_labelled(text: str, marks: Marks) -> str:
    """The text without numbers that are called something else than an order, and what they are
    called: "invoice 5521" beside "where is 1187" is no wish for an invoice.
    """
    if not DIGIT.search(text):
        return text
    tokens = list(WORD.finditer(text))
    labels = [_is_label(token[0], marks) for token in tokens]
    kept, done = [], 0
    for place, token in enumerate(tokens):
        if not token[0].isdecimal():
            continue
        named = [at for at in range(max(0, place - LABEL_NEAR), place) if labels[at]]
        if named and not marks.has("order", words(text[tokens[named[-1]].end() : token.start()])):
            start = max(done, tokens[named[0]].start())
            kept += [text[done:start], " " * (token.end() - start)]
            done = token.end()
    return "".join((*kept, text[done:]))


def _is_label(token: str, marks: Marks) -> bool:
    return token.isalpha() and marks.has("other_before", words(token)[:1])


@lru_cache(maxsize=100)
def without_decoys(text: str) -> str:
    """The text with those blanked out, each place kept. They are the same in every language."""
    if not DIGIT.search(text):
        return text
    for pattern in DECOYS:
        work.check()
        text = pattern.sub(_blank, text)
    return PHONE.sub(_blank_phone, text)


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _blank_phone(match: re.Match[str]) -> str:
    groups = re.findall(r"\d+", match[0])
    is_phone = any(len(group) <= LONGEST_SHORT_GROUP for group in groups)
    return _blank(match) if is_phone else match[0]
