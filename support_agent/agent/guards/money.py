"""Money is a person's: no reply promises, offers or announces any.

A sentence is read by the roles that its words play (words/). To name a refund is enough for it
to be withheld, unless it denies the refund, leaves it to a person, or calls it the customer's
wish; and even then a refund that is said to be given is withheld.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from support_agent.agent.types import Draft, Flaw, Turn

from . import observed
from .clauses import MONEY, Clause
from .reading import place, plain, sentence_of, unwrapped
from .vocabulary import roles
from .words.role import Role, Roles

_TOKEN = re.compile(r"[^\W\d_]+|\d+(?:[.,]\d+)*|[%€$£¥₽₹₴₺₩₪.!?\n,;:()]|(?<= )-(?= )")
_SENTENCE_ENDS = frozenset(".!?\n")
_CLAUSE_ENDS = frozenset(",;:()-")
# "Sí" is a yes and "si" an if, and without accents they are one.
_YES = re.compile(r"\bs[íì]\b", re.IGNORECASE)
_SHORT = re.compile(r"n't\b|'(?:ll|ve|re|m|d)\b")
_LONG = {
    "n't": " not",
    "'ll": " will",
    "'ve": " have",
    "'re": " are",
    "'m": " am",
    "'d": " would",
}
_SPELLED = re.compile(r"(?<![^\W_])(?:[^\W\d_][ .\-]{1,2}){3,}[^\W\d_](?![^\W_])")
# How many words an item of a list has at the most, with its "or".
_LIST_REACHES = 3
_MARKUP = str.maketrans({"*": None, "~": None, "_": " "})


@dataclass(frozen=True, kw_only=True)
class _Sentence:
    start: int
    words: Sequence[str]


def promises_no_money(draft: Draft, turn: Turn) -> Flaw | None:
    """Only a person may promise money, so the agent never does."""
    text = _as_heard(draft.text)
    if _first_promise(text, refund_on_record=False) is None:
        return None
    # Goods may be called "gift card", and a refund may stand in the record. Both are rare,
    # so they are looked for only now.
    text = _without(text, observed.titles(turn))
    found = _first_promise(text, refund_on_record=observed.records_refund(turn))
    if found is None:
        return None
    sentence = sentence_of(draft.text, text, found.start)
    return Flaw(guard="promises_no_money", why=_why(text, found), words=(sentence,))


def _why(text: str, sentence: _Sentence) -> str:
    return (
        f"The {place(text, sentence.start)} sentence of the reply promises, offers or announces money or "
        "something that costs money. Leave that out. Whether the customer gets any is for a "
        "colleague to decide: say only that, or call a person."
    )


def _as_heard(text: str) -> str:
    text = unwrapped(plain(_YES.sub("yes", text)).translate(_MARKUP)).casefold()
    text = _SHORT.sub(lambda short: _LONG[short[0]], text)
    return _SPELLED.sub(lambda spelled: re.sub(r"[ .\-]", "", spelled[0]), text)


def _without(text: str, titles: Iterable[str]) -> str:
    # A title of one word might be any word, and hide a promise.
    for title in filter(re.compile(r"\S \S").search, map(_as_heard, titles)):
        text = re.sub(rf"(?<![^\W_]){re.escape(title)}(?![^\W_])", "¤", text)
    return text


def _first_promise(text: str, *, refund_on_record: bool) -> _Sentence | None:
    for sentence in _sentences(text):
        if _promises(sentence, refund_on_record=refund_on_record):
            return sentence
    return None


def _sentences(text: str) -> Iterator[_Sentence]:
    start = 0
    words: list[str] = []
    for token in _TOKEN.finditer(text):
        start = start if words else token.start()
        words.append(token[0])
        if token[0] in _SENTENCE_ENDS:
            yield _Sentence(start=start, words=words)
            words = []
    yield _Sentence(start=start, words=words)


def _promises(sentence: _Sentence, *, refund_on_record: bool) -> bool:
    read = roles(sentence.words)
    if not any(role and role & MONEY for _, role in read):
        return False
    if sentence.words[-1] == "?":
        # "Do you want a refund?" offers one, where "you want a refund" only repeats a wish.
        read = [(at, role & ~Role.WANT) for at, role in read]
    if refund_on_record:
        read = list(_but_for_records(read))
    clauses = [Clause(words) for words in _clauses(sentence.words, read)]
    left_to_people = any(role & (Role.DECIDE | Role.PERSON) for _, role in read)
    return any(
        clause.promises or (clause.names_favour and not clause.denies and not left_to_people)
        for clause in clauses
    )


def _clauses(words: Sequence[str], read: Sequence[tuple[int, Roles]]) -> Iterator[list[Roles]]:
    clause: list[Roles] = []
    for index, (at, role) in enumerate(read):
        if role & Role.BUT or (words[at] in _CLAUSE_ENDS and not _goes_on(read, index)):
            yield clause
            clause = []
        elif words[at][0].isdigit():
            clause.append(Role.LIGHT)
        elif words[at] not in _CLAUSE_ENDS:
            clause.append(role)
    yield clause


def _goes_on(read: Sequence[tuple[int, Roles]], comma: int) -> bool:
    """Before "что" and "dass", and in a list: "repaired, replaced or refunded"."""
    following = [role for _, role in read[comma + 1 : comma + 1 + _LIST_REACHES]]
    return any(role & Role.OR for role in following) or bool(following and following[0] & Role.THAT)


def _but_for_records(read: Sequence[tuple[int, Roles]]) -> Iterator[tuple[int, Roles]]:
    """Without "refunded" where it tells what is on record, and not what will be."""
    will_be = False
    for at, role in read:
        will_be = will_be or bool(role & Role.FUTURE)
        yield at, Role.PLAIN if role & Role.RECORDED and not will_be else role
