"""Many conversations in one worker process that wait for the model side by side."""

import time

from django.db import connection

from support_agent.models import Run

from . import ground, runs
from .figure import Figure, bounded

AT_ONCE = 200
CALLS = 3
SECONDS_A_CALL = 1.0
LONG_WAIT = 10.0


def rate() -> list[Figure]:
    """Runs a second, with 200 in flight that ask a model of one second three times each.

    Beside the ideal, which computes nothing, and beside what the machine can carry: a Python process
    has one core at the most, and so many runs a second at what each takes of it here.
    """
    with ground.model("--patient", "--wait", str(SECONDS_A_CALL)) as url, ground.worker(url) as one:
        runs.finish(runs.begun(20), worker=one)
        flow = runs.Flow(runs.begun(AT_ONCE * 6), worker=one, at_once=AT_ONCE)
        # The first ones begin all at once, and the last ones have ever fewer beside them.
        flow.go_on(until=AT_ONCE)
        began, before, done = time.monotonic(), one.cpu(), flow.done
        flow.go_on(until=AT_ONCE * 5)
        taken, cpu, done = time.monotonic() - began, one.cpu() - before, flow.done - done
        flow.go_on(until=AT_ONCE * 6)
    ideal = AT_ONCE / (CALLS * SECONDS_A_CALL)
    measured = done / taken
    carried = min(ideal, done / cpu)
    each = f"{cpu / done * 1000:.1f} ms of CPU each"
    return [
        _of_rate("200 conversations at 1 s a model call, beside the ideal", measured, ideal, each),
        _of_rate("the same, beside what one core carries", measured, carried, each),
    ]


def _of_rate(name: str, measured: float, floor: float, each: str) -> Figure:
    return Figure(
        name=name,
        wanted="at least 0.85",
        measured=f"{measured:.1f} a second, {each}",
        floor=f"{floor:.1f} a second",
        ratio=measured / floor,
        met=measured >= 0.85 * floor,
    )


def waiting() -> list[Figure]:
    """What 200 runs take of memory and of connections while the model lets them wait."""
    options = ("--patient", "--wait", str(LONG_WAIT), "--looks", "0")
    with ground.model(*options) as url, ground.worker(url) as one:
        ids = runs.begun(AT_ONCE)
        idle = _connections()
        runs.wake(ids)
        in_flight = Run.objects.filter(pk__in=ids, state=Run.State.RUNNING)
        ground.wait_until(lambda: in_flight.count() == AT_ONCE, why=one.log.read_text)
        most = 0
        for _ in range(10):
            most = max(most, _connections() - idle)
            time.sleep(0.3)
        memory = one.memory() / 1e6
        runs.await_replies(ids, worker=one)
    return [
        bounded(400, name="200 runs waiting 10 s, memory", measured=memory, unit="MB"),
        bounded(30, name="200 runs waiting 10 s, connections", measured=most, unit="connections"),
    ]


def _connections() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
        return int(cursor.fetchone()[0])
