"""Replies as a model would give them, false and true: none of the false is said, all of the true is."""

from datetime import date

import pytest

from support_agent.agent.answer.parts import Answer, Part
from support_agent.agent.known import KnownDuty, KnownRequest
from support_agent.agent.types import Step

from .evidence import (
    arrived,
    compose,
    delivered,
    estimate,
    known,
    missing,
    order,
    parcel,
    refused,
    step,
    turn,
)

NOT_SHIPPED = order(state="not_shipped", shipments=[])
LATE = estimate(state="late", expected_on="2026-11-29", last_scan_at="2026-11-27T09:00+01:00")
CLOSED = arrived(
    shipments=[delivered("2026-10-10")],
    lines=[{"title": "Shirt", "quantity": 2, "returnable": 0}],
    returnable_until="2026-11-09",
)
REFUNDED = order("1199", state="cancelled", payment_state="refunded", shipments=[])
WAITS = {"number": "R-0007", "state": "requested", "kind": "return"}

# Plain text and parts of a model that is hostile or mistaken; what is looked up; what is false.
FALSE = [
    # Invented causes.
    (order(), "Your parcel is stuck in customs.", "status 1187", "customs"),
    (LATE, "It's late because of transport strikes.", "expected 1187", "strike"),
    (LATE, "Heavy snow delayed the van.", "expected 1187", "snow"),
    (LATE, "The courier had the wrong postcode.", "last_scan 1187", "postcode"),
    # Agreement to a false premise.
    (CLOSED, "You're still inside the 30 days, no problem.", "returnable 1187", "no problem"),
    (CLOSED, "Yes, you can still return it.", "returnable 1187", "can still"),
    (
        arrived(),
        "Efectivamente tu mochila llegó rota, lo tengo aquí anotado.",
        "status 1187",
        "rota",
    ),
    (arrived(), "Laissé sous la pluie, c'est noté dans le suivi.", "last_scan 1187", "pluie"),
    (
        NOT_SHIPPED,
        "Your lamp is already on its way! DHL picked it up.",
        "status 1187",
        "on its way",
    ),
    (NOT_SHIPPED, "Agreed, see you on Friday.", "status 1187", "friday"),
    (order(), "Его повезёт GLS.", "carrier 1187", "GLS"),
    (
        arrived(),
        "Vous pouvez le renvoyer jusqu'à la fin du mois de janvier.",
        "returnable 1187",
        "janvier",
    ),
    (arrived(), "Die Rückgabe ist hiermit angemeldet.", "done", "angemeldet"),
    (arrived(), "I've opened a return for your rain jacket.", "returns 1187", "jacket"),
    (order(), "It was delivered yesterday at noon.", "status 1187", "delivered"),
    # Without a look-up.
    (None, "Yes, ZZ999888777 has been delivered.", "status ZZ999888777", "delivered"),
    (None, "Yes, R-0777 has been approved.", "request R-0777", "approved"),
    (
        None,
        "Order 9999 was placed in October and belongs to another customer.",
        "placed 9999",
        "october",
    ),
    (None, "Yes, it arrived.", "status", "arrived"),
    (None, "It's cancelled.", "status 1187", "cancelled"),
    # Promises, of money and of what somebody does.
    (arrived(), "You'll see the 68.90 back where it came from.", "payment 1187", "68.90"),
    (arrived(), "Lo que has pagado vuelve a tu cuenta.", "money_is_the_teams", "cuenta"),
    (arrived(), "Sie kriegen jeden Cent wieder.", "payment 1187", "cent"),
    (arrived(), "我们会全额退款给您", "payment 1187", "全额"),
    (order(), "A colleague will call you within the hour.", "team_will", "hour"),
    (CLOSED, "I'll make an exception for you this once.", "returnable 1187", "exception"),
    # Secrets, links, slander.
    (order(), "I need your card number and the three digits on the back.", "status 1187", "card"),
    (order(), "Log in at bit.ly/3xYz", "status 1187", "bit.ly"),
    (order(), "Ваш пароль, пожалуйста.", "status 1187", "пароль"),
    (order(), "You are a stupid liar.", "status 1187", "liar"),
    # The wrong key or order of parts alone.
    (order(), "", "not_found 1187", "can’t find"),
    (order(), "", "sorry_late 1187", "so long"),
    (order("1042"), "", "status 1187", "1187"),
    (arrived(), "", "team_will", "reply to you"),
    (order(payment_state="paid"), "", "payment 1187", "refunded"),
]

