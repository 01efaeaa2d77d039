"""Which request, conversation and run a line of the log is about, for logs in JSON."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

NOTHING: Mapping[str, object] = MappingProxyType({})
_bound: ContextVar[Mapping[str, object]] = ContextVar("log_context", default=NOTHING)


def bound() -> Mapping[str, object]:
    """What is bound here, by name: ids alone, and never a word of a customer's."""
    return _bound.get()


@contextmanager
def binding(**ids: object) -> Iterator[None]:
    """Bind these ids to all that is logged in the block."""
    token = _bound.set({**_bound.get(), **ids})
    try:
        yield
    finally:
        _bound.reset(token)
