"""The offline planner: a pure function of the turn, so that the same turn gives the same plan."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from support_agent.agent.language import Language
from support_agent.agent.toolbox.final import FINAL_TOOL
from support_agent.agent.types import Action, Plan, Turn

from . import reasons
from .decide import decide
from .episodes import Episode, episodes, said_since_the_hand_back
from .evidence import HAND_OVER, Evidence
from .hear import hear
from .moves import HandOver, Look, Move, Say, part
from .plain import is_as_expected, is_plain
from .thread import Heard, Thread
from .tongue import detect_language, foreign_tongue
from .tongue.of_the_shop import is_small_talk
from .understand import Understood, understand
from .wishes import FOR_A_PERSON
from .words import LANGUAGES

MOST_SERVED = 5
ANSWER = "answer"
FOLLOW_UP = "follow_up"


class OfflinePlanner:
    """Plans without a model, a key or a network."""

    name = "offline"

    def plan(self, turn: Turn) -> Plan:
        """The next plan of this turn."""
        talk = Talk.of(turn)
        return _plan(talk.move(), turn)

    def move(self, turn: Turn) -> Move:
        """What it would do or say next, before that is put into words."""
        return Talk.of(turn).move()

    def known_path(self, turn: Turn) -> Plan | None:
        """The plan where the way is always the same, whichever planner the shop has chosen."""
        talk = Talk.of(turn)
        if turn.task != ANSWER or turn.corrected or not talk.is_plain():
            return None
        move = talk.move()
        return _plan(move, turn) if is_as_expected(move) else None


@dataclass(frozen=True, kw_only=True)
class Talk:
    """A turn, read: the state before its open messages, and those messages."""

    turn: Turn
    past: tuple[Episode, ...]
    now: Episode

    @classmethod
    def of(cls, turn: Turn) -> "Talk":
        *past, now = episodes(turn.history, after_hand_back=turn.task == FOLLOW_UP)
        if not now.words and past and past[-1].end == "answered":
            # Who asks has become known since the reply: the same words, and a fresh look.
            now = replace(past.pop(), steps=(), end="open")
        return cls(turn=turn, past=tuple(past), now=now)

    @cached_property
    def language(self) -> Language:
        """The language that was spoken last, beginning with the one of the conversation."""
        noted = self.turn.facts.language.lower().split("-")[0]
        language: Language = next((one for one in LANGUAGES if one == noted), "en")
        for episode in (*self.past, self.now):
            for text in episode.words:
                language = detect_language(text, before=language) or language
        return language

    def is_plain(self) -> bool:
        """Whether the open messages ask where own orders are or when they come, and no more."""
        return is_plain([self._understood(text) for text in self.now.words], self.turn.facts)

    def messages(self) -> list[Understood]:
        """The open messages, each understood."""
        return [self._understood(text) for text in self.now.words]

    def heard_now(self) -> Heard:
        """What the open messages come to, after what was said before."""
        if foreign_tongue(self.now.words[-1]) if self.now.words else None:
            return Heard()
        return self._heard(self._thread(), self.now.words)

    def _thread(self) -> Thread:
        thread = Thread()
        for episode in self.past:
            thread = self._after(thread, episode)
        return thread

    def move(self) -> Move:
        """What to do or say now."""
        if foreign := self._in_another_language():
            return foreign
        thread = self._thread()
        heard = self._heard(thread, self.now.words)
        if self.turn.corrected:
            # What was withheld once is not worth a second try: a person can say it for certain.
            return HandOver(reason=reasons.of(heard))
        if self.turn.task == FOLLOW_UP:
            heard = self._without_what_a_person_did(thread, heard)
            if not heard.requests:
                return Say(parts=(part("back_again"),))
        evidence = Evidence.of((*self.now.steps, *self.turn.steps))
        return decide(thread, heard, evidence, self.turn.facts)

    def _in_another_language(self) -> Move | None:
        """A person answers whoever writes in a language that we do not speak.

        To a greeting we say so first; whoever goes on has been told what comes of it.
        """
        tongue = foreign_tongue(self.now.words[-1]) if self.now.words else None
        if tongue is None or self.turn.task == FOLLOW_UP:
            return None
        talks = all(is_small_talk(text, tongue) for text in self.now.words)
        if talks and not self.past:
            return Say(parts=(part("other_language"),))
        return HandOver(reason=reasons.in_another_language(self.now.words))

    def _without_what_a_person_did(self, thread: Thread, heard: Heard) -> Heard:
        """A person has been here: what was theirs to settle is, and their word may be a wish.

        Whoever asks for one after they have gone means another, and gets them.
        """
        since = self._heard(thread, said_since_the_hand_back(self.turn.history))
        if self._ours(since) != since:
            return heard
        heard = self._ours(heard)
        word = self.turn.facts.word_from_colleague
        if heard.requests or not word.strip():
            return heard
        return self._ours(self._heard(thread, (word,)))

    def _ours(self, heard: Heard) -> Heard:
        ours = tuple(one for one in heard.requests if one.wish not in FOR_A_PERSON)
        return replace(heard, requests=ours)

    def _after(self, thread: Thread, episode: Episode) -> Thread:
        """The state after an episode, decided anew from what was said and found then."""
        heard = self._heard(thread, episode.words)
        move = decide(thread, heard, Evidence.of(episode.steps), self.turn.facts)
        return _next(thread, heard, move, settled=episode.end == "settled")

    def _heard(self, thread: Thread, texts: Sequence[str]) -> Heard:
        return hear(thread, [self._understood(text) for text in texts], self.turn.facts)

    def _understood(self, text: str) -> Understood:
        known = tuple(order.number for order in self.turn.facts.orders)
        return understand(text, known=known, language=self.language)


def _next(thread: Thread, heard: Heard, move: Move, *, settled: bool) -> Thread:
    if settled or not isinstance(move, Say):
        # What was looked up without a word after it was answered by someone else.
        requests = tuple(one for one in heard.requests if one.numbers)
        return replace(thread.settled(), served=(*requests, *thread.settled().served))
    served = tuple(one for one in heard.requests if one.numbers) if not move.pending else ()
    return Thread(
        pending=move.pending,
        served=(served or (*thread.pending, *thread.served))[:MOST_SERVED],
        awaited=move.awaited,
        person_offered=move.person_offered,
        not_found=(*thread.not_found, *move.not_found),
        returned=(*thread.returned, *move.returned),
        times_asked=thread.times_asked + 1 if move.asked_number else 0,
        times_puzzled=thread.times_puzzled + 1 if move.puzzled else 0,
        words=heard.words,
    )


def _plan(move: Move, turn: Turn) -> Plan:
    match move:
        case Say():
            parts = [{"say": one.say, "about": one.about} for one in move.parts]
            action = Action(id=_id(turn, 0), name=FINAL_TOOL, input={"parts": parts})
            return Plan(text="Answer the customer.", actions=(action,))
        case HandOver(reason=reason):
            action = Action(id=_id(turn, 0), name=HAND_OVER, input={"reason": reason})
            return Plan(text="A person has to settle this.", actions=(action,))
        case Look(needs=needs):
            actions = tuple(
                Action(id=_id(turn, position), name=need.tool, input=need.input)
                for position, need in enumerate(needs)
            )
            return Plan(text=" ".join(need.why for need in needs), actions=actions)


def _id(turn: Turn, position: int) -> str:
    return f"offline-{len(turn.steps)}-{position}"
