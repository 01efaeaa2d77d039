"""What tools found and the server knows, read from JSON: for trying what may be said of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from support_agent.agent.known import Facts
from support_agent.agent.types import Action, Observation, Plan, Said, Step, Turn


class BadEvidence(ValueError):
    """It is no evidence. The sentence says which field is wrong, and what would fit."""


@dataclass(frozen=True, kw_only=True)
class Result:
    """What a tool answered. One with an "error" is a refusal."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    tool: str
    result: Mapping[str, Any]
    input: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """One moment of a conversation: what is known, what was said, what this run has found."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    facts: Facts = field(default_factory=Facts)
    asked: tuple[str, ...] = ()
    """The customer's messages that are answered."""
    replied: tuple[str, ...] = ()
    """What the agent has told them before."""
    results: tuple[Result, ...] = ()

    def turn(self) -> Turn:
        """The turn that a planner would answer."""
        said = [Said(author="agent", text=text) for text in self.replied]
        said += [Said(author="customer", text=text) for text in self.asked]
        steps = tuple(_step(place, one) for place, one in enumerate(self.results))
        return Turn(history=tuple(said), facts=self.facts, steps=steps)


_reader = TypeAdapter(Evidence)


def evidence_from(value: Any) -> Evidence:
    """The evidence that a JSON value holds. Raises BadEvidence."""
    try:
        return _reader.validate_python(value)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the whole"
        raise BadEvidence(f"In the evidence, {where} does not fit: {first['msg']}.") from error


def _step(place: int, found: Result) -> Step:
    action = Action(id=f"found-{place}", name=found.tool, input=found.input)
    content, is_error = dict(found.result), "error" in found.result
    observation = Observation(call_id=action.id, content=content, is_error=is_error)
    return Step(plan=Plan(actions=(action,)), observations=(observation,))
