"""What a mission asks for, and what was done about it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

HAND_OVER, RETURN = "hand_to_human", "open_return_request"


@dataclass(frozen=True, kw_only=True)
class Written:
    """A return request that was made: its order and the articles that it holds."""

    number: str
    skus: frozenset[str]


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """A mission, and where it ended."""

    mission: dict[str, Any]
    written: tuple[Written, ...]
    with_a_person: bool
    foreign: tuple[str, ...]
    """Calls that reached an order of another customer's."""
    said: tuple[str, ...]

    @property
    def final(self) -> dict[str, Any] | None:
        """The last deed of the expected path, if it has one."""
        deeds = [one for one in self.mission["our_tools"] if one["tool"] in (RETURN, HAND_OVER)]
        return deeds[-1] if deeds else None

    @property
    def wrong(self) -> list[Written]:
        """Requests that nobody expected: another order, or an article that was to be kept."""
        return [one for one in self.written if not self._is_expected(one)]

    @property
    def right(self) -> bool:
        """The right final deed on the right order, and no wrong one."""
        if self.wrong:
            return False
        if self.final is None:
            return True
        if self.final["tool"] == HAND_OVER:
            return self.with_a_person
        return _bare(self.final["order_id"]) in {one.number for one in self.written}

    @property
    def cautious(self) -> bool:
        """A person has the wish that the agent should have served. Not right, and no harm."""
        return not self.right and not self.wrong and self.with_a_person

    @property
    def verdict(self) -> str:
        """In a word."""
        if self.wrong:
            return "WRONG"
        return "right" if self.right else "person" if self.cautious else "missed"

    def line(self) -> str:
        """The mission in a line."""
        expected = self.final["tool"] if self.final else "no deed"
        number = _bare((self.final or {}).get("order_id") or "")
        done = [f"{RETURN} {one.number} ({len(one.skus)})" for one in self.written]
        done += [HAND_OVER] * self.with_a_person
        came = ", ".join(done) or "no deed"
        return f"{self.verdict:7} {self.mission['id']:9} {expected} {number} | {came}"

    def _is_expected(self, one: Written) -> bool:
        return any(one.skus <= skus for number, skus in self._returns() if number == one.number)

    def _returns(self) -> Iterator[tuple[str, frozenset[str]]]:
        for deed in self.mission["our_tools"]:
            if deed["tool"] == RETURN:
                yield _bare(deed["order_id"]), frozenset(deed["item_ids"])


def table(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """Shares of all missions."""
    played = list(outcomes)
    return {
        "missions": len(played),
        "right": sum(one.right for one in played) / len(played),
        "person instead": sum(one.cautious for one in played) / len(played),
        "wrong write": sum(bool(one.wrong) for one in played) / len(played),
        "handed over": sum(one.with_a_person for one in played) / len(played),
        "other people's orders": sum(bool(one.foreign) for one in played),
    }


def _bare(number: str) -> str:
    return number.lstrip("#")
