"""The final output of both planners: which statements to say, and about what."""

import re
from dataclasses import dataclass, field
from typing import Annotated, Self

from pydantic import Field

OWN_WORDS = "own_words"
MOST_PARTS = 20
_SENTENCE = re.compile(r"(?<=[.!?…。！？])\s+|\n+")


@dataclass(frozen=True, kw_only=True)
class Part:
    """One statement, question or courtesy."""

    say: Annotated[str, Field(max_length=40, description="The key of the statement.")]
    about: Annotated[
        str,
        Field(
            max_length=60,
            description="The order's or the request's number, where the key asks for one.",
        ),
    ] = ""
    words: Annotated[
        str,
        Field(max_length=300, description=f"With {OWN_WORDS!r} alone: one short warm sentence."),
    ] = ""


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What is said to the customer, as statements by key. Code writes the sentences."""

    parts: Annotated[list[Part], Field(max_length=MOST_PARTS)] = field(default_factory=list)

    @classmethod
    def of_words(cls, text: str) -> Self:
        """Plain text, taken as a model's own words, sentence by sentence."""
        sentences = filter(None, map(str.strip, _SENTENCE.split(text)))
        return cls(parts=[Part(say=OWN_WORDS, words=one[:300]) for one in sentences][:MOST_PARTS])
