"""Each message in English, with the evidence that it needs."""

from datetime import date, time

import pytest

from support_agent.agent.known import Desk, KnownDuty, KnownRequest

from .evidence import (
    arrived,
    asks,
    delivered,
    estimate,
    known,
    made,
    missing,
    order,
    parcel,
    refused,
    reply,
    step,
    turn,
)

MUG = {"title": "Mug", "quantity": 2}
TWO = [parcel(tracking_number="A1111"), delivered(tracking_number="B2222", carrier="GLS")]
IN_TWO = order(
    state="partly_delivered",
    shipments=TWO,
    lines=[
        {"title": "Lamp", "quantity": 1, "returnable": 0, "shipment": 1},
        {"title": "Mug", "quantity": 2, "returnable": 2, "shipment": 2},
    ],
    returnable_until="2026-12-28",
)
WAITS = {"number": "R-0007", "state": "requested", "kind": "return"}
DUE = KnownDuty(kind="decide", about="R-0007", by=date(2026, 12, 3))
ANSWER_DUE = KnownDuty(kind="answer", about="4", by=date(2026, 12, 2))
WEEKDAYS = tuple((day, time(9), time(17)) for day in range(5))


def scanned(text):
    return order(shipments=[parcel(last_scan=text)])


def paid(state):
    return order(payment_state=state)


