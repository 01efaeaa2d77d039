"""A running shop for faults to happen to, and the judgement of what they left."""

import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from . import checks, present, record
from .crew import Crew
from .crowd import Crowd
from .customers import Customer
from .ground import GROUNDS
from .model import Model
from .pages import Pages, Visitor
from .processes import Process, wait_until_ready
from .recovery import Recoveries
from .table import Row
from .wishes import Wish

SECONDS_TO_SETTLE = 90.0
SECONDS_TO_CATCH_UP = 20.0
WORKERS = 2


def say(words: str) -> None:
    """A line of progress."""
    print(f"[{time.strftime('%H:%M:%S')}] {words}", file=sys.stderr, flush=True)


class Scene:
    """A shop with its web process, two workers, beat, model and customers. A context manager."""

    crew_of: ClassVar[type[Crew]] = Crew

    def __init__(self, database: str, keep: Path | None = None) -> None:
        self._ends = ExitStack()
        temporary = self._ends.enter_context(tempfile.TemporaryDirectory(prefix="proof-"))
        folder = keep / database if keep else Path(temporary)
        (folder / "data").mkdir(parents=True)
        self.ground = GROUNDS[database](folder)
        self._ends.callback(self.ground.stop)
        self.model = Model()
        self._ends.callback(self.model.stop)
        self.crew = self.crew_of(folder, self.ground, model_url=self.model.url)
        self._ends.callback(self.crew.stop)
        self.crowd = Crowd(self.crew)
        self.recoveries = Recoveries(self.ground)
        self._ends.callback(self.recoveries.stop)
        self.pages: Pages
        self.away: list[tuple[float, float]] = []
        """From when to when a part was not there."""

    def _open(self) -> None:
        self.crew.manage("migrate")
        self.crowd.place_orders(500)
        started = [self.crew.start_web(), self.crew.start_beat(), self.crew.start_nest()]
        started += [self.crew.start_worker() for _ in range(WORKERS)]
        wait_until_ready(*started)
        self.pages = Pages(self.crew)
        self._ends.callback(self.pages.stop)
        say(f"{self.ground.name}: the shop is open at {self.crew.web_url}")

    def kill(self, process: Process, row: Row) -> None:
        """SIGKILL, counted in the row and timed."""
        at = time.monotonic()
        self.crew.kill(process)
        row.killed.add(process.pid)
        self.recoveries.killed(process.pid, at)

    def held_by(self, processes: Sequence[Process]) -> list[present.OpenRun]:
        """The runs that these workers have in their hands."""
        pids = {each.pid for each in processes}
        return [run for run in present.open_runs(self.ground) if run.holder in pids]

    def tell_to_end(self, processes: Sequence[Process]) -> list[present.OpenRun]:
        """SIGTERM, timed. Returns when they have ended, with the runs that they held."""
        held = self.held_by(processes)
        at = time.monotonic()
        for process in processes:
            self.recoveries.killed(process.pid, at)
        self.crew.end(*processes)
        return held

    @contextmanager
    def without_a_part(self) -> Iterator[None]:
        """Around the time in which a part is away. What waits for it is counted from the end."""
        gone = time.time()
        yield
        self.away.append((gone, time.time()))
        self.recoveries.is_back()

    def visit(self, wishes: Iterable[Wish]) -> None:
        """More customers, who write and read in the widget."""
        self.crowd.come_all(wishes, partial(Visitor, pages=self.pages))

    def settle(self) -> None:
        """Wait until everybody has spoken, nothing is open and all is read, or for long enough."""
        self.crowd.wait()
        deadline = time.monotonic() + SECONDS_TO_SETTLE
        while present.open_runs(self.ground) and time.monotonic() < deadline:
            time.sleep(0.2)
        deadline = time.monotonic() + SECONDS_TO_CATCH_UP
        while not self._is_read() and time.monotonic() < deadline:
            time.sleep(0.2)

    def _is_read(self) -> bool:
        told = self.pages.read()
        visitors = [each for each in self.crowd.customers if isinstance(each, Visitor)]
        for visitor in visitors:
            visitor.look(told["pages"][visitor.order])
        said = present.lengths(self.ground)
        return told["desk"]["waiting"] == present.waiting(self.ground) and all(
            len(each.reading.sequences) == said.get(each.conversation) and not each.reading.unsent
            for each in visitors
            if each.reading
        )

    def judge(self, row: Row, customers: Sequence[Customer]) -> Row:
        """Add to the row what is wrong with these customers' conversations, and what they waited."""
        records = record.read(self.ground)
        lines = record.lines(self.ground)
        calls = checks.by_order(self.model.calls())
        waits = [row.slowest]
        for customer in customers:
            kept = records.get(customer.conversation, record.Record())
            waits.append(checks.longest_wait(customer, kept, self.away))
            row.findings += checks.check(
                customer,
                kept,
                lines=lines[customer.order],
                calls=calls.get(customer.order, []),
            )
        shown, waiting = self.pages.read()["desk"]["waiting"], present.waiting(self.ground)
        if shown != waiting:
            what = f"the desk shows {shown} calls where {waiting} wait"
            row.findings.append(checks.Finding(checks.Kind.LOST, "", what))
        row.conversations |= {customer.conversation or customer.order for customer in customers}
        waits.append(self.recoveries.slowest(row.conversations))
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
