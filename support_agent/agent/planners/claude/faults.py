"""What can go wrong with a call, as the one error that leaves this package.

No sentence here holds a word of the customer's, of the provider's message or of the key:
they end in logs. The exact request can be had from the planner instead.
"""

import email.utils
import math
import time
from collections.abc import Mapping

import anthropic
import httpx2

from support_agent.agent.types import PlannerFailed, Usage

# Types of errors inside an answer, which comes with status 200, that pass by themselves.
PASSING_TYPES = {
    "rate_limit_error": "rate_limited",
    "overloaded_error": "overloaded",
    "api_error": "server_error",
    "timeout_error": "timeout",
}
STATUS_CODES = {
    400: "bad_request",
    401: "unauthorized",
    402: "no_credit",
    403: "unauthorized",
    404: "unknown_model",
    408: "timeout",
    413: "too_large",
    429: "rate_limited",
    529: "overloaded",
}
PASSING_STATUSES = {408, 409, 429}


class Fault(PlannerFailed):
    """A call that gave no plan, and whether trying again may help.

    `midway` says that the answer had begun, and `wait` what pause the provider asks for.
    """

    def __init__(
        self,
        why: str,
        *,
        code: str,
        passing: bool = False,
        midway: bool = False,
        wait: float | None = None,
        usage: Usage | None = None,
    ) -> None:
        super().__init__(why, code=code, usage=usage)
        self.passing = passing
        self.midway = midway
        self.wait = wait


def of_status(error: anthropic.APIStatusError) -> Fault:
    """The fault behind an answer that is no success."""
    status = error.status_code
    passing = status in PASSING_STATUSES or status >= 500
    request = error.request_id or "unknown"
    return Fault(
        f"The provider answered {status} ({error.type or 'no type'}, request {request}).",
        code=STATUS_CODES.get(status, "server_error" if status >= 500 else "refused"),
        passing=passing,
        wait=asked_wait(error.response.headers),
    )


def of_connection(error: Exception, *, midway: bool = False) -> Fault:
    """The fault behind a connection that failed, fell silent or was cut."""
    if isinstance(error, anthropic.APITimeoutError | httpx2.TimeoutException):
        return Fault("The provider was silent.", code="timeout", passing=True, midway=midway)
    if midway:
        return stopped_early()
    return Fault("The provider was not to be reached.", code="unreachable", passing=True)


def stopped_early() -> Fault:
    """The fault of an answer that ended before its end."""
    return Fault("The answer was cut off.", code="cut_off", passing=True, midway=True)


def of_event(error: object) -> Fault:
    """The fault behind an error inside a stream, which came with status 200."""
    kind = error.get("type") if isinstance(error, Mapping) else None
    code = PASSING_TYPES.get(kind) if isinstance(kind, str) else None
    return Fault(
        f"The provider broke its answer off ({kind if code else 'another error'}).",
        code=code or "broken_off",
        passing=code is not None,
        midway=True,
    )


def not_understood() -> Fault:
    """The fault of an answer that is none of the Messages API."""
    return Fault("The answer was not understood.", code="not_understood", passing=True, midway=True)


def asked_wait(headers: Mapping[str, str]) -> float | None:
    """The pause that the provider asks for, in seconds, in any of the three ways to say it."""
    asked = headers.get("retry-after", "")
    return (
        _number(headers.get("retry-after-ms", ""), unit=0.001)
        or _number(asked, unit=1.0)
        or _seconds_until(asked)
    )


def _number(text: str, *, unit: float) -> float | None:
    try:
        seconds = float(text) * unit
    except ValueError:
        return None
    return seconds if math.isfinite(seconds) and seconds > 0 else None


def _seconds_until(text: str) -> float | None:
    try:
        date = email.utils.parsedate_to_datetime(text)
    except ValueError:
        return None
    return max(0.0, date.timestamp() - time.time())
