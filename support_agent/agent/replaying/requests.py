"""Compares two requests to a model, and names the first place at which they part."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

AROUND = 30
LONGEST = 90


class Parting(NamedTuple):
    """Where two requests part, and what stands there in each."""

    place: str
    then: str
    now: str


def parting(then: str, now: str) -> Parting | None:
    """The first difference of two requests that must be alike byte for byte."""
    if then == now:
        return None
    try:
        found = next(_partings("", json.loads(then), json.loads(now)), None)
    except ValueError:
        found = None
    return found or Parting("its bytes", *_around(then, now))


def with_facts_of(then: str, now: str) -> str:
    """The request of now with what was known then, where nothing else keeps it: they come last."""
    try:
        known, request = _last_block(json.loads(then)), json.loads(now)
        facts = _last_block(request)
        if known["text"].splitlines()[:2] == facts["text"].splitlines()[:2]:
            facts["text"] = known["text"]
    except (ValueError, LookupError, TypeError):
        return now
    return json.dumps(request, ensure_ascii=False, separators=(",", ":"))


def _last_block(request: Any) -> Any:
    return request["messages"][-1]["content"][-1]


def _partings(place: str, then: Any, now: Any) -> Iterator[Parting]:
    if isinstance(then, dict) and isinstance(now, dict):
        for name in (*then, *(name for name in now if name not in then)):
            where = f"{place}.{name}" if place else name
            yield from _part(where, then.get(name, ...), now.get(name, ...))
    elif isinstance(then, list) and isinstance(now, list):
        for index in range(max(len(then), len(now))):
            one = then[index] if index < len(then) else ...
            other = now[index] if index < len(now) else ...
            yield from _part(f"{place}[{index}]", one, other)
    elif isinstance(then, str) and isinstance(now, str):
        if then != now:
            yield Parting(place, *_around(then, now))
    elif then != now:
        yield Parting(place, _shown(then), _shown(now))


def _part(place: str, then: Any, now: Any) -> Iterator[Parting]:
    if then is ... or now is ...:
        yield Parting(place, _shown(then), _shown(now))
    else:
        yield from _partings(place, then, now)


def _shown(value: Any) -> str:
    if value is ...:
        return "(nothing)"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _around(then: str, now: str) -> tuple[str, str]:
    """Both texts from a little before the letter at which they part."""
    pairs = zip(then, now, strict=False)
    at = next(
        (place for place, (one, other) in enumerate(pairs) if one != other),
        min(len(then), len(now)),
    )
    start = max(0, at - AROUND)
    return _cut(then, start), _cut(now, start)


def _cut(text: str, start: int) -> str:
    part = text[start : start + LONGEST]
    return f"{'…' if start else ''}{part}{'…' if start + LONGEST < len(text) else ''}"
