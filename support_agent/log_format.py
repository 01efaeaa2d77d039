"""One record, one line, and nothing in it that is a customer's or a key."""

import json
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Any

from orders.text import on_a_line

from .log_context import bound

# What a database adds to its message quotes the row: an address, or what a customer wrote.
QUOTED_ROW = re.compile(r"\n(?:DETAIL|CONTEXT|QUERY|LINE \d+):", re.IGNORECASE)
NAME_AND_PASSWORD = re.compile(r"//[^/\s@]*@")
# From the beginning of a name on alone, or a long one would be begun anew at each of its letters.
EMAIL = re.compile(r"(?<![\w.+%-])[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+", re.ASCII)


class OneLine(logging.Formatter):
    """A traceback's lines are joined by bars; so is anything else that holds a line break.

    That is what a log collector can count and nobody can forge.
    """

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record's line."""
        # Another handler may have kept a traceback of its own making.
        record.exc_text = None
        return redacted(super().format(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """The traceback, of which each error says no more than what was wrong."""
        told = super().formatException(ei)
        for error in _chain(ei[1]):
            words = str(error)
            told = told.replace(words, QUOTED_ROW.split(words)[0]) if words else told
        return told


class Json(OneLine):
    """The same as JSON, for programs, with the ids of request, conversation and run."""

    def format(self, record: logging.LogRecord) -> str:
        """The record's line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
            **{name: str(value) for name, value in bound().items()},
        }
        if record.exc_info and record.exc_info[0]:
            told["error"] = record.exc_info[0].__name__
            told["trace"] = redacted(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def redacted(text: str) -> str:
    """The text on one line, without addresses, names and passwords."""
    line = " | ".join(text.splitlines())
    # A terminal would obey what cannot be printed.
    return on_a_line(EMAIL.sub("…@…", NAME_AND_PASSWORD.sub("//…@", line)))


class WithoutOutages(logging.Filter):
    """An outage is told once by whoever meets it first, and not as an error of each request."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep what is no answer for want of the database."""
        return getattr(record, "status_code", None) != HTTPStatus.SERVICE_UNAVAILABLE


class WithoutQuery(logging.Filter):
    """An access log names the page; what a colleague searched for there is nobody's business."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, those of the web server without the query."""
        if isinstance(record.args, tuple):
            record.args = tuple(map(_without_query, record.args))
        return True


def _without_query(told: object) -> object:
    return told.partition("?")[0] if isinstance(told, str) else told


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__
