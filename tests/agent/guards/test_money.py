"""Promise 6: money is a person's."""

from pathlib import Path

import pytest

from support_agent.agent.guards.money import promises_no_money

from .conversation import draft, found, refused, turn

HERE = Path(__file__).parent


def replies(folder: str) -> list[str]:
    return [
        reply
        for listed in sorted((HERE / folder).glob("*.txt"))
        for reply in listed.read_text(encoding="utf-8").splitlines()
    ]


@pytest.mark.parametrize("reply", replies("promises"))
def test_a_reply_that_promises_money_is_withheld(reply):
    assert promises_no_money(draft(reply), turn())


@pytest.mark.parametrize("reply", replies("honest"))
def test_an_honest_reply_is_let_through(reply):
    assert promises_no_money(draft(reply), turn()) is None


@pytest.mark.parametrize(
    "reply",
    [
        "You\nwill be\nrefunded.",
        "you   will \t  be   refunded",
        "You will be re\u200bfund\u200ded.",
        "You will be re\u00adfunded.",
        "You will be r e f u n d e d.",
        "You will be **re**funded.",
        "YOU WILL BE REFUNDED",
        "Ｙｏｕ　ｗｉｌｌ　ｂｅ　ｒｅｆｕｎｄｅｄ．",
        "You won’t regret it. We’ll reimburse you.",
        "te devol\u200bveremos\nel dinero",
        "TE DEVOLVEREMOS EL DINERO",
        "te devolvera\u0301n el dinero",
        "Ваши день\u200bги вернутся.",
        "верне\u0308м деньги",
    ],
)
def test_a_promise_is_seen_in_whatever_letters_it_is_written(reply):
    assert promises_no_money(draft(reply), turn())


def test_a_sentence_goes_on_over_a_line_break_and_ends_with_a_paragraph():
    assert promises_no_money(draft("A colleague decides about\nthe refund."), turn()) is None
    assert promises_no_money(draft("A colleague decides about the return\nRefund: 20 €"), turn())


def test_a_promise_among_honest_sentences_is_withheld():
    reply = "Order 1187 was delivered. A colleague decides about the refund. You'll get it tomorrow, the refund."

    assert promises_no_money(draft(reply), turn())


def test_the_model_is_told_which_sentence_to_change_and_nothing_that_it_could_repeat():
    flaw = promises_no_money(draft("Hello! You'll get 20 € back. Bye."), turn())

    assert flaw
    assert flaw.guard == "promises_no_money"
    assert "second sentence" in flaw.why
    assert not any(character.isdigit() for character in flaw.why)


def test_goods_that_are_called_like_money_are_named():
    order = {"order_id": "1187", "lines": [{"title": "Gift card 50 EUR"}, {"title": "Refund Tea"}]}
    reply = draft("Order 1187 holds the Gift card 50 EUR and the Refund Tea, and comes tomorrow.")

    assert promises_no_money(reply, turn(steps=(found(order),))) is None
    assert promises_no_money(reply, turn())


def test_a_name_of_one_word_hides_no_promise():
    order = {"lines": [{"title": "Refunded"}, {"title": "you"}, {"title": ""}]}

    assert promises_no_money(draft("You will be refunded."), turn(steps=(found(order),)))


@pytest.mark.parametrize(
    "reply",
    [
        "Order 1187 was refunded.",
        "The record says that order 1187 has been refunded.",
        "El pedido 1187 está reembolsado.",
    ],
)
def test_a_refund_on_record_may_be_told(reply):
    on_record = turn(steps=(found({"order_id": "1187", "payment_state": "refunded"}),))

    assert promises_no_money(draft(reply), on_record) is None
    assert promises_no_money(draft(reply), turn())


def test_a_refusal_puts_no_refund_on_record():
    step = refused({"error": "busy", "payment_state": "refunded"}, order_id="1187")

    assert promises_no_money(draft("Order 1187 was refunded."), turn(steps=(step,)))


@pytest.mark.parametrize(
    "reply",
    [
        "Order 1042 will be fully refunded.",
        "You'll get another refund.",
        "El pedido será reembolsado.",
    ],
)
def test_a_refund_on_record_promises_no_other_one(reply):
    on_record = turn(steps=(found({"order_id": "1187", "payment_state": "refunded"}),))

    assert promises_no_money(draft(reply), on_record)
