"""What a message says: the wishes in it, the order numbers that go with them, and answers."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from support_agent.agent.language import Language

from . import corrections, decoys, numbers
from .asks import Ask, merged, settled, with_numbers
from .guess import Guess, guess
from .lexicon import Lexicon
from .marks import Marks
from .text import sentences, words
from .tongue import detect_language
from .wishes import SMALL_TALK, Rule, Wish, first_rule, hint
from .words import Concept, vocabularies

LEXICONS: dict[Language, Lexicon] = {
    code: Lexicon.of(language.concepts, language=code, sounds=language.sounds)
    for code, language in vocabularies().items()
}
# For a language that a text does not seem to be in: there a near word is another word.
STRICT = {code: replace(lexicon, forgiving=False) for code, lexicon in LEXICONS.items()}
# An answer to a question is short; a long text that begins with "no" says something else.
LONGEST_ANSWER = 6
SHORTEST_NAME = 3
BRIEF = 3
# A greeting or a thank-you alone is shorter.
SAYS_MORE = 7
# Whoever uses this much of a language's words means it, and not another that shares a few.
MOSTLY = 0.5


@dataclass(frozen=True, kw_only=True)
class Understood:
    """One message, understood."""

    text: str
    language: Language = "en"
    """The one that it was read in."""
    asks: tuple[Ask, ...] = ()
    numbers: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()
    hint: Wish | None = None
    """What is asked if it is about an order that was spoken of before: "and when?"."""
    answer: Literal["yes", "no"] | None = None
    concepts: frozenset[Concept] = frozenset()
    names: tuple[str, ...] = ()
    """Words that mean nothing here, so that they may name a thing that was bought."""
    guess: Guess | None = None
    """What is probably wished, where no rule tells it and there are words enough to go by."""
    left: tuple[str, ...] = ()
    """Longer words that are no part of anything that was understood."""


@lru_cache(maxsize=1000)
def understand(text: str, *, known: tuple[str, ...] = (), language: Language = "en") -> Understood:
    """Read a message, in the language that it seems to be in, or else in any of ours."""
    first = detect_language(text, before=language) or language
    likely = _read(text, LEXICONS[first], known)
    if (likely.asks and not _is_politeness(likely)) or LEXICONS[first].denied(words(text)):
        return likely
    if LEXICONS[first].share_known(words(text)) < MOSTLY:
        others = (_read(text, STRICT[code], known) for code in LEXICONS if code != first)
        if reading := next((reading for reading in others if reading.asks), None):
            return reading
    return replace(likely, guess=_guess(text, likely, first))


def _is_politeness(reading: Understood) -> bool:
    """Whether only the greeting or the thanks was understood of a message that says more."""
    polite = all(ask.wish in (Wish.GREETING, Wish.THANKS) for ask in reading.asks)
    return polite and len(words(reading.text)) >= SAYS_MORE


def _guess(text: str, likely: Understood, language: Language) -> Guess | None:
    # A bare "no" or "1187" answers what was asked, and says no more than that.
    is_bare = bool(likely.answer or likely.numbers) and len(words(text)) <= BRIEF
    return None if is_bare else guess(text, language=language)


def _read(text: str, lexicon: Lexicon, known: tuple[str, ...]) -> Understood:
    some_words = words(text)
    mentioned = corrections.applied(
        text, numbers.mentions(text, known=known, language=lexicon.language), lexicon
    )
    affirmed = tuple(dict.fromkeys(one.number for one in mentioned if not one.denied))
    hits = lexicon.hits(some_words)
    concepts = _concepts(some_words, lexicon)
    return Understood(
        text=text,
        language=lexicon.language,
        asks=_asks(text, lexicon, affirmed, known),
        numbers=affirmed,
        denied=tuple(one.number for one in mentioned if one.denied),
        hint=hint(concepts),
        answer=_answer({hit.concept for hit in hits if hit.start == 0}, some_words),
        concepts=concepts,
        names=tuple(
            word
            for word in some_words
            if len(word) >= SHORTEST_NAME and word.isalpha() and lexicon.may_name(word)
        ),
        left=tuple(
            word
            for place, word in enumerate(some_words)
            if len(word) > SHORTEST_NAME
            and word.isalpha()
            and not any(hit.start <= place < hit.end for hit in hits)
        ),
    )


def _answer(opening: Collection[Concept], some_words: Sequence[str]) -> Literal["yes", "no"] | None:
    if len(some_words) > LONGEST_ANSWER:
        return None
    if "no" in opening:
        return "no"
    return "yes" if "yes" in opening else None


def _asks(
    text: str, lexicon: Lexicon, affirmed: Sequence[str], known: tuple[str, ...]
) -> tuple[Ask, ...]:
    text = corrections.without_postposed(text)
    bare = decoys.without_labelled(text, Marks(lexicon.language))
    asks, whole = (_asks_of(one, lexicon, affirmed, known) for one in (bare, text))
    # "What will you pay me for 1058" calls no number by another name.
    if any(ask.wish is Wish.COMPENSATION for ask in whole):
        return whole
    return asks if any(ask.wish not in SMALL_TALK for ask in asks) else whole


def _asks_of(
    text: str, lexicon: Lexicon, affirmed: Sequence[str], known: tuple[str, ...]
) -> tuple[Ask, ...]:
    parts = [part for sentence in sentences(text) for part in _parts(sentence, lexicon, known)]
    asks = [ask for part in parts if (ask := _ask(part, lexicon, affirmed, known))]
    if not asks and (whole := _ask(text, lexicon, affirmed, known)):
        asks = [whole]
    asks = settled(merged(asks))
    placed = {number for ask in asks for number in ask.numbers}
    return with_numbers(asks, [number for number in affirmed if number not in placed])


def _parts(sentence: str, lexicon: Lexicon, known: tuple[str, ...]) -> list[str]:
    """The sentence, or its clauses where each has a wish and an order of its own."""
    clauses = [clause for clause in lexicon.clause_end.split(sentence) if clause.strip()]
    own = [
        (rule.wish, numbers.mentions(clause, known=known, language=lexicon.language))
        for clause in clauses
        if (rule := _rule(clause, lexicon, known))
    ]
    several = len({wish for wish, mentioned in own if mentioned}) > 1
    return clauses if several else [sentence]


def _ask(
    part: str, lexicon: Lexicon, affirmed: Sequence[str], known: tuple[str, ...]
) -> Ask | None:
    rule = _rule(part, lexicon, known)
    if rule is None:
        return None
    here = {one.number for one in numbers.mentions(part, known=known, language=lexicon.language)}
    return Ask(
        wish=rule.wish,
        kind=rule.kind,
        numbers=tuple(number for number in affirmed if number in here),
    )


def _rule(part: str, lexicon: Lexicon, known: tuple[str, ...]) -> Rule | None:
    concepts = _concepts(words(part), lexicon)
    if numbers.mentions(part, known=known, language=lexicon.language):
        # "Where is 1187?" speaks of an order without the word.
        concepts |= {"order", "number"}
    return first_rule(concepts)


def _concepts(some_words: Sequence[str], lexicon: Lexicon) -> frozenset[Concept]:
    found = lexicon.concepts(some_words)
    return found | {"brief"} if len(some_words) <= BRIEF else found
