"""What can go wrong with a call, as the one error that leaves this package.

No sentence here holds a word of the customer's, of the provider's message or of the key:
they end in logs. The exact request can be had from the planner instead.
"""

import email.utils
import math
import re
import time
from collections.abc import Mapping

import anthropic
import httpx2

from support_agent.agent.types import PlannerFailed, Usage

STATUS_CODES = {
    400: "bad_request",
    401: "unauthorized",
    402: "no_credit",
    403: "unauthorized",
    404: "unknown_model",
    408: "timeout",
    413: "too_large",
    422: "bad_request",
    429: "rate_limited",
    529: "overloaded",
}
# Types of errors inside an answer, which comes with status 200.
TYPE_CODES = {
    "invalid_request_error": "bad_request",
    "authentication_error": "unauthorized",
    "billing_error": "no_credit",
    "permission_error": "unauthorized",
    "not_found_error": "unknown_model",
    "request_too_large": "too_large",
    "rate_limit_error": "rate_limited",
    "api_error": "server_error",
    "timeout_error": "timeout",
    "overloaded_error": "overloaded",
}
PASSING_STATUSES = {408, 409, 429}
PASSING_CODES = {"rate_limited", "server_error", "timeout", "overloaded"}
# What another request might not meet, so that it says nothing against the provider.
OWN_FAULTS = {"bad_request", "too_large"}
PLAIN = re.compile(r"[A-Za-z0-9_-]{1,60}")
# A used-up account is told as a bad request, in words alone.
NO_CREDIT = re.compile(r"credit balance|usage limits", re.IGNORECASE)


class Fault(PlannerFailed):
    """A call that gave no plan, and whether trying again may help.

    `outage` says that any other call would meet it as well, `midway` that the answer had
    begun, and `wait` what pause the provider asks for.
    """

    def __init__(
        self,
        why: str,
        *,
        code: str,
        passing: bool = False,
        outage: bool = False,
        midway: bool = False,
        wait: float | None = None,
        usage: Usage | None = None,
    ) -> None:
        super().__init__(why, code=code, usage=usage)
        self.passing = passing
        self.outage = outage
        self.midway = midway
        self.wait = wait


class TooSlow(PlannerFailed):
    """The provider took all the time that a plan may take, and was not through."""

    def __init__(self) -> None:
        super().__init__("The time for this answer is up.", code="too_slow")


def of_the_provider(error: BaseException) -> str | None:
    """The code of what is wrong with the provider, empty where this shows that it is there.

    None for an end that tells nothing of it: nobody waited any more, or the fault is ours.
    """
    if isinstance(error, TooSlow):
        return error.code
    if isinstance(error, Fault):
        return error.code if error.outage else ""
    return None


def of_status(error: anthropic.APIStatusError) -> Fault:
    """The fault behind an answer that is no success."""
    status = error.status_code
    code = STATUS_CODES.get(status, "server_error" if status >= 500 else "refused")
    if code == "bad_request" and _says_no_credit(error.body):
        code = "no_credit"
    kind, request = _plain(error.type, "no type"), _plain(error.request_id, "unknown")
    return Fault(
        f"The provider answered {status} ({kind}, request {request}).",
        code=code,
        passing=status in PASSING_STATUSES or status >= 500,
        outage=code not in OWN_FAULTS,
        wait=asked_wait(error.response.headers),
    )


def _plain(word: object, otherwise: str) -> str:
    # A gateway may put anything there, a line of our log or the customer's words too.
    return word if isinstance(word, str) and PLAIN.fullmatch(word) else otherwise


def _says_no_credit(body: object) -> bool:
    error = body.get("error") if isinstance(body, Mapping) else None
    said = error.get("message") if isinstance(error, Mapping) else None
    return isinstance(said, str) and NO_CREDIT.search(said) is not None


def of_connection(error: Exception, *, midway: bool = False) -> Fault:
    """The fault behind a connection that failed, fell silent or was cut."""
    never_made = isinstance(error.__cause__, httpx2.ConnectTimeout | httpx2.PoolTimeout)
    if isinstance(error, anthropic.APITimeoutError | httpx2.TimeoutException) and not never_made:
        return _passing("The provider was silent.", code="timeout", midway=midway)
    if midway:
        return stopped_early()
    return _passing("The provider was not to be reached.", code="unreachable", midway=False)


def never_sent(error: Exception) -> bool:
    """Whether no byte of the request can have reached the provider, so that nobody bills it."""
    cause = error.__cause__ or error
    return isinstance(cause, httpx2.ConnectError | httpx2.ConnectTimeout | httpx2.PoolTimeout)


def stopped_early() -> Fault:
    """The fault of an answer that ended before its end."""
    return _passing("The answer was cut off.", code="cut_off", midway=True)


def not_understood() -> Fault:
    """The fault of an answer that is none of the Messages API."""
    return _passing("The answer was not understood.", code="not_understood", midway=True)


def _passing(why: str, *, code: str, midway: bool) -> Fault:
    return Fault(why, code=code, passing=True, outage=True, midway=midway)


def of_event(body: Mapping[str, object]) -> Fault:
    """The fault behind an error inside a stream, which came with status 200."""
    error = body.get("error")
    kind = error.get("type") if isinstance(error, Mapping) else None
    code = TYPE_CODES.get(kind, "broken_off") if isinstance(kind, str) else "broken_off"
    if code == "bad_request" and _says_no_credit(body):
        code = "no_credit"
    return Fault(
        f"The provider broke its answer off ({kind if code != 'broken_off' else 'another error'}).",
        code=code,
        passing=code in PASSING_CODES,
        outage=code not in OWN_FAULTS,
        midway=True,
    )


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
        date = email.utils.parsedate_to_datetime(text).timestamp()
    except (ValueError, OverflowError):
        return None
    return max(0.0, date - time.time())
