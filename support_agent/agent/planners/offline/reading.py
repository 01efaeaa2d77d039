"""The customer's word on returns, as code itself reads it. No planner and no model has a part in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from support_agent.agent.consent import Change, Lines
from support_agent.agent.known import Asks, KnownRequest, ReturnKind
from support_agent.agent.types import Said, Turn

from . import counts, items
from .planner import Talk
from .text import words
from .thread import Request
from .understand import Understood, understand
from .wishes import SMALL_TALK, Wish
from .wishing import Sign, signs
from .words import Concept

# What is no claim about the goods must be wished in so many words.
PLAIN_WISH: frozenset[Concept] = frozenset(("return", "exchange", "damaged", "wrong", "missing"))
LONGEST_QUOTE = 2_000
# An answer to a question is short; whoever writes more says something else.
LONGEST_ANSWER = 8
# What a no may stand with and be a no to what was just done. "No problem" is none.
BESIDE_A_NO: frozenset[Concept] = frozenset(
    ("no", "not", "brief", "filler", "thanks", "waiting", "correction", "return", "keep")
)


@dataclass(frozen=True)
class Reading:
    """One turn, read for what the customer has asked for, answered and taken back."""

    turn: Turn

    @cached_property
    def _talk(self) -> Talk:
        return Talk.of(self.turn)

    @cached_property
    def _messages(self) -> list[Understood]:
        """What they have written since they were last answered."""
        return self._talk.messages()

    @cached_property
    def _signs(self) -> frozenset[Sign]:
        return frozenset[Sign]().union(*(signs(one.text) for one in self._messages))

    @cached_property
    def _wished(self) -> tuple[Request, ...]:
        requests = self._talk.heard_now().requests
        return tuple(one for one in requests if one.wish is Wish.RETURN)

    def lacks(
        self, *, number: str, kind: str, wanted: Mapping[str, int], lines: Lines
    ) -> Asks | None:
        """What is to be asked before this is requested, or None where they asked for just that."""
        request = self._wish_for(number)
        if request is None or request.kind.value != kind or not _is_plain(request, number):
            return "confirm"
        left = [
            {"title": title, "returnable": count} for title, count in lines.items() if count > 0
        ]
        choice = items.choose(left, request, whole=len(lines) == 1)
        if choice is None:
            return "items" if set(wanted) == {one["title"] for one in left} else "confirm"
        meant = dict(choice) or {str(one["title"]): int(str(one["returnable"])) for one in left}
        if meant != dict(wanted):
            return "confirm"
        return _open_choice(request, meant, lines, is_named=bool(choice))

    def kind_of(self, number: str) -> ReturnKind | None:
        """What they want of this order in their own words, where they want something."""
        request = self._wish_for(number)
        return request.kind.value if request else None

    def _wish_for(self, number: str) -> Request | None:
        named = (one for one in self._wished if number in one.numbers)
        # A wish without a number means the order that they themselves have named last, if it is one.
        meant = self._wished if self._named_last() == {number} else ()
        return next(named, next((one for one in meant if not one.numbers), None))

    def answer_to(self, proposal: int) -> str:
        """Their answer to what they were asked by this key: "yes", "no", how many, or nothing."""
        known = self.turn.facts.proposal
        return self.answer() if known and known.id == proposal else ""

    def answer(self) -> str:
        """Their answer to what they were asked as they wrote."""
        proposal = self.turn.facts.proposal
        if proposal is None or not self._messages:
            return ""
        most = max((count for _, count in proposal.items), default=0)
        if proposal.answer:
            allowed = {"yes", "no", *map(str, range(1, most + 1))}
            return proposal.answer if proposal.answer in allowed else ""
        if not all(map(self._only_answers, self._messages)) or self.numbers() - {proposal.order}:
            return ""
        if proposal.asks == "count":
            return self._count(most)
        if proposal.asks == "items":
            return "no" if self._says("no") else ""
        return self._yes_or_no()

    def change(self) -> Change | None:
        """What they want changed of the latest request that was made here."""
        waiting = [one for one in self.turn.facts.requests if one.state == "requested"]
        if not waiting or not self._messages or self._talk.turn.facts.proposal:
            return None
        request = waiting[-1]
        beside = SMALL_TALK | {Wish.RETURN, Wish.CANCEL, Wish.CHANGE}
        if any(ask.wish not in beside for one in self._messages for ask in one.asks):
            return None
        named = self.numbers()
        corrected = any("correction" in one.concepts or one.denied for one in self._messages)
        if named - {request.order}:
            return _withdrawn(request) if corrected else None
        if (count := self._only_so_many(request)) and not request.was_changed:
            return Change(request=request.number, what="items", count=count)
        if self._wants_it_exchanged(request) and not request.was_changed:
            return Change(request=request.number, what="kind", kind="exchange")
        return _withdrawn(request) if self._takes_back(request) else None

    def numbers(self) -> set[str]:
        """The orders that the open messages name."""
        return {number for one in self._messages for number in one.numbers}

    def orders_to_return(self) -> set[str]:
        """The orders of which they want something back, as far as nobody has answered that."""
        return {number for one in self._wished for number in one.numbers}

    def _named_last(self) -> set[str]:
        """The orders in the latest of their messages that names any."""
        if named := self.numbers():
            return named
        said = [one for one in self.turn.history if isinstance(one, Said)]
        theirs = (one.text for one in reversed(said) if one.author == "customer")
        return next((set(found) for text in theirs if (found := understand(text).numbers)), set())

    def quoted(self) -> tuple[str, tuple[int, ...]]:
        """Their own words about it, and which messages these are."""
        about = [text for one in self._wished for text in one.words]
        texts = tuple(dict.fromkeys((*about, *(one.text for one in self._messages))))
        said = [one for one in self.turn.history if isinstance(one, Said)]
        theirs = [one for one in said if one.author == "customer" and one.text in texts]
        places = tuple(one.sequence for one in theirs if one.sequence)
        return "\n".join(texts)[:LONGEST_QUOTE], places

    def _only_answers(self, message: Understood) -> bool:
        """Whether a message says no more than yes, no or how many."""
        is_short = len(words(message.text)) <= LONGEST_ANSWER
        talks = all(ask.wish in SMALL_TALK or not ask.numbers for ask in message.asks)
        return is_short and talks and "asks" not in signs(message.text)

    def _says(self, answer: str) -> bool:
        return any(one.answer == answer for one in self._messages)

    def _yes_or_no(self) -> str:
        if self._says("no") or "takes_back" in self._signs:
            return "no"
        if "except" in self._signs or any(map(_counted, self._messages)):
            return ""
        return "yes" if self._says("yes") or self._says_all() else ""

    def _says_all(self) -> bool:
        """ "All of them", and not "thanks for everything" or "everything about 1187"."""
        return any(
            "all" in one.concepts and not one.asks and not one.numbers for one in self._messages
        )

    def _count(self, most: int) -> str:
        if self._says("no"):
            return "no"
        if self._says_all():
            return "yes"
        said = {count for one in self._messages if (count := _counted(one))}
        return str(said.pop()) if len(said) == 1 and max(said) <= most else ""

    def _only_so_many(self, request: KnownRequest) -> int:
        """How many of the one thing it holds they want to send back after all."""
        if len(request.items) != 1:
            return 0
        ((_, held),) = request.items
        # "One more question" counts too, and changes nothing.
        counted = _counted if "instead" in self._signs else counts.only
        said = {count for one in self._messages if (count := counted(one))}
        count = said.pop() if len(said) == 1 else 0
        return count if 0 < count < held else 0

    def _wants_it_exchanged(self, request: KnownRequest) -> bool:
        exchanges = any("exchange" in one.concepts for one in self._messages)
        return (
            request.kind != "exchange"
            and "instead" in self._signs
            and (exchanges or "asks" not in self._signs)
        )

    def _takes_back(self, request: KnownRequest) -> bool:
        if "asks" in self._signs:
            return False
        unwished = any({"return", "exchange"} & one.unwished for one in self._messages)
        refused = any(map(_is_bare_no, self._messages)) and self._has_just_heard_of(request)
        return "takes_back" in self._signs or unwished or refused

    def _has_just_heard_of(self, request: KnownRequest) -> bool:
        """Whether a bare no can mean it: it was told last, and nothing was asked with it."""
        said = [one for one in self.turn.history if isinstance(one, Said)]
        told = next((one.text for one in reversed(said) if one.author != "customer"), "")
        return request.number in told and "?" not in told


def _is_bare_no(message: Understood) -> bool:
    return message.answer == "no" and not message.left and message.concepts <= BESIDE_A_NO


def _is_plain(request: Request, number: str) -> bool:
    """Whether they want it in so many words: no question, no tale of the past, no exception,
    and no wish about another order that this one was named after."""
    if request.unsure or request.guessed or request.implied:
        return False
    said = frozenset[Sign]().union(*map(signs, request.words))
    wishes = [one for one in map(understand, request.words) if one.concepts & PLAIN_WISH]
    # A question in another message of theirs makes the wish none.
    wished = frozenset[Sign]().union(*(signs(one.text) for one in wishes))
    if wished & {"asks", "past"} or said & {"except", "takes_back"}:
        return False
    # Who leaves out the letters of W2378156 means it all the same.
    return any(not one.numbers or any(said in number for said in one.numbers) for one in wishes)


def _open_choice(
    request: Request, meant: Mapping[str, int], lines: Lines, *, is_named: bool
) -> Asks | None:
    concepts = {concept for text in request.words for concept in understand(text).concepts}
    if "all" in concepts:
        return None
    if len(lines) > 1 and not is_named:
        return "confirm"
    several = [title for title, count in lines.items() if title in meant and count > 1]
    unsaid = [title for title in several if not _count_is_said(request, title, len(lines) == 1)]
    if not unsaid:
        return None
    return "count" if len(meant) == 1 else "confirm"


def _count_is_said(request: Request, title: str, is_only: bool) -> bool:
    readings = [understand(text) for text in request.words]
    return any(
        counts.beside_the_thing(one, title)
        or counts.only(one)
        or (is_only and counts.of_the_only_thing(one, request.numbers))
        for one in readings
    )


def _counted(message: Understood) -> int:
    """The count in a short message: "only one of them", "two"."""
    if len(words(message.text)) > LONGEST_ANSWER:
        return 0
    said = (counts.spoken(word) for word in words(message.text) if word not in message.numbers)
    return counts.only(message) or next((count for count in said if count), 0)


def _withdrawn(request: KnownRequest) -> Change:
    return Change(request=request.number, what="withdrawn")
