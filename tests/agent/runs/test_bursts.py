"""Who types in pieces is answered once, by an agent that has read every piece."""

import random
import threading
import time
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from support_agent.agent import intake, runner
from support_agent.conversation import runs, services
from support_agent.models import Message, Run
from tests.agent.held import HeldPlanner
from tests.agent.scripted import ScriptedPlanner, says
from tests.handoff import desk, floor

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]

PIECES = ("Hi", "my headphones", "order 1187", "are damaged", "I want to return them")
# Seconds between the pieces, two seconds in all at the most. The last are the worst there are:
# three times the agent has begun to think when the next piece comes.
RHYTHMS = {
    "at once": (0, 0, 0, 0),
    "steadily": (0.45, 0.45, 0.45, 0.45),
    "slowly": (0.62, 0.62, 0.62, 0.02),
}


class Crew:
    """Workers that follow every ring after its pause, each a thread; all of them think slowly."""

    def __init__(self):
        self.planners = []
        self._threads = []

    def ring(self, run_id, pause=timedelta()):
        thread = threading.Timer(pause.total_seconds() + 0.02, self._work, [run_id])
        self._threads.append(thread)
        thread.start()

    def _work(self, run_id):
        planner = HeldPlanner(says("I look into it."))
        self.planners.append(planner)
        try:
            if next_run := runner.advance(run_id, planner=planner):
                self.ring(next_run.pk)
        finally:
            connection.close()

    def end(self):
        """Everybody has thought enough."""
        while alive := [thread for thread in self._threads if thread.is_alive()]:
            for planner in self.planners:
                planner.goes_on()
            alive[0].join(0.1)


@pytest.fixture
def crew():
    crew = Crew()
    yield crew
    crew.end()


@pytest.mark.parametrize("rhythm", RHYTHMS.values(), ids=RHYTHMS)
def test_five_messages_in_two_seconds_get_one_reply_that_has_read_all_five(
    conversation, crew, rhythm
):
    _typed(conversation, crew, rhythm)
    crew.end()

    assert [message.author for message in conversation.messages.all()] == [
        *["customer"] * 5,
        "agent",
    ]
    last = [planner.shown[0] for planner in crew.planners if planner.shown][-1]
    read = [said.text for said in last.history]
    assert read == list(PIECES)
    floor.check(conversation)


def _typed(conversation, crew, rhythm):
    # In two seconds only three pauses can be so long that the agent begins to think. A machine
    # under load may make more of them: then the customer begins anew.
    for _ in range(20):
        long_pauses, before = 0, time.monotonic()
        for piece, pause in zip(PIECES, (*rhythm, 0), strict=True):
            write(conversation, piece, crew.ring)
            long_pauses += time.monotonic() - before > 0.55
            before = time.monotonic()
            time.sleep(pause)
        if long_pauses <= 3:
            return
        crew.end()
        Message.objects.all().delete()
        Run.objects.all().delete()
        type(conversation).objects.update(last_sequence=0)
    pytest.fail("This machine is too slow to type five messages in two seconds.")


def write(conversation, text, wake, **options):
    return intake.receive_message(
        conversation_id=conversation.pk, text=text, now=timezone.now(), wake=wake, **options
    )


def test_whoever_never_stops_typing_gets_a_reply_for_every_piece(conversation, crew):
    """Without a pause each piece comes while the agent thinks, or while it speaks."""
    chance = random.Random(7)
    for number in range(14):
        write(conversation, f"piece {number}", crew.ring, pause=timedelta())
        time.sleep(chance.uniform(0, 0.06))
        for planner in crew.planners[: number - 2]:
            planner.goes_on()
    crew.end()

    replied = Run.objects.filter(state="replied").order_by("pk")
    covered = [
        sequence for run in replied for sequence in range(run.first_sequence, run.last_sequence + 1)
    ]
    mine = conversation.messages.filter(author="customer").values_list("sequence", flat=True)
    assert set(mine) <= set(covered)
    floor.check(conversation)


@pytest.mark.parametrize("_again", range(4))
def test_a_message_that_is_sent_eight_times_at_once_is_one_message_and_one_run(
    conversation, _again
):
    """Under one id of the customer's, as a browser does that never got its answer."""
    woken = []

    def send():
        return write(
            conversation,
            "Quiero devolver el pedido 10432",
            lambda run_id, pause: woken.append(run_id),
            client_id="one",
        )

    answers = desk.at_once(*[send] * 8)

    assert len({answer.pk for answer in answers}) == 1
    assert Message.objects.count() == Run.objects.count() == len(woken) == 1


def test_the_same_word_with_eight_ids_at_once_is_said_eight_times(conversation):
    def send(client_id):
        return lambda: write(
            conversation, "sí", lambda run_id, pause: None, client_id=str(client_id)
        )

    desk.at_once(*[send(client_id) for client_id in range(8)])

    assert conversation.messages.count() == 8
    run = Run.objects.get()
    assert (run.first_sequence, run.last_sequence) == (1, 8)


def test_a_reply_and_a_fifth_message_in_one_moment_lose_neither(customer):
    """The fourth run in a row can't be superseded; what comes as it replies begins the next."""
    for _ in range(6):
        conversation = services.start_conversation(
            customer=customer, channel="test", now=timezone.now()
        )
        for word in ("a", "b", "c", "d"):
            write(conversation, word, lambda run_id, pause: None, pause=timedelta())
            held = runs.claim_run(conversation.runs.first().pk, planner="scripted")
        said = {"text": "Hello.", "resolution": Run.Resolution.DONE, "now": timezone.now()}

        desk.at_once(
            lambda held=held, said=said: runs.post_agent_reply(held, **said),
            lambda conversation=conversation: write(
                conversation, "e", lambda run_id, pause: None, pause=timedelta()
            ),
        )

        following = conversation.runs.get(state="queued")
        assert following.last_sequence in (5, 6)
        runner.advance(following.pk, planner=ScriptedPlanner([says("And hello again.")]))
        assert conversation.messages.filter(author="agent").count() == 2
        floor.check(conversation)
