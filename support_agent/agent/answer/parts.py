"""The final output of both planners: which statements to say, and about what."""

import re
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from pydantic import ConfigDict, Field

from .manual import KEYS, manual
from .manual import OWN_WORDS as OWN_WORDS

MOST_PARTS = 20
_SENTENCE = re.compile(r"(?<=[.!?…。！？])\s+|\n+")


@dataclass(frozen=True, kw_only=True)
class Part:
    """One statement, question or courtesy."""

    # The model is told which keys there are. One that is none costs the part and not the answer.
    say: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*KEYS]})]
    about: Annotated[str, Field(max_length=60, description="Which order or request.")] = ""
    words: Annotated[str, Field(max_length=300, description=f"With {OWN_WORDS} alone.")] = ""


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What is said to the customer, as statements by key. Code writes the sentences."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(
        json_schema_extra={"description": manual()}
    )

    parts: Annotated[list[Part], Field(max_length=MOST_PARTS)] = field(default_factory=list)

    @staticmethod
    def of_words(text: str) -> dict[str, Any]:
        """Plain text, taken as a model's own words, sentence by sentence."""
        sentences = [*filter(None, map(str.strip, _SENTENCE.split(text)))]
        parts = [{"say": OWN_WORDS, "words": one[:300]} for one in sentences[:MOST_PARTS]]
        return {"parts": parts}
