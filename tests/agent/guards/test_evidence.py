"""What counts as brought up, and what does not."""

from datetime import date

import pytest

from support_agent.agent.guards.evidence import Evidence
from support_agent.agent.known import Facts, KnownOrder
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
    evidence = Evidence.of(turn(said(words)))

    assert evidence.names("1187")
    assert evidence.supports("1187")


@pytest.mark.parametrize("words", ["1187", "11187", "order 1870", "1Z999AA1187000", "a187b187"])
def test_a_part_of_a_number_is_not_named_by_the_whole(words):
    assert not Evidence.of(turn(said(words))).names("187")


def test_a_user_name_or_mail_address_names_no_order():
    evidence = Evidence.of(turn(said("I am user00450, ada.primer1051@example.com")))

    assert not evidence.names("00450")
    assert not evidence.names("1051")


@pytest.mark.parametrize("asked", ["w7430166", "#W7430166", "7430166", "Ｗ7430166"])
def test_an_order_is_named_with_or_without_its_letter(asked):
    assert Evidence.of(turn(said("order W7430166"))).names(asked)
    assert Evidence.of(turn(said("order 7430166"))).names(asked)


def test_a_return_number_names_no_order():
    evidence = Evidence.of(turn(said("what about R-1187?")))

    assert evidence.names("R-1187")
    assert not evidence.names("1187")


@pytest.mark.parametrize("nothing", ["", "#", " - ", "\u200b"])
def test_nothing_is_not_named(nothing):
    assert not Evidence.of(turn(said("order # 1187 - thanks"))).names(nothing)


def test_the_customers_own_orders_are_named():
    assert Evidence.of(turn(orders=("1042",))).names("1042")


def test_the_words_of_a_colleague_and_of_a_notice_count_and_those_of_the_agent_do_not():
    history = (
        said("It is 1111", author="agent"),
        said("It is 2222", author="person"),
        said("It is 3333", author="notice"),
        Step(plan=Plan(text="Look up 4444")),
    )
    evidence = Evidence.of(turn(*history, word_from_colleague="Tell them about 5555"))

    assert [n for n in (1111, 2222, 3333, 4444, 5555) if evidence.names(str(n))] == [
        2222,
        3333,
        5555,
    ]


def test_a_result_of_an_earlier_run_and_of_this_one_count_alike():
    earlier, now = found({"order_id": "1187"}), found([{"number": "R-0007"}, 1042])
    evidence = Evidence.of(turn(earlier, steps=(now,)))

    assert all(evidence.names(number) for number in ("1187", "R-0007", "1042"))


def test_a_number_inside_a_strangers_text_may_be_told_and_not_looked_up():
    evidence = Evidence.of(turn(found({"last_scan": "Left at the desk, see order 1042"})))

    assert evidence.supports("1042")
    assert not evidence.names("1042")


def test_dates_and_prices_of_a_result_are_no_order_numbers():
    status = {
        "total": "1187.00",
        "scan": "2026-11-28T14:05+01:00",
        "note": "no scan since 2026-11-28",
    }
    evidence = Evidence.of(turn(found(status)))

    assert not any(map(evidence.supports, ("1187", "2026", "28", "11")))


def test_a_refusal_that_quotes_an_invented_number_does_not_support_it():
    refusal = {"error": "order_not_found", "message": "There is no order '9999' on this account."}
    evidence = Evidence.of(turn(steps=(refused(refusal, order_id="#99-99"),)))

    assert not evidence.supports("9999")
    assert not evidence.names("9999")


@pytest.mark.parametrize(
    "step",
    [
        refused("There is no tool 'order_998877'.", tool="order_998877"),
        refused("No JSON object: 998877", malformed="{998877"),
        refused("Unknown key 'k998877'", k998877="x"),
        refused("'９９8877' is too long", order_id="９９8877 and more"),
        refused({"message": "No order 9988…"}, order_id="998877"),
        refused({"message": "No item [998877]"}, items=[{"item": 998877}]),
    ],
)
def test_a_refusal_echoes_in_many_ways_and_supports_in_none(step):
    evidence = Evidence.of(turn(steps=(step,)))

    assert not evidence.supports("998877")
    assert not evidence.supports("9988")


def test_what_a_refusal_adds_is_supported():
    refusal = {"message": "There is already a return request for this, R-0003: it is requested."}
    evidence = Evidence.of(turn(steps=(refused(refusal, order_id="1187"),)))

    assert evidence.supports("R-0003")
    assert not evidence.supports("1187")


def test_a_customers_number_stays_supported_when_a_refusal_quotes_it():
    step = refused({"message": "There is no order '9999'."}, order_id="9999")

    assert Evidence.of(turn(said("9999?"), steps=(step,))).supports("9999")


def test_a_result_that_repeats_the_models_sentence_confirms_nothing_in_it():
    step = found(
        {"reason": "As agreed in case 998877", "number": "R-0007"},
        reason="As agreed in case 998877",
    )
    evidence = Evidence.of(turn(steps=(step,)))

    assert not evidence.supports("998877")
    assert evidence.supports("R-0007")


def test_what_goods_are_called_may_be_told():
    order = KnownOrder(number="1042", placed_on=date(2026, 11, 20), titles=("WH-1000XM5",))
    evidence = Evidence.of(Turn(facts=Facts(orders=(order,))))

    assert evidence.supports("WH-1000XM5")
    assert not evidence.names("WH-1000XM5")


def test_a_result_that_was_cut_to_text_still_counts():
    assert Evidence.of(turn(found('{"note": "a\\n1187", "order_id": "1042… [cut]'))).supports(
        "1187"
    )


def test_a_deep_result_is_read():
    content: object = "1187"
    for _ in range(5_000):
        content = [content]

    assert Evidence.of(turn(found(content))).names("1187")
