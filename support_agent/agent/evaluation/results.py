"""Cases with what came of them, and what all of them come to."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from . import crew, judge
from .cases import Case
from .play import Played, play
from .scratch import scratch_shop
from .tables import mean


@dataclass(frozen=True, kw_only=True)
class Result:
    """A case and its plays, each with the faults that were found in it."""

    case: Case
    plays: tuple[Played, ...]

    @property
    def faults(self) -> list[list[str]]:
        """Of each play."""
        return [judge.faults(self.case.expect, played) for played in self.plays]

    @property
    def passed(self) -> int:
        """How many plays have no fault."""
        return sum(not found for found in self.faults)

    @property
    def always_passed(self) -> bool:
        """Whether a shop can rely on it."""
        return self.passed == len(self.plays)

    def failure(self) -> str:
        """The case's name and what was wrong in the first play that failed, in one line."""
        first = next(found for found in self.faults if found)
        often = f" ({self.passed} of {len(self.plays)} passed)" if len(self.plays) > 1 else ""
        return f"{self.case.id}{often}: {'; '.join(first)}"

    def as_json(self) -> dict[str, Any]:
        """What a later run can be held against."""
        return {
            "id": self.case.id,
            "lang": self.case.lang,
            "kind": self.case.kind,
            "passed": self.passed,
            "of": len(self.plays),
            "plays": list(map(_play_as_json, self.plays, self.faults)),
        }


def played(
    cases: Sequence[Case], *, planner: str, repeat: int, at_once: int = crew.AT_ONCE
) -> list[Result]:
    """Each case, played `repeat` times, each time in a shop of its own. Raises BadFile.

    With a model so many are played `at_once`.
    """
    asked = [case for case in cases for _ in range(repeat)]
    with scratch_shop() as scratch:
        if planner == "offline":
            plays = [play(case, planner=planner, scratch=scratch) for case in asked]
        else:
            conversations = crew.plays(asked, planner=planner, made=scratch.made, processes=at_once)
            plays = list(conversations)
    return [
        Result(case=case, plays=tuple(plays[at * repeat : (at + 1) * repeat]))
        for at, case in enumerate(cases)
    ]


@dataclass(frozen=True, kw_only=True)
class Figures:
    """What a group of cases comes to. Steps are of a run, what was taken is of a conversation."""

    cases: int
    passed: float
    """Of all plays."""
    always_passed: float
    """Of the cases: those that passed in each of their plays."""
    steps: float
    tokens: float
    usd: float
    seconds: float
    by_code: float
    """Of the runs: those that code answered alone, at no cost."""
    handed_over: float
    """Of the plays: those that ended with a person."""
    withheld: float
    """Of the plays: those in which a reply was written and not said."""
    stood_in: float
    """Of the plays: those in which another planner had to go on."""

    @classmethod
    def of(cls, results: Sequence[Result]) -> "Figures":
        plays = [played for result in results for played in result.plays]
        steps = [count for played in plays for count in played.steps]
        runs = sum(played.runs for played in plays)
        return cls(
            cases=len(results),
            passed=mean([result.passed / len(result.plays) for result in results]),
            always_passed=mean([result.always_passed for result in results]),
            steps=mean(steps),
            tokens=mean([played.tokens for played in plays]),
            usd=mean([float(played.usd) for played in plays]),
            seconds=mean([played.seconds for played in plays]),
            by_code=sum(played.by_code for played in plays) / runs if runs else 0.0,
            handed_over=mean([played.status != "replied" for played in plays]),
            withheld=mean([played.withheld > 0 for played in plays]),
            stood_in=mean([played.stood_in > 0 for played in plays]),
        )


def grouped(results: Sequence[Result]) -> Iterator[tuple[str, str, Figures]]:
    """Language, kind and figures: each kind of a language, then the language, then all."""
    for lang in _in_order(results, lambda case: case.lang):
        of_lang = [result for result in results if result.case.lang == lang]
        kinds = _in_order(of_lang, lambda case: case.kind)
        for kind in kinds if len(kinds) > 1 else ():
            of_kind = [result for result in of_lang if result.case.kind == kind]
            yield lang, kind, Figures.of(of_kind)
        yield lang, "all" if len(kinds) > 1 else kinds[0], Figures.of(of_lang)
    yield "all", "all", Figures.of(results)


def _in_order(results: Iterable[Result], name: Callable[[Case], str]) -> list[str]:
    return list(dict.fromkeys(name(result.case) for result in results))


def _play_as_json(played: Played, faults: list[str]) -> dict[str, Any]:
    return {
        "passed": not faults,
        "faults": faults,
        "status": played.status,
        "path": list(map(str, played.calls)),
        "reply": played.reply,
        "rows": dict(played.rows),
        "steps": max(played.steps, default=0),
        "tokens": played.tokens,
        "usd": float(played.usd),
        "seconds": round(played.seconds, 4),
        "runs": played.runs,
        "by_code": played.by_code,
        "withheld": played.withheld,
        "stood_in": played.stood_in,
    }
