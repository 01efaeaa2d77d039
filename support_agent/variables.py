"""Reads variables of the environment, and notes what is wrong with them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeVar

from orders.text import quoted
from support_agent import values
from support_agent.settings_table import DEFAULTS

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Problem:
    """A value that can't be used. It never quotes a secret."""

    name: str
    wrong: str
    mend: str


class Reader:
    """One reading: the values, each with its default where it can't be used, and the problems."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self.environ = environ
        self.problems: list[Problem] = []

    def text(self, name: str) -> str:
        # An empty variable is an unset one: compose files pass every name that they know.
        return self.environ.get(name, "").strip() or DEFAULTS[name]

    def take(self, name: str, parse: Callable[[str], T], mend: str) -> T:
        try:
            return parse(self.text(name))
        except ValueError as error:
            self.problems.append(Problem(name=name, wrong=str(error), mend=mend))
            return parse(DEFAULTS[name])

    def named(self, name: str, parse: Callable[[str], T], mend: str) -> Mapping[str, T]:
        return self.take(name, lambda text: values.named(text, DEFAULTS[name], parse), mend)

    def whole(self, name: str) -> int:
        return self.take(name, values.whole, f"Write a number such as {DEFAULTS[name]}.")

    def amount(self, name: str) -> Decimal:
        return self.take(name, values.amount, "Write an amount such as 0.25.")

    def flag(self, name: str) -> bool:
        return self.choice(name, ("off", "on", "false", "true", "0", "1")) in ("on", "true", "1")

    def choice(self, name: str, choices: tuple[str, ...]) -> str:
        def parse(text: str) -> str:
            if text.lower() not in choices:
                raise ValueError(f"{quoted(text)} is none of its values.")
            return text.lower()

        return self.take(name, parse, f"Use one of {', '.join(choices)}.")
