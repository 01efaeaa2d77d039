"""Whose words a tool that changes something is given: the customer's or the record's.

What others wrote is data: a courier's scan, a note on an order, what goods and customers are
called, what a colleague said. It may be told, and no argument may come from it alone:

* An order's number is the customer's, or one of the record's (a fact, a value of a result).
  A number that stands in a text of others is theirs, though the record knows it, unless the
  customer wrote it too. What a text says of the order that was asked about is no such number.
* A quantity above one that stands in a text of others is the customer's, in digits or words, or
  one of the record's.
* A free text is the model's summary or the customer's words. It is refused where it holds a
  passage of a text of others (four words and more, of which three are long and not the
  customer's), where most of it stands there, and where all of it does, names included, and most
  of that is not the customer's.

Words that the customer wrote are the customer's wherever else they stand. Whoever translates or
retells such a text is not found out here: a person reads each request before anything happens.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from support_agent.agent.toolbox.refusals import Refusal
from support_agent.agent.toolbox.tool import Tool
from support_agent.agent.types import Action, Observation, Turn

from . import counts, observed
from .evidence import Evidence, numbers_in
from .numbers import forms, squeezed
from .passages import Passages, words_of

WISH_LEFT_OUT = "The agent called a person, and not in words that are the customer's."


class NotTheCustomers(Refusal):
    """An argument was taken from what others wrote."""

    code = "not_the_customers"


@dataclass(kw_only=True)
class Origins:
    """Who wrote what in a conversation."""

    evidence: Evidence
    customers: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    recorded: set[int] = field(default_factory=set)
    hearsay: set[str] = field(default_factory=set)
    """Orders that a text of others names, each under all that it goes by."""

    @classmethod
    def of(cls, turn: Turn) -> Self:
        """Read all that was said and found."""
        origins = cls(evidence=Evidence.of(turn))
        origins._add_name(turn.facts.customer_name)
        for order in turn.facts.orders:
            for title in order.titles:
                origins._add_name(title)
        origins._add_text(turn.facts.word_from_colleague)
        for said in observed.said(turn):
            if said.author == "customer":
                origins.customers.append(said.text)
            elif said.author != "agent":
                origins._add_text(said.text)
        for action, observation in observed.answers((*turn.history, *turn.steps)):
            origins._add_answer(action, observation)
        return origins

    def brought_up(self, number: str) -> bool:
        """Whether the customer or the record names the order, and not a text of others alone."""
        if Evidence.in_words(*self.customers).names(number):
            return True
        return self.evidence.names(number) and self.hearsay.isdisjoint(forms(squeezed(number)))

    def vet(self, tool: Tool, arguments: Mapping[str, Any]) -> None:
        """Raise NotTheCustomers for a quantity or a free text that others alone wrote."""
        for name, value in arguments.items():
            if any(map(self._is_theirs, observed.whole_numbers(value))):
                raise NotTheCustomers(
                    f"A number in {name!r} is neither the customer's nor one of the record. "
                    "Ask the customer how many they mean."
                )
            if any(map(self.is_copied, _free_texts(tool, name, value))):
                raise NotTheCustomers(
                    f"{name!r} repeats what somebody else wrote. Give it in the customer's own "
                    "words, or ask them for it."
                )

    def wish(self, told: str) -> str:
        """What the model says that the customer wants, unless others wrote that."""
        return WISH_LEFT_OUT if self.is_copied(told) else told

    def is_copied(self, text: str) -> bool:
        """Whether a free text is what others wrote."""
        own = {word for said in self.customers for word in words_of(said)}
        return Passages(others=self.others, names=self.names).hold(text, own=own)

    def _is_theirs(self, quantity: int) -> bool:
        ours = quantity <= 1 or quantity in self.recorded
        return not ours and quantity in counts.said(self.others) - counts.said(self.customers)

    def _add_name(self, name: str) -> None:
        self.names.append(name)
        self.hearsay |= _orders_in(name)

    def _add_text(self, text: str, *, about: frozenset[str] = frozenset()) -> None:
        self.others.append(text)
        self.hearsay |= _orders_in(text) - about

    def _add_answer(self, action: Action, observation: Observation) -> None:
        if observation.is_error:
            # In the shop's words, but it may quote what goods are called.
            self.names.append(observation.text)
            return
        titles = set(observed.values_of("title", observation.content))
        asked = observed.words_of(action)
        about = frozenset(form for words in asked for form in forms(squeezed(words)))
        self.recorded.update(observed.whole_numbers(observation.content))
        for text in observed.leaves(observation.content):
            if text in titles:
                self._add_name(text)
            # One that only repeats the call is the model's own.
            elif _is_prose(text) and text not in asked:
                self._add_text(text, about=about)


def _is_prose(text: str) -> bool:
    """A sentence, or a word; not a number, and not a state of the record, which is written small."""
    if " " in text.strip():
        return True
    return not text.islower() and not any(map(str.isdigit, text))


def _orders_in(text: str) -> set[str]:
    return {form for number in numbers_in(text) for form in forms(number)}


def _free_texts(tool: Tool, name: str, value: Any) -> Iterator[str]:
    return observed.leaves(value) if tool.is_free(name) else iter(())
