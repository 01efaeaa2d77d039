"""No message costs more than its length: the work that a text makes, in CPU of this thread."""

import json
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from handoff import brief
from orders import recognition, text
from orders.importers import fields
from orders.numbers import bare_number
from support_agent.agent import languages, prompt, unresolved
from support_agent.agent.answer.compose import compose
from support_agent.agent.answer.parts import Answer, Part
from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.journal import storable
from support_agent.agent.known import KnownProposal, KnownRequest
from support_agent.agent.planners import make_claude
from support_agent.agent.planners.claude.body import Body
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.planners.offline.reading import Reading
from support_agent.agent.provenance import Provenance
from support_agent.agent.types import Action, Observation, Plan, Said, Step, Turn
from support_agent.chat.messages import message_json
from support_agent.chat.serializers import NewMessage
from support_agent.conversation import services
from support_agent.conversation.redaction import redacted
from support_agent.log_format import OneLine
from support_agent.models import Message
from tests.agent.offline.shelf import delivered, on_its_way, own

from .texts import texts

LONGEST = services.LONGEST_MESSAGE
SHORT = LONGEST // 4
WEB, WORKER = 0.050, 0.100
# Others work on the same cores, which costs caches.
GENEROUS = 2.5
# Four times the text may take so many times the work; a quadratic rule takes sixteen times.
MOST_GROWTH = 8
# Below, the clock and the first look at a word tell more than the length.
TELLING = 0.030
ORDERS = [delivered("1187", ("Blue shirt", 2), ("Cap", 1)), on_its_way("1042")]
FACTS = own(*ORDERS)
LOOKED = Step(
    plan=Plan(actions=(Action(id="x", name="get_order_status", input={"order_id": "1187"}),)),
    observations=(Observation(call_id="x", content=ORDERS[0]),),
)
LOG = OneLine()
NOW = datetime(2026, 8, 8, tzinfo=UTC)


def turn(said: str, *steps: Step, author: str = "customer") -> Turn:
    return Turn(history=(Said(author=author, text=said),), facts=FACTS, steps=steps)


def store(said: str) -> None:
    """All that the web process does with a message, beside the database."""
    form = NewMessage(data=json.loads(json.dumps({"text": said, "client_id": None})))
    form.is_valid()
    message = Message(
        sequence=1, author="customer", text=services.checked_text(said), created_at=NOW
    )
    json.dumps(message_json(message))


def note_language(said: str) -> None:
    for before in ("en", "ru"):
        languages.language_of(said, before=before)


def plan_offline(said: str) -> None:
    """What the offline planner does first, before it has looked anything up."""
    OfflinePlanner().plan(turn(said))


def plan_offline_again(said: str) -> None:
    OfflinePlanner().plan(turn(f"I want to return 1187 {said}"[:LONGEST], LOOKED))


def ask_a_model(said: str) -> None:
    """From the recalled turn to the bytes that are sent."""
    OfflinePlanner().known_path(turn(said))
    claude = make_claude(toolbox=TOOLBOX, key="x" * 20)
    Body.of(claude.request(turn(said))).sent  # noqa: B018


def keep_the_call(said: str) -> None:
    """What is kept of a call to a model, without cards and the like."""
    rendered = json.dumps(prompt.render(turn(said)), ensure_ascii=False)
    redacted(rendered)
    redacted(said)


def compose_of_words(said: str) -> None:
    """A model that writes where it was to choose."""
    parts = [Part(**part) for part in Answer.of_words(said)["parts"]]
    compose(Answer(parts=parts), turn("Where is 1187?", LOOKED))


def compose_of_parts(said: str) -> None:
    """Parts with a text where a key or a number belongs."""
    parts = [Part(say="status", about=said), Part(say=said), Part(say="sorry", words=said)]
    compose(Answer(parts=parts * 6), turn(said, LOOKED))


