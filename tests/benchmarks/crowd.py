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

    Beside the ideal, which computes nothing. In an even flow, and, to be seen beside it, begun all
    at once: then they ask and are answered all at once for a long time.
    """
    name = f"{AT_ONCE} conversations at 1 s a model call"
    return [
        _rate(name, within=CALLS * SECONDS_A_CALL, least=0.85),
        _rate(f"{name}, begun all at once", within=0.0),
    ]


def _rate(name: str, *, within: float, least: float = 0.0) -> Figure:
    with ground.model("--patient", "--wait", str(SECONDS_A_CALL)) as url, ground.worker(url) as one:
        runs.finish(runs.begun(20), worker=one)
        ids = runs.begun(AT_ONCE * 6)
        flow = runs.Flow(ids, worker=one, at_once=AT_ONCE, within=within)
        # The first ones have ever more beside them, and the last ones ever fewer.
        flow.go_on(until=AT_ONCE)
        began, before, done = time.monotonic(), one.cpu(), flow.done
        flow.go_on(until=AT_ONCE * 5)
        taken, cpu, done = time.monotonic() - began, one.cpu() - before, flow.done - done
        flow.go_on(until=AT_ONCE * 6)
    ideal, measured = AT_ONCE / (CALLS * SECONDS_A_CALL), done / taken
    return Figure(
        name=name,
        wanted=f"at least {least}" if least else "",
        measured=f"{measured:.1f} a second, {cpu / done * 1000:.1f} ms of CPU each",
        floor=f"{ideal:.1f} a second",
        ratio=measured / ideal,
        met=measured >= least * ideal,
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
