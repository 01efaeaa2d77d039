"""The words of the loop: what is said, planned, done, observed and concluded.

Plain values without a database, a provider or a shop behind them, so that the
loop can be read and tested on its own. Everything here is frozen.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cached_property
from typing import Any, Literal, Protocol

from .known import Facts

Author = Literal["customer", "agent", "person", "notice", "shop"]


@dataclass(frozen=True, kw_only=True)
class Usage:
    """What one reply of a planner took. Input tokens exclude cache reads and writes."""

    input_tokens: int = 0
    output_tokens: int = 0
    cache_read_input_tokens: int = 0
    cache_creation_input_tokens: int = 0
    cost_usd: Decimal = Decimal(0)

    @property
    def tokens(self) -> int:
        """All tokens that were read or written, whatever their price."""
        return (
            self.input_tokens
            + self.output_tokens
            + self.cache_read_input_tokens
            + self.cache_creation_input_tokens
        )

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(
            input_tokens=self.input_tokens + other.input_tokens,
            output_tokens=self.output_tokens + other.output_tokens,
            cache_read_input_tokens=self.cache_read_input_tokens + other.cache_read_input_tokens,
            cache_creation_input_tokens=self.cache_creation_input_tokens
            + other.cache_creation_input_tokens,
            cost_usd=self.cost_usd + other.cost_usd,
        )


@dataclass(frozen=True, kw_only=True)
class Action:
    """A tool call that the model proposes. Nothing in it is trusted."""

    id: str
    name: str
    input: Mapping[str, Any]
    malformed: str = ""
    """The arguments as they came, where they were no JSON object."""

    @property
    def likeness(self) -> str:
        """Equal for two calls of the same tool with the same input."""
        return json.dumps([self.name, self.input, self.malformed], sort_keys=True, default=str)


@dataclass(frozen=True, kw_only=True)
class Observation:
    """What came of an action, as the model reads it."""

    call_id: str
    content: Any
    is_error: bool = False

    @cached_property
    def text(self) -> str:
        """The content as the model gets it: JSON with its letters kept, or plain text."""
        if isinstance(self.content, str):
            return self.content
        return json.dumps(self.content, ensure_ascii=False)


@dataclass(frozen=True, kw_only=True)
class Exchange:
    """One request to a model and what came of it, word for word but for what is redacted."""

    attempt: int
    model: str
    opening: str
    """What the request began with, our own words: the model, the policy and the tools."""
    messages: str
    """What it said of the conversation."""
    reply: str
    """As far as it came, where it was cut off."""
    status: int | None
    """Of HTTP, where an answer began at all."""
    fault: str
    """What was wrong with the reply, by code; empty where it could be used."""
    request_id: str
    seconds: float


@dataclass(frozen=True, kw_only=True)
class Plan:
    """One reply of the planner: its words and the actions that it proposes.

    The words are kept for readers and never trusted. `raw` holds the assistant's
    blocks exactly as they came, since results must point to the ids in them.
    """

    text: str = ""
    actions: tuple[Action, ...] = ()
    usage: Usage = field(default_factory=Usage)
    raw: tuple[Mapping[str, Any], ...] = ()
    request_id: str = ""
    instead_of: str = ""
    """Which planner could not be had, and why by code, where another one stood in for it."""
    planned_by: str = ""
    """Who made it, where it was not the planner of the run."""
    model: str = ""
    """Which model was asked for it, where one was."""
    exchanges: tuple[Exchange, ...] = field(default=(), compare=False, repr=False)
    """All calls that were made for it, failed ones too, where they are to be kept."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """A plan and what followed: observations, or the correction of a withheld reply."""

    plan: Plan
    observations: tuple[Observation, ...] = ()
    correction: str = ""


@dataclass(frozen=True, kw_only=True)
class Said:
    """A message of the conversation, whoever wrote it, or what the record tells of it: the shop."""

    author: Author
    text: str
    sequence: int = 0
    """Its place in the conversation, where it is a message."""


@dataclass(frozen=True, kw_only=True)
class Before:
    """What lies before the history, in short. No evidence for anything: it tells of the past."""

    told: str = ""
    """By the shop, from its record."""
    words: tuple[str, ...] = ()
    """The customer's own, cut short."""
    until: int = 0
    """The sequence of the last message that is left out."""
    leaving: tuple[str, ...] = ()
    """What a model is to write a summary of, which then stands in the place of the words."""
    summary: str = ""
    """By a model. Neither the shop's word nor the customer's."""
    usage: Usage = field(default_factory=Usage)
    """What the summary took, if it was written for this run."""


