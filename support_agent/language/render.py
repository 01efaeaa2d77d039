"""Sentences into the text that a customer reads.

An order is named with its goods once and then by a pronoun or its number, and two sentences on
it become one where both allow that. What a language needs for it stands in its pack:

`.again`  the sentence where the one before was on the same order
`.and`    it without its subject, to follow another: "and can be returned until ...". Only a
          message whose subject is the order has it
`.also`   it as a clause of its own, to follow one of those: ", and DHL expects to deliver it ..."
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from . import named
from .packs import Pack, pack
from .values import ListedOrder, Name, Parcel, Request, Sentence, Thing

ENDS = (".", "!", "?", "…", "。", "！", "？")
OPENS = "¡¿«„“‘("
# A clause that begins so stands close to what it follows.
GLUED = ",;"


def render(
    sentences: Sequence[Sentence],
    *,
    language: str,
    today: date | None,
    before: Sequence[str] = (),
    address: str = "",
) -> str:
    """The reply. `before` are sentences that are ready, and stand first."""
    reply = _Reply(pack=pack(language, address), today=today)
    for text in before:
        reply.add(_capital(text if text.endswith(ENDS) else f"{text}."))
    rest = list(sentences)
    while rest:
        joint = reply.joint(*rest[:2])
        reply.say(rest.pop(0), rest.pop(0) if joint else None, joint)
    return reply.text


@dataclass(kw_only=True)
class _Reply:
    """A reply as it grows, and which orders it has named."""

    pack: Pack
    today: date | None
    text: str = ""
    orders: set[str] = field(default_factory=set)
    last: Sentence | None = None
    ends_a_line: bool = False

    def say(self, sentence: Sentence, joined: Sentence | None, joint: str) -> None:
        """Add a sentence, with another joined to it."""
        again = "again" if self._goes_on(sentence) else ""
        attribute = again if again and self.pack.has(sentence.message, again) else ""
        text = self._filled(sentence, self._order(sentence), attribute)
        self.last = sentence
        if joined:
            clause = self._filled(joined, self.pack.forms("order", "it"), joint)
            text = f"{_open(text)}{'' if clause[0] in GLUED else ' '}{clause}."
        has_line = any(isinstance(value, Parcel) for value in sentence.values.values())
        # Dates of some languages end with a full stop of their own: "2027 г.".
        self.add(_capital(_open(text) if text.endswith("..") else text), has_line=has_line)
        self.orders |= {one for one in _orders(sentence) if one in text}

    def add(self, text: str, *, has_line: bool = False) -> None:
        """A parcel has a line of its own, and so has what follows a list."""
        gap = "\n" if has_line or self.ends_a_line else " "
        self.text = f"{self.text}{gap}{text}" if self.text else text
        self.ends_a_line = has_line or "\n" in text

    def joint(self, first: Sentence, second: Sentence | None = None) -> str:
        """By which attribute the second is joined to the first, or nothing."""
        if second is None or not (first.subject and second.subject):
            return ""
        if first.subject.number != second.subject.number or not self.pack.has(first.message, "and"):
            return ""
        if _lists_goods(first):
            return ""  # "Contains a shirt and a mug and comes to ..."
        return next((one for one in ("and", "also") if self.pack.has(second.message, one)), "")

    def _filled(self, sentence: Sentence, order: dict[str, str], attribute: str) -> str:
        values: dict[str, Any] = named.all_values(sentence.values, self.pack, self.today)
        if sentence.subject:
            values = {"number": sentence.subject.number, **order, **values}
        values["variant"] = sentence.variant
        return self.pack.text(sentence.message, values, attribute=attribute).strip()

    def _goes_on(self, sentence: Sentence) -> bool:
        """Whether it is on the order that the last sentence was on, and that has been named."""
        number = sentence.subject and sentence.subject.number
        was = self.last and self.last.subject and self.last.subject.number
        return number is not None and number == was and number in self.orders

    def _order(self, sentence: Sentence) -> dict[str, str]:
        """What the order is called in it."""
        subject = sentence.subject
        if subject is None:
            return {}
        if subject.number not in self.orders:
            return named.order(subject, self.pack, with_goods=not _lists_goods(sentence))
        if not self._goes_on(sentence):
            return self.pack.forms("order", "the-order-again", {"number": subject.number})
        # "It" is what the sentence before had as its subject, so that nothing else can be meant.
        is_it = self.last is not None and self.pack.has(self.last.message, "and")
        return self.pack.forms("order", "it" if is_it else "this-order")


def _lists_goods(sentence: Sentence) -> bool:
    return any(
        isinstance(value, tuple) and value and isinstance(value[0], Thing)
        for value in sentence.values.values()
    )


def _orders(sentence: Sentence) -> Iterator[str]:
    """The numbers of the orders that a sentence may name."""
    if sentence.subject:
        yield sentence.subject.number
    for name, value in sentence.values.items():
        match value:
            case Request(order=number) if number:
                yield number
            case Name(text=number) | str(number) if name == "number":
                yield number
            case tuple():
                yield from (one.number for one in value if isinstance(one, ListedOrder))


def _open(text: str) -> str:
    """Without its full stop, so that it can go on."""
    return text.removesuffix(".").removesuffix("。")


def _capital(text: str) -> str:
    opening = len(text) - len(text.lstrip(OPENS))
    return text[:opening] + text[opening : opening + 1].upper() + text[opening + 1 :]
