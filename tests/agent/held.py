"""A planner that is held in mid-thought, and a run that goes on in a thread of its own."""

import threading
from typing import Any, Self

from django.db import connection

from support_agent.agent import runner
from support_agent.agent.types import Plan, Turn
from support_agent.models import Run
from tests.agent.scripted import Line, ScriptedPlanner

PATIENCE = 30


class HeldPlanner(ScriptedPlanner):
    """Thinks about its first line until it is let go on."""

    def __init__(self, *lines: Line) -> None:
        super().__init__(lines)
        self.thinks = threading.Event()
        self._go_on = threading.Event()

    def plan(self, turn: Turn) -> Plan:
        """The next line, when it may be said."""
        self.thinks.set()
        assert self._go_on.wait(PATIENCE)
        return super().plan(turn)

    def goes_on(self) -> None:
        """The thought is over."""
        self._go_on.set()


class Worker:
    """A run taken by a worker of its own: entering waits until it thinks, leaving until it is done."""

    def __init__(self, run: Run, planner: HeldPlanner) -> None:
        self.planner = planner
        self.next_run: Run | None = None
        self.failure: BaseException | None = None
        self._thread = threading.Thread(target=self._work, args=[run.pk])

    def _work(self, run_id: int) -> None:
        try:
            self.next_run = runner.advance(run_id, planner=self.planner)
        except BaseException as failure:
            self.failure = failure
        finally:
            connection.close()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self.planner.thinks.wait(PATIENCE)
        return self

    def __exit__(self, *_: Any) -> None:
        self.planner.goes_on()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        assert self.failure is None
