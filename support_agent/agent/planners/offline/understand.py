"""What a message says: the wishes in it, the order numbers that go with them, and answers."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from orders.text import legible
from support_agent.agent.language import Language

from . import corrections, decoys, numbers
from .asks import Ask, merged, settled, with_numbers
from .guess import Guess, guess
from .lexicon import Hit, Lexicon
from .marks import Marks
from .numbers import Mention
from .text import sentence_spans, spans, words
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
# What language a longer text is in is told by its words, or it is in none of ours.
MOST_IN_ANY = 100
AFTER: frozenset[Concept] = frozenset(("where", "when", "eta", "track", "arrive", "not_arrived"))
# Of one sentence; what is behind them is read as one.
MOST_CLAUSES = 20


@dataclass(frozen=True, kw_only=True)
class Understood:
    """One message, understood."""

    text: str
    language: Language = "en"
    """The one that it was read in."""
    asks: tuple[Ask, ...] = ()
    asks_after: bool = False
    """Whether it asks in plain words where something is or when it comes."""
    numbers: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()
    hint: Wish | None = None
    """What is asked if it is about an order that was spoken of before: "and when?"."""
    answer: Literal["yes", "no"] | None = None
    concepts: frozenset[Concept] = frozenset()
    unwished: frozenset[Concept] = frozenset()
    """What the words say is not wished."""
    names: tuple[str, ...] = ()
    """Words that mean nothing here, so that they may name a thing that was bought."""
    guess: Guess | None = None
    """What is probably wished, where no rule tells it and there are words enough to go by."""
    left: tuple[str, ...] = ()
    """Longer words that are no part of anything that was understood."""


def understand(text: str, *, known: tuple[str, ...] = (), language: Language = "en") -> Understood:
    """Read a message, in the language that it seems to be in, or else in any of ours."""
    return _understand(legible(text), known=known, language=language)


@lru_cache(maxsize=1000)
def _understand(text: str, *, known: tuple[str, ...], language: Language) -> Understood:
    first = detect_language(text, before=language) or language
    likely = _read(text, LEXICONS[first], known)
    if (likely.asks and not _is_politeness(likely)) or likely.unwished:
        return likely
    said = words(text)
    if len(said) <= MOST_IN_ANY and LEXICONS[first].share_known(said) < MOSTLY:
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
    hits, denied = lexicon.said_and_denied(some_words)
    concepts = _concepts(hits, some_words)
    covered = {place for hit in hits for place in range(hit.start, hit.end)}
    return Understood(
        text=text,
        language=lexicon.language,
        asks=_asks(text, lexicon, mentioned, affirmed),
        asks_after=_asks_after(text, lexicon),
        numbers=affirmed,
        denied=tuple(one.number for one in mentioned if one.denied),
        hint=hint(concepts),
        answer=_answer({hit.concept for hit in hits if hit.start == 0}, some_words),
        concepts=concepts,
        unwished=frozenset(hit.concept for hit in denied),
        names=tuple(
            word
            for word in some_words
            if len(word) >= SHORTEST_NAME and word.isalpha() and lexicon.may_name(word)
        ),
        left=tuple(
            word
            for place, word in enumerate(some_words)
            if len(word) > SHORTEST_NAME and word.isalpha() and place not in covered
        ),
    )


def _answer(opening: Collection[Concept], some_words: Sequence[str]) -> Literal["yes", "no"] | None:
    if len(some_words) > LONGEST_ANSWER:
        return None
    if "no" in opening:
        return "no"
    return "yes" if "yes" in opening else None


def _asks_after(text: str, lexicon: Lexicon) -> bool:
    return any(
        AFTER & {hit.concept for hit in lexicon.hits(words(text[start:end]))}
        for start, end in sentence_spans(text)
        if "?" in text[end : end + 1] or "¿" in text[start:end]
    )


def _asks(
    text: str, lexicon: Lexicon, mentioned: Sequence[Mention], affirmed: Sequence[str]
) -> tuple[Ask, ...]:
    text = corrections.without_postposed(text)
    bare = decoys.without_labelled(text, Marks(lexicon.language))
    whole = _asks_of(text, lexicon, mentioned, affirmed)
    # "What will you pay me for 1058" calls no number by another name.
    if bare == text or any(ask.wish is Wish.COMPENSATION for ask in whole):
        return whole
    # Both have each place where it was.
    left = [one for one in mentioned if bare[one.position] == text[one.position]]
    asks = _asks_of(bare, lexicon, left, affirmed)
    return asks if any(ask.wish not in SMALL_TALK for ask in asks) else whole


def _asks_of(
    text: str, lexicon: Lexicon, mentioned: Sequence[Mention], affirmed: Sequence[str]
) -> tuple[Ask, ...]:
    parts = [
        part
        for start, end in sentence_spans(text)
        for part in _parts(text, start, end, lexicon, mentioned)
    ]
    asks = [ask for part in parts if (ask := _ask(part, affirmed))]
    if not asks and (whole := _ask(_part(text, 0, len(text), lexicon, mentioned), affirmed)):
        asks = [whole]
    asks = settled(merged(asks))
    placed = {number for ask in asks for number in ask.numbers}
    return with_numbers(asks, [number for number in affirmed if number not in placed])


@dataclass(frozen=True)
class _Part:
    """A sentence or a clause, read: the rule that fits it, and the numbers that stand in it."""

    rule: Rule | None
    numbers: frozenset[str]


def _parts(
    text: str, start: int, end: int, lexicon: Lexicon, mentioned: Sequence[Mention]
) -> list[_Part]:
    """The sentence, or its clauses where each has a wish and an order of its own."""
    clauses = [
        _part(text, begin, until, lexicon, mentioned)
        for begin, until in spans(text, lexicon.clause_end, most=MOST_CLAUSES, start=start, end=end)
    ]
    own = {clause.rule.wish for clause in clauses if clause.rule and clause.numbers}
    return clauses if len(own) > 1 else [_part(text, start, end, lexicon, mentioned)]


def _part(text: str, start: int, end: int, lexicon: Lexicon, mentioned: Sequence[Mention]) -> _Part:
    some_words = words(text[start:end])
    here = frozenset(one.number for one in mentioned if start <= one.position < end)
    concepts = _concepts(lexicon.hits(some_words), some_words)
    if here:
        # "Where is 1187?" speaks of an order without the word.
        concepts |= {"order", "number"}
    return _Part(rule=first_rule(concepts), numbers=here)


def _ask(part: _Part, affirmed: Sequence[str]) -> Ask | None:
    if part.rule is None:
        return None
    numbers = tuple(number for number in affirmed if number in part.numbers)
    return Ask(wish=part.rule.wish, kind=part.rule.kind, numbers=numbers)


def _concepts(hits: Iterable[Hit], some_words: Sequence[str]) -> frozenset[Concept]:
    found: frozenset[Concept] = frozenset(hit.concept for hit in hits)
    return found | {"brief"} if len(some_words) <= BRIEF else found
