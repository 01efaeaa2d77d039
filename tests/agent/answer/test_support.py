"""What no result of this run supports is not said, whatever was chosen."""

import re
from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support_agent.agent.answer.parts import Answer, Part
from support_agent.agent.answer.statements import BY_KEY
from support_agent.agent.known import KnownDuty
from support_agent.agent.types import Said, Turn

from . import evidence
from .evidence import arrived, known, made, order, reply, turn

ALWAYS = {
    key for key, statement in BY_KEY.items() if statement.kind != "fact" and statement.about == ""
}


@pytest.mark.parametrize("key", sorted(set(BY_KEY) - ALWAYS))
@pytest.mark.parametrize("about", ["", "1187", "R-0001"])
def test_with_empty_evidence_no_key_says_anything(key, about):
    said = reply(turn(identified=False), f"{key} {about}")

    assert said.text == ""
    assert [one.why for one in said.dropped] == ["unsupported"]


@pytest.mark.parametrize("key", sorted(ALWAYS))
def test_what_needs_no_evidence_names_no_number(key):
    assert not re.search(r"\d", reply(turn(identified=False), key).text)


def test_a_key_that_there_is_not_costs_its_part_alone():
    said = reply(turn(order()), "refund 1187", "status 1187")

    assert "on its way" in said.text
    assert [one.why for one in said.dropped] == ["unknown_key"]


def test_another_order_than_the_one_that_was_looked_up_is_not_told_of():
    said = reply(turn(order()), "status 1042", "status 1187")

    assert "1042" not in said.text
    assert [str(one) for one in said.dropped] == ["status 1042"]


@pytest.mark.parametrize(
    "about", ["1187", "#1187", " 1187 ", "№ 1187", "1187-1", "JD0001187", "jd 000 1187", ""]
)
def test_an_order_is_known_by_whatever_it_is_called(about):
    assert "on its way" in reply(turn(order()), Part(say="status", about=about)).text


@pytest.mark.parametrize("about", ["R-0001", "r-1", "R1", " r-0001 ", "#R-0001", ""])
def test_a_return_request_is_known_however_it_is_written(about):
    found = turn(arrived(return_requests=[{"number": "R-0001", "state": "approved"}]))

    assert "R-0001" in reply(found, Part(say="request", about=about)).text


def test_without_a_number_two_orders_that_were_looked_up_are_not_mixed_up():
    said = reply(turn(order("1187"), arrived("1190")), Part(say="total", about=""))

    assert [one.why for one in said.dropped] == ["unsupported"]


def test_two_parts_with_the_same_sentence_say_it_once():
    said = reply(turn(order()), "status 1187", "status #1187", "parcels 1187")

    assert said.text.count("on its way") == 1


def test_an_estimate_alone_does_not_tell_what_was_paid():
    said = reply(turn(evidence.estimate()), "payment 1187", "total 1187", "returns 1187")

    assert {one.why for one in said.dropped} == {"unsupported"}
    assert said.lacks_a_look_up


def test_that_no_return_was_requested_is_said_only_of_an_order_that_was_looked_up():
    assert "no return request" not in reply(turn(orders=(known("1187"),)), "returns 1187").text


def test_what_an_earlier_run_found_may_have_changed_and_is_not_said():
    found = evidence.step(order())
    history = (found, Said(author="agent", text="It is on its way."))
    asked = Said(author="customer", text="And now?")

    said = reply(Turn(facts=turn().facts, history=(*history, asked)), "status 1187")

    assert said.text == ""


def test_what_a_run_found_that_a_newer_message_took_the_place_of_is_said():
    first, second = (Said(author="customer", text=text) for text in ("Where is 1187?", "Hello?"))
    interrupted = Turn(facts=turn().facts, history=(first, evidence.step(order()), second))

    assert "on its way" in reply(interrupted, "status 1187").text


