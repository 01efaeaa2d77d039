"""Every address of the site, as the URLconf has them. A new one is in it by itself."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.urls import get_resolver
from django.urls.resolvers import RoutePattern, URLPattern, URLResolver

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


@dataclass(frozen=True, kw_only=True)
class Address:
    """A route, with the name that says which rows its parameters mean."""

    route: str
    name: str

    def path(self, values: dict[str, Any]) -> str:
        """The route with values in place of its parameters."""
        path = re.sub(r"<(?:\w+:)?(\w+)>", lambda found: str(values[found[1]]), self.route)
        return f"/{path}"


def addresses() -> list[Address]:
    """All of them, but those of regular expressions, which only catch what is left."""
    # The first of a route is the one that is served.
    return list({each.route: each for each in reversed([*_walk(get_resolver(), "", "")])}.values())[
        ::-1
    ]


def _walk(resolver: URLResolver, prefix: str, space: str) -> Iterator[Address]:
    for entry in resolver.url_patterns:
        route = f"{prefix}{entry.pattern}"
        if isinstance(entry, URLResolver):
            yield from _walk(entry, route, f"{entry.namespace}:" if entry.namespace else space)
        elif isinstance(entry, URLPattern) and isinstance(entry.pattern, RoutePattern):
            yield Address(route=route, name=f"{space}{entry.name or ''}")
