"""The planner that asks Claude: our own loop over the SDK, one streamed call for a plan.

The only package that imports the SDK. No SDK exception leaves it, and no word of a
conversation reaches its log.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any, Protocol

import anthropic
import httpx2

from support_agent import metrics, tracing
from support_agent.agent import prompt
from support_agent.agent.planners.breaker import Breaker
from support_agent.agent.planners.trouble import has_trouble
from support_agent.agent.types import Plan, PlannerFailed, Settle, Turn, Usage

from . import faults, lines, replies, shared
from .body import Body
from .patience import Deadline, Patience, keep_trying
from .prices import Prices, priced, prices_of, worst_cost
from .replies import Reply
from .stream import Answer
from .strict import offered
from .tape import Call, Tape

logger = logging.getLogger(__name__)

Json = dict[str, Any]
CACHED: Json = {"type": "ephemeral", "ttl": "5m"}
# How often a paused answer is sent back to be gone on with.
MOST_PAUSES = 3
Reserve = Callable[[Decimal], Settle]


def free(usd: Decimal) -> Settle:
    """Reserves nothing, for whoever bounds money elsewhere."""
    return lambda cost, uncertain=Decimal(0): None


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
    """Plans by one model, or by `strong_model` once there is trouble in this run.

    Built for one run: `remaining` says how many seconds it has left, and `cancelled`,
    asked at every piece of an answer and so to be cheap, that nobody waits any more. `reserve`
    takes the worst price of a call before it is made, or raises; what it returns is told the
    price when one is known, or the most that an answer may cost that broke off, and never where
    nothing of it came. With `keeps` the plan
    brings the calls that were made for it, word for word.
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
    keeps: bool = False
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
        tape = Tape(runs=self.keeps, key=self.api_key)
        parts: list[Reply] = []
        try:
            while not parts or parts[-1].pauses:
                if len(parts) > MOST_PAUSES:
                    raise PlannerFailed("The model paused again and again.", code="pause_turn")
                parts.append(self._ask(replies.resumed(request, parts), deadline, tape))
            plan = replies.plan_of(parts)
        except PlannerFailed as failure:
            failure.usage = sum((part.usage for part in parts), failure.usage)
            failure.model, failure.exchanges = request["model"], tuple(tape.exchanges)
            logger.warning("%s gave no plan: %s (%s)", request["model"], failure, failure.code)
            raise
        model = request["model"]
        stronger = model if model != self.model else ""
        return replace(plan, planned_by=stronger, model=model, exchanges=tuple(tape.exchanges))

    def _model_for(self, turn: Turn) -> str:
        return self.strong_model if self.strong_model and has_trouble(turn) else self.model

    def _tool_choice(self) -> Json:
        choice: Json = {"type": "any" if self.toolbox.tool_choice == "required" else "auto"}
        if not self.toolbox.parallel_calls:
            choice["disable_parallel_tool_use"] = True
        return choice

    def _ask(self, request: Json, deadline: Deadline, tape: Tape) -> Reply:
        body = Body.of(request)
        return keep_trying(
            lambda: self._call(body, deadline, tape),
            patience=self.patience,
            deadline=deadline,
            breaker=self.breaker,
        )

    def _call(self, body: Body, deadline: Deadline, tape: Tape) -> Reply:
        """One call and one answer. A call that fails costs nothing."""
        settle = self._reserve(worst_cost(body, self.prices[body.model]), deadline)
        with (
            tape.call(body) as call,
            tracing.span("model call", model=body.model),
            metrics.MODEL_SECONDS.labels(metrics.word(body.model)).time(),
            _counting_faults(),
        ):
            return self._answered(body, deadline, settle, call)

    def _answered(self, body: Body, deadline: Deadline, settle: Settle, call: Call) -> Reply:
        answer, prices = Answer(), self.prices[body.model]
        try:
            with (
                lines.asking(deadline.check),
                shared.client_of(self.api_key, self.base_url) as client,
                closing(self._send(client, body, deadline, settle, call)) as response,
            ):
                call.begins(response)
                call.reply = answer.as_it_came
                answer.read(response, check=deadline.check)
        except PlannerFailed as failure:
            seen = priced(answer.message.get("usage"), prices)
            if seen:
                _settle_cut(settle, answer.message, body, seen, prices)
            if not isinstance(failure, faults.Fault):
                # We hung up, and what had come until then is paid for.
                failure.usage = seen or Usage()
            raise
        usage = priced(answer.message.get("usage"), prices)
        if usage:
            settle(usage.cost_usd)
        return replies.reply_of(answer.message, usage=usage, request_id=call.request_id)

    def _reserve(self, worst: Decimal, deadline: Deadline) -> Settle:
        settle = self.reserve(worst)
        try:
            # The purse may have been waited for until another worker had the run.
            deadline.check()
        except PlannerFailed:
            settle(Decimal(0))
            raise
        return settle

    def _send(
        self,
        client: anthropic.Anthropic,
        body: Body,
        deadline: Deadline,
        settle: Settle,
        call: Call,
    ) -> httpx2.Response:
        patience = self.patience
        silence = max(0.05, min(patience.silence, deadline.left()))
        timeout = anthropic.Timeout(silence, connect=min(patience.connect, silence))
        try:
            # Not by `messages.create`, which would write the request a second time in its own way.
            return client.post(
                "/v1/messages",
                content=body.sent,
                options={"timeout": timeout},
                # As it comes: its events are joined by hand.
                cast_to=httpx2.Response,
                stream=True,
            )
        except anthropic.APIStatusError as error:
            settle(Decimal(0))
            call.is_refused(error)
            raise faults.of_status(error) from None
        except (anthropic.AnthropicError, httpx2.HTTPError) as error:
            # The SDK takes whatever ends a wait for a fault of the line, also that we hung up.
            deadline.check()
            if faults.never_sent(error):
                settle(Decimal(0))
            raise faults.of_connection(error) from None


@contextmanager
def _counting_faults() -> Iterator[None]:
    try:
        yield
    except (faults.Fault, faults.TooSlow) as fault:
        metrics.PROVIDER_ERRORS.labels(metrics.word(fault.code)).inc()
        raise


def _settle_cut(settle: Settle, message: Json, body: Body, seen: Usage, prices: Prices) -> None:
    """What an answer costs that was cut off behind its beginning, which tells what went in.

    What came out is counted at the most that was asked for, since the provider may have gone on
    without a listener. What of that nobody saw is uncertain.
    """
    if message.get("stop_reason") is not None:
        settle(seen.cost_usd)
        return
    most = max(seen.output_tokens, body.max_tokens)
    whole = priced({**message["usage"], "output_tokens": most}, prices)
    assert whole
    settle(whole.cost_usd, whole.cost_usd - seen.cost_usd)
