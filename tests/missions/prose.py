"""A mission's prose, taken apart: what the customer wants, what they answer, in the first person."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")
NUMBER = re.compile(r"#?\bW?\d{7}\b")
EXACTLY = re.compile(r"exactly with '(.+)'")
SAY_THAT = re.compile(r"say that (.+)")
# The prose is written to an actor. These are its stage directions, not the customer's words.
WHEN_ASKED_NUMBER = re.compile(r"^When asked for order ID", re.IGNORECASE)
IF_NOT_FOUND = re.compile(r"^If (that|the agent asks you to double check|it)\b", re.IGNORECASE)
IF_ASKED = re.compile(r"^If (asked|(and only if )?the agent)\b", re.IGNORECASE)
DIRECTION = re.compile(
    r"^(Make sure|Provide all|Insist|As you are interacting|If it refuses|Be polite)", re.IGNORECASE
)
SECRET = re.compile(r"do not share|don't mention", re.IGNORECASE)
FALLBACK = re.compile(r"^(If|Finally|Lastly|Also, check)\b")
FIRST_PERSON = (
    (r"\b[Aa]sk the agent (explicitly )?to\b", "Please"),
    (r"\b[Aa]sk the agent (explicitly )?for\b", "I want"),
    (r"\b[Aa]sk the agent (about|if)\b", r"please tell me \1"),
    (r"\b[Yy]ou are\b", "I am"),
    (r"\b[Yy]ou're\b", "I'm"),
    (r"\b[Yy]ou'd\b", "I'd"),
    (r"\b[Yy]ou(r)? name is\b", "My name is"),
    (r"\b(for|to|of|with|by|from|gives?|tells?) you\b", r"\1 me"),
    (r"\bYour\b", "My"),
    (r"\byour\b", "my"),
    (r"\b[Yy]ou\b", "I"),
    (r"\bthe agent\b", "you"),
)


@dataclass(frozen=True, kw_only=True)
class Prose:
    """All that the customer may say. Nothing of it is taken from the expected calls."""

    opening: str
    """The wish, as it is said first."""
    later: tuple[str, ...]
    """What is said once the first is settled, or where more is asked."""
    numbers: tuple[str, ...]
    """Answers to the question for the order's number, one after the other."""
    details: tuple[str, ...]
    """Answers to a question for more."""
    identity: str

    @classmethod
    def of(cls, customer: dict[str, Any]) -> "Prose":
        sentences = list(_sentences(customer["reason_for_call"]))
        extra = list(_sentences(customer["task_instructions"] or ""))
        wishes = [one for one in sentences if not _is_aside(one)]
        first = [one for one in wishes if not FALLBACK.match(one)] or wishes
        return cls(
            opening=" ".join(map(said, first)),
            later=tuple(said(one) for one in wishes if one not in first),
            numbers=tuple(_numbers(sentences)),
            details=tuple(_details([*sentences, *extra])),
            identity=said(customer["known_info"]),
        )


def said(sentence: str) -> str:
    """The sentence as the customer says it of themselves."""
    for theirs, ours in FIRST_PERSON:
        sentence = re.sub(theirs, ours, sentence)
    return sentence


def _sentences(text: str) -> Iterator[str]:
    return (one.strip() for one in SENTENCE.split(text) if one.strip())


def _is_aside(sentence: str) -> bool:
    asides = (WHEN_ASKED_NUMBER, IF_NOT_FOUND, IF_ASKED, DIRECTION)
    return bool(SECRET.search(sentence)) or any(aside.match(sentence) for aside in asides)


def _numbers(sentences: list[str]) -> Iterator[str]:
    for sentence in sentences:
        if WHEN_ASKED_NUMBER.match(sentence) or IF_NOT_FOUND.match(sentence):
            yield from _scripted(sentence)
        else:
            yield from (f"It is {found}." for found in NUMBER.findall(sentence))


def _scripted(sentence: str) -> Iterator[str]:
    if words := EXACTLY.search(sentence):
        yield words.group(1)
    elif words := SAY_THAT.search(sentence):
        yield said(words.group(1)).replace("and provide", "and it is")
    else:
        yield from NUMBER.findall(sentence)


def _details(sentences: list[str]) -> Iterator[str]:
    for sentence in sentences:
        if IF_ASKED.match(sentence) and not NUMBER.search(sentence) and "," in sentence:
            answer = sentence.split(",", maxsplit=1)[1].strip()
            answer = re.sub(r"^ask (to|for)\b", r"I want \1", answer).replace(
                "I want for", "I want"
            )
            yield said(re.sub(r"^(mention|say)\s+", "", answer))
