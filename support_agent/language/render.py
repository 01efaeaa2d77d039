"""Sentences into the text that a customer reads.

Each message of a pack is a whole sentence. Where the sentence before was on the same order, its
`.again` form is taken, which names the order no more; and of two short ones in a row the second
is joined to the first by its `.and` form, which leaves the subject out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from .names import shown
from .packs import has, text_of
from .values import Sentence, Subject
from .writing import goods, written


def render(
    sentences: Sequence[Sentence],
    *,
    language: str,
    today: date | None,
    address: str,
    before: Sequence[str] = (),
    heard: Sequence[str] = (),
) -> str:
    """The reply. `before` are sentences that are ready, and stand first.

    `heard` are earlier replies: a sentence that has other wordings is not said twice in the same.
    """
    writer = _Writer(language=language, today=today, address=address, heard=heard)
    for sentence in sentences:
        writer.add(sentence)
    return " ".join([*before, *map(_begun, writer.texts)])


MOST_VARIANTS = 3


@dataclass(kw_only=True)
class _Writer:
    """Writes one sentence after the other, and knows what was just spoken of."""

    language: str
    today: date | None
    address: str
    heard: Sequence[str] = ()
    texts: list[str] = field(default_factory=list)
    _named: set[str] = field(default_factory=set)
    _last: Subject | None = None
    _can_join: bool = False

    def add(self, sentence: Sentence) -> None:
        """Write it, joined to the one before where that reads well."""
        goes_on = sentence.subject is not None and sentence.subject == self._last
        if goes_on and self._can_join and self._has(sentence, "and"):
            joined = self._text(sentence, "and")
            first = self.texts[-1].removesuffix(".")
            values = {"first": first, "second": joined}
            self.texts[-1] = text_of("and-join", self.language, values)
            self._can_join = False
        else:
            form = "again" if goes_on and self._has(sentence, "again") else ""
            self.texts.append(self._text(sentence, form))
            self._can_join = self._has(sentence, "and") and self.texts[-1].endswith(".")
        self._last = sentence.subject

    def _has(self, sentence: Sentence, form: str) -> bool:
        return has(sentence.message, self.language, attribute=form)

    def _text(self, sentence: Sentence, form: str) -> str:
        values = {
            name: written(value, self.language, self.today)
            for name, value in sentence.values.items()
        }
        if sentence.subject:
            number = shown(sentence.subject.number)
            values = {"number": number, **values, "order": self._order(sentence.subject, form)}
        values |= {"address": self.address}
        wordings = [
            text_of(sentence.message, self.language, {**values, "variant": each}, attribute=form)
            for each in (range(MOST_VARIANTS) if self.heard else (0,))
        ]
        unheard = (one for one in wordings if not self._was_heard(one))
        return next(unheard, wordings[-1])

    def _was_heard(self, text: str) -> bool:
        return any(_begun(text) in earlier for earlier in self.heard)

    def _order(self, subject: Subject, form: str) -> str:
        values = {"number": shown(subject.number), "address": self.address}
        if form:
            return ""
        named = goods(subject.titles, self.language) if subject.number not in self._named else ""
        self._named.add(subject.number)
        if not named:
            return text_of("the-order", self.language, values)
        return text_of("the-order-with", self.language, {**values, "goods": named})


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
