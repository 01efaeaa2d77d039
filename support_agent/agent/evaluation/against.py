"""What has changed since an earlier run, from what that run printed with --json."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from .dialogs import Held
from .lines import BadFile
from .results import Result
from .utterances import Scored


class Earlier:
    """An earlier run, by case and by row."""

    def __init__(self, path: Path) -> None:
        try:
            told = json.loads(path.read_text(encoding="utf-8"))
            self._cases = {case["id"]: case for case in told.get("cases", ())}
            self._actions = {row["id"]: row["action"] for row in told.get("rows", ())}
            self._dialogs = {one["id"]: one["faults"] for one in told.get("dialogs", ())}
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadFile(f"{path} is not what an earlier run printed with --json.") from error

    def changed_cases(self, results: Sequence[Result]) -> Iterator[str]:
        """A line for each case that passes or goes another way than before, is new or gone."""
        now = {result.case.id: result.as_json() for result in results}
        for name in {**self._cases, **now}:
            if change := _change(self._cases.get(name), now.get(name)):
                yield f"{name}: {change}"

    def changed_rows(self, scored: Sequence[Scored]) -> Iterator[str]:
        """A line for each message on which something else is done first than before."""
        for one in scored:
            before = self._actions.get(one.row.id, one.action)
            if before != one.action:
                yield f"{one.row.id}: {before}, now {one.action} ({one.verdict})"

    def changed_dialogs(self, held: Sequence[Held]) -> Iterator[str]:
        """A line for each dialog with other faults than before."""
        for one in held:
            before, now = self._dialogs.get(one.dialog.id, []), list(one.faults())
            if before != now:
                yield f"{one.dialog.id}: {_joined(before)}, now {_joined(now)}"


def _joined(faults: Sequence[str]) -> str:
    return "; ".join(faults) or "no fault"


def _change(before: dict[str, Any] | None, now: dict[str, Any] | None) -> str:
    if before is None or now is None:
        return "is gone" if now is None else f"is new, {_passed(now)}"
    # Played once and three times, a case that always passes has not changed.
    if before["passed"] * now["of"] != now["passed"] * before["of"]:
        return f"{_passed(before)}, now {_passed(now)}{_why(now)}"
    if _ways(before) != _ways(now):
        return f"{_passed(now)}, went {_ways(before)}, now {_ways(now)}"
    return ""


def _passed(case: dict[str, Any]) -> str:
    if case["of"] == 1:
        return "passed" if case["passed"] else "failed"
    return f"passed {case['passed']} of {case['of']}"


def _why(case: dict[str, Any]) -> str:
    faults = next((play["faults"] for play in case["plays"] if play["faults"]), ())
    return f" ({'; '.join(faults)})" if faults else ""


def _ways(case: dict[str, Any]) -> str:
    """Where the plays led, each way once."""
    ways = {" > ".join([*play["path"], play["status"]]) for play in case["plays"]}
    return " or ".join(sorted(ways))
