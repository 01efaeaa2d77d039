"""The provider's cache of what it has read, as it is documented.

* A prefix is known by all that stands before its end: tools, system, messages, block by block.
* It is kept where a block is marked, or at the last block where the request itself is, and
  nowhere else; only where it has 1,024 tokens or more; and for five minutes after its last use.
* It is found where a marked block ends, or up to nineteen blocks before that.
* What is found costs a read, what lies behind it up to the last mark a write, and what lies
  behind that is new.

A token is taken for four bytes of what is sent.
"""

import hashlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from .answers import Json

LEAST_TOKENS = 1_024
LOOKED_BACK = 20
SECONDS = 300
BYTES = 4


class Prefix(NamedTuple):
    """What stands before the end of a block, and whether it is to be kept."""

    key: bytes
    tokens: int
    is_marked: bool


class Cache:
    """All prefixes that are kept, each with the time of its last use."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._used: dict[bytes, float] = {}
        self._lock = threading.Lock()

    def usage(self, body: Json) -> dict[str, int]:
        """What a request takes, in the provider's words. It is kept by that for the next one."""
        prefixes = _prefixes(body)
        marks = [place for place, prefix in enumerate(prefixes) if prefix.is_marked]
        with self._lock:
            found = max((self._found(prefixes, mark) for mark in marks), default=0)
            kept = [prefixes[mark] for mark in marks if prefixes[mark].tokens >= LEAST_TOKENS]
            for prefix in kept:
                self._used[prefix.key] = self._clock()
        last = max((prefix.tokens for prefix in kept), default=0)
        return {
            "cache_read_input_tokens": found,
            "cache_creation_input_tokens": max(0, last - found),
            "input_tokens": prefixes[-1].tokens - max(last, found),
        }

    def _found(self, prefixes: list[Prefix], mark: int) -> int:
        for prefix in reversed(prefixes[max(0, mark + 1 - LOOKED_BACK) : mark + 1]):
            if self._clock() - self._used.get(prefix.key, -SECONDS) < SECONDS:
                self._used[prefix.key] = self._clock()
                return prefix.tokens
        return 0


def _prefixes(body: Json) -> list[Prefix]:
    read = hashlib.sha256(body["model"].encode())
    prefixes: list[Prefix] = []
    size = 0
    for text, is_marked in _blocks(body):
        read.update(text)
        size += len(text)
        prefixes.append(Prefix(read.digest(), size // BYTES, is_marked))
    if body.get("cache_control"):
        prefixes[-1] = prefixes[-1]._replace(is_marked=True)
    return prefixes


def _blocks(body: Json) -> Iterator[tuple[bytes, bool]]:
    for tool in body.get("tools") or ():
        yield _read("tool", tool)
    for block in body.get("system") or ():
        yield _read("system", block)
    # Another choice of tools makes all messages new.
    choice = json.dumps(body.get("tool_choice")).encode()
    for message in body["messages"]:
        for block in message["content"]:
            text, is_marked = _read(message["role"], block)
            yield choice + text, is_marked
            choice = b""


def _read(role: str, block: Json) -> tuple[bytes, bool]:
    bare = {name: value for name, value in block.items() if name != "cache_control"}
    text = json.dumps([role, bare], ensure_ascii=False).encode(errors="replace")
    return text, "cache_control" in block
