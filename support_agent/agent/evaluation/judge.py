"""Compares what came of a conversation with what was expected: pure, a sentence for each fault."""

from collections.abc import Iterator, Sequence

from orders.text import quoted

from .cases import Expect
from .play import Call, Played

LONGEST_QUOTE = 160


def faults(expect: Expect, played: Played) -> list[str]:
    """What was expected and what came, for each expectation that is not met."""
    return [
        *_status(expect, played),
        *_path(expect, played),
        *_calls(expect, played),
        *_steps(expect, played),
        *_words(expect, played),
        *_rows(expect, played),
    ]


def matches(expected: Sequence[str], calls: Sequence[Call]) -> bool:
    """Whether these are the calls, one for one; a number is compared where one is expected."""
    return len(expected) == len(calls) and all(map(is_call, expected, calls))


def is_call(expected: str, call: Call) -> bool:
    """Whether "get_order_status" or "get_order_status 1187" means this call."""
    return expected in (call.tool, str(call))


def _status(expect: Expect, played: Played) -> Iterator[str]:
    if expect.status and expect.status != played.status:
        yield f"status: expected {expect.status}, came {played.status}"


def _path(expect: Expect, played: Played) -> Iterator[str]:
    came = _shown(list(map(str, played.calls)))
    if expect.path is not None and not matches(expect.path, played.calls):
        yield f"path: expected {_shown(expect.path)}, came {came}"
    ways = expect.path_any
    if ways is not None and not any(matches(way, played.calls) for way in ways):
        yield f"path: expected {' or '.join(map(_shown, ways))}, came {came}"


def _calls(expect: Expect, played: Played) -> Iterator[str]:
    for forbidden in expect.must_not_call:
        if called := [str(call) for call in played.calls if is_call(forbidden, call)]:
            yield f"calls: expected no {forbidden}, came {called[0]}"


def _steps(expect: Expect, played: Played) -> Iterator[str]:
    most = max(played.steps, default=0)
    if expect.max_steps is not None and most > expect.max_steps:
        yield f"steps: expected at most {expect.max_steps}, came {most}"


def _words(expect: Expect, played: Played) -> Iterator[str]:
    for wanted in expect.reply_has:
        ways = (wanted,) if isinstance(wanted, str) else wanted
        if not any(_holds(played.reply, text) for text in ways):
            yield f"reply: expected {' or '.join(map(quoted, ways))}, came {_quoted(played.reply)}"
    for unwanted in expect.reply_lacks:
        if _holds(played.told, unwanted):
            yield f"reply: expected no {quoted(unwanted)}, came {_quoted(_around(played.told, unwanted))}"


def _rows(expect: Expect, played: Played) -> Iterator[str]:
    for name, wanted in expect.rows.items():
        if wanted != played.rows[name]:
            yield f"{name}: expected {wanted}, came {played.rows[name]}"


def _holds(told: str, text: str) -> bool:
    return text.casefold() in told.casefold()


def _around(told: str, text: str) -> str:
    return next((line for line in told.splitlines() if _holds(line, text)), told)


def _shown(path: Sequence[str]) -> str:
    return " > ".join(path) or "no call"


def _quoted(text: str) -> str:
    line = " ".join(text.split())
    return quoted(line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}…")
