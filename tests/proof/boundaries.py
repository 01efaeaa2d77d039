"""The moments at which a worker is killed, as wrappers around the product's own functions.

A boundary is armed by a file of its name. The first run that passes takes the file away, leaves
one that says where it stands, and stands still until its process is killed. A process stands
still once, so that each boundary is met by a death of its own.
"""

import importlib
import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Literal, NamedTuple

Passing = Callable[..., Any]
Arguments = Sequence[Any]
Options = Mapping[str, Any]


def _given(args: Arguments, options: Options) -> int:
    return int(args[0])


def _held(args: Arguments, options: Options) -> int:
    return int(args[0].pk)


def _new_plan(args: Arguments, options: Options) -> int:
    journal, turn, _ = args
    return int(journal._run.pk) if len(turn.steps) >= len(journal._steps) else 0


def _correction(args: Arguments, options: Options) -> int:
    return _new_plan(args, options) if args[1].corrected else 0


def _writing_tool(args: Arguments, options: Options) -> int:
    return int(args[0].run.pk) if args[1].name == "open_return_request" else 0


def _called(args: Arguments, options: Options) -> int:
    return int(options["run"].pk) if options.get("run") else 0


@dataclass(frozen=True)
class Boundary:
    """A moment of a function of the product: before it, inside its transaction, or after it.

    `run_of` tells from the function's arguments which run passes, or 0 for none that matters.
    """

    name: str
    moment: Literal["before", "inside", "after"]
    module: str
    function: str
    run_of: Callable[[Arguments, Options], int]


JOURNAL = ("support_agent.agent.journal", "DatabaseJournal.planned")
ACT = ("support_agent.agent.replay", "JournalledAct._do")
REPLY = ("support_agent.conversation.runs", "post_agent_reply")
CALL = ("handoff.services", "escalate")
BOUNDARIES = (
    Boundary("claimed", "after", "support_agent.conversation.runs", "claim_run", _given),
    Boundary("before the plan is stored", "before", *JOURNAL, _new_plan),
    Boundary("the plan written, not committed", "inside", *JOURNAL, _new_plan),
    Boundary("the plan stored", "after", *JOURNAL, _new_plan),
    Boundary("before a tool", "before", *ACT, _writing_tool),
    Boundary("the effect written, not committed", "inside", *ACT, _writing_tool),
    Boundary("the effect committed", "after", *ACT, _writing_tool),
    Boundary("before a corrected plan is stored", "before", *JOURNAL, _correction),
    Boundary("a corrected plan stored", "after", *JOURNAL, _correction),
    Boundary("before the reply", "before", *REPLY, _held),
    Boundary("the reply written, not committed", "inside", *REPLY, _held),
    Boundary("the reply said, not acknowledged", "after", *REPLY, _held),
    Boundary("before a person is called", "before", *CALL, _called),
    Boundary("the call written, not committed", "inside", *CALL, _called),
    Boundary("a person called, not acknowledged", "after", *CALL, _called),
    Boundary(
        "the run over, not acknowledged", "after", "support_agent.agent.runner", "advance", _given
    ),
)


class Caught(NamedTuple):
    """Who stands still and where."""

    boundary: str
    pid: int
    run: int


class Traps:
    """The folder of files by which the proof and its workers speak."""

    def __init__(self, folder: Path) -> None:
        self.armed = folder / "armed"
        self.caught = folder / "caught"

    def arm(self, boundary: Boundary) -> None:
        """The next run that passes stands still."""
        for folder in (self.armed, self.caught):
            folder.mkdir(exist_ok=True)
        (self.armed / boundary.name).touch()

    def disarm(self) -> None:
        """Let everybody pass."""
        for file in self.armed.iterdir():
            file.unlink(missing_ok=True)

    def are_armed(self) -> bool:
        """Whether there is a boundary that nobody has passed yet."""
        return any(self.armed.iterdir())

    def is_armed(self, boundary: Boundary) -> bool:
        """Whether a run that passes would stand still."""
        return (self.armed / boundary.name).exists()

    def take_caught(self) -> Iterator[Caught]:
        """Those who stand still since the last call."""
        for file in list(self.caught.iterdir()) if self.caught.exists() else ():
            name, pid, run = file.name.split("@")
            file.unlink()
            yield Caught(name, int(pid), int(run))

    def catch(self, boundary: Boundary, run: int) -> bool:
        """Whether the caller is the one who stands still."""
        told = f"{boundary.name}@{os.getpid()}@{run}"
        try:
            os.rename(self.armed / boundary.name, self.caught / told)
        except FileNotFoundError:
            return False
        return True


class Wrapping:
    """The product's functions of one process, made to stop where it is armed."""

    def __init__(self, traps: Traps) -> None:
        self._traps = traps
        self._once = threading.Lock()

    def wrap_all(self) -> None:
        """Replace each function that has boundaries by one that minds them."""
        places = {(each.module, each.function) for each in BOUNDARIES}
        for module, function in sorted(places):
            here = [
                each for each in BOUNDARIES if (each.module, each.function) == (module, function)
            ]
            owner: Any = importlib.import_module(module)
            *path, name = function.split(".")
            for part in path:
                owner = getattr(owner, part)
            setattr(owner, name, self._wrapped(getattr(owner, name), here))

    def _wrapped(self, function: Passing, here: Sequence[Boundary]) -> Passing:
        @wraps(function)
        def passing(*args: Any, **options: Any) -> Any:
            there = {each: run for each in here if (run := each.run_of(args, options))}
            self._stand("before", there)
            result = self._pass(function, there, args, options)
            # A run that was not to be had is nobody's to die with.
            if result is not None or function.__name__ != "claim_run":
                self._stand("after", there)
            return result

        return passing

    def _pass(
        self, function: Passing, there: Mapping[Boundary, int], args: Arguments, options: Options
    ) -> Any:
        if not any(each.moment == "inside" and self._traps.is_armed(each) for each in there):
            return function(*args, **options)
        from django.db import transaction

        # Around the function's own transaction: all is written and nothing is committed.
        with transaction.atomic():
            result = function(*args, **options)
            self._stand("inside", there)
        return result

    def _stand(self, moment: str, there: Mapping[Boundary, int]) -> None:
        for boundary, run in there.items():
            if boundary.moment == moment and self._traps.is_armed(boundary):
                self._stand_still(boundary, run)

    def _stand_still(self, boundary: Boundary, run: int) -> None:
        if not self._once.acquire(blocking=False):
            return
        if self._traps.catch(boundary, run):
            time.sleep(3600)
        self._once.release()
