"""What counts as brought up, and what does not."""

from datetime import date

import pytest

from support_agent.agent.known import Facts, KnownOrder
from support_agent.agent.provenance import Provenance
from support_agent.agent.types import Plan, Step, Turn

from .conversation import found, refused, said, turn


@pytest.mark.parametrize(
    "words",
    [
        "1187",
        "#1187",
        "№ 1187",
        "order no.1187",
        "pedido1187",
        "Заказ1187!",
        "n1187",
        "11 87",
        "1-187",
        "1.187",
        "1 1 8 7",
        "１１８７",
        "١١٨٧",
        "1\u200b187",
        "1187, por favor",
        "my 1187 2 pairs",
        "W1187",
    ],
)
def test_a_number_is_known_however_the_customer_writes_it(words):
    provenance = Provenance.of(turn(said(words)))

    assert provenance.names("1187")


@pytest.mark.parametrize("words", ["1187", "11187", "order 1870", "1Z999AA1187000", "a187b187"])
def test_a_part_of_a_number_is_not_named_by_the_whole(words):
    assert not Provenance.of(turn(said(words))).names("187")


def test_a_mail_address_names_no_order():
    provenance = Provenance.of(turn(said("I am ada.primer1051@example.com")))

    assert not provenance.names("1051")


@pytest.mark.parametrize("asked", ["w7430166", "#W7430166", "7430166", "Ｗ7430166"])
def test_an_order_is_named_with_or_without_its_letter(asked):
    assert Provenance.of(turn(said("order W7430166"))).names(asked)
    assert Provenance.of(turn(said("order 7430166"))).names(asked)


def test_a_return_number_names_no_order():
    provenance = Provenance.of(turn(said("what about R-1187?")))

    assert provenance.names("R-1187")
    assert not provenance.names("1187")


@pytest.mark.parametrize("nothing", ["", "#", " - ", "\u200b"])
def test_nothing_is_not_named(nothing):
    assert not Provenance.of(turn(said("order # 1187 - thanks"))).names(nothing)


def test_the_customers_own_orders_are_named():
    assert Provenance.of(turn(orders=("1042",))).names("1042")


def test_the_words_of_a_colleague_and_of_a_notice_count_and_those_of_the_agent_do_not():
    history = (
        said("It is 1111", author="agent"),
        said("It is 2222", author="person"),
        said("It is 3333", author="notice"),
        Step(plan=Plan(text="Look up 4444")),
    )
    provenance = Provenance.of(turn(*history, word_from_colleague="Tell them about 5555"))

    assert [n for n in (1111, 2222, 3333, 4444, 5555) if provenance.names(str(n))] == [
        2222,
        3333,
        5555,
    ]


def test_a_result_of_an_earlier_run_and_of_this_one_count_alike():
    earlier, now = found({"order_id": "1187"}), found([{"number": "R-0007"}, 1042])
    provenance = Provenance.of(turn(earlier, steps=(now,)))

    assert all(provenance.names(number) for number in ("1187", "R-0007", "1042"))


def test_a_number_inside_a_strangers_text_is_not_looked_up():
    provenance = Provenance.of(turn(found({"last_scan": "Left at the desk, see order 1042"})))

    assert not provenance.names("1042")


def test_a_refusal_that_quotes_an_invented_number_does_not_name_it():
    refusal = {"error": "order_not_found", "message": "There is no order '9999' on this account."}
    provenance = Provenance.of(turn(steps=(refused(refusal, order_id="#99-99"),)))

    assert not provenance.names("9999")


def test_what_goods_are_called_names_no_order():
    order = KnownOrder(number="1042", placed_on=date(2026, 11, 20), titles=("WH-1000XM5",))
    provenance = Provenance.of(Turn(facts=Facts(orders=(order,))))

    assert not provenance.names("WH-1000XM5")


def test_a_deep_result_is_read():
    content: object = "1187"
    for _ in range(5_000):
        content = [content]

    assert Provenance.of(turn(found(content))).names("1187")