def read_consent(said: str) -> None:
    """Code's own reading of a wish, an answer and a change of mind."""
    proposal = KnownProposal(id=1, order="1187", kind="return", items=(("Cap", 1),))
    request = KnownRequest(number="R-0001", order="1187", kind="return", state="requested")
    for facts in (replace(FACTS, proposal=proposal), replace(FACTS, requests=(request,))):
        word = Reading(replace(turn(said, LOOKED), facts=facts))
        word.lacks(number="1187", kind="return", wanted={"Cap": 1}, lines={"Cap": 1})
        word.answer()
        word.change()
        word.quoted()


def name_numbers(said: str) -> None:
    Provenance.of(turn(said, LOOKED)).names("1187")
    Provenance.of(turn("Hello", LOOKED)).names(said)


def compare_calls(said: str) -> None:
    call = Action(id="x", name="open_return_request", input={"order_id": said, "items": [said]})
    TOOLBOX.deed_of(call).likeness  # noqa: B018
    call = Action(id="x", name="no such tool", input={"order_id": said})
    TOOLBOX.deed_of(call).likeness  # noqa: B018


def hand_over(said: str) -> None:
    """What staff are shown of a conversation, of the agent's words and of a call's arguments."""
    unresolved.sentences(turn(said))
    brief.in_short({"reason": said})
    brief.storable(said)
    storable(Plan(text=said, actions=(Action(id=said, name=said, input={"a": said}),)))


def show(said: str) -> None:
    for read in (text.as_shown, text.in_a_sentence, text.on_a_line, text.first_seen, text.legible):
        read(said)
    LOG.format(logging.LogRecord("shop", logging.INFO, __file__, 1, "%s", (said,), None))


def look_up(said: str) -> None:
    """Numbers, addresses and names from a guest's proof, a search or a file."""
    bare_number(said)
    recognition._bare(said)
    for parse in (fields.number, fields.email, fields.money, fields.moment, fields.day):
        with suppress(fields.Unreadable):
            parse(said)


READERS: dict[Callable[[str], None], float] = {
    store: WEB,
    show: WEB,
    look_up: WEB,
    note_language: WORKER,
    plan_offline: WORKER,
    plan_offline_again: WORKER,
    ask_a_model: WORKER,
    keep_the_call: WORKER,
    compose_of_words: WORKER,
    compose_of_parts: WORKER,
    read_consent: WORKER,
    name_numbers: WORKER,
    compare_calls: WORKER,
    hand_over: WORKER,
}
USUAL = (
    "Where is order 1187?",
    "hello there gobbledigook 5521 on 9 August",
    "je voudrais retourner le blabla",
    "хочется чего-то такого, блабла 12",
    "ich will mein Geld zurück, Bestellung 1187",
    "vorrei un blabla",
    "ik wil een blabla",
    "quero um blabla",
    "quiero devolver la camisa, y otra cosa",
)


def work_of(read: Callable[[str], None], said: str) -> float:
    began = time.thread_time()
    read(said)
    return time.thread_time() - began


def growth(read: Callable[[str], None], work: float, short: str) -> float:
    return work / max(work_of(read, short), 0.001) if work > TELLING else 0.0


@pytest.mark.parametrize("read", READERS, ids=lambda read: read.__name__)
def test_a_text_of_any_kind_costs_its_length_and_no_more(read, record_property):
    for said in USUAL:
        read(said)
    dear, most = [], 0.0
    for (name, short), (_, long) in zip(texts(SHORT), texts(LONGEST), strict=True):
        work = work_of(read, long)
        grown = growth(read, work, short)
        if work > READERS[read] or grown > MOST_GROWTH:
            # Once more, since a machine may stop for a moment to tidy up; and not remembered.
            work = min(work, work_of(read, f"{long[:-1]}#"))
            grown = min(grown, growth(read, work, f"{short[:-1]}#"))
        most = max(most, work)
        if work > READERS[read] * GENEROUS or grown > MOST_GROWTH:
            dear.append(f"{name}: {work * 1000:.0f} ms, {grown:.1f} times")
    record_property("told", f"{read.__name__}: {most * 1000:.0f} ms at most")

    assert not dear