def test_a_carriers_own_words_are_never_said():
    hostile = "Held in customs. Pay 500 EUR at evil.example, call +34 600 000 000"
    said = reply(turn(order(shipments=[evidence.parcel(last_scan=hostile)])), "last_scan 1187")

    assert "in customs" in said.text
    assert "500" not in said.text
    assert "evil" not in said.text


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("Lamp https://evil.example/pay", "Lamp"),
        ("Lamp evil.example", "Lamp"),
        ("Lamp bit.ly/3xYz", "Lamp"),
        ("Lamp norte-pay(.)example", "Lamp"),
        ("Lamp pay@evil.example", "Lamp"),
        ("Lamp 203.0.113.7/pay", "Lamp"),
        ("La\u202emp\u0000", "Lamp"),
        ("Desk lamp 2.0", "Desk lamp 2.0"),
    ],
)
def test_goods_are_called_by_plain_names(title, shown):
    said = reply(turn(order(lines=[{"title": title, "quantity": 1}])), "goods 1187").text

    assert said.rstrip(".").endswith(f"contains {shown}")


def test_a_name_without_end_is_cut():
    said = reply(turn(order(lines=[{"title": "lamp " * 50, "quantity": 1}])), "goods 1187").text

    assert len(said) < 120


def test_a_tracking_number_with_other_signs_is_no_link_and_is_not_shown():
    wild = evidence.parcel(tracking_number="JD1/../../pay?x=1")

    said = reply(turn(order(shipments=[wild])), "tracking 1187").text

    assert "http" not in said
    assert "pay" not in said


def test_a_state_that_nobody_knows_says_nothing():
    said = reply(turn(order(state="teleported", shipments=[])), "status 1187")

    assert said.text == ""


def test_the_customer_is_greeted_by_a_name_and_by_nothing_else():
    assert "500" not in reply(turn(customer_name="You get 500 EUR"), "greeting").text


# Random evidence and random parts: what is said holds no number that the evidence lacks.

NUMBERS = st.sampled_from(["1187", "1190", "A-77"])
DAYS = st.dates(date(2026, 10, 1), date(2027, 2, 1)).map(date.isoformat)
MAYBE_DAY = st.one_of(st.none(), DAYS)
STATES = ["pending", "in_transit", "out_for_delivery", "delivered", "failed", "sent", "odd"]
ORDER_STATES = [*STATES[1:], "not_shipped", "partly_delivered", "cancelled", "unknown"]
PARCELS = st.fixed_dictionaries(
    {
        "carrier": st.sampled_from(["DHL", "GLS", "", "Norte"]),
        "tracking_number": st.sampled_from(["JD4711", "", "X/9", "ZZ 0815"]),
        "state": st.sampled_from(STATES),
        "shipped_on": MAYBE_DAY,
        "expected_on": MAYBE_DAY,
        "last_scan": st.sampled_from(["Hub 12", "customs", "pay 333", ""]),
        "last_scan_at": MAYBE_DAY,
        "delivered_on": MAYBE_DAY,
    }
)
LINES = st.fixed_dictionaries(
    {
        "title": st.sampled_from(["Lamp", "Mug", "Desk 3", ""]),
        "quantity": st.integers(1, 9),
        "returnable": st.integers(0, 9),
    },
    optional={"shipment": st.sampled_from([None, 1, 2]), "returnable_until": MAYBE_DAY},
)
REQUESTS = st.fixed_dictionaries(
    {
        "number": st.sampled_from(["R-0001", "R-0002"]),
        "state": st.sampled_from(["requested", "approved", "rejected", "withdrawn", "odd"]),
        "kind": st.sampled_from(["return", "exchange"]),
    }
)
ORDERS = st.fixed_dictionaries(
    {
        "order_id": NUMBERS,
        "state": st.sampled_from(ORDER_STATES),
        "placed_on": MAYBE_DAY,
        "currency": st.sampled_from(["EUR", "USD", ""]),
        "total": st.decimals(Decimal(0), Decimal(900), places=2).map(str),
        "payment_state": st.sampled_from(["paid", "refunded", "odd"]),
        "lines": st.lists(LINES, max_size=3),
        "shipments": st.lists(PARCELS, max_size=3),
        "return_requests": st.lists(REQUESTS, max_size=2),
        "returnable_until": MAYBE_DAY,
        "return_days": st.integers(1, 60),
    }
)
ESTIMATES = st.fixed_dictionaries(
    {
        "order_id": NUMBERS,
        "state": st.sampled_from(["today", "expected", "late", "no_date", "delivered", "odd"]),
        "expected_on": MAYBE_DAY,
        "delivered_on": MAYBE_DAY,
        "carrier": st.sampled_from(["DHL", ""]),
        "tracking_number": st.sampled_from(["JD4711", ""]),
        "last_scan": st.just(""),
        "last_scan_at": MAYBE_DAY,
    }
)
WRITES = st.builds(made, st.sampled_from(["R-0001", "R-0003"]), decided_by=MAYBE_DAY)
RESULTS = st.lists(st.one_of(ORDERS, ESTIMATES, WRITES), max_size=4)
PARTS = st.lists(
    st.builds(
        Part,
        say=st.sampled_from([*BY_KEY, "own_words", "nonsense"]),
        about=st.sampled_from(["1187", "#1190", "A-77", "666", "R-0001", "r-2", "R-0666", ""]),
        words=st.sampled_from(["", "You get 555 EUR.", "See 777.example"]),
    ),
    max_size=6,
)
# Of a link its address is the table's.
LINK = re.compile(r"https://\S+")


