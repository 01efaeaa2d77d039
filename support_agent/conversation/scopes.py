"""What an ASGI scope says of a request, whichever proxy it came through."""

from collections.abc import Mapping
from typing import Any

from django.http import parse_cookie


def at_its_prefix(scope: Mapping[str, Any]) -> dict[str, Any]:
    """The same scope, its path below the root path exactly once.

    A server puts the root path before what it was sent. So the path has it twice behind a proxy
    that passes the prefix on, and in a server that leaves that to us it is not there at all.
    """
    given, path = scope.get("root_path", ""), scope["path"]
    prefix = f"/{name}" if (name := given.strip("/")) else ""
    rest = "/" + path.removeprefix(given).lstrip("/") if given else path
    if prefix and f"{rest}/".startswith(f"{prefix}/"):
        rest = rest.removeprefix(prefix)
    return {**scope, "root_path": prefix, "path": prefix + rest}


def path_below(scope: Mapping[str, Any]) -> str:
    """The path as the site's own addresses have it, without a prefix."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def cookies(header: str) -> dict[str, str]:
    """The cookies of a request; of two with one name the first.

    Browsers name the one of the longest path first: below a prefix that is ours, and the other
    belongs to whatever else this host serves. Django would take the last.
    """
    return parse_cookie(";".join(reversed(header.split(";"))))
