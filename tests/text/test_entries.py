"""Where a text comes in: what no database keeps is refused in a sentence, and the rest is kept as it is."""

import json
import uuid

import pytest
from django.core.management import CommandError, call_command
from rest_framework.test import APIClient

from handoff import services as handoff
from handoff.models import Escalation
from orders.models import OrderLine
from support_agent.conversation.services import LONGEST_MESSAGE
from support_agent.models import Message
from tests.chat.conftest import Visitor, fresh_counters  # noqa: F401
from tests.handoff import desk

from .nasty import CONTROLS, TEXTS, UNKEPT, UNSEEN

pytestmark = pytest.mark.django_db

FITTING = {name: text[:LONGEST_MESSAGE].strip() for name, text in {**TEXTS, "c": CONTROLS}.items()}
REFUSED = {
    "en": "The message is empty or has a character that is no text. Please type it again.",
    "es": "El mensaje está vacío o tiene un carácter que no es texto. Escríbelo de nuevo.",
    "ru": "Сообщение пустое или содержит знак, который не текст. Наберите его ещё раз.",
}


def post(visitor, text, language="en"):
    return visitor.http.post(
        f"/api/v1/conversations/{visitor.id}/messages/",
        data=json.dumps({"text": text, "client_id": uuid.uuid4().hex}),
        content_type="application/json",
        headers={"Authorization": f"Bearer {visitor.token}", "Accept-Language": language},
    )


@pytest.mark.parametrize("text", FITTING.values(), ids=FITTING)
def test_what_a_customer_writes_is_kept_and_given_back_letter_by_letter(text):
    visitor = Visitor()

    assert post(visitor, text).json()["text"] == text

    assert Message.objects.get().text == text
    assert [said["text"] for said in visitor.read().json()["messages"]] == [text]


@pytest.mark.parametrize("text", [*UNKEPT, *UNSEEN])
@pytest.mark.parametrize("language", REFUSED)
def test_what_is_no_text_is_refused_in_the_customers_language(text, language):
    answer = post(Visitor(language=language), text, language)

    assert (answer.status_code, answer.json()["message"]) == (400, REFUSED[language])
    assert not Message.objects.exists()


@pytest.mark.parametrize("text", [*UNKEPT, "\u200b"])
@pytest.mark.parametrize(("deed", "field"), [("reply", "text"), ("hand_back", "word")])
def test_what_is_no_text_is_refused_at_the_desk(operator, deed, field, text):
    visitor = Visitor()
    post(visitor, "Hello")
    escalation = handoff.escalate(
        conversation_id=visitor.id, reason=Escalation.Reason.CUSTOMER_ASKED, now=desk.NOW
    )
    handoff.claim(escalation, by=operator, now=desk.NOW)
    http = APIClient()
    http.force_login(operator)

    answer = http.post(
        f"/api/v1/staff/escalations/{escalation.pk}/{deed}/",
        data=json.dumps({field: text, "client_id": "one"}),
        content_type="application/json",
    )

    assert answer.status_code == 400
    assert answer.json()["message"].endswith(".")
    escalation.refresh_from_db()
    assert escalation.state == "claimed"


@pytest.mark.parametrize("text", UNKEPT)
def test_what_is_no_text_is_refused_in_the_terminal(customer, text):
    desk.delivered_order(customer)

    with pytest.raises(CommandError, match="no text"):
        call_command("chat", text)
    with pytest.raises(CommandError, match="no customer"):
        call_command("chat", "Hello", customer=text)


def order(**line):
    about = {"sku": "A", "title": "Lamp", "quantity": 1, "unit_price": "5.00"}
    return {
        "number": "1187",
        "placed_at": "2026-11-01T10:00:00Z",
        "currency": "EUR",
        "total": "5.00",
        "lines": [about | line],
    }


@pytest.fixture
def orders(tmp_path, capsys):
    """Imports one order and gives what the terminal said."""

    def _import(about, name="orders.json"):
        path = tmp_path / name
        path.write_text(json.dumps(about), encoding="utf-8")
        try:
            call_command("import_orders", str(path))
        except CommandError as refusal:
            return capsys.readouterr().err, str(refusal)
        return capsys.readouterr().out, ""

    return _import


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_an_import_keeps_a_title_letter_by_letter(orders, text):
    orders(order(title=text[:300].strip(), sku=text[:100].strip()))

    line = OrderLine.objects.get()
    assert (line.title, line.sku) == (text[:300].strip(), text[:100].strip())


@pytest.mark.parametrize("text", UNSEEN)
def test_an_article_whose_title_is_blank_is_called_by_its_sku(orders, text):
    orders(order(title=text, sku="HP-01"))

    assert OrderLine.objects.get().title == "HP-01"


@pytest.mark.parametrize("text", UNKEPT)
def test_an_import_leaves_an_order_out_whose_title_is_no_text_and_says_so(orders, text):
    said, refusal = orders(order(title=text))

    assert "lines[1].title" in said
    assert refusal == "1 left out; see the lines above."


def test_no_field_or_file_forges_a_line_of_the_import(orders):
    forged = "x\n0 created, 1 rejected\x1b[2J"

    said, _ = orders(order() | {forged: 1}, name=f"{forged}.json".replace("/", "_"))

    assert len(said.splitlines()) == 1
    assert "\x1b" not in said


@pytest.mark.parametrize(
    "asked",
    [
        "orders/order/?q=%00",
        "orders/order/?source=%00",
        "orders/order/?_changelist_filters=%00",
        "orders/customer/%00/change/",
        "auth/user/?username=%00",
        "support_agent/run/?task=%00&end_code=%00",
        "autocomplete/?app_label=auth&model_name=user&field_name=groups&term=%00",
        "handoff/returnreview/?q=%ED%A0%80",
    ],
)
def test_the_admin_is_asked_for_what_is_no_text_and_does_not_fall_over(client, operator, asked):
    client.force_login(operator)
    client.raise_request_exception = False

    assert client.get(f"/admin/{asked}").status_code < 500


@pytest.mark.parametrize("field", ["username", "first_name", "email"])
def test_what_is_no_text_is_refused_in_a_form_of_the_admin(client, operator, field):
    client.force_login(operator)
    form = {"username": "x", "first_name": "", "email": "", field: "a\x00"}

    answer = client.post(f"/admin/auth/user/{operator.pk}/change/", form)

    assert "Null characters are not allowed." in answer.content.decode()


def test_a_name_that_is_no_text_signs_nobody_in_and_is_no_bug(client):
    answer = client.post("/admin/login/", {"username": "a\x00", "password": "b\x00"})

    assert answer.status_code == 200
    assert "Null characters are not allowed." in answer.content.decode()