# What is said may be written more warmly: a line holds what every wording must have.
SAID = [
    # Where it is.
    (turn(order(state="not_shipped", shipments=[])), "status 1187", ["1187", "not been shipped"]),
    (turn(order()), "status 1187", ["1187", "on its way"]),
    (turn(order(state="out_for_delivery")), "status 1187", ["out for delivery"]),
    (turn(arrived()), "status 1187", ["arrived", "28"]),
    (turn(arrived(shipments=[delivered(None)])), "status 1187", ["don’t know on which day"]),
    (turn(order(state="cancelled")), "status 1187", ["was cancelled"]),
    (turn(order(state="failed", shipments=[parcel(state="failed")])), "status 1187", ["could not"]),
    (turn(order(state="returned_to_sender")), "status 1187", ["back to us"]),
    (turn(IN_TWO), "status 1187", ["1 of 2 parcels"]),
    (turn(order(state="partly_delivered", shipments=[delivered()])), "status 1187", ["the rest"]),
    (
        turn(order(state="sent", shipments=[parcel(state="sent", last_scan_at=None)])),
        "status 1187",
        ["was sent", "26", "no word from the carrier"],
    ),
    (turn(order(state="unknown", shipments=[])), "status 1187", ["don’t know"]),
    (turn(order()), "shipped 1187", ["26"]),
    (turn(order(shipments=[parcel(shipped_on=None)])), "shipped 1187", ["don’t know yet"]),
    # When it comes.
    (turn(estimate()), "expected 1187", ["DHL expects", "1187"]),
    (turn(order()), "expected 1187", ["DHL expects", "1187"]),
    (turn(estimate(state="today", expected_on="2026-12-01")), "expected 1187", ["DHL expects"]),
    (turn(estimate(state="late", expected_on="2026-11-29")), "expected 1187", ["has passed"]),
    (turn(order(shipments=[parcel(expected_on="2026-11-29")])), "expected 1187", ["has passed"]),
    (turn(estimate(state="no_date", expected_on=None)), "expected 1187", ["not given"]),
    (turn(estimate(state="not_shipped", expected_on=None)), "expected 1187", ["not been shipped"]),
    (
        turn(estimate(state="delivered", delivered_on="2026-11-28")),
        "expected 1187",
        ["arrived", "28"],
    ),
    (turn(estimate(state="failed")), "expected 1187", ["could not deliver"]),
    (
        turn(estimate(state="no_date", expected_on=None, carrier="")),
        "expected 1187",
        ["The carrier"],
    ),
    (turn(IN_TWO), "expected 1187", ["1 of 2", "A1111", "Lamp"]),
    # The carrier's scans.
    (turn(order()), "last_scan 1187", ["DHL last scanned"]),
    (
        turn(order(shipments=[parcel(last_scan_at="2026-11-27T10:00+01:00")])),
        "last_scan 1187",
        ["27", "no new scan"],
    ),
    (turn(order(shipments=[parcel(last_scan_at=None)])), "last_scan 1187", ["not scanned"]),
    (turn(scanned("Address not found!")), "last_scan 1187", ["problem with the address"]),
    (turn(scanned("Delivery attempted")), "last_scan 1187", ["delivery was attempted"]),
    (turn(scanned("Held in customs, Madrid")), "last_scan 1187", ["in customs"]),
    (turn(scanned("Ready for pick-up")), "last_scan 1187", ["can be picked up"]),
    (turn(scanned("Hub Madrid")), "last_scan 1187", ["depots"]),
    (turn(scanned("Label created")), "last_scan 1187", ["does not have it yet"]),
    # Carrier and number.
    (turn(order()), "carrier 1187", ["DHL delivers"]),
    (turn(arrived()), "carrier 1187", ["DHL delivered"]),
    (turn(IN_TWO), "carrier 1187", ["DHL", "GLS"]),
    (turn(order(shipments=[])), "carrier 1187", ["don’t know yet which carrier"]),
    (turn(order()), "tracking 1187", ["JD0001187", "https://www.dhl.com/"]),
    (
        turn(order(shipments=[parcel(carrier="Norte Express")])),
        "tracking 1187",
        ["tracking number", "JD0001187"],
    ),
    (turn(IN_TWO), "tracking 1187", ["A1111", "B2222"]),
    (turn(order(shipments=[])), "tracking 1187", ["no tracking number"]),
    # Parcels.
    (turn(IN_TWO), "parcels 1187", ["2 parcels", "A1111", "Lamp", "expected", "B2222", "Mug"]),
    (
        turn(
            order(
                lines=[
                    {"title": "Lamp", "quantity": 1, "shipment": 1},
                    {"title": "Mug", "quantity": 2, "shipment": None},
                ]
            )
        ),
        "parcels 1187",
        ["Not shipped yet", "2 × Mug"],
    ),
    # Goods and money.
    (turn(order(lines=[MUG])), "goods 1187", ["contains 2 × Mug"]),
    (turn(order()), "total 1187", ["59.90"]),
    (turn(order()), "placed 1187", ["24"]),
    (turn(orders=(known("1187"),)), "placed 1187", ["24"]),
    (turn(paid("paid")), "payment 1187", ["paid"]),
    (turn(paid("pending")), "payment 1187", ["not received a payment"]),
    (turn(paid("authorized")), "payment 1187", ["authorized"]),
    (turn(paid("partially_paid")), "payment 1187", ["in part"]),
    (turn(paid("refunded")), "payment 1187", ["has been refunded"]),
    (turn(paid("partially_refunded")), "payment 1187", ["refunded in part"]),
    (turn(paid("voided")), "payment 1187", ["cancelled, so nothing was taken"]),
    (turn(paid("expired")), "payment 1187", ["expired"]),
    # Returns.
    (turn(arrived()), "returnable 1187", ["can be returned until"]),
    (turn(IN_TWO), "returnable 1187", ["2 × Mug"]),
    (turn(order()), "returnable 1187", ["once it has arrived"]),
    (turn(order(state="cancelled")), "returnable 1187", ["cancelled, so there is nothing"]),
    (
        turn(arrived(lines=[MUG | {"returnable": 0}], returnable_until="2026-11-20")),
        "returnable 1187",
        ["20", "has passed"],
    ),
    (
        turn(arrived(lines=[MUG | {"returnable": 0}], return_requests=[WAITS])),
        "returnable 1187",
        ["left to return", "R-0007"],
    ),
    (
        turn(arrived(lines=[MUG | {"returnable": 0}], returnable_until=None)),
        "returnable 1187",
        ["don’t know on which day"],
    ),
    (turn(arrived()), "returns 1187", ["no return request", "1187"]),
    (turn(arrived(return_requests=[WAITS])), "returns 1187", ["R-0007", "waiting for our team"]),
    (turn(arrived(return_requests=[WAITS]), duties=(DUE,)), "returns 1187", ["by", "3"]),
    (
        turn(arrived(return_requests=[WAITS | {"state": "approved"}])),
        "request r-7",
        ["approved", "R-0007"],
    ),
    (
        turn(arrived(return_requests=[WAITS | {"state": "rejected"}])),
        "request R-0007",
        ["could not"],
    ),
    (
        turn(
            requests=(
                KnownRequest(number="R-0007", order="1187", kind="return", state="withdrawn"),
            )
        ),
        "request",
        ["withdrawn"],
    ),
    (turn(arrived()), "return_window 1187", ["within 30 days"]),
    (turn(return_days=14), "return_window", ["within 14 days"]),
    # No such order, and theirs.
    (turn(missing("9999")), "not_found 9999", ["can’t find", "9999"]),
    (turn(missing("9999"), identified=False), "not_found 9999", ["to show you order 9999"]),
    (turn(orders=(known("1187", "Lamp"),)), "my_orders", ["1187"]),
    (turn(), "my_orders", ["no orders on this account"]),
    # The team.
    (turn(duties=(DUE, ANSWER_DUE)), "team_will", ["reply to you here by"]),
    (turn(desk=Desk(hours=WEEKDAYS)), "desk_hours", ["our team is here"]),
    (turn(desk=Desk(hours=WEEKDAYS[1:], is_usual=False)), "desk_hours", ["next seven days"]),
    (turn(desk=Desk()), "desk_hours", ["not here"]),
    (
        turn(desk=Desk(hours=tuple((day, time(0), time(0)) for day in range(7)))),
        "desk_hours",
        ["around the clock"],
    ),
    # What was done.
    (turn(made()), "done", ["R-0007", "Headphones", "1187", "by", "3"]),
    (turn(made(kind="exchange")), "done", ["exchange", "R-0007"]),
    (turn(made(kind="damaged")), "done", ["sorry", "R-0007"]),
    (turn(made(kind="wrong")), "done", ["wrong item", "R-0007"]),
    (turn(made(kind="missing")), "done", ["missing", "R-0007"]),
    (turn(made(decided_by=None)), "done", ["will review it"]),
    (turn(step(made(state="withdrawn"), of="withdraw")), "done", ["withdrawn", "R-0007"]),
    (turn(step(made(changed="items"), of="change")), "done", ["R-0007 now covers Headphones"]),
    (turn(step(made(changed="kind", kind="exchange"), of="change")), "done", ["to an exchange"]),
    (
        turn(step(refused("return_already_decided", return_request="R-0007", state="approved"))),
        "sorry",
        ["R-0007", "decided already"],
    ),
    # Questions.
    (turn(orders=(known("1187"), known("1190"))), "ask_order", ["1187", "1190", "?"]),
    (turn(), "ask_order", ["order number"]),
    (turn(), "ask_number", ["order number"]),
    (turn(arrived()), "ask_items 1187", ["Which items", "Headphones"]),
    (turn(order(lines=[MUG])), "ask_count 1187", ["2 × Mug", "How many"]),
    (turn(asks()), "sorry", ["Shall I request the return of Headphones from order 1187?"]),
    (turn(asks(kind="exchange")), "sorry", ["exchange of Headphones"]),
    (turn(asks(asks="count", items=[MUG])), "sorry", ["2 × Mug", "How many"]),
    (turn(asks(asks="items", items=[MUG, {"title": "Lamp", "quantity": 1}])), "sorry", ["Which"]),
    # Courtesy.
    (turn(customer_name="Tom Weber"), "greeting", ["Tom Weber"]),
    (turn(), "greeting", ["Hello!"]),
    (turn(estimate(state="late", expected_on="2026-11-29")), "sorry_late 1187", ["so long"]),
]


