"""What all runs of a process share where they ask the same provider, each made once."""

import threading
import time
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from ssl import SSLContext

import anthropic
import httpx2

from support_agent.agent.planners.breaker import Breaker
from support_agent.once import once

from . import faults, lines

Asked = tuple[str, str]

# As long as the SDK keeps a line that nobody uses.
SECONDS_KEPT = 5.0

_lock = threading.Lock()
_idle: defaultdict[Asked, deque[tuple[float, anthropic.Anthropic]]] = defaultdict(deque)
_breakers: dict[Asked, Breaker] = {}


@contextmanager
def client_of(api_key: str, base_url: str) -> Iterator[anthropic.Anthropic]:
    """A client for one call at a time, with a line that stands, if one is left of an earlier call.

    Shared by all, its pool would walk through the lines of all runs three times at each call.
    """
    with _lock:
        idle = _idle[api_key, base_url]
        # The one that was given back last.
        _, client = idle.pop() if idle else (0.0, None)
    client = client or _built(api_key, base_url)
    try:
        yield client
    finally:
        _give_back(client, idle)


def _give_back(client: anthropic.Anthropic, idle: deque[tuple[float, anthropic.Anthropic]]) -> None:
    now = time.monotonic()
    with _lock:
        idle.append((now, client))
        old = list(takewhile(lambda kept: kept[0] < now - SECONDS_KEPT, idle))
        for _ in old:
            idle.popleft()
    for _, unused in old:
        unused.close()


def breaker_of(api_key: str, base_url: str) -> Breaker:
    """The breaker, by which one run learns what another one has met."""
    with _lock:
        return _breakers.setdefault(
            (api_key, base_url), Breaker(name="Claude", fault_in=faults.of_the_provider)
        )


def _built(api_key: str, base_url: str) -> anthropic.Anthropic:
    # It never tries again by itself, since it would wait as long as the provider says, and
    # follows nobody elsewhere: a customer's words go to the address of the settings and to
    # no other.
    return anthropic.Anthropic(
        api_key=api_key,
        base_url=base_url or None,
        max_retries=0,
        http_client=lines.attentive(
            anthropic.DefaultHttpxClient(follow_redirects=False, verify=_certificates())
        ),
    )


@once
def _certificates() -> SSLContext:
    # To read them takes a hundred times as long as to build a client.
    return httpx2.create_ssl_context()
