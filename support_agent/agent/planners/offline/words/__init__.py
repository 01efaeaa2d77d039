"""The vocabulary, a folder for each language: concept -> phrases, parted by commas.

How a phrase is read stands in lexicon.py. A word that no phrase has is a name of a thing.
A language of ours (language.py) has a folder here by its code, with its `VOCABULARY`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from typing import Literal, get_args

from support_agent.agent.language import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)

Concept = Literal[
    # What is spoken of.
    "order",
    "own",
    "latest",
    "address",
    "invoice",
    "payment",
    "account",
    "site",
    "total",
    "human",
    "someone",
    "pickup",
    "day",
    # What is asked.
    "where",
    "when",
    "eta",
    "status",
    "track",
    "arrive",
    "shipped",
    "not_arrived",
    "late",
    "waiting",
    "policy",
    "options",
    "ship_to",
    "product_question",
    "how_much",
    # What is wished.
    "return",
    "unwanted",
    "may",
    "exchange",
    "refund",
    "refund_late",
    "outcome",
    "compensation",
    "damaged",
    "wrong",
    "missing",
    "own_mistake",
    "cancel",
    "change",
    "add",
    "talk",
    "speak",
    "complaint",
    "trouble",
    # Small talk.
    "you_are",
    "bot",
    "you_can",
    "help",
    "greeting",
    "thanks",
    "bye",
    # Answers.
    "yes",
    "no",
    "correction",
    "unsure",
    "no_number",
    "all",
    "one_item",
    "keep",
    "told",
    # Grammar.
    "not",
    "filler",
    "plain",
    "thing",
    "aside",
    "joint",
    # Not of words: what the whole of a sentence tells.
    "number",
    "brief",
]

NumberMark = Literal[
    "order",
    "number",
    "other_before",
    "other_after",
    "tracking",
    "year_before",
    "year_after",
    # As customers type it, with its accents: the months, and what stands between day and month.
    "month",
    "month_link",
    # "Not the order 1187".
    "not",
    "article",
    # "One of the two", "only one", "three pieces".
    "of",
    "only",
    "piece",
]


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """All that is known of one language's words."""

    concepts: Mapping[Concept, str]
    marks: Mapping[NumberMark, str]
    """The words around a number that tell what it is."""
    counts: tuple[str, ...]
    """One, two, three…: the words for each, parted by blanks."""
    places: tuple[str, ...]
    """The first, the second, the third…, likewise."""
    sounds: str = ""
    """Letters that people write for each other by ear, as "ll y": the first is heard as the second."""


@cache
def vocabularies() -> Mapping[Language, Vocabulary]:
    """Every language's vocabulary, by its code."""
    return {code: import_module(f"{__name__}.{code}").VOCABULARY for code in LANGUAGES}


def examples(language: Language) -> list[tuple[str, str]]:
    """What customers write, each with its section: a wish, a kind of return, or "other"."""
    file = resources.files(f"{__name__}.{language}") / "examples.txt"
    if not file.is_file():
        return []
    section, listed = "", []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line:
            listed.append((section, line))
    return listed
