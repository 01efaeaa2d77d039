"""What all runs of a process share where they ask the same provider, each made once."""

import threading

import anthropic

from support_agent.agent.planners.breaker import Breaker

from . import faults, lines

Asked = tuple[str, str]

_lock = threading.Lock()
_clients: dict[Asked, anthropic.Anthropic] = {}
_breakers: dict[Asked, Breaker] = {}


def client_of(api_key: str, base_url: str) -> anthropic.Anthropic:
    """The client: it has a pool of connections of its own, and takes 25 ms to build."""
    # Under the lock, or the first fifty runs of a worker would build fifty.
    with _lock:
        key = (api_key, base_url)
        if key not in _clients:
            _clients[key] = _built(api_key, base_url)
        return _clients[key]


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
        http_client=lines.attentive(anthropic.DefaultHttpxClient(follow_redirects=False)),
    )
