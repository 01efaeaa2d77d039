"""A shop that is upgraded under its customers: old processes, old and new ones, new ones."""

import itertools
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from celery import Celery

from tests.proof import present
from tests.proof.checks import Kind
from tests.proof.crew import ROOT, Crew
from tests.proof.customers import Customer
from tests.proof.pages import Pages
from tests.proof.processes import Process, wait_until, wait_until_ready
from tests.proof.scene import Scene
from tests.proof.table import Row
from tests.proof.wishes import BUTTON, IMPATIENT, PERSON, RETURN, STATUS, TEMPTED, TWICE, VISIT

from . import columns
from .operator_at_desk import Operator

ORDERS = 60
# The customers who are served by the operator have no order.
WITHOUT_ORDER = itertools.count(100_000)
WISHES = (RETURN, STATUS, PERSON, TEMPTED, RETURN, IMPATIENT, TWICE, BUTTON)
SECONDS_BETWEEN_CUSTOMERS = 0.7
# A machine that is slow is not to have more to do for it.
MOST_CUSTOMERS = 24
# A plan takes so long where runs are to be in flight, and the time that makes a commitment late.
SLOWLY = (0.8, 1.6)
LONG_AGO = "2026-01-01 00:00:00"
ANSWER = "Here I am. How can I help?"
SECONDS_SIDE_BY_SIDE = 1.5
PATIENCE = 60.0
LONGEST_COMPLAINT = 2_000
# What a process writes only when something is wrong with its code.
FAULT = re.compile(r"Traceback|met a bug|unregistered task|does not exist|no such (?:table|column)")


class BehindAProxy(Crew):
    """All web processes take their requests from one socket, as from a proxy before them."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port = self.socket.getsockname()[1]
        self.web_url = f"http://127.0.0.1:{self.port}"

    def start_web(self, app: str = "support_agent.asgi", port: int = 0) -> Process:
        """One more web process, beside those that run."""
        listening = self.socket.fileno()
        return self._start(
            "web",
            *("uvicorn", f"{app}:application", "--fd", str(listening)),
            *("--timeout-graceful-shutdown", "5", "--no-access-log"),
            hands=listening,
        )

    def stop(self) -> None:
        """End all of them."""
        super().stop()
        self.socket.close()


class Upgrade(Scene):
    """A shop at work with the release before."""

    crew_of = BehindAProxy

    def __init__(self, database: str, before: Path) -> None:
        super().__init__(database)
        self.crew.root = self._before = before

    def _open(self) -> None:
        self.crew.manage("migrate")
        self.tables = columns.read(self.ground)
        self.crowd.place_orders(ORDERS)
        self.start()
        self.pages = Pages(self.crew)
        self._ends.callback(self.pages.stop)
        self.operator = Operator(self.crew, self.pages.cookie)

    def start(self) -> Sequence[Process]:
        """A web process, a worker and the beat of the code that is at hand."""
        started = [self.crew.start_web(), self.crew.start_worker(), self.crew.start_beat()]
        wait_until_ready(*started)
        return started

    @contextmanager
    def customers(self) -> Iterator[None]:
        """They come and write all the time, in the widget and beside it."""
        enough = threading.Event()

        def come() -> None:
            for wish in itertools.islice(itertools.cycle(WISHES), MOST_CUSTOMERS):
                self.crowd.come(wish)
                if enough.wait(SECONDS_BETWEEN_CUSTOMERS):
                    return

        self.visit([replace(VISIT, pause=4.0), STATUS, RETURN])
        coming = threading.Thread(target=come)
        coming.start()
        try:
            yield
        finally:
            enough.set()
            coming.join()

    def migrate(self) -> columns.Tables:
        """Bring the tables up to the code of today in the middle of runs; what they are then."""
        with self.model.slowly(*SLOWLY):
            self._wait_for_runs()
            self.crew.root = ROOT
            self.crew.manage("migrate")
        return columns.read(self.ground)

    def replace_all(self, old: Sequence[Process]) -> None:
        """New ones beside the old ones, which are then told to end in the middle of runs.

        The beat goes last: an old worker would not know what a new one asks for.
        """
        new = [self.crew.start_web(), self.crew.start_worker()]
        wait_until_ready(*new)
        time.sleep(SECONDS_SIDE_BY_SIDE)
        with self.model.slowly(*SLOWLY):
            self._wait_for_runs()
            self.crew.end(*old)
        self.crew.start_beat()

    def roll_back(self) -> None:
        """Have the release before bring the tables up to its code, which finds nothing to do."""
        self.crew.root = self._before
        self.crew.manage("migrate")

    def _wait_for_runs(self) -> None:
        self.crowd.come_all([RETURN, STATUS])
        wait_until(lambda: any(run.holder for run in present.open_runs(self.ground)))

    def serve_everybody(self) -> None:
        """All that staff do: a commitment is late, the customer is answered, a return is decided."""
        customer = Customer(next(WITHOUT_ORDER), PERSON, self.crew)
        customer.talk()
        assert not customer.failure, customer.failure
        self._wait_until(
            lambda: self.operator.waiting_escalation(customer.conversation) is not None
        )
        self._let_pass_the_time_of(customer.conversation)
        escalation = self.operator.waiting_escalation(customer.conversation)
        assert escalation
        self.operator.answer(escalation, ANSWER)
        texts = [each["text"] for each in customer.transcript()]
        assert texts.count(ANSWER) == 1, texts
        assert self._commitments(customer.conversation) == [("kept", 1)]
        assert self.operator.approve_a_return()

    def _let_pass_the_time_of(self, conversation: str) -> None:
        where = f"WHERE conversation_id = '{conversation}'"
        self.ground.change(
            f"UPDATE handoff_duty SET made_at = '{LONG_AGO}', due_at = '{LONG_AGO}' {where}"
        )
        with Celery(broker=self.ground.celery_url) as app:
            app.send_task("handoff.sweep_duties")
        self._wait_until(lambda: self._commitments(conversation) == [("open", 1)])

    def _commitments(self, conversation: str) -> list[tuple[str, int]]:
        return self.ground.rows(
            f"SELECT state, missed FROM handoff_duty WHERE conversation_id = '{conversation}'"
        )

    def violations(self) -> list[str]:
        """What was lost, doubled, unanswered or said out of turn, and what a process complains of."""
        row = self.judge(Row(fault="upgrade"), self.crowd.customers)
        failed = self.ground.rows(
            "SELECT id, end_code FROM support_agent_run WHERE state = 'failed'"
        )
        return [
            # What is paid twice is the proof's to count. The model's server is in the test's own process
            # here, and a call to it that takes too long is tried again.
            *(str(each) for each in row.findings if each.kind != Kind.PAID_TWICE),
            *(f"run {run} failed: {code}" for run, code in failed),
            *self._complaints(),
        ]

    def _complaints(self) -> list[str]:
        return [
            f"{process.kind} {process.pid}: {line[:LONGEST_COMPLAINT]}"
            for process in self.crew.processes
            for line in process.log.read_text(errors="replace").splitlines()
            if FAULT.search(line)
        ]

    def _wait_until(self, holds: Callable[[], bool]) -> None:
        """Fails with what the processes complain of."""
        wait_until(holds, seconds=PATIENCE, why=lambda: "\n".join(self._complaints()))