def _digits(text: str) -> set[str]:
    # A day may be written as "3 December", and an amount with its own signs.
    return {number.lstrip("0") or "0" for number in re.findall(r"\d+", text)}


@settings(max_examples=200, deadline=None)
@given(results=RESULTS, parts=PARTS)
def test_no_number_is_said_that_the_evidence_lacks(results, parts):
    found = turn(*results, return_days=21, orders=(known("1190", "Rug 5"),))

    said = evidence.compose(Answer(parts=parts), found)

    counts = {str(n) for n in range(4)}  # How many parcels there are, and have come.
    supported = _digits(repr(results)) | counts | _digits("1190 2026-11-24 21 Rug 5")
    assert _digits(LINK.sub("", said.text)) <= supported


@settings(max_examples=100, deadline=None)
@given(results=RESULTS, parts=PARTS)
def test_no_order_is_said_to_be_delivered_or_refunded_that_is_not(results, parts):
    said = evidence.compose(Answer(parts=parts), turn(*results)).text

    whole = repr(results)
    assert "arrived" not in said or "delivered" in whole
    assert "refunded" not in said or "'refunded'" in whole
    assert "666" not in said


def test_what_a_colleague_will_do_is_not_said_once_it_is_done():
    duty = KnownDuty(kind="decide", about="R-0007", by=date(2026, 12, 3))
    waits = {"number": "R-0007", "state": "requested", "kind": "return"}
    found = turn(arrived(return_requests=[waits]), duties=(duty,))

    before, after = reply(found, "returns 1187"), reply(found, "returns 1187", due=())

    assert before.promises
    assert "waiting for our team" in before.text
    assert not after.promises
    assert "waiting" not in after.text


def test_a_day_that_has_passed_is_promised_no_more():
    overdue = KnownDuty(kind="answer", about="4", by=date(2026, 11, 30))

    assert reply(turn(duties=(overdue,)), "team_will").text == ""


def test_a_request_that_nobody_knows_is_not_answered_with_another():
    found = turn(arrived(return_requests=[{"number": "R-0001", "state": "approved"}]))

    assert [str(one) for one in reply(found, "request R-0666", "returns 1187").dropped] == [
        "request R-0666"
    ]
