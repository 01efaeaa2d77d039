"""Finds what a text promises that a colleague or we will do, in whichever language it is written."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Literal

from .reading import fold
from .words.promising import ALL_WAYS
from .words.promising.invitations import INVITATIONS
from .words.promising.way import Promising

Kind = Literal["write", "look", "call"]
_WORD = re.compile(r"\w+")
_SENTENCE = re.compile(r"[^.!?\n]+(?:[.!?]+(?:(?=\s)|$)|[.!?]+(?=\S)|\n|$)")
_CLAUSE_END = re.compile(r"[,;:()]|\s-\s|(?<!\w)(?:but|pero|но|mais|aber|mas|ma|maar)(?!\w)")
# "Sí" is a yes and "si" an if, and without accents they are one.
_YES = re.compile(r"\bs[íì]\b", re.IGNORECASE)
# They deny nothing of what stands behind them.
_NO_DENIAL = re.compile(
    r"(?<!\w)(?:not only|no doubt|no solo|sin duda|не только|non seulement|nicht nur|nao so|non solo|niet alleen|ne manquer\w* pas)(?!\w)"
)
_WHETHER_BEHIND = re.compile(r"\sли(?!\w)")
# "…" is folded to three dots.
_GAPS = {"...": 8, "~": 2}
_SHORT_CLAUSE = 3
# So many letters of a beginning tell whether it is worth a look.
_SURE = 4


@dataclass(frozen=True, kw_only=True)
class Promise:
    """What is promised, in which sentence of the folded text, and where that is."""

    kind: Kind
    sentence: str
    told: str
    """The part of the sentence that tells the promise: from its clause to the end."""
    start: int
    end: int


def heard(text: str) -> str:
    """The text folded, each word in its place, and without the accent that makes a yes of an if."""
    return fold(_YES.sub("ye", text))


# A reply is asked about twice: whether it promises, and whether that is due.
@lru_cache(maxsize=32)
def promised_in(text: str) -> Sequence[Promise]:
    """Every promise of a text as heard. What is asked, denied or left to an "if" is none."""
    if not any(_SAYINGS.found_in(text)):
        return ()
    told = [found for found in _SENTENCE.finditer(text) if not found[0].rstrip().endswith("?")]
    return tuple(
        promise for found in told for promise in _of_sentence(found[0], start=found.start())
    )


def _of_sentence(sentence: str, *, start: int) -> Iterator[Promise]:
    sayings = groupby(_SAYINGS.found_in(sentence), key=lambda found: found.start)
    for at, group in sayings:
        clauses = [0, *(end.end() for end in _CLAUSE_END.finditer(sentence, 0, at))]
        found = list(group)
        # A word may be one of two languages, and then its own one knows what "si" is before it.
        if any(one.way.leaves_open(sentence, clauses[-1], one.end) for one in found):
            continue
        told = sentence[_with_its_time(sentence, clauses) :]
        is_call = any(one.kind == "call" or one.way.beside.search(told) for one in found)
        kind: Kind = "call" if is_call else found[0].kind
        end = start + max(one.end for one in found)
        yield Promise(kind=kind, sentence=sentence, told=told, start=start + at, end=end)


def _with_its_time(sentence: str, clauses: Sequence[int]) -> int:
    """Where the last clause begins, or a short one before it: "by tomorrow, a colleague will"."""
    before = sentence[clauses[-2] : clauses[-1]] if len(clauses) > 1 else ""
    return clauses[-2] if before and len(before.split()) <= _SHORT_CLAUSE else clauses[-1]


class _Way:
    """What keeps words of one language from being a promise, and what is promised beside."""

    def __init__(self, words: Promising) -> None:
        self.beside = re.compile(_any_of(words.beside, {}))
        self._condition = re.compile(_any_of(f"{words.condition}, {INVITATIONS}", {}))
        self._denial = re.compile(_any_of(words.denial, {}))

    def leaves_open(self, sentence: str, clause: int, end: int) -> bool:
        """Whether the words up to there, of its clause or before, say that it is not so, or only if."""
        if self._condition.search(sentence, 0, end) or _WHETHER_BEHIND.match(sentence, end):
            return True
        return bool(self._denial.search(_NO_DENIAL.sub("", sentence[clause:end])))


@dataclass(frozen=True, kw_only=True)
class _Found:
    kind: Kind
    way: _Way
    start: int
    end: int


class _Sayings:
    """All sayings by their first word, so that most words of a text cost one look-up."""

    def __init__(self, ways: Iterable[Promising]) -> None:
        self._by_word: dict[str, list[tuple[re.Pattern[str], _Way, Kind]]] = {}
        self._by_beginning: dict[str, list[tuple[re.Pattern[str], _Way, Kind]]] = {}
        for words in ways:
            way = _Way(words)
            kinds: dict[Kind, str] = {"call": words.call, "write": words.write, "look": words.look}
            for kind, listed in kinds.items():
                for entry in _entries(listed):
                    self._add(entry, words.lists, way, kind)

    def _add(self, entry: str, lists: Mapping[str, str], way: _Way, kind: Kind) -> None:
        saying = (re.compile(_entry(entry, lists)), way, kind)
        first = entry.split()[0]
        firsts = _entries(lists[first[1:-1]]) if first[0] == "{" else [first]
        for token in firsts:
            word = _WORD.findall(token)[0]
            is_open = token == f"{word}*"
            kept = self._by_beginning if is_open else self._by_word
            kept.setdefault(word[:_SURE] if is_open else word, []).append(saying)

    def found_in(self, text: str) -> Iterator[_Found]:
        """Every saying in the folded text, place by place."""
        for word in _WORD.finditer(text):
            begun = self._by_beginning.get(word[0][:_SURE], ())
            for pattern, way, kind in (*self._by_word.get(word[0], ()), *begun):
                if found := pattern.match(text, word.start()):
                    yield _Found(kind=kind, way=way, start=found.start(), end=found.end())


def _entries(listed: str) -> list[str]:
    entries = fold(listed).replace("\n", " ").split(",")
    return sorted(filter(None, map(str.strip, entries)), key=len, reverse=True)


def _any_of(listed: str, lists: Mapping[str, str]) -> str:
    return "|".join(_entry(entry, lists) for entry in _entries(listed))


def _entry(entry: str, lists: Mapping[str, str]) -> str:
    pattern = ""
    for token in entry.split():
        if most := _GAPS.get(token):
            pattern += rf"(?:\s(?!you\b|it\b)[^\s.,;:!?]+){{0,{most}}}?"
            continue
        # "They'll" is two words.
        pattern += r"(?:\s|(?='))" if pattern else ""
        is_list = token.startswith("{")
        pattern += f"(?:{_any_of(lists[token[1:-1]], lists)})" if is_list else _word(token)
    return pattern


def _word(token: str) -> str:
    if token.startswith(("'", "n't")):
        return rf"{re.escape(token)}(?!\w)"
    # Only where a clause begins, since elsewhere it is another word: "se" in Portuguese.
    begin = r"(?:(?<![^,;:(])|(?<=[,;:(]\s))\s*" if token.startswith("^") else r"(?<!\w)"
    token = token.removeprefix("^")
    if token.endswith("*"):
        return rf"{begin}{re.escape(token[:-1])}\w*"
    return rf"{begin}{re.escape(token)}" + ("" if token.endswith("'") else r"(?!\w)")


_SAYINGS = _Sayings(ALL_WAYS)
