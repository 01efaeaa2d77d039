"""Conversations with a run that waits for a worker."""

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


def finish(ids: list[int], *, worker: ground.Process, at_once: int = 0) -> None:
    """Have the worker answer them, so many at once or all. Raises DidNotHappen if one fails."""
    waiting = deque(ids)
    flying: set[int] = set()
    most = at_once or len(ids)

    def fill() -> bool:
        done = Run.objects.filter(pk__in=flying).exclude(state__in=Run.OPEN)
        flying.difference_update(done.values_list("pk", flat=True))
        while waiting and len(flying) < most:
            flying.add(waiting[0])
            tasks.wake(waiting.popleft())
        return not flying

    ground.wait_until(fill, why=worker.log.read_text)
    await_replies(ids, worker=worker)


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
