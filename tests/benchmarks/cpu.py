"""What a run takes of the processor, beside a raw loop over the SDK that keeps nothing."""

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import anthropic
from django.conf import settings
from django.test import override_settings

from support_agent.agent import loop, runner
from support_agent.agent.answer.compose import composed
from support_agent.agent.answer.parts import Answer
from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.known import Facts
from support_agent.agent.limits import Limits
from support_agent.agent.planners.claude import ClaudePlanner
from support_agent.agent.toolbox import Toolbox
from support_agent.agent.toolbox.tool import tool
from support_agent.agent.types import Flaw, Plan, Replied, Said, Turn

from . import ground, raw, runs
from .counting import Statements, counted
from .figure import Figure, at_most, bounded, in_turn
from .model import MODEL, QUESTION

RUNS = 20
ROUNDS = 9


def loop_alone() -> list[Figure]:
    """The loop with its steps in memory: the planner, the toolbox, the reply, the limits."""
    with ground.model() as url:
        measures = (lambda: _cpu(_alone(url)), lambda: _cpu(_raw(url)))
        measured, floor = in_turn(ROUNDS, *measures)
    return [
        at_most(1.3, name="loop alone, CPU of a run", measured=measured, floor=floor, unit="ms")
    ]


def durable_run() -> list[Figure]:
    """A whole run in a real worker: claimed, remembered, journalled, paid for, said."""
    with ground.model() as url, ground.worker(url) as worker:
        runs.finish(runs.begun(RUNS), worker=worker)
        statements = _statements(url)

        def durable() -> float:
            ids = runs.begun(RUNS)
            before = worker.cpu()
            runs.finish(ids, worker=worker)
            return (worker.cpu() - before) / RUNS * 1000

        measured, floor = in_turn(ROUNDS, durable, lambda: _cpu(_raw(url)))
    return [
        at_most(
            3.5, name="durable run, CPU of the worker", measured=measured, floor=floor, unit="ms"
        ),
        bounded(25, name="durable run, queries", measured=statements.queries, unit="queries"),
        bounded(
            25,
            name="durable run, BEGIN, COMMIT and savepoints",
            measured=statements.brackets,
            unit="statements",
        ),
    ]


def _statements(url: str) -> Statements:
    first, second = runs.begun(2)
    support = replace(settings.SUPPORT, anthropic_base_url=url)
    with override_settings(SUPPORT=support):
        # What a process asks or writes once is no part of a run.
        runner.advance(first)
        return counted(lambda: runner.advance(second))


def _cpu(run: Callable[[], Any]) -> float:
    run()
    before = time.process_time()
    for _ in range(RUNS):
        run()
    return (time.process_time() - before) / RUNS * 1000


def _raw(url: str) -> Callable[[], Any]:
    client = anthropic.Anthropic(api_key="test", base_url=url, max_retries=0)
    request = _planner(url).request(_turn())
    request = {name: request[name] for name in request.keys() - {"messages", "stream"}}
    return lambda: raw.run(client, request, QUESTION)


def _alone(url: str) -> Callable[[], Replied]:
    toolbox = Toolbox([tool(effect="read")(look) for look in raw.TOOLS], output=Answer)

    def run() -> Replied:
        began = time.monotonic()
        replied = loop.advance(
            _turn(),
            planner=_planner(url),
            act=lambda action, step, position: toolbox.dispatch(action),
            deed_of=toolbox.deed_of,
            ending=toolbox.ending,
            compose=composed,
            journal=_InMemory(),
            limits=Limits(),
            elapsed=lambda: time.monotonic() - began,
        )
        assert isinstance(replied, Replied)
        return replied

    return run


class _InMemory:
    def __init__(self) -> None:
        self.plans: list[Plan] = []

    def planned(self, turn: Turn, plan: Plan) -> None:
        self.plans.append(plan)

    def withheld(self, turn: Turn, flaw: Flaw) -> None:
        pass


def _turn() -> Turn:
    facts = Facts(identified=True, customer_name="Ana Ruiz", today=date(2026, 11, 30))
    return Turn(history=(Said(author="customer", text=QUESTION),), facts=facts)


def _planner(url: str) -> ClaudePlanner:
    return ClaudePlanner(
        toolbox=TOOLBOX,
        model=MODEL,
        prices=settings.SUPPORT.prices,
        api_key="test",
        base_url=url,
    )
