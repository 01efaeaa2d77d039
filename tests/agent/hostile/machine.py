"""Hostile conversations, as hypothesis plays them: customers, people and time around the model."""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial

from django.db import transaction
from django.utils import timezone
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from handoff import review
from handoff import services as desk
from orders.models import Order, ReturnRequest
from support_agent.agent import recognition, runner
from support_agent.conversation import services
from support_agent.models import Conversation, Run
from tests.writing import post

from . import day, promises, words
from .bells import Bell
from .model import MOVES, HostileModel
from .tally import Tally
from .world import World

SPEAKERS = ("ana", "ana", "ana again", "sam", "guest")
MEANWHILE = ("nothing",) * 4 + ("message", "person", "approval")
# More runs than this in a row would be one that never ends.
MOST_RUNS = 12

moves = st.lists(st.sampled_from(MOVES), min_size=1, max_size=6)
seeds = st.integers(min_value=0, max_value=2**32)


class Conversations(RuleBasedStateMachine):
    """Each example is a day of the shop in a savepoint; each rule leaves all promises kept."""

    def __init__(self, world: World, tally: Tally, bell: Bell, habits: Sequence[str]) -> None:
        super().__init__()
        self.model = partial(HostileModel, habits=habits)
        self.world, self.tally, self.bell = world, tally, bell
        self.talks: dict[str, Conversation] = {}
        self.typed: dict[str, list[str]] = defaultdict(list)
        self.savepoint = transaction.savepoint()

    def teardown(self) -> None:
        """Look at all that has become of the day, count it, and leave the shop as it was."""
        try:
            self._check()
        finally:
            transaction.savepoint_rollback(self.savepoint)

    @rule(
        who=st.sampled_from(SPEAKERS),
        text=st.sampled_from(words.CUSTOMER),
        moves=moves,
        seed=seeds,
        meanwhile=st.sampled_from(MEANWHILE),
        at=st.integers(0, 2),
    )
    def says(self, who, text, moves, seed, meanwhile, at):
        """A customer writes, and the model answers as it likes, whatever happens meanwhile."""
        talk = self._talk(who)
        happens = partial(self._happens, meanwhile, talk, text)
        model = self.model(moves, seed=seed, meanwhile=happens, at=at)
        self._write(talk, text)
        self._run(talk, model)

    @precondition(lambda self: "ana" in self.talks)
    @rule(text=st.sampled_from(words.ANSWERS), moves=moves, seed=seeds)
    def agrees(self, text, moves, seed):
        """The customer answers what they may have been asked."""
        talk = self.talks["ana"]
        self._write(talk, text)
        self._run(talk, self.model(moves, seed=seed))

    @precondition(lambda self: "guest" in self.talks)
    @rule(number=st.sampled_from(("5001", "7001")), moves=moves, seed=seeds)
    def proves(self, number, moves, seed):
        """A guest shows that an order is theirs; the agent takes up their words again."""
        talk = self.talks["guest"]
        order = Order.objects.get(number=number)
        recognition.show_order(conversation_id=talk.pk, order=order, wake=lambda run_id: None)
        self._run(talk, self.model(moves, seed=seed))

    @precondition(lambda self: self.talks)
    @rule(
        data=st.data(),
        deed=st.sampled_from(("comes", "replies", "hands back", "hands back", "resolves")),
        word=st.sampled_from(words.FROM_THE_DESK),
        moves=moves,
        seed=seeds,
    )
    def person(self, data, deed, word, moves, seed):
        """A colleague steps in, speaks, hands back with a word, or closes the matter."""
        talk = self.talks[data.draw(st.sampled_from(sorted(self.talks)))]
        # What a colleague names is theirs to tell, as what the customer typed is theirs.
        self.typed[str(talk.pk)].append(word)
        by, now = self.world.operator, timezone.now()
        called = desk.take_over(talk.pk, by=by, now=now)
        if deed == "replies":
            desk.reply(called, by=by, text=word, now=now)
        elif deed == "hands back":
            desk.hand_back(called, by=by, now=now, word=word)
        elif deed == "resolves":
            desk.resolve(called, by=by, now=now)
        self._run(talk, self.model(moves, seed=seed))

    @precondition(lambda self: self.talks)
    @rule(decision=st.sampled_from(("approve", "reject")))
    def reviewer(self, decision):
        """Whatever waits is decided; what is rejected may be asked for again."""
        self._decide(decision)

    def _talk(self, who: str) -> Conversation:
        if who not in self.talks:
            customer = {"ana": self.world.ana, "sam": self.world.sam}.get(who.split()[0])
            self.talks[who] = services.start_conversation(
                customer=customer and customer.customer, channel="test", now=timezone.now()
            )
        return self.talks[who]

    def _write(self, talk: Conversation, text: str) -> None:
        self.typed[str(talk.pk)].append(text)
        post(talk, text)

    def _happens(self, meanwhile: str, talk: Conversation, text: str) -> None:
        if meanwhile == "message":
            self._write(talk, f"And one more thing: {text}"[:3_000])
        elif meanwhile == "person":
            desk.take_over(talk.pk, by=self.world.operator, now=timezone.now())
        elif meanwhile == "approval":
            self._decide("approve")

    def _decide(self, decision: str) -> None:
        waiting = ReturnRequest.objects.filter(state="requested").values_list("pk", flat=True)
        for pk in list(waiting):
            by, now = self.world.reviewer, timezone.now()
            review.decide(pk, decision=decision, by=by, reason="Worn.", despite=True, now=now)

    def _run(self, talk: Conversation, model: HostileModel) -> None:
        """Wake whatever run is open, as the broker and the sweeper do, until none is."""
        for _ in range(MOST_RUNS):
            open_run = Run.objects.filter(conversation=talk, state__in=Run.OPEN).first()
            if open_run is None:
                return
            runner.advance(open_run.pk, planner=model)
        raise AssertionError("NO SILENCE: a run is open")

    def _check(self) -> None:
        whispers = defaultdict(list)
        for to, doing in self.bell.whispers():
            whispers[to].append(" ".join(map(str, doing.values())))
        today = day.read(typed=self.typed, whispers=whispers)
        promises.check(today, self.world)
        self.tally.add_day(today)