@pytest.mark.parametrize(("found", "part", "parts_of_it"), SAID)
def test_what_is_known_is_said(found, part, parts_of_it):
    said = reply(found, part)

    assert said.text
    for words in parts_of_it:
        assert words.casefold() in said.text.casefold()


REFUSALS = [
    ({"rule": "order_stands"}, "cancelled, so there is nothing to return"),
    ({"rule": "delivered"}, "once it has arrived"),
    ({"rule": "delivery_date_known"}, "don’t know on which day"),
    ({"rule": "within_window", "last_day": "2026-11-20"}, "has passed"),
    ({"rule": "within_window"}, "the time to return"),
    ({"rule": "units_left", "left": 0}, "left to return"),
]


@pytest.mark.parametrize(("details", "words"), REFUSALS)
def test_a_refused_return_is_told_with_its_reason(details, words):
    refusal = step(refused("return_not_allowed", **details), order_id="1187")

    assert words in reply(turn(refusal), "returnable 1187").text.casefold()


def test_what_is_asked_for_already_is_told_with_its_request():
    waits = KnownRequest(number="R-0007", order="1187", kind="return", state="requested")
    refusal = refused("return_already_open", rule="units_left", return_request="R-0007")

    said = reply(turn(step(refusal, order_id="1187"), requests=(waits,)), "returnable 1187")

    assert "R-0007" in said.text
    assert "waiting for our team" in said.text


UNSETTLED = [
    (turn(order(shipments=[parcel(last_scan_at=None)])), "last_scan 1187"),
    (turn(estimate(state="no_date", expected_on=None)), "expected 1187"),
    (turn(order(state="sent", shipments=[parcel(state="sent")])), "status 1187"),
    (turn(order(shipments=[])), "tracking 1187"),
    (turn(order(shipments=[])), "carrier 1187"),
    (turn(arrived(lines=[MUG], returnable_until=None)), "returnable 1187"),
    (turn(missing("9999")), "not_found 9999"),
    (turn(asks()), "status 1187"),
    (turn(), "not_known"),
    (turn(), "greeting"),
    (turn(), "ask_order"),
]


@pytest.mark.parametrize(("found", "part"), UNSETTLED)
def test_what_is_not_known_or_only_asked_settles_nothing(found, part):
    said = reply(found, part)

    assert said.text
    assert not said.settles


@pytest.mark.parametrize("part", ["status 1187", "expected 1187", "payment 1187", "returns 1187"])
def test_a_known_fact_settles_what_was_asked(part):
    assert reply(turn(order()), part).settles


def test_a_write_settles_what_was_asked():
    assert reply(turn(made()), "sorry").settles
