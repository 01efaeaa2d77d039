"""Tools as the provider takes them: strict where their schema can be, so that names and
inputs always match it. Our own check of the arguments stays, since strict knows no lengths.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import anthropic

Json = dict[str, Any]


class Defined(Protocol):
    """Whatever has tools. What it offers never changes once it is built."""

    def definitions(self) -> tuple[Mapping[str, Any], ...]: ...


@dataclass(frozen=True, kw_only=True)
class Weight:
    """What the provider bounds over all strict tools of a request. Beyond it, it refuses all."""

    tools: int
    optional: int
    unions: int

    def __add__(self, other: "Weight") -> "Weight":
        return Weight(
            tools=self.tools + other.tools,
            optional=self.optional + other.optional,
            unions=self.unions + other.unions,
        )

    def fits(self, most: "Weight") -> bool:
        return (
            self.tools <= most.tools
            and self.optional <= most.optional
            and self.unions <= most.unions
        )


NOTHING = Weight(tools=0, optional=0, unions=0)
MOST = Weight(tools=20, optional=24, unions=16)


@lru_cache(maxsize=8)
def offered(toolbox: Defined) -> tuple[Json, ...]:
    """The tools of a toolbox as a request has them, made once: it takes as long as a call."""
    return tuple(tool_params(toolbox.definitions()))


def tool_params(definitions: Iterable[Mapping[str, Any]]) -> list[Json]:
    """The tools of a request, in their order. The same definitions give the same bytes."""
    params: list[Json] = []
    spent = NOTHING
    for definition in definitions:
        tool = dict(definition)
        weight = _weight(tool["input_schema"])
        if _can_be_strict(tool["input_schema"]) and (spent + weight).fits(MOST):
            spent += weight
            # Lengths and ranges are no part of strict: they move into the description.
            schema = anthropic.transform_schema(tool["input_schema"])
            tool = {**tool, "input_schema": schema, "strict": True}
        params.append(tool)
    return params


def _can_be_strict(schema: Json) -> bool:
    """Whether strict can say it: a closed object, without open ones and loops inside."""
    if schema.get("type") != "object" or _is_open(schema):
        return False
    return not _loops(schema, schema.get("$defs", {}), under=())


def _is_open(schema: Json) -> bool:
    # Made strict, an object with free keys could only ever be empty.
    return any(
        node.get("additionalProperties") not in (None, False)
        or "patternProperties" in node
        or (node.get("type") == "object" and not node.get("properties") and node is not schema)
        or not _has_kind(node)
        for node in _nodes(schema)
    )


def _has_kind(node: Json) -> bool:
    kind = node.get("type")
    named = kind if isinstance(kind, str) else None
    return bool(named or {"anyOf", "oneOf", "allOf", "$ref", "enum", "const"} & node.keys())


def _loops(node: Json, defs: Mapping[str, Json], *, under: Sequence[str]) -> bool:
    if reference := node.get("$ref"):
        name = reference.removeprefix("#/$defs/")
        return name in under or name not in defs or _loops(defs[name], defs, under=[*under, name])
    return any(_loops(child, defs, under=under) for child in _children(node))


def _weight(schema: Json) -> Weight:
    nodes = list(_nodes(schema))
    optional = sum(
        len(node.get("properties", {}).keys() - set(node.get("required", ()))) for node in nodes
    )
    unions = sum(1 for node in nodes if "anyOf" in node or "oneOf" in node)
    return Weight(tools=1, optional=optional, unions=unions)


def _nodes(schema: Json) -> Iterator[Json]:
    yield schema
    for child in (*schema.get("$defs", {}).values(), *_children(schema)):
        yield from _nodes(child)


def _children(node: Json) -> Iterator[Json]:
    yield from node.get("properties", {}).values()
    for several in ("anyOf", "oneOf", "allOf"):
        yield from node.get(several, ())
    if isinstance(node.get("items"), dict):
        yield node["items"]
