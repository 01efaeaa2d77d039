"""From the parts that a planner chose to the reply that a customer reads. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from support_agent.agent.types import Draft, Flaw, Said, Turn
from support_agent.language import own_words, packs
from support_agent.language.render import render
from support_agent.language.values import Sentence

from . import completeness
from .choices import Choice
from .parts import OWN_WORDS, Answer, Part
from .statements import BY_KEY
from .verified import Result, Verified

NOTHING_LEFT = (
    "Nothing of it can be said, since no result of this run supports it: {dropped}. Look up what is "
    "missing and answer with other statements, or call a person."
)
PROMISES = frozenset({"team-answers", "request-waits-until"})
OFFER = Sentence(message="offer-team")
# The most that one is told beside "confirm": no customer presses one of ten buttons.
MOST_COUNTS = 4


@dataclass(frozen=True, kw_only=True)
class Dropped:
    """A part that is not said, and why, by code."""

    part: Part
    why: str

    def __str__(self) -> str:
        named = (self.part.say, self.part.about, self.part.words, f"({self.why})")
        return " ".join(filter(None, named))


@dataclass(frozen=True, kw_only=True)
class Composed:
    """A reply: its text, its buttons, and what became of each part."""

    text: str
    answer: Answer
    said: tuple[Part, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    choices: tuple[Choice, ...] = ()
    settles: bool = False
    """Whether it tells a known fact or what was made, so that the customer's request is settled."""
    promises: bool = False
    """Whether it says what the team has promised before this run."""


def compose(answer: Answer, turn: Turn) -> Composed:
    """The reply that these parts come to. Its text is empty where nothing of them can be said."""
    verified = Verified.of(turn)
    language, speaks_it = language_of(turn)
    chosen = _Chosen(verified=verified, language=language)
    for part in answer.parts:
        chosen.add(part)
    written = list(completeness.writes(verified, turn))
    proposal, question = completeness.asked(verified)
    facts = [*written, *chosen.facts, *completeness.looked_up(verified, chosen.said)]
    asked = question or chosen.questions
    if not speaks_it and OFFER not in asked and (facts or chosen.courtesy or asked):
        asked = [*asked, OFFER]
    sentences = list(_once([*chosen.courtesy, *facts, *asked]))
    return Composed(
        answer=answer,
        promises=bool(turn.facts.duties) and any(one.message in PROMISES for one in sentences),
        text=_rendered(sentences, turn, language, before=chosen.warm),
        said=tuple(chosen.said),
        dropped=tuple(chosen.dropped),
        choices=_choices(proposal, language),
        settles=chosen.settles or bool(written),
    )


def composed(draft: Draft, turn: Turn) -> Draft | Flaw:
    """The draft with its text, or why there is nothing to say. The loop calls it."""
    reply = compose(draft.output, turn)
    if reply.text:
        return Draft(text=reply.text, output=reply)
    dropped = ", ".join(map(str, reply.dropped)) or "no parts"
    return Flaw(
        guard="unsupported",
        why=NOTHING_LEFT.format(dropped=dropped),
        words=tuple(map(str, reply.dropped)),
    )


def writes_of(turn: Turn) -> str:
    """What the run has done for the customer, for whoever ends it without a reply."""
    sentences = list(completeness.writes(Verified.of(turn), turn))
    return _rendered(sentences, turn, language_of(turn)[0], before=())


def language_of(turn: Turn) -> tuple[str, bool]:
    """The language to answer in, and whether it is the customer's own."""
    spoken = packs.languages()
    for place, code in enumerate((turn.facts.language, turn.facts.page_language)):
        short = code.lower().split("-")[0]
        if short in spoken:
            return short, place == 0
    return packs.FALLBACK, False


def _rendered(
    sentences: Sequence[Sentence], turn: Turn, language: str, *, before: Sequence[str]
) -> str:
    heard = [one.text for one in turn.history if isinstance(one, Said) and one.author == "agent"]
    return render(
        sentences,
        language=language,
        today=turn.facts.today,
        address=packs.manners(language).address,
        before=before,
        heard=heard,
    )


@dataclass(kw_only=True)
class _Chosen:
    """The planner's parts, sorted into what is said of them and what is dropped."""

    verified: Verified
    language: str
    said: list[Part] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    warm: list[str] = field(default_factory=list)
    courtesy: list[Sentence] = field(default_factory=list)
    facts: list[Sentence] = field(default_factory=list)
    questions: list[Sentence] = field(default_factory=list)
    settles: bool = False

    def add(self, part: Part) -> None:
        """Say it, or drop it and note why."""
        if part.say == OWN_WORDS:
            self._add_own_words(part)
            return
        statement = BY_KEY.get(part.say)
        if statement is None:
            self.dropped.append(Dropped(part=part, why="unknown_key"))
            return
        sentences = list(statement.sentences(self.verified, part.about))
        if not sentences:
            # Nothing was done, or it is said anyway: no loss, and no lie.
            if part.say != "done":
                self.dropped.append(Dropped(part=part, why="unsupported"))
            return
        self.said.append(part)
        self._listed(statement.kind).extend(sentences)
        self.settles = self.settles or statement.settles(sentences)

    def _add_own_words(self, part: Part) -> None:
        if not self.warm and own_words.is_warm(part.words, self.language):
            self.warm.append(part.words.strip())
            self.said.append(part)
        else:
            self.dropped.append(Dropped(part=part, why="own_words"))

    def _listed(self, kind: str) -> list[Sentence]:
        return {"question": self.questions, "courtesy": self.courtesy}.get(kind, self.facts)


def _once(sentences: Iterable[Sentence]) -> Iterator[Sentence]:
    """Each sentence once, where it stands first."""
    said: list[Sentence] = []
    for one in sentences:
        if one not in said:
            said.append(one)
            yield one


def _choices(proposal: Result | None, language: str) -> tuple[Choice, ...]:
    """Buttons under a question about a proposal."""
    if proposal is None or proposal.get("asks") == "items":
        return ()
    key = int(proposal["proposal"])
    if proposal.get("asks") == "count":
        most = min(MOST_COUNTS, int(proposal.get("most") or 0))
        answers = {str(count): str(count) for count in range(1, most + 1)}
    else:
        answers = {
            "yes": packs.text_of("button-yes", language, {}),
            "no": packs.text_of("button-no", language, {}),
        }
    return tuple(Choice(text=text, proposal=key, answer=answer) for answer, text in answers.items())
