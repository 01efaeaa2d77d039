"""Conversations with a run that waits for a worker."""

from datetime import timedelta

from django.utils import timezone

from orders.models import Order
from support_agent.agent import intake, tasks
from support_agent.conversation import services
from support_agent.models import Run

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
        intake.receive_message(
            conversation_id=conversation.pk,
            text=QUESTION,
            now=timezone.now(),
            pause=timedelta(),
            wake=lambda run_id, pause: ids.append(run_id),
        )
    return ids


def finish(ids: list[int], *, worker: ground.Process) -> None:
    """Wake the worker for each and wait until all have replied."""
    for run_id in ids:
        tasks.wake(run_id)
    still = Run.objects.filter(pk__in=ids, state__in=Run.OPEN)
    ground.wait_until(lambda: not still.exists(), why=worker.log.read_text)
    failed = Run.objects.filter(pk__in=ids).exclude(state=Run.State.REPLIED)
    if failed:
        raise ground.DidNotHappen(f"{len(failed)} runs did not reply.\n{worker.log.read_text()}")
