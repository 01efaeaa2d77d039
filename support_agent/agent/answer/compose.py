"""From the parts that a planner chose to the reply that a customer reads. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from support_agent.agent.known import KnownDuty
from support_agent.agent.types import Draft, Flaw, Said, Turn
from support_agent.language import own_words
from support_agent.language.packs import FALLBACK, languages, text_of
from support_agent.language.render import render
from support_agent.language.values import Sentence

from . import completeness
from .completeness import Choice
from .parts import OWN_WORDS, Answer, Part
from .reading import Result, things
from .statement import PROMISES
from .statements import BY_KEY
from .verified import Verified

NOTHING_LEFT = (
    "Nothing of it can be said, since no result of this run supports it: {dropped}. Look up what is "
    "missing and answer with other statements, or call a person."
)
# Of these one is enough, and the first is taken.
ONE_OF = frozenset(("greeting", "thanks", "goodbye"))
# What is said of a thing when nothing else is, and what beside other sentences.
BESIDE_OTHERS = {"greeting": "hello", "greeting-named": "hello-named", "thanks": "you-are-welcome"}
WORDINGS = 3
MOST_BUTTONS = 6


@dataclass(frozen=True, kw_only=True)
class Dropped:
    """A part that is not said, and why, by code."""

    part: Part
    why: str

    def __str__(self) -> str:
        if self.part.words:
            return f"“{self.part.words}”"
        return f"{self.part.say} {self.part.about}".strip()


@dataclass(frozen=True, kw_only=True)
class Composed:
    """A reply: its text, and what became of each part."""

    text: str
    said: tuple[Part, ...]
    dropped: tuple[Dropped, ...]
    settles: bool
    """Whether it tells a known fact or what was made, so that the customer's request is settled."""
    choices: tuple[Choice, ...] = ()
    """Buttons that answer the question at its end."""
    lacks_a_look_up: bool = False
    """Whether nothing is left of what the planner chose, for want of a tool's result."""
    promises: bool = False
    """Whether it says what a colleague will do, which is true only as long as it is not done."""
    answer: Answer = field(default_factory=Answer)
    """What it was composed of, so that it can be composed again."""


@dataclass(kw_only=True)
class _Reply:
    """The sentences by their place in the reply, as the parts come in."""

    warm: list[str] = field(default_factory=list)
    courtesy: list[Sentence] = field(default_factory=list)
    written: list[Sentence] = field(default_factory=list)
    facts: list[Sentence] = field(default_factory=list)
    goodbye: list[Sentence] = field(default_factory=list)
    questions: list[Sentence] = field(default_factory=list)
    said: list[Part] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    settles: bool = False

    def place(self, part: Part, sentences: Sequence[Sentence]) -> None:
        """Put what a part says where it belongs, each sentence once."""
        statement = BY_KEY[part.say]
        where = self.facts
        if part.say == "goodbye":
            where = self.goodbye
        elif statement.kind == "courtesy":
            where = self.courtesy
        elif statement.kind == "question":
            where = self.questions
        elif part.say == "done":
            where = self.written
        where += [one for one in sentences if one not in where]
        self.said.append(part)
        self.settles = self.settles or statement.settles(sentences)

    def in_order(self) -> list[Sentence]:
        """Courtesy, what was done, the facts order by order, and what is asked."""
        rest = [*self.written, *_by_order(self.facts), *self.goodbye, *self.questions]
        courtesy = [_beside(one) for one in self.courtesy] if rest else self.courtesy
        return [*courtesy, *rest]


def compose(answer: Answer, turn: Turn, *, due: Sequence[KnownDuty] | None = None) -> Composed:
    """The reply that these parts come to. Empty where nothing of them can be said.

    `due` is what colleagues have promised and not done at this moment, where that was read again.
    """
    verified = Verified.of(turn, due=due)
    language = _language(turn)
    reply = _Reply()
    for part in answer.parts:
        _add(reply, part, verified, language)
    chosen = [*reply.said]
    if written := completeness.writes(verified):
        reply.written = [*written]
        reply.settles = True
    reply.facts += completeness.refused(verified)
    said_so_far = [*reply.written, *reply.facts, *reply.questions]
    asked = completeness.question(verified)
    if asked:
        reply.questions = [asked]
    said_so_far += [asked] if asked else []
    for part in completeness.answers(verified, reply.said, said_so_far):
        if sentences := BY_KEY[part.say].sentences(verified, part.about):
            reply.place(part, sentences)
    if not _is_theirs(language, turn) and not asked:
        reply.questions.append(Sentence(message="offer-team"))
    sentences = _worded(reply.in_order(), turn, language)
    text = _rendered(sentences, turn, language, before=reply.warm)
    return Composed(
        text=text,
        said=tuple(reply.said),
        dropped=tuple(reply.dropped),
        settles=reply.settles,
        choices=_choices(verified, turn, language) if asked else (),
        lacks_a_look_up=not chosen and any(one.why == "unsupported" for one in reply.dropped),
        promises=any(one.message in PROMISES for one in sentences),
        answer=answer,
    )