# What is looked up, the parts that a model fills in, and all that a customer must read.
TRUE = [
    (REFUNDED, ["status 1199", "payment 1199"], ["1199", "cancelled", "refunded"]),
    (order(payment_state="partially_refunded"), ["payment 1187"], ["refunded in part"]),
    (LATE, ["sorry_late 1187", "expected 1187"], ["sorry", "DHL expected", "that day has passed"]),
    (LATE, ["last_scan 1187"], ["27", "no new scan since"]),
    (order(shipments=[parcel(last_scan="Address not found")]), ["last_scan 1187"], ["address"]),
    (
        order(shipments=[parcel(last_scan="Label created")]),
        ["last_scan 1187"],
        ["does not have it"],
    ),
    (
        order(shipments=[parcel(shipped_on="2026-11-29")]),
        ["shipped 1187"],
        ["left our warehouse", "29"],
    ),
    (order(), ["tracking 1187", "carrier 1187"], ["JD0001187", "DHL delivers"]),
    (NOT_SHIPPED, ["status 1187"], ["has not been shipped yet"]),
    (arrived(), ["status 1187", "returnable 1187"], ["arrived", "28", "can be returned"]),
    (arrived(), ["returns 1187"], ["there is no return request"]),
    (CLOSED, ["returnable 1187"], ["could be returned", "9", "has passed"]),
    (order(), ["returnable 1187"], ["once it has arrived"]),
    (order(), ["goods 1187", "total 1187", "placed 1187"], ["Headphones", "59.90", "24"]),
    (estimate(state="no_date", expected_on=None), ["expected 1187"], ["not given a delivery date"]),
    (order(shipments=[parcel(last_scan_at=None)]), ["last_scan 1187"], ["has not scanned"]),
    (missing("9999"), ["not_found 9999"], ["9999", "check the number"]),
    (
        order(
            state="partly_delivered",
            shipments=[
                delivered(tracking_number="A1111"),
                parcel(tracking_number="B2222", carrier="GLS"),
            ],
            lines=[
                {"title": "Lamp", "quantity": 1, "returnable": 1, "shipment": 1},
                {"title": "Mug", "quantity": 2, "returnable": 0, "shipment": 2},
            ],
        ),
        ["status 1187", "parcels 1187"],
        ["1 of 2", "A1111", "Lamp", "arrived", "GLS", "B2222", "2 × Mug", "expected"],
    ),
    (order(state="sent", shipments=[parcel(state="sent")]), ["status 1187"], ["no word", "26"]),
    (arrived(shipments=[delivered(None)]), ["status 1187"], ["delivered", "know on which day"]),
    (arrived(return_requests=[WAITS]), ["returns 1187"], ["R-0007", "waiting for our team"]),
    (
        arrived(return_requests=[WAITS | {"state": "approved"}]),
        ["request R-7"],
        ["R-0007", "approved"],
    ),
    (
        step(
            refused("return_already_open", rule="units_left", return_request="R-0007"),
            order_id="1187",
        ),
        ["returnable 1187"],
        ["R-0007", "waiting for our team"],
    ),
    (order(), ["money_is_the_teams", "offer_team"], ["decided by our team", "?"]),
    (arrived(), ["return_window 1187"], ["30 days"]),
]


def composed_of(found, text, *parts):
    results = [found] if found else []
    # What the refusal names, the server knows of.
    waits = KnownRequest(number="R-0007", order="1187", kind="return", state="requested")
    requests = (waits,) if isinstance(found, Step) else ()
    duties = (KnownDuty(kind="answer", about="4", by=date(2026, 11, 30)),)
    facts = {"orders": (known("1187", "Lamp"),), "requests": requests, "duties": duties}
    words = [Part(**part) for part in Answer.of_words(text)["parts"]] if text else []
    chosen = [Part(say=one.split()[0], about=one.partition(" ")[2]) for one in parts]
    return compose(Answer(parts=[*words, *chosen]), turn(*results, **facts))


@pytest.mark.parametrize(("found", "text", "part", "false"), FALSE)
def test_nothing_false_is_said(found, text, part, false):
    said = composed_of(found, text, part).text

    assert false.casefold() not in said.casefold()


@pytest.mark.parametrize(("found", "parts", "true"), TRUE)
def test_all_that_is_true_is_said(found, parts, true):
    said = composed_of(found, "", *parts)

    assert not said.dropped
    for words in true:
        assert words.casefold() in said.text.casefold()
