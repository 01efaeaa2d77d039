"""Whatever has happened in a conversation, the provider takes its history, and it goes on."""

import logging
from datetime import timedelta

import pytest
from django.utils import timezone

from support_agent.models import Message, Run, Step, ToolCall
from tests.agent.shop import place_order
from tests.servers.messages_api.answers import Answer, calls, says

from .talk import begin, made_calls, said

# Order 7001 came three days ago, 7002 is on its way.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]


@pytest.fixture
def conversation(customer):
    return begin(customer)


@pytest.fixture
def stumbling_block(customer):
    """Order 7003, in a state that our code does not know, so that one of our tools breaks."""
    return place_order(customer, "7003", state="misplaced")


def texts_of(body, role):
    blocks = [
        block for said in body["messages"] if said["role"] == role for block in said["content"]
    ]
    return [block["text"] for block in blocks if block["type"] == "text"]


def test_of_two_tools_one_breaks_and_the_customer_gets_what_the_other_found(
    api, ask, conversation, stumbling_block, caplog
):
    when = timezone.localdate() + timedelta(days=2)
    answer = f"El pedido 7002 se espera el {when.isoformat()}. El otro no lo he podido consultar."
    api.plays(
        calls(
            ("estimate_delivery", {"order_id": "7002"}), ("get_order_status", {"order_id": "7003"})
        ),
        says(answer),
        says("De nada."),
    )

    run = ask(conversation, "¿Cuándo llega 7002 y qué pasa con 7003?")
    after = ask(conversation, "Gracias")

    assert made_calls(run) == [("estimate_delivery", False), ("get_order_status", True)]
    results = api.bodies[1]["messages"][-1]["content"]
    assert [result["is_error"] for result in results] == [False, True]
    assert said(after) == [answer, "De nada."]
    # Our bug is an alarm: logged once, and no word of it reaches the model.
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1
    assert "misplaced" not in results[1]["content"]


def test_a_conversation_of_120_messages_and_30_calls_is_cut_to_a_sound_history(
    api, ask, conversation
):
    _live_long(conversation, turns=60)
    api.plays(says("¿De qué pedido me hablas?"))

    run = ask(conversation, "¿Y el azul?")

    (body,) = api.bodies
    assert said(run)[-1] == "¿De qué pedido me hablas?"
    assert 10 <= len(texts_of(body, "user")) < 30
    assert "Pregunta 59" in texts_of(body, "user")
    assert "Pregunta 3" not in texts_of(body, "user")
    # What was named at the start is known from the shop, and nothing has to be invented.
    assert "7001" in texts_of(body, "user")[-1]


def test_blanks_at_the_end_of_what_was_said_are_not_sent_and_stay_in_the_record(
    api, ask, conversation
):
    api.plays(says("Un momento, por favor."), says("", silent_after=0), says("Ya está."))
    ask(conversation, "Hola")
    Message.objects.filter(author="agent").update(text="Un momento, por favor. \n")

    run = ask(conversation, "¿Y bien?", patience={"silence": 0.3})

    assert said(run) == ["Un momento, por favor. \n", "Ya está."]
    assert len(api.bodies) == 3
    assert "Un momento, por favor.\n</shop_note>" in texts_of(api.bodies[1], "user")[-3]


def test_blocks_that_are_neither_words_nor_calls_stay_in_their_own_run(api, ask, conversation):
    thought = {"type": "thinking", "thinking": "They mean 7001.", "signature": "c2ln"}
    stranger = {"type": "from_the_future", "payload": [1]}
    call = {"type": "tool_use", "name": "get_order_status", "input": {"order_id": "7001"}}
    api.plays(
        Answer(blocks=(thought, stranger, call), stop_reason="tool_use"),
        says("Miro."),
        says("De nada."),
    )

    ask(conversation, "¿Y el pedido 7001?")
    ask(conversation, "Gracias")

    kinds = [
        [block["type"] for said in body["messages"] for block in said["content"]]
        for body in api.bodies
    ]
    assert kinds[1].count("thinking") == kinds[1].count("from_the_future") == 1
    assert set(kinds[2]) == {"text", "tool_use", "tool_result"}


def _live_long(conversation, *, turns):
    now = timezone.now()
    for turn in range(turns):
        asked, told = 2 * turn + 1, 2 * turn + 2
        run = Run.objects.create(
            conversation=conversation,
            state=Run.State.REPLIED,
            first_sequence=asked,
            last_sequence=asked,
            **dict.fromkeys(("queued_at", "due_at", "woken_at", "ended_at"), now),
        )
        if turn % 2:
            step = Step.objects.create(run=run, index=0, plan="Miro.", created_at=now)
            ToolCall.objects.create(
                step=step,
                position=0,
                call_id=f"toolu_{turn}",
                name="get_order_status",
                input={"order_id": "7001"},
                content={"order_id": "7001", "state": "delivered"},
                observed_at=now,
            )
        for sequence, author, text in (
            (asked, "customer", f"Pregunta {turn}"),
            (told, "agent", f"Respuesta {turn}"),
        ):
            Message.objects.create(
                conversation=conversation,
                sequence=sequence,
                author=author,
                text=text,
                run=run if author == "agent" else None,
                created_at=now,
            )
    conversation.last_sequence = 2 * turns
    conversation.save()
