"""What a conversation supports: the numbers that a reply may name, and a tool may be asked about."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Self

from support_agent.agent.types import Action, Observation, Step, Turn

from . import labels, observed
from .numbers import (
    forms,
    name_of,
    orders_of_parcels,
    squeezed,
    tokens_with_digits,
    without_dates_and_amounts,
    written_apart,
)
from .reading import fold

_NUMBER_AT_MOST = 64
_PAGE = 10_000


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """The numbers that a conversation holds, each under all the names that it goes by."""

    supported: frozenset[str]
    named: frozenset[str]

    @classmethod
    def of(cls, turn: Turn) -> Self:
        """What was found by tools, and said by anyone but the agent."""
        collected = _Collected()
        for order in turn.facts.orders:
            collected.add_words(order.number)
            collected.add(_names_of(numbers_in(" ".join(order.titles))))
        for request in turn.facts.requests:
            collected.add_words(f"{request.number} {request.order}")
        collected.add_words(turn.facts.word_from_colleague)
        for part in turn.history:
            # The agent's own words are no evidence for themselves.
            if not isinstance(part, Step) and part.author != "agent":
                collected.add_words(part.text)
        for action, observation in observed.answers((*turn.history, *turn.steps)):
            collected.add_answer(action, observation)
        return cls(supported=frozenset(collected.supported), named=frozenset(collected.named))

    @classmethod
    def in_words(cls, *texts: str) -> Self:
        """What these words alone name."""
        collected = _Collected()
        for words in texts:
            collected.add_words(words)
        return cls(supported=frozenset(collected.supported), named=frozenset(collected.named))

    def supports(self, number: str) -> bool:
        """Whether a reply may name this number."""
        return name_of(squeezed(number)) in self.supported

    def names(self, number: str) -> bool:
        """Whether this conversation brought the number up, so that a tool may be asked about it."""
        return any(form in self.named for form in forms(squeezed(number)))


@dataclass(kw_only=True)
class _Collected:
    """Grows while a turn is read."""

    supported: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)

    def add(self, names: Iterable[str], *, named: bool = False) -> None:
        self.supported.update(names)
        if named:
            self.named.update(names)

    def add_words(self, words: str) -> None:
        """What a person wrote, in whatever way people write numbers."""
        self.add(_kept_of_words(words) if len(words) <= _PAGE else _names_in(words), named=True)

    def add_answer(self, action: Action, observation: Observation) -> None:
        """What came of a call; what it only repeats of the call confirms nothing."""
        if observation.is_error:
            self._add_error(observation, action)
        else:
            self._add_result(observation, action)

    def _add_result(self, observation: Observation, action: Action) -> None:
        # A result that only repeats a sentence of the model's confirms nothing in it.
        repeated = {words for words in observed.words_of(action) if " " in words}
        for value, supported, named in _values_of(observation):
            if value not in repeated:
                self.supported |= supported
                self.named |= named

    def _add_error(self, observation: Observation, action: Action) -> None:
        # Not what echoes the call, since a refusal that quotes an invented number would
        # support it.
        asked = [squeezed(words) for words in observed.words_of(action)]
        for value in observed.leaves_with_digits(observation.content):
            numbers = tokens_with_digits(without_dates_and_amounts(fold(value)))
            told = (number for number in numbers if not any(number in words for words in asked))
            self.add(_names_of(told))


def numbers_in(value: str) -> frozenset[str]:
    """What may be a number of something in a text that is no customer's."""
    return _kept_in(value) if len(value) <= _NUMBER_AT_MOST else _numbers_in(value)


def _numbers_in(value: str) -> frozenset[str]:
    text = without_dates_and_amounts(fold(value))
    return frozenset((*tokens_with_digits(text), *written_apart(text)))


def _names_in(words: str) -> frozenset[str]:
    text = fold(words)
    tokens = map(labels.unglued, tokens_with_digits(text))
    return _names_of((*written_apart(text), *orders_of_parcels(text), *tokens))


def _names_of(numbers: Iterable[str]) -> frozenset[str]:
    return frozenset(form for number in numbers for form in forms(number))


@observed.kept
def _values_of(content: Any) -> Sequence[tuple[str, frozenset[str], frozenset[str]]]:
    """Each value with a digit, with the numbers that it supports and those that it names.

    A whole value is a number of the record. One within a text may be a stranger's: it may be told,
    but no tool is asked about it, unless the whole result is text.
    """
    values: list[tuple[str, frozenset[str], frozenset[str]]] = []
    for value in observed.leaves_with_digits(content):
        numbers = _names_of(numbers_in(value))
        whole = _names_of([squeezed(value)]) if len(value) <= _NUMBER_AT_MOST else frozenset()
        values.append(
            (value, numbers | whole, numbers | whole if isinstance(content, str) else whole)
        )
    return values


# A conversation's words and values are read in each of its steps.
_kept_in = lru_cache(maxsize=4096)(_numbers_in)
_kept_of_words = lru_cache(maxsize=512)(_names_in)