@dataclass(frozen=True, kw_only=True)
class Turn:
    """All that a planner may read: what was said and done before, and this run's steps.

    `history` is oldest first and ends with the customer's messages that this run answers.
    """

    task: str = "answer"
    before: Before | None = None
    history: tuple[Said | Step, ...] = ()
    facts: Facts = field(default_factory=Facts)
    steps: tuple[Step, ...] = ()

    @property
    def usage(self) -> Usage:
        """What this run has taken so far."""
        return sum((step.plan.usage for step in self.steps), Usage())

    @property
    def corrected(self) -> bool:
        """Whether the model has had its one chance to correct a withheld reply."""
        return any(step.correction for step in self.steps)

    def repeats(self, plan: Plan) -> bool:
        """Whether the plan proposes an action of the step before, unchanged."""
        if not self.steps:
            return False
        before = {action.likeness for action in self.steps[-1].plan.actions}
        return any(action.likeness in before for action in plan.actions)

    def with_step(self, step: Step) -> "Turn":
        """The turn as it stands after one more step."""
        return replace(self, steps=(*self.steps, step))


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A final output before it is said: its text, and the validated object behind it."""

    text: str
    output: Any = None


@dataclass(frozen=True, kw_only=True)
class HandedOver:
    """The model asks for a person. `wish` is what it says that the customer wants."""

    wish: str


@dataclass(frozen=True, kw_only=True)
class Flaw:
    """A final output that cannot be taken, with a sentence that the model can act on."""

    why: str
    check: str = "final_output"
    words: tuple[str, ...] = ()
    """What of it lacks support, part by part."""


@dataclass(frozen=True, kw_only=True)
class Replied:
    """A checked reply, and the turn that led to it."""

    draft: Draft
    turn: Turn


Ending = Draft | HandedOver | Flaw


class Planner(Protocol):
    """Anything that can say what to do next: a model or a fake with the same manners."""

    @property
    def name(self) -> str:
        """What the record calls it."""
        ...

    def plan(self, turn: Turn) -> Plan:
        """The next plan. Raises PlannerFailed when there is none to be had."""
        ...


class Settle(Protocol):
    """Told what a call cost in US dollars, and what of that may never be billed."""

    def __call__(self, cost: Decimal, uncertain: Decimal = ..., /) -> None: ...


class Act(Protocol):
    """Runs the action at this place in the run and notes its observation with the effect."""

    def __call__(self, action: Action, *, step: int, position: int) -> Observation: ...


class Journal(Protocol):
    """Where intentions are written before they become deeds."""

    def planned(self, turn: Turn, plan: Plan) -> None:
        """Store the plan as the turn's next step, once."""
        ...

    def withheld(self, turn: Turn, flaw: Flaw) -> None:
        """Note with the turn's next step why its reply is not said."""
        ...


class PlannerFailed(Exception):
    """No usable plan came: the provider is down, refused, or cut its answer off.

    `code` is for the log and the operator. `usage` is what was charged nevertheless, `model` the
    one that was asked, and `exchanges` are the calls that were made.
    """

    def __init__(self, why: str, *, code: str, usage: Usage | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.usage = usage or Usage()
        self.model = ""
        self.exchanges: tuple[Exchange, ...] = ()
