"""Takes down the calls of one plan as they are made: what went out, what came back, how it ended."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import anthropic
import httpx2

from support_agent.agent.types import Exchange, PlannerFailed
from support_agent.conversation.redaction import redacted

from .body import Body

# No reply that we ask for is so long. The page of a gateway in trouble may be.
LONGEST_REPLY = 200_000
LONGEST_REQUEST_ID = 80
KEY = "[our key]"
SHORTEST_KEY = 7


@dataclass(kw_only=True)
class Call:
    """What is learnt of a call while it is made."""

    status: int | None = None
    request_id: str = ""
    reply: Callable[[], str] = str
    """Tells what came, when it is over."""

    def begins(self, response: httpx2.Response) -> None:
        """An answer has begun."""
        self.status = response.status_code
        self.request_id = response.headers.get("request-id", "")

    def is_refused(self, error: anthropic.APIStatusError) -> None:
        """The answer is no success, and what it says is read already."""
        self.begins(error.response)
        body = error.body
        said = body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)
        self.reply = lambda: said


@dataclass(kw_only=True)
class Tape:
    """The calls of one plan. Where nothing is to be kept, nothing is written down."""

    runs: bool
    key: str = field(repr=False)
    exchanges: list[Exchange] = field(default_factory=list)

    @contextmanager
    def call(self, body: Body) -> Iterator[Call]:
        """One call, with the time that it takes and the fault that it ends in."""
        call, began, fault = Call(), time.monotonic(), ""
        try:
            yield call
        except BaseException as error:
            fault = error.code if isinstance(error, PlannerFailed) else "bug"
            raise
        finally:
            if self.runs:
                self._note(body, call, fault=fault, seconds=time.monotonic() - began)

    def _note(self, body: Body, call: Call, *, fault: str, seconds: float) -> None:
        self.exchanges.append(
            Exchange(
                attempt=len(self.exchanges) + 1,
                model=body.model,
                opening=body.ours,
                messages=body.kept_messages,
                # A gateway that is in trouble may show us what we sent to it.
                reply=self._without_key(redacted(call.reply()[:LONGEST_REPLY])),
                status=call.status,
                fault=fault,
                request_id=call.request_id[:LONGEST_REQUEST_ID],
                seconds=seconds,
            )
        )

    def _without_key(self, text: str) -> str:
        # What stands in the place of a key, such as "x" or "none", is a part of other words.
        if len(self.key) < SHORTEST_KEY:
            return text
        return re.sub(rf"(?<!\w){re.escape(self.key)}(?!\w)", KEY, text)
