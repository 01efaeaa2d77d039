"""Which language is this? Told from letters, marks, small words and the words of the shop.

Made for messages of one to five words without accents, on which libraries fail: they are trained
on sentences. A word counts the less, the more languages have it.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache

from support_agent.agent.language import Language
from support_agent.agent.planners.offline.words import LANGUAGES

from .known_words import languages_near, languages_of, languages_of_small
from .letters import ENDINGS, by_script, marked
from .spelling import bare

WORD = re.compile(r"[^\W\d_]+")
# Mail addresses are often glued to the sentence behind them, which begins with a capital letter.
# Links and tags are in no language.
ADDRESS = re.compile(
    r"[^\s@]{1,64}@[a-z0-9.-]{1,255}|(?:https?://|www\.)\S{1,500}|</?[a-z][^<>]{0,200}>"
)
SMALL_WORD = 1.5
ENDING = 0.4
TYPING_ERROR = 0.6
# A language of ours is meant unless another one is told this much better.
CLEARLY = 1.25
CLEARLY_OTHER = 2.0
EQUAL = 0.001
MOST_ALIKE = 3


def detect_language(text: str, *, before: str = "") -> Language | None:
    """The one of our languages that these words are in, or None when they do not tell.

    What was spoken `before` goes on, unless another language is told clearly: "ja" is a German yes
    and a Portuguese "already", and "wen wil it arive" is no Dutch for its "wil".
    """
    told_by = _told_by(text)
    best = _best(told_by)
    if before in LANGUAGES and best and not _is_clear(text, best[0], before):
        return next(language for language in LANGUAGES if language == before)
    ours = [language for language in LANGUAGES if language in best]
    return ours[0] if ours and len(ours) <= MOST_ALIKE else None


def _is_clear(text: str, told: str, before: str) -> bool:
    """Whether these words are so much in this language that the one before is left for it."""
    told_by = _told_by(text)
    if told_by.get(before, 0.0) * CLEARLY_OTHER > told_by[told]:
        return False
    words = WORD.findall(bare(ADDRESS.sub(" ", text)))
    known = sum(told in languages_of(word) for word in words)
    return bool(by_script(text)) or known * 2 >= len(words)


def foreign_tongue(text: str) -> str | None:
    """The code of the language that these words are in, where it is none of ours."""
    return next((code for code in _best(_told_by(text)) if code not in LANGUAGES), None)


@lru_cache(maxsize=1000)
def _told_by(text: str) -> Mapping[str, float]:
    """The languages that these words can be in, and how much tells so.

    A bare number tells nothing, and "no" next to nothing, since many languages have it.
    """
    lowered = unicodedata.normalize("NFC", ADDRESS.sub(" ", text)).casefold()
    if told := by_script(lowered):
        return {told: 1.0}
    told_by: dict[str, float] = defaultdict(float, marked(lowered))
    for word in WORD.findall(bare(lowered)):
        for code, weight in _weights(word):
            told_by[code] += weight
    return told_by


def _best(told_by: Mapping[str, float]) -> tuple[str, ...]:
    """The likeliest language, several where they are told equally well."""
    ours = {code: told_by[code] for code in LANGUAGES if code in told_by}
    most = max(ours.values(), default=0.0)
    foreign = max(sorted(told_by), key=told_by.__getitem__, default="")
    if foreign and foreign not in ours and told_by[foreign] > most * CLEARLY:
        return (foreign,)
    return tuple(code for code, weight in ours.items() if weight > most - EQUAL)


@lru_cache(maxsize=20_000)
def _weights(word: str) -> tuple[tuple[str, float], ...]:
    """The languages that have this word, and how much it tells for each."""
    having, small = languages_of(word), languages_of_small(word)
    share = 1.0
    if not having:
        having, share = languages_near(word), TYPING_ERROR
    weights = {
        code: (SMALL_WORD if code in small else share) / len(having) ** 1.5 for code in having
    }
    for code, endings in ENDINGS.items():
        if word.endswith(endings):
            weights[code] = weights.get(code, 0.0) + ENDING
    return tuple(weights.items())
