"""Sentences into the text that a customer reads."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from .packs import text_of
from .values import Day, Sentence, Value


def render(
    sentences: Sequence[Sentence], *, language: str, today: date | None, before: Sequence[str] = ()
) -> str:
    """The reply. `before` are sentences that are ready, and stand first."""
    return " ".join([*before, *(_written(one, language, today) for one in sentences)])


def _written(sentence: Sentence, language: str, today: date | None) -> str:
    values = {name: _value(value, language) for name, value in sentence.values.items()}
    if sentence.subject:
        number = sentence.subject.number
        order = text_of("the-order", language, {"number": number})
        values |= {"order": order, "number": number}
    text = text_of(sentence.message, language, values | {"variant": sentence.variant})
    return text[:1].upper() + text[1:]


def _value(value: Value, language: str) -> Any:
    if isinstance(value, Day):
        return text_of(value.role, language, {"date": value.date.isoformat()})
    return value
