"""A planner that follows a script, for tests of everything around it."""

from collections.abc import Callable, Iterable
from decimal import Decimal
from itertools import count
from typing import Any

from support_agent.agent.types import Action, Plan, Turn, Usage

_ids = count(1)
Line = Plan | BaseException | Callable[[Turn], Plan]


def usage(tokens: int = 10, usd: str = "0.001") -> Usage:
    """What a scripted reply takes."""
    return Usage(input_tokens=tokens, cost_usd=Decimal(usd))


def says(text: str, *, taking: Usage | None = None) -> Plan:
    """A plan that is a reply."""
    return Plan(text=text, usage=taking or usage())


def answers(*parts: str, taking: Usage | None = None) -> Plan:
    """A plan that ends with these parts, each written as "say about", or "own_words: …"."""
    return Plan(actions=(call("answer", parts=[*map(_part, parts)]),), usage=taking or usage())


def _part(written: str) -> dict[str, str]:
    say, colon, words = written.partition(": ")
    if colon:
        return {"say": say, "words": words}
    say, _, about = written.partition(" ")
    return {"say": say, "about": about}


def does(*actions: Action, thinking: str = "", taking: Usage | None = None) -> Plan:
    """A plan with actions."""
    return Plan(text=thinking, actions=actions, usage=taking or usage())


def call(name: str, **arguments: Any) -> Action:
    """A proposed tool call with an id of its own."""
    return Action(id=f"call-{next(_ids)}", name=name, input=arguments)


class ScriptedPlanner:
    """Says one line of its script after the other, and remembers what it was shown."""

    name = "scripted"

    def __init__(self, lines: Iterable[Line]) -> None:
        self._lines = list(lines)
        self.shown: list[Turn] = []

    def plan(self, turn: Turn) -> Plan:
        """The next line; the script must not run out before the run ends."""
        self.shown.append(turn)
        line = self._lines.pop(0)
        if isinstance(line, BaseException):
            raise line
        return line if isinstance(line, Plan) else line(turn)
