"""Every word that code can write: those of the packs' messages, of the calendar, and warm ones."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TermReference,
    TextElement,
)

from support_agent.language.own_words import warm_words
from support_agent.language.packs import HERE, languages

# Forms of a plural, or wordings.
MOST_ALTERNATIVES = 6
WORD = re.compile(r"[^\W\d_]+")


@cache
def writable() -> frozenset[str]:
    """All of them, in every language, folded."""
    found: set[str] = set()
    for language in languages():
        found |= warm_words(language)
        for file in (HERE / language).glob("*.ftl"):
            found |= _words(" ".join(_texts(file.read_text(encoding="utf-8"))))
        locale = Locale.parse(language)
        for calendar in (locale.months, locale.days):
            for widths in calendar.values():
                for names in widths.values():
                    found |= _words(" ".join(names.values()))
    return frozenset(found)


def _texts(ftl: str) -> Iterator[str]:
    """Each message with the first of its alternatives everywhere, then with the second, and so on."""
    entries = [one for one in FluentParser().parse(ftl).body if isinstance(one, Message | Term)]
    patterns = {one.id.name: one.value for one in entries}
    for entry in entries:
        for part in (entry, *entry.attributes):
            for choice in range(MOST_ALTERNATIVES) if part.value else ():
                yield _text(part.value, choice, patterns)


def _text(pattern: Pattern, choice: int, patterns: Mapping[str, Pattern]) -> str:
    return "".join(
        one.value if isinstance(one, TextElement) else _chosen(one, choice, patterns)
        for one in pattern.elements
    )


def _chosen(placeable: Placeable, choice: int, patterns: Mapping[str, Pattern]) -> str:
    match placeable.expression:
        case SelectExpression(variants=variants):
            value = variants[min(choice, len(variants) - 1)].value
            return _text(value, choice, patterns)
        case MessageReference(id=named) | TermReference(id=named):
            return _text(patterns[named.name], choice, patterns)
    return " § "


def unwritable(text: str, known: str) -> set[str]:
    """The words of a text that neither code can write nor the record holds."""
    return _words(text) - writable() - _words(known)


def _words(text: str) -> set[str]:
    return {word.casefold().replace("ё", "е") for word in WORD.findall(text)}
