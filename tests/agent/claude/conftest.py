"""The planner against a real server, with a clock and a pause that cost no time."""

from collections.abc import Callable, Generator
from datetime import date
from decimal import Decimal
from types import SimpleNamespace
from typing import Annotated, Any

import pytest

from support_agent.agent import runner
from support_agent.agent.customer_agent import MEMORY, TOOLBOX
from support_agent.agent.known import Facts
from support_agent.agent.planners.claude import ClaudePlanner
from support_agent.agent.planners.claude.patience import Patience
from support_agent.agent.planners.fallback import FallbackPlanner
from support_agent.agent.prompt import system_prompt
from support_agent.agent.toolbox import Text, Toolbox
from support_agent.agent.types import Observation, Plan, PlannerFailed, Said, Step, Turn
from support_agent.models import Run
from tests.servers.messages_api.server import MessagesApi
from tests.writing import post

MODEL = "claude-test-1"
STRONG = "claude-test-2"
PRICES = {
    MODEL: SimpleNamespace(
        input=Decimal(2), output=Decimal(10), cache_read=Decimal("0.2"), cache_write=Decimal("2.5")
    ),
    STRONG: SimpleNamespace(
        input=Decimal(4), output=Decimal(20), cache_read=Decimal("0.4"), cache_write=Decimal(5)
    ),
}


def get_order_status(order_id: Annotated[str, "The order's number."]) -> dict[str, str]:
    """Look up how an order stands."""
    return {"order_id": order_id, "state": "delivered"}


def estimate_delivery(order_id: Annotated[str, "The order's number."]) -> dict[str, str]:
    """Look up when an order comes."""
    return {"order_id": order_id, "expected_on": "2026-12-02"}


@pytest.fixture(scope="session")
def server() -> Generator[MessagesApi]:
    with MessagesApi() as api:
        yield api


@pytest.fixture
def api(server: MessagesApi) -> Generator[MessagesApi]:
    """The server with an empty script. No test may send what the provider would refuse."""
    server.plays()
    yield server
    assert server.refused == []


@pytest.fixture
def pauses() -> list[float]:
    """How long the planner waited before each new try."""
    return []


@pytest.fixture
def planner(api: MessagesApi, pauses: list[float]) -> Callable[..., ClaudePlanner]:
    def build(*, patience: dict[str, Any] | None = None, **options: Any) -> ClaudePlanner:
        bounds = {"sleep": pauses.append, "chance": lambda: 0.5, **(patience or {})}
        given = {
            "toolbox": toolbox(),
            "model": MODEL,
            "prices": PRICES,
            "api_key": "sk-test",
            "base_url": api.url,
            "system": "You answer customers.",
            "patience": Patience(**bounds),
            "keeps": True,
        }
        return ClaudePlanner(**{**given, **options})

    return build


@pytest.fixture
def ask(planner, django_capture_on_commit_callbacks) -> Callable[..., Run]:
    """Say something as a customer and take the run that it prompts to its end."""

    def _ask(conversation, text, *, then=None, memory=MEMORY, **options):
        with django_capture_on_commit_callbacks(execute=True):
            woken = post(conversation, text)
        asking = planner(toolbox=TOOLBOX, system=system_prompt(), **options)
        for run_id in woken:
            asked = FallbackPlanner(asking, then=then) if then else asking
            runner.advance(run_id, planner=asked, memory=memory)
        return conversation.runs.first()

    return _ask


def toolbox(**options: Any) -> Toolbox:
    return Toolbox([get_order_status, estimate_delivery], output=Text, **options)


def turn(*texts: str, **facts: Any) -> Turn:
    """What a customer said, and nothing done about it yet."""
    said = tuple(Said(author="customer", text=text) for text in texts or ("Where is 1187?",))
    return Turn(history=said, facts=Facts(**{"today": date(2026, 11, 30), **facts}))


def observed(before: Turn, plan: Plan, *contents: Any) -> Turn:
    """The turn after the plan's actions were run."""
    observations = tuple(
        Observation(call_id=action.id, content=content)
        for action, content in zip(plan.actions, contents, strict=True)
    )
    return before.with_step(Step(plan=plan, observations=observations))


def failure(planner: ClaudePlanner, of: Turn | None = None) -> PlannerFailed:
    """How asking for a plan fails."""
    with pytest.raises(PlannerFailed) as caught:
        planner.plan(of or turn())
    return caught.value


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