def writes_alone(turn: Turn, *, due: Sequence[KnownDuty] | None = None) -> str:
    """What the run has written, for a customer whose run ends with a person. Empty without any."""
    verified, language = Verified.of(turn, due=due), _language(turn)
    sentences = _worded(list(completeness.writes(verified)), turn, language)
    return _rendered(sentences, turn, language) if sentences else ""


def composed(draft: Draft, turn: Turn, *, due: Sequence[KnownDuty] | None = None) -> Draft | Flaw:
    """The draft with its text, or why there is nothing to say. The loop calls it."""
    reply = compose(draft.output, turn, due=due)
    if reply.text and (due is not None or turn.corrected or not reply.lacks_a_look_up):
        return Draft(text=reply.text, output=reply)
    dropped = ", ".join(map(str, reply.dropped)) or "no parts"
    words = tuple(map(str, reply.dropped))
    return Flaw(check="unsupported", why=NOTHING_LEFT.format(dropped=dropped), words=words)


def _add(reply: _Reply, part: Part, verified: Verified, language: str) -> None:
    if part.say == OWN_WORDS:
        if not reply.warm and own_words.is_warm(part.words, language):
            reply.warm.append(part.words.strip())
            reply.said.append(part)
        else:
            reply.dropped.append(Dropped(part=part, why="own_words"))
        return
    statement = BY_KEY.get(part.say)
    if statement is None:
        reply.dropped.append(Dropped(part=part, why="unknown_key"))
        return
    if part.say in ONE_OF and any(one.say in ONE_OF for one in reply.said):
        reply.dropped.append(Dropped(part=part, why="one_is_enough"))
        return
    if sentences := statement.sentences(verified, part.about):
        reply.place(part, sentences)
    else:
        reply.dropped.append(Dropped(part=part, why="unsupported"))


def _language(turn: Turn) -> str:
    """The customer's, else the page's, else the shop's. Mexican Spanish is Spanish."""
    wanted = (turn.facts.language, turn.facts.page_language, FALLBACK)
    spoken = (one.partition("-")[0].lower() for one in wanted)
    return next(one for one in spoken if one in languages())


def _is_theirs(language: str, turn: Turn) -> bool:
    return turn.facts.language.partition("-")[0].lower() == language


def _rendered(
    sentences: Sequence[Sentence], turn: Turn, language: str, *, before: Sequence[str] = ()
) -> str:
    facts = turn.facts
    return render(
        sentences, language=language, today=facts.today, before=before, address=facts.address
    )


def _by_order(sentences: Sequence[Sentence]) -> Iterator[Sentence]:
    """What is said of one order together, where it is first said."""
    numbers = dict.fromkeys(_about(one) for one in sentences)
    for number in numbers:
        yield from (one for one in sentences if _about(one) == number)


def _about(sentence: Sentence) -> str:
    return sentence.subject.number if sentence.subject else ""


def _beside(sentence: Sentence) -> Sentence:
    message = BESIDE_OTHERS.get(sentence.message, sentence.message)
    return replace(sentence, message=message)


def _worded(sentences: Sequence[Sentence], turn: Turn, language: str) -> list[Sentence]:
    """Each in words that this conversation has not had yet, where the pack has others."""
    earlier = [
        entry.text for entry in turn.history if isinstance(entry, Said) and entry.author == "agent"
    ]
    return [_varied(one, earlier, turn, language) for one in sentences]


def _varied(sentence: Sentence, earlier: Sequence[str], turn: Turn, language: str) -> Sentence:
    if not earlier:
        return sentence
    for variant in range(WORDINGS):
        worded = replace(sentence, variant=variant)
        # Where another was joined to it, it had no full stop.
        text = _rendered([worded], turn, language).removesuffix(".")
        if not any(text in one for one in earlier):
            return worded
    return replace(sentence, variant=WORDINGS - 1)


def _choices(verified: Verified, turn: Turn, language: str) -> tuple[Choice, ...]:
    """The buttons of code's question."""
    proposal = verified.proposals[-1]
    key = proposal.get("proposal")
    if not isinstance(key, int):
        return ()
    return tuple(
        Choice(text=text, proposal=key, answer=answer)
        for text, answer in _answers(proposal, language, turn.facts.address)
    )


def _answers(proposal: Result, language: str, address: str) -> Iterator[tuple[str, str]]:
    goods = things(proposal.get("items"))
    match proposal.get("asks"):
        case "confirm":
            yield text_of("yes-request", language, address=address), "yes"
            yield text_of("no-request-button", language, address=address), "no"
        case "count" if len(goods) == 1 and goods[0].quantity <= MOST_BUTTONS:
            yield from ((str(n), str(n)) for n in range(1, goods[0].quantity + 1))
        case "items" if len(goods) <= MOST_BUTTONS:
            # By their places: two articles may have one title.
            yield from ((one.title, str(n)) for n, one in enumerate(goods, 1) if one.title)
