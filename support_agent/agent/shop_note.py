"""What the shop says to a model, in marked blocks that nobody else can write."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from .known import Facts

Block = dict[str, Any]

# A customer who writes our own mark must not be able to speak as the shop, nor one who writes
# what a reader would take for it: wide letters, blanks and zero widths in between.
MARK = re.compile(r"</?(?:shop_?note|summary_?by_?a_?model)")
MARKS_LETTERS = re.compile(r"[<>/_\w]")
OPENINGS = re.compile("[<\ufe64\uff1c]")
# Of an order's goods, so much is told before it is looked up.
LONGEST_TITLES = 300


def facts_told(facts: Facts) -> str:
    """What the server knows for certain, line by line."""
    return "\n- ".join(["What the shop knows as you write this reply:", *_known(facts)])


def _known(facts: Facts) -> Iterator[str]:
    if facts.today:
        yield f"Today is {facts.today:%A}, {facts.today.isoformat()}."
    if facts.identified:
        yield f"The customer is identified: {_line(facts.customer_name) or 'without a name'}."
    else:
        yield "It is not known who the customer is, so no order can be looked up for them yet."
    yield f"The conversation's language is {_line(facts.language)!r}."
    for order in facts.orders:
        titles = _cut(_line("; ".join(order.titles))) or "no items"
        placed = order.placed_on.isoformat()
        state = f", and now it is {order.state}" if order.state else ""
        yield f"An order of theirs: {_line(order.number)}, placed on {placed} ({titles}){state}."
    for request in facts.requests:
        about = f"{_line(request.number)} ({request.kind}) for order {_line(request.order)}"
        yield f"Return request {about} was made in this conversation; now it is {request.state}."
    for duty in facts.duties:
        to_do = f"decides about {_line(duty.about)}" if duty.kind == "decide" else "answers"
        yield f"The customer was promised that a colleague {to_do} by {duty.by.isoformat()}."
    if facts.word_from_colleague.strip():
        yield f"A colleague who had the conversation tells you: {_line(facts.word_from_colleague)}"


def _line(text: str) -> str:
    return " ".join(text.split())


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST_TITLES else f"{line[:LONGEST_TITLES]}…"


def note(text: str) -> Block:
    """A block in the shop's name."""
    return text_block(f"<shop_note>\n{unmarked(text)}\n</shop_note>")


def text_block(text: str) -> Block:
    """A block of text, in nobody's name."""
    return {"type": "text", "text": text}


def unmarked(text: str) -> str:
    """The text without marks of ours that somebody else has written into it."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    if not MARK.search("".join(MARKS_LETTERS.findall(folded))):
        return text
    return OPENINGS.sub("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", text)
