"""A running shop for faults to happen to, and the judgement of what they left."""

import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from . import checks, record
from .crew import Crew, Process, wait_until_ready
from .customers import Crowd, Customer
from .ground import GROUNDS
from .model import Model
from .recovery import Recoveries
from .table import Row

SECONDS_TO_SETTLE = 90.0
WORKERS = 2


def say(words: str) -> None:
    """A line of progress."""
    print(f"[{time.strftime('%H:%M:%S')}] {words}", file=sys.stderr, flush=True)


class Scene:
    """A shop with its web process, two workers, beat, model and customers. A context manager."""

    def __init__(self, database: str, keep: Path | None = None) -> None:
        self._ends = ExitStack()
        temporary = self._ends.enter_context(tempfile.TemporaryDirectory(prefix="proof-"))
        folder = keep / database if keep else Path(temporary)
        (folder / "data").mkdir(parents=True)
        self.ground = GROUNDS[database](folder)
        self._ends.callback(self.ground.stop)
        self.model = Model()
        self._ends.callback(self.model.stop)
        self.crew = Crew(folder, self.ground, model_url=self.model.url)
        self._ends.callback(self.crew.stop)
        self.crowd = Crowd(self.crew)
        self.recoveries = Recoveries(self.ground)
        self._ends.callback(self.recoveries.stop)

    def _open(self) -> None:
        self.crew.manage("migrate")
        self.crowd.place_orders(500)
        started = [self.crew.start_web(), self.crew.start_beat(), self.crew.start_nest()]
        started += [self.crew.start_worker() for _ in range(WORKERS)]
        wait_until_ready(*started)
        say(f"{self.ground.name}: the shop is open at {self.crew.web_url}")

    def kill(self, process: Process, row: Row) -> None:
        """SIGKILL, counted in the row and timed."""
        at = time.monotonic()
        self.crew.kill(process)
        row.killed.add(process.pid)
        self.recoveries.killed(process.pid, at)

    def settle(self) -> None:
        """Wait until everybody has spoken and nothing is open any more, or for long enough."""
        self.crowd.wait()
        deadline = time.monotonic() + SECONDS_TO_SETTLE
        while record.open_runs(self.ground) and time.monotonic() < deadline:
            time.sleep(0.2)

    def judge(self, row: Row, customers: Sequence[Customer]) -> Row:
        """Add to the row what is wrong with these customers' conversations, and what they waited."""
        records = record.read(self.ground)
        lines = record.lines(self.ground)
        calls = checks.by_order(self.model.calls())
        for customer in customers:
            kept = records.get(customer.conversation, record.Record())
            row.findings += checks.check(
                customer,
                kept,
                lines=lines[customer.order],
                calls=calls.get(customer.order, []),
            )
        row.conversations |= {customer.conversation or customer.order for customer in customers}
        waits = [row.slowest, self.recoveries.slowest(row.conversations)]
        row.slowest = max((wait for wait in waits if wait is not None), default=None)
        for finding in row.findings:
            say(f"{row.fault}: {finding}")
        return row

    def __enter__(self) -> Self:
        try:
            self._open()
        except BaseException:
            self._ends.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            say(self.crew.log()[-20_000:])
        self._ends.close()
