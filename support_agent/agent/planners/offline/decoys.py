"""What is written with digits and is no order number, whatever stands around it.

Every pattern is bounded, so that no message makes it slow.
"""

import re

MONTH = (
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic"
    r"|янв|фев|мар|апр|мая|май|июн|июл|авг|сен|окт|ноя|дек)[a-zа-я]{0,10}\.?"
)
SUM = r"(?:\d{1,3}(?:[.,\s]\d{3}){1,4}|\d{1,15})(?:[.,]\d{1,2})?"

ADDRESS = r"[^\s@]{1,64}@[^\s@]{1,255}"
LINK = r"(?:https?://|www\.)\S{1,500}"
INTERNATIONAL_PHONE = r"\+\d[\d\s().-]{5,20}\d"
DATE = r"(?<!\w)\d{1,4}([./-])\d{1,2}(?:\1\d{1,4})?(?!\w)"
DATE_IN_WORDS = (
    rf"(?<!\w)(?:\d{{1,2}}\w{{0,2}}\s(?:de\s|of\s)?)?{MONTH}(?:\s\d{{1,2}}(?:st|nd|rd|th)?)?"
    r"(?:,?\s(?:de\s|del\s|of\s)?(?:19|20)\d\d)?(?!\w)"
)
TIME = r"(?<!\w)\d{1,2}:\d{2}(?!\w)"
MONEY = rf"[$€£₽¥₹]\s?{SUM}|(?<![\w.,]){SUM}\s?[$€£₽¥₹%]"
RETURN_REQUEST = r"(?<!\w)R-\d{1,12}(?!\w)"

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


def without_decoys(text: str) -> str:
    """The text with those blanked out, each place kept."""
    for pattern in DECOYS:
        text = pattern.sub(_blank, text)
    return PHONE.sub(_blank_phone, text)


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _blank_phone(match: re.Match[str]) -> str:
    groups = re.findall(r"\d+", match[0])
    is_phone = any(len(group) <= LONGEST_SHORT_GROUP for group in groups)
    return _blank(match) if is_phone else match[0]
