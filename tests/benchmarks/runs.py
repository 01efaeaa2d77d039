"""Conversations with a run that waits for a worker."""

import time
from collections import deque

from django.utils import timezone

from orders.models import Order
from support_agent.agent import tasks
from support_agent.conversation import services
from support_agent.models import Run
from tests.writing import post

from . import ground
from .model import ORDER, QUESTION


def begun(number: int) -> list[int]:
    """So many conversations with the question asked, each with a run that nobody was told of."""
    owner = Order.objects.select_related("customer").get(number=ORDER).customer
    ids: list[int] = []
    for _ in range(number):
        conversation = services.start_conversation(
            customer=owner, channel="benchmark", now=timezone.now()
        )
        ids += post(conversation, QUESTION)
    return ids


class Flow:
    """Runs that a worker answers, so many at once for as long as there are any.

    The first ones begin evenly within so many seconds: begun all at once, they would ask the model
    and be answered all at once for a long time.
    """

    def __init__(
        self, ids: list[int], *, worker: ground.Process, at_once: int, within: float = 0.0
    ) -> None:
        self._ids = ids
        self._worker = worker
        self._at_once = at_once
        self._within = within
        self._began = time.monotonic()
        self._waiting = deque(ids)
        self._flying: set[int] = set()

    @property
    def done(self) -> int:
        return len(self._ids) - len(self._waiting) - len(self._flying)

    def go_on(self, *, until: int) -> None:
        """Until so many have ended. Raises DidNotHappen if a run fails or none ends for long."""
        ground.wait_until(lambda: self._refill() >= until, why=self._worker.log.read_text)
        if until == len(self._ids):
            await_replies(self._ids, worker=self._worker)

    def _refill(self) -> int:
        ended = Run.objects.filter(pk__in=self._flying).exclude(state__in=Run.OPEN)
        self._flying.difference_update(ended.values_list("pk", flat=True))
        passed = time.monotonic() - self._began
        begun = passed / self._within if passed < self._within else 1.0
        while self._waiting and len(self._flying) < self._at_once * begun:
            self._flying.add(self._waiting[0])
            tasks.wake(self._waiting.popleft())
        return self.done


def finish(ids: list[int], *, worker: ground.Process, at_once: int = 0) -> None:
    """Have the worker answer them, so many at once or all. Raises DidNotHappen if one fails."""
    Flow(ids, worker=worker, at_once=at_once or len(ids)).go_on(until=len(ids))


def wake(ids: list[int]) -> None:
    """Tell the worker of them."""
    for run_id in ids:
        tasks.wake(run_id)


def await_replies(ids: list[int], *, worker: ground.Process) -> None:
    """Wait until all have replied. Raises DidNotHappen if one has not."""
    still = Run.objects.filter(pk__in=ids, state__in=Run.OPEN)
    ground.wait_until(lambda: not still.exists(), why=worker.log.read_text)
    failed = Run.objects.filter(pk__in=ids).exclude(state=Run.State.REPLIED).count()
    if failed:
        raise ground.DidNotHappen(f"{failed} runs did not reply.\n{worker.log.read_text()[-3000:]}")
