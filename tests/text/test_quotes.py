"""What strangers have named stands in our sentences: in plain quotes, and turning nothing."""

import ast
import unicodedata
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from handoff import facts
from handoff.models import Escalation
from orders import picking, queries
from orders.errors import ReturnNotAllowed
from orders.models import ReturnRequest
from orders.text import quoted, spliced, straight
from support_agent.agent import intake, runner, unresolved
from support_agent.agent.types import Said, Turn
from support_agent.conversation import services as record
from tests.handoff import desk

ROOT = Path(__file__).parents[2]
# Python's own way to quote, for those who read code: names that developers have given to tools,
# limits and phrases, cases of the evaluation, and what is told to the model alone.
FOR_DEVELOPERS = {
    "support_agent/agent/evaluation/cases.py",
    "support_agent/agent/limits.py",
    "support_agent/agent/shop_note.py",
    "support_agent/agent/toolbox/__init__.py",
    "support_agent/agent/toolbox/final.py",
    "support_agent/agent/toolbox/registration.py",
    "support_agent/agent/toolbox/schemas.py",
    "support_agent/agent/toolbox/signature.py",
    "support_agent/agent/toolbox/tool.py",
}
NASTY = 'Kid\'s "blue" \u202e lamp\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Desk lamp", "'Desk lamp'"),
        ("Лампа «Свет»", "'Лампа «Свет»'"),
        ('A "blue" lamp', "'A \"blue\" lamp'"),
        (NASTY, '“Kid\'s "blue" lamp”'),
        ("a\\b", "'a\\b'"),
        ("מנורה \u202eכחולה", "'\u2068מנורה כחולה\u2069'"),
        ("", "''"),
        (None, "'None'"),
    ],
)
def test_a_quotation_shows_the_text_and_nothing_else(text, told):
    assert quoted(text) == told


def test_only_what_runs_leftward_is_kept_apart():
    assert spliced("  Lamp \u2067\n(2)") == "Lamp (2)"
    assert spliced("مصباح 3") == "\u2068مصباح 3\u2069"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("It is here.\nAll of it.", "It is here.\nAll of it."),
        ("The \u202elamp\u202c came; \u2067so", "The lamp came; so"),
        ("The \u2068מנורה\u2069 came", "The \u2068מנורה\u2069 came"),
        ("The \u2068מנורה \u202ecame", "The מנורה came"),
        ("The \u2068מ\u2068נ\u2069 came", "The מ\u2068נ\u2069 came"),
        ("שלום\u200f (1187)", "שלום\u200f (1187)"),
    ],
)
def test_nothing_in_a_text_of_ours_turns_the_rest_of_it(said, told):
    assert straight(said) == told


def test_nothing_that_people_read_is_quoted_as_python_does():
    files = [
        path
        for name in ("orders", "handoff", "support_agent")
        for path in (ROOT / name).rglob("*.py")
    ]
    found = {str(path.relative_to(ROOT)) for path in files if quotes_as_python(path)}

    assert found == FOR_DEVELOPERS


def quotes_as_python(path):
    """Whether a file formats a value by `!r` or `repr`."""
    return any(
        (isinstance(node, ast.FormattedValue) and node.conversion == ord("r"))
        or (isinstance(node, ast.Name) and node.id == "repr")
        for node in ast.walk(ast.parse(path.read_text()))
    )


@pytest.mark.parametrize("title", [NASTY, "מנורה \u202eכחולה's"])
def test_of_an_article_with_such_a_name_everybody_reads_plain_sentences(
    transactional_db, customer, title
):
    order = desk.delivered_order(customer, title=title, now=timezone.now())
    conversation = record.start_conversation(
        customer=customer, channel="widget", now=timezone.now()
    )
    asked = [
        "Where is order 1187?",
        f"I want to return the {title.strip()} of 1187, it is damaged.",
    ]
    for text in [*asked, "I want to return 1187, it is damaged", "I need a person now"]:
        intake.receive_message(
            conversation_id=conversation.pk,
            text=text,
            now=timezone.now(),
            pause=timedelta(),
            wake=lambda run_id, pause: runner.advance(run_id, planner="offline"),
        )
    request = ReturnRequest.objects.get()
    brief = Escalation.objects.get(conversation=conversation).brief
    with pytest.raises(ReturnNotAllowed) as refusal:
        picking.find_article(queries.articles(order), "\u202ea lamp\n")

    told = [
        *desk.said(conversation, "agent"),
        *desk.said(conversation, "notice"),
        *(check.sentence for check in queries.return_verdict(request).checks),
        *(fact for name, fact in facts.of(request).items()),
        *(found["said"] for found in (*brief["checked"], *brief["refused"])),
        brief["unresolved"],
        unresolved.sentences(Turn(history=(Said(author="customer", text=title),))),
        str(refusal.value),
    ]

    name = spliced(title)
    assert sum(name in text for text in told) >= 6
    for text in told:
        assert not {"\\", "\n"} & set(text)
        assert text == straight(text)
        assert ("\u2068" in text) == any(
            unicodedata.bidirectional(letter) == "R" for letter in text
        )


def test_what_a_model_says_turns_nothing_but_stays_as_it_is_else(customer):
    conversation = record.start_conversation(
        customer=customer, channel="widget", now=timezone.now()
    )
    desk.customer_says(conversation, "Where is the \u202elamp?")

    desk.looked_and_replied(conversation, "Your \u202elamp\nis on its way.")

    assert desk.said(conversation, "agent") == ["Your lamp\nis on its way."]
    # What a person has written is theirs, and screens keep it apart.
    assert desk.said(conversation, "customer") == ["Where is the \u202elamp?"]
