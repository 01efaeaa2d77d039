"""The planner that asks Claude: our own loop over the SDK, one streamed call for a plan.

The only package that imports the SDK. No SDK exception leaves it, and no word of a
conversation reaches its log.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Protocol, cast

import anthropic
import httpx2

from support_agent.agent import prompt
from support_agent.agent.planners.breaker import Breaker
from support_agent.agent.types import Plan, PlannerFailed, Turn, Usage

from . import faults, lines, replies, shared
from .patience import Deadline, Patience, keep_trying
from .prices import Prices, priced, prices_of, worst_cost
from .replies import Reply
from .stream import Answer
from .strict import offered

logger = logging.getLogger(__name__)

Json = dict[str, Any]
CACHED: Json = {"type": "ephemeral", "ttl": "5m"}
# How often a paused answer is sent back to be gone on with.
MOST_PAUSES = 3
Settle = Callable[[Decimal], None]
Reserve = Callable[[Decimal], Settle]


def free(usd: Decimal) -> Settle:
    """Reserves nothing, for whoever bounds money elsewhere."""
    return lambda cost: None


class Offer(Protocol):
    """What the planner needs of a toolbox."""

    @property
    def tool_choice(self) -> str: ...
    @property
    def parallel_calls(self) -> bool: ...
    def definitions(self) -> tuple[Mapping[str, Any], ...]: ...
    def __hash__(self) -> int: ...


@dataclass(kw_only=True, eq=False)
class ClaudePlanner:
    """Plans by one model, or by `strong_model` once a reply of this run was withheld.

    Built for one run: `remaining` says how many seconds it has left, and `cancelled`,
    asked at every piece of an answer and so to be cheap, that nobody waits any more. `reserve`
    takes the worst price of a call before it is made, or raises; what it returns is told the
    price when one is known, and never where an answer broke off unpriced.
    """

    toolbox: Offer
    model: str
    prices: Mapping[str, Prices]
    api_key: str = field(repr=False)
    base_url: str = ""
    max_output_tokens: int = 1024
    strong_model: str = ""
    system: str = field(default_factory=prompt.system_prompt, repr=False)
    remaining: Callable[[], float] = lambda: float("inf")
    cancelled: Callable[[], bool] = lambda: False
    reserve: Reserve = free
    patience: Patience = field(default_factory=Patience)
    breaker: Breaker = field(default_factory=lambda: Breaker(fault_in=faults.of_the_provider))

    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.name = self.model
        if not self.api_key:
            raise ValueError("The claude planner needs a key: set ANTHROPIC_API_KEY.")
        for model in filter(None, (self.model, self.strong_model)):
            prices_of(model, self.prices)

    def request(self, turn: Turn) -> Json:
        """The exact request for this turn's next plan, word for word."""
        request: Json = {
            "model": self._model_for(turn),
            "max_tokens": self.max_output_tokens,
            # Places to go on from: one for all conversations, two in what was before this run
            # for the next one, and the last one, which moves with each call. There may be four.
            "system": [{"type": "text", "text": self.system, "cache_control": CACHED}],
            "cache_control": CACHED,
            "messages": prompt.render(turn, cached=CACHED),
            "stream": True,
        }
        if tools := offered(self.toolbox):
            request |= {"tools": [*tools], "tool_choice": self._tool_choice()}
        return request

    def plan(self, turn: Turn) -> Plan:
        """The model's next plan. Raises PlannerFailed, with what was charged all the same."""
        deadline = Deadline(self.patience, remaining=self.remaining, cancelled=self.cancelled)
        request = self.request(turn)
        parts: list[Reply] = []
        try:
            while not parts or parts[-1].pauses:
                if len(parts) > MOST_PAUSES:
                    raise PlannerFailed("The model paused again and again.", code="pause_turn")
                parts.append(self._ask(replies.resumed(request, parts), deadline))
            return replies.plan_of(parts)
        except PlannerFailed as failure:
            failure.usage = sum((part.usage for part in parts), failure.usage)
            logger.warning("%s gave no plan: %s (%s)", request["model"], failure, failure.code)
            raise

    def _model_for(self, turn: Turn) -> str:
        return self.strong_model if self.strong_model and turn.corrected else self.model

    def _tool_choice(self) -> Json:
        choice: Json = {"type": "any" if self.toolbox.tool_choice == "required" else "auto"}
        if not self.toolbox.parallel_calls:
            choice["disable_parallel_tool_use"] = True
        return choice

    def _ask(self, request: Json, deadline: Deadline) -> Reply:
        return keep_trying(
            lambda: self._call(request, deadline),
            patience=self.patience,
            deadline=deadline,
            breaker=self.breaker,
        )

    def _call(self, request: Json, deadline: Deadline) -> Reply:
        """One call and one answer. A call that fails costs nothing."""
        answer = Answer()
        prices = self.prices[request["model"]]
        settle = self._reserve(worst_cost(request, prices), deadline)
        try:
            with lines.asking(deadline.check), self._send(request, deadline, settle) as stream:
                answer.read(stream.response, check=deadline.check)
                request_id = stream.response.headers.get("request-id", "")
        except faults.Fault:
            raise
        except PlannerFailed as failure:
            # We hung up, and what had come until then is paid for.
            failure.usage = priced(answer.message.get("usage"), prices) or Usage()
            raise
        usage = priced(answer.message.get("usage"), prices)
        if usage:
            settle(usage.cost_usd)
        return replies.reply_of(answer.message, usage=usage, request_id=request_id)

    def _reserve(self, worst: Decimal, deadline: Deadline) -> Settle:
        settle = self.reserve(worst)
        try:
            # The purse may have been waited for until another worker had the run.
            deadline.check()
        except PlannerFailed:
            settle(Decimal(0))
            raise
        return settle

    def _send(self, request: Json, deadline: Deadline, settle: Settle) -> anthropic.Stream[Any]:
        patience = self.patience
        silence = max(0.05, min(patience.silence, deadline.left()))
        timeout = anthropic.Timeout(silence, connect=min(patience.connect, silence))
        client = shared.client_of(self.api_key, self.base_url)
        try:
            stream = client.messages.create(**request, timeout=timeout)
        except anthropic.APIStatusError as error:
            settle(Decimal(0))
            raise faults.of_status(error) from None
        except (anthropic.AnthropicError, httpx2.HTTPError) as error:
            # The SDK takes whatever ends a wait for a fault of the line, also that we hung up.
            deadline.check()
            fault = faults.of_connection(error)
            if fault.code == "unreachable":
                settle(Decimal(0))
            raise fault from None
        return cast("anthropic.Stream[Any]", stream)
