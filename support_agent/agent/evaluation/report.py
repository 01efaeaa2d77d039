"""What is printed of each kind of file: a table for people, values for programs, what failed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from . import utterances
from .against import Earlier
from .dialogs import HAND_OVER, Held
from .results import Figures, Result, grouped
from .tables import mean, share, table
from .utterances import Scored


class Sheet(Protocol):
    """What came of one kind of file."""

    @property
    def title(self) -> str: ...
    @property
    def passed(self) -> float:
        """The share that a threshold is for."""
        ...

    def as_json(self) -> dict[str, Any]: ...
    def table(self) -> Iterator[str]: ...
    def failures(self) -> Iterator[str]: ...
    def changed(self, earlier: Earlier) -> Iterator[str]: ...


@dataclass(frozen=True)
class CaseSheet:
    """Cases that were played, each `repeat` times."""

    results: Sequence[Result]
    repeat: int
    title = "cases that passed"

    @property
    def passed(self) -> float:
        return Figures.of(self.results).always_passed

    def as_json(self) -> dict[str, Any]:
        return {
            "cases": [result.as_json() for result in self.results],
            "figures": [
                {"lang": lang, "kind": kind, **vars(figures)}
                for lang, kind, figures in grouped(self.results)
            ],
        }

    def table(self) -> Iterator[str]:
        head = (
            *("language", "kind", "cases", "passed", f"pass^{self.repeat}"),
            *("steps", "tokens", "usd", "ms", "by code", "handed over", "withheld"),
        )
        rows = [(lang, kind, *_cells(figures)) for lang, kind, figures in grouped(self.results)]
        yield from table(head, rows, words=2)
        if stood_in := Figures.of(self.results).stood_in:
            yield f"In {share(stood_in)} of them the offline planner had to stand in."

    def failures(self) -> Iterator[str]:
        return (result.failure() for result in self.results if not result.always_passed)

    def changed(self, earlier: Earlier) -> Iterator[str]:
        return earlier.changed_cases(self.results)


@dataclass(frozen=True)
class UtteranceSheet:
    """First messages that were scored."""

    scored: Sequence[Scored]
    title = "first actions that were right"

    @property
    def passed(self) -> float:
        return utterances.Figures.of(self.scored).right

    def as_json(self) -> dict[str, Any]:
        return {
            "rows": [{"id": one.row.id, "action": one.action} for one in self.scored],
            "utterances": [
                {"by": by, "name": name, **vars(figures)} for by, name, figures in self._groups()
            ],
        }

    def table(self) -> Iterator[str]:
        groups = list(self._groups())
        head = ("by", "", *(name.replace("_", " ") for name in vars(groups[-1][2])))
        return table(head, [(by, name, *_shares(found)) for by, name, found in groups], words=2)

    def failures(self) -> Iterator[str]:
        for one in self.scored:
            if one.verdict != "right":
                expected = " or ".join([one.row.expected_action, *one.row.also_ok])
                yield f"{one.row.id}: expected {expected}, came {one.action} ({one.verdict})"

    def changed(self, earlier: Earlier) -> Iterator[str]:
        return earlier.changed_rows(self.scored)

    def _groups(self) -> Iterator[tuple[str, str, utterances.Figures]]:
        for name, figures in utterances.by(self.scored, "lang").items():
            yield "language", name, figures
        for name, figures in utterances.by(self.scored, "source").items():
            yield "source", name, figures
        yield "all", "", utterances.Figures.of(self.scored)


@dataclass(frozen=True)
class DialogSheet:
    """Dialogs that were held."""

    held: Sequence[Held]
    title = "dialogs without a fault"

    @property
    def passed(self) -> float:
        return sum(not list(one.faults()) for one in self.held) / len(self.held)

    def as_json(self) -> dict[str, Any]:
        return {
            "dialogs": [
                {
                    "id": one.dialog.id,
                    "calls": [list(map(str, turn)) for turn in one.calls],
                    "faults": list(one.faults()),
                }
                for one in self.held
            ],
            "dialog_figures": self._figures(),
        }

    def table(self) -> Iterator[str]:
        figures = self._figures()
        head = ("", "dialogs", *(name.replace("_", " ") for name in figures))
        return table(head, [("all", str(len(self.held)), *map(share, figures.values()))], words=1)

    def failures(self) -> Iterator[str]:
        for one in self.held:
            if faults := list(one.faults()):
                yield f"{one.dialog.id}: {'; '.join(faults)}"

    def changed(self, earlier: Earlier) -> Iterator[str]:
        return earlier.changed_dialogs(self.held)

    def _figures(self) -> dict[str, float]:
        others = [one for one in self.held if one.dialog.final_action != HAND_OVER]
        return {
            "faultless": self.passed,
            "right": mean([one.right for one in self.held]),
            "exact": mean([one.exact for one in self.held]),
            "decoys": mean([bool(one.decoys) for one in self.held]),
            "forbidden": mean([bool(one.forbidden) for one in self.held]),
            "needless": mean([one.handed_over for one in others]),
            "handed_over": mean([one.handed_over for one in self.held]),
        }


def _cells(figures: Figures) -> tuple[str, ...]:
    return (
        str(figures.cases),
        share(figures.passed),
        share(figures.always_passed),
        f"{figures.steps:.1f}",
        f"{figures.tokens:.0f}",
        f"{figures.usd:.4f}",
        f"{figures.seconds * 1000:.0f}",
        share(figures.by_code),
        share(figures.handed_over),
        share(figures.withheld),
    )


def _shares(figures: utterances.Figures) -> Iterator[str]:
    rows, *shares = vars(figures).values()
    yield str(rows)
    yield from map(share, shares)
