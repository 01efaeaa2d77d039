"""The order's state decides what becomes of a wish to return something."""

from datetime import timedelta

import pytest

from support_agent.agent.known import KnownDuty

from .shelf import TODAY, Talk, delivered, on_its_way, own

WAITS = {"number": "R-0031", "state": "requested", "kind": "return"}


def _gone(order, **facts):
    """The order with nothing left to return."""
    lines = [{**line, "returnable": 0} for line in order["lines"]]
    return {**order, "lines": lines, **facts}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I want to exchange 1187 for another size", "exchange"),
        ("1187 is broken", "damaged"),
        ("you sent the wrong item, order 1187", "wrong"),
        ("an item is missing from order 1187", "missing"),
        ("falta un articulo en el pedido 1187", "missing"),
        ("me enviaron otra cosa, pedido 1187", "wrong"),
        ("обмен размера, заказ 1187", "exchange"),
        ("прислали не то, заказ 1187", "wrong"),
    ],
)
def test_the_request_says_what_it_is_for(text, kind):
    talk = Talk([delivered("1187")]).says(text)

    assert talk.actions[1].input["kind"] == kind
    assert "R-0007" in talk.reply


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("I want to return 1187", "until 4 June"),
        ("quiero devolver 1187", "4 de junio"),
        ("хочу вернуть 1187", "4 июня"),
    ],
)
def test_who_comes_too_late_is_told_the_last_day_and_offered_a_person(text, day):
    talk = Talk([_gone(delivered("1187"), returnable_until="2026-06-04")]).says(text)

    assert talk.calls == [("get_order_status", "1187")]
    assert day in talk.reply
    assert talk.says("yes").handed_over


def test_a_return_that_is_open_already_is_named_instead_of_asked_for_again():
    talk = Talk([delivered("1187")]).says("I want to return 1187").says("please return 1187")

    assert talk.calls == [("get_order_status", "1187")]
    assert "R-0007" in talk.reply


def test_a_refusal_because_of_an_open_request_is_explained():
    refusal = {
        "error": "return_already_open",
        "message": "There is already a return request for this, R-0031: it is requested.",
        "rule": "units_left",
        "return_request": "R-0031",
        "state": "requested",
    }
    talk = Talk([delivered("1187")], answers={"open_return_request": refusal})

    assert "R-0031" in talk.says("I want to return 1187").reply


def test_a_refusal_because_too_much_was_asked_for_says_what_is_left():
    order = delivered("1187", ("Blue shirt", 2))
    refusal = {"error": "too_few_left", "message": "Of 'Blue shirt', 1 is left to return."}
    refusal |= {"rule": "units_left", "left": 2}
    talk = Talk([order], answers={"open_return_request": refusal})

    assert "2 \u00d7 Blue shirt" in talk.says("I want to return 1187").reply


def test_an_order_whose_day_of_delivery_is_not_known_is_a_persons():
    order = _gone(delivered("1187"), returnable_until=None)

    talk = Talk([order]).says("I want to return 1187")

    assert "don’t know on which day" in talk.reply
    assert talk.says("yes").handed_over


@pytest.mark.parametrize(
    "failure", [{"error": "tool_failed", "message": "Something broke."}, "cut …", {}]
)
def test_a_look_that_failed_is_not_taken_for_an_order_on_its_way(failure):
    talk = Talk([delivered("1187")], answers={"get_order_status": failure})

    assert talk.says("I want to return 1187").handed_over


def test_a_cancelled_order_has_nothing_to_return():
    talk = Talk([_gone(on_its_way("1042", state="cancelled"))]).says("I want to return 1042")

    assert talk.calls == [("get_order_status", "1042")]
    assert "was cancelled" in talk.reply


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ("requested", "waiting for our team’s decision"),
        ("approved", "has approved"),
        ("rejected", "could not approve"),
        ("withdrawn", "withdrawn"),
    ],
)
def test_the_state_of_a_return_is_told_in_plain_words(state, told):
    request = {"number": "R-0031", "state": state, "kind": "return"}
    talk = Talk([delivered("1187", return_requests=[request])])

    talk.says("where is my refund for order 1187?")

    assert "R-0031" in talk.reply
    assert told in talk.reply


def test_where_no_return_was_asked_for_none_is_claimed_and_none_is_opened():
    talk = Talk([delivered("1187")]).says("where is my refund for order 1187?")

    assert talk.calls == [("get_order_status", "1187")]
    assert "no return request" in talk.reply


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("is order 1187 returnable?", "until 4 September"),
        ("¿se puede devolver el 1187?", "hasta el 4 de septiembre"),
        ("можно ли вернуть заказ 1187?", "до 4 сентября"),
    ],
)
def test_who_asks_whether_it_can_go_back_is_told_until_when_and_asked(text, until):
    talk = Talk([delivered("1187")]).says(text)
    assert not talk.opened
    assert until in talk.reply

    assert talk.says("yes").opened == ["1187"]


def test_of_two_orders_that_are_asked_about_each_has_its_question():
    orders = [delivered(one, ("Mug", 1), ("Cap", 1)) for one in ("1187", "1188")]
    talk = Talk(orders).says("I want to return 1187 and 1188")

    opened = [order for _ in orders for order in talk.says("yes").opened]

    assert sorted(opened) == ["1187", "1188"]


def test_what_stays_is_never_proposed_to_go_back():
    talk = Talk([delivered("1187", ("Mug", 1), ("Cap", 1), ("Lamp", 1))])

    talk.says("I want to return everything of 1187 except the mug")
    assert talk.said == [("ask_items", "1187")]

    assert not talk.says("the cap and the lamp").opened
    assert talk.reply.endswith("?")
    assert "Mug" not in talk.reply


def test_two_orders_are_returned_by_a_request_each():
    talk = Talk([delivered("1187"), delivered("1188")]).says("I want to return 1187 and 1188")

    assert "kind" not in talk.actions[-1].input
    assert talk.calls == [
        ("get_order_status", "1187"),
        ("get_order_status", "1188"),
        ("open_return_request", "1187"),
        ("open_return_request", "1188"),
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("where is my refund for order 1187?", "by Monday 10 August"),
        ("I want to return order 1187", "by Monday 10 August"),
        ("¿y mi reembolso del pedido 1187?", "el lunes 10 de agosto"),
        ("где деньги за возврат заказа 1187?", "10 августа"),
        ("wo bleibt meine Erstattung für Bestellung 1187?", "10. August"),
    ],
)
def test_who_asks_about_a_return_that_waits_is_told_by_when_it_is_decided(text, told):
    order = _gone(delivered("1187", return_requests=[WAITS, {**WAITS, "number": "R-0032"}]))
    duty = KnownDuty(kind="decide", about="R-0031", by=TODAY + timedelta(days=2))

    talk = Talk([order], facts=own(order, duties=(duty,))).says(text)

    assert talk.reply.count("R-003") == 2
    assert talk.reply.count(told) == 1


def test_no_day_is_told_that_is_over_or_that_nobody_has_promised():
    order = delivered("1187", return_requests=[WAITS])
    late = KnownDuty(kind="decide", about="R-0031", by=TODAY - timedelta(days=1))
    other = KnownDuty(kind="answer", about="7", by=TODAY)

    for duties in ((), (late,), (other,)):
        talk = Talk([order], facts=own(order, duties=duties))
        talk.says("where is my refund for order 1187?")
        assert "R-0031 for order 1187 is waiting" in talk.reply
        assert "by " not in talk.reply
