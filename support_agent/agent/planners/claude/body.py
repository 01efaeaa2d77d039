"""A request as it goes out: written once, sent, measured and kept as the very same bytes."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

from support_agent.conversation.redaction import redacted

Json = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Body:
    """A request as JSON, in two parts: our own words, and what was said in the conversation."""

    model: str
    max_tokens: int
    ours: str
    theirs: tuple[str, ...]
    """Each message; those of one request stand at the beginning of the next one's."""

    @classmethod
    def of(cls, request: Json) -> Self:
        """The request, with the messages behind all else."""
        ours = {name: part for name, part in request.items() if name != "messages"}
        return cls(
            model=request["model"],
            max_tokens=request["max_tokens"],
            ours=_our_words(ours),
            theirs=tuple(map(_written, request["messages"])),
        )

    @property
    def sent(self) -> bytes:
        """The bytes that are sent."""
        return _encoded(self._with(self.theirs))

    @property
    def kept(self) -> str:
        """The same text without card numbers and the like, which stand in the messages alone."""
        return self._with(self._redacted())

    @property
    def kept_messages(self) -> str:
        """What that text says of the conversation. The rest of it are our own words."""
        return f"[{','.join(self._redacted())}]"

    @property
    def sizes(self) -> tuple[int, int]:
        """How many bytes are our own, and how many the conversation's."""
        return len(_encoded(self.ours)), sum(len(_encoded(part)) for part in self.theirs)

    def _redacted(self) -> Iterator[str]:
        return map(redacted, self.theirs)

    def _with(self, messages: Iterator[str] | tuple[str, ...]) -> str:
        return f'{self.ours[:-1]},"messages":[{",".join(messages)}]}}'


# What was written of our own words last, by model: they are the same from call to call, and most
# of a request. Compared and not copied, since nobody changes a request that is made.
_ours: dict[str, tuple[Json, str]] = {}


def _our_words(ours: Json) -> str:
    last, text = _ours.get(ours["model"], ({}, ""))
    if last != ours:
        text = _written(ours)
        _ours[ours["model"]] = ours, text
    return text


_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


def _encoded(text: str) -> bytes:
    return text.encode(errors="replace")
