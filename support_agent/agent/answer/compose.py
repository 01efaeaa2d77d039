"""From the parts that a planner chose to the reply that a customer reads. Pure."""

from dataclasses import dataclass

from support_agent.agent.types import Draft, Flaw, Turn
from support_agent.language import own_words
from support_agent.language.packs import manners
from support_agent.language.render import render
from support_agent.language.values import Sentence

from . import completeness
from .parts import OWN_WORDS, Answer, Part
from .statements import BY_KEY
from .verified import Verified

NOTHING_LEFT = (
    "Nothing of it can be said, since no result of this run supports it: {dropped}. Look up what is "
    "missing and answer with other statements, or call a person."
)


@dataclass(frozen=True, kw_only=True)
class Dropped:
    """A part that is not said, and why, by code."""

    part: Part
    why: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.part.say, self.part.about, f"({self.why})")))


@dataclass(frozen=True, kw_only=True)
class Composed:
    """A reply: its text, and what became of each part."""

    text: str
    said: tuple[Part, ...]
    dropped: tuple[Dropped, ...]
    settles: bool
    """Whether it tells a known fact or what was made, so that the customer's request is settled."""


def compose(answer: Answer, turn: Turn) -> Composed:
    """The reply that these parts come to. Empty where nothing of them can be said."""
    verified = Verified.of(turn)
    language = turn.facts.language
    said: list[Part] = []
    dropped: list[Dropped] = []
    sentences: list[Sentence] = []
    warm: list[str] = []
    settles = False
    for part in answer.parts:
        if part.say == OWN_WORDS:
            if not warm and own_words.is_warm(part.words, language):
                warm.append(part.words.strip())
            else:
                dropped.append(Dropped(part=part, why="own_words"))
            continue
        statement = BY_KEY.get(part.say)
        told = statement.sentences(verified, part.about) if statement else ()
        if statement is None or not told:
            dropped.append(Dropped(part=part, why="unsupported" if statement else "unknown_key"))
            continue
        said.append(part)
        sentences += [one for one in told if one not in sentences]
        settles = settles or statement.settles(told)
    for one in completeness.missing(verified, said):
        sentences.append(one)
    text = render(
        sentences,
        language=language,
        today=turn.facts.today,
        address=manners(language).address,
        before=warm,
    )
    return Composed(text=text, said=tuple(said), dropped=tuple(dropped), settles=settles)


def composed(draft: Draft, turn: Turn) -> Draft | Flaw:
    """The draft with its text, or why there is nothing to say. The loop calls it."""
    reply = compose(draft.output, turn)
    if reply.text:
        return Draft(text=reply.text, output=reply)
    dropped = ", ".join(map(str, reply.dropped)) or "no parts"
    return Flaw(guard="unsupported", why=NOTHING_LEFT.format(dropped=dropped))
