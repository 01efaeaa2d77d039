"""The fact gate, kind by kind: what follows from the record is said, and nothing else."""

import pytest

from support_agent.agent.guards.facts import tells_only_what_was_found
from support_agent.agent.types import Action, Plan, Step
from tests.agent.guards.conversation import draft, found, refused, said, turn

CAME = {
    "order_id": "1187",
    "state": "delivered",
    "placed_on": "2026-11-21",
    "currency": "EUR",
    "total": "84.80",
    "payment_state": "paid",
    "lines": [{"title": "Wireless headphones", "quantity": 2, "returnable": 2}],
    "shipments": [
        {
            "carrier": "SEUR",
            "tracking_number": "SE880316",
            "state": "delivered",
            "shipped_on": "2026-11-24",
            "expected_on": "2026-11-26",
            "last_scan": "Delivered",
            "last_scan_at": "2026-11-27T19:40+00:00",
            "delivered_on": "2026-11-27",
        }
    ],
    "return_requests": [],
    "returnable_until": "2026-12-27",
}
COMES = {
    "order_id": "1193",
    "state": "in_transit",
    "placed_on": "2026-11-22",
    "currency": "EUR",
    "total": "77.90",
    "payment_state": "paid",
    "lines": [{"title": "Hand-blown glass vase", "quantity": 3, "returnable": 0}],
    "shipments": [
        {
            "carrier": "DHL",
            "tracking_number": "JD880377",
            "state": "in_transit",
            "shipped_on": "2026-11-28",
            "expected_on": "2026-12-01",
            "last_scan": "Left the sorting centre",
            "last_scan_at": "2026-11-29T19:40+00:00",
            "delivered_on": None,
        }
    ],
    "return_requests": [],
    "returnable_until": None,
}
REQUEST = {
    "return_request": "R-0007",
    "state": "requested",
    "kind": "return",
    "order_id": "1187",
    "items": [{"title": "Wireless headphones", "quantity": 1}],
    "decided_by": "2026-12-04",
    "next": "A colleague reviews it by that day and writes here.",
}
CLOSED = {
    "error": "return_not_allowed",
    "message": "The last day to return order 1019 was 2026-10-22.",
}
BOTH = turn(
    said("Where are 1187 and 1193? I was away until 15 November and paid 12 EUR for a box."),
    steps=(found(CAME, order_id="1187"), found(COMES, order_id="1193")),
    orders=("1187", "1193"),
)
RETURNED = turn(
    said("I want to return one"),
    steps=(
        found(CAME, order_id="1187"),
        found(REQUEST, tool="open_return_request", order_id="1187"),
    ),
)


def says(reply, asked=BOTH):
    return tells_only_what_was_found(draft(reply), asked)


@pytest.mark.parametrize(
    "reply",
    [
        "Order 1187 was delivered on 27 November and 1193 comes tomorrow.",
        "1193 is on its way; DHL expects to deliver it on Tuesday, 1 December.",
        "On 27 November 1187 was delivered. The last scan of 1193 is of yesterday.",
        "Both 1187 and 1193 have been shipped.",
        "1187 came to €84.80, 1193 to 77,90 €. You paid 12 EUR for a box.",
        "You were away until 15 November. You can return 2 × Wireless headphones until 27/12/2026.",
        "1193 has not been delivered yet. Once it has been delivered, it can be returned.",
        "Has 1193 been delivered? Let me know when it arrives. How can I help you today?",
        "You say that 1193 was delivered, but its last scan is that it left the sorting centre.",
        "El 1187 se entregó el 27 de noviembre y el 1193 llega mañana; aún no se ha entregado.",
        "1187 доставлен 27-го ноября, а 1193 ещё в пути и будет доставлен завтра.",
        "La commande 1187 a été livrée le 27 novembre ; la 1193 est en route et arrive demain.",
        "1187 wurde am 27. November zugestellt, 1193 ist unterwegs und kommt morgen. Guten Morgen!",
        "O pedido 1187 foi entregue em 27 de novembro; o 1193 está a caminho e chega amanhã.",
        "L'ordine 1187 è stato consegnato il 27 novembre; il 1193 è in viaggio e arriva domani.",
        "Bestelling 1187 is bezorgd op 27 november; 1193 is onderweg en komt morgen.",
        # What follows from it: a stretch of time, a sum of both, the other one of two.
        "1187 was delivered three days ago, so you have 27 days left to return it.",
        "Los dos pedidos suman 162,70 EUR: 84,80 € el 1187 y 77,90 € el 1193.",
        "1193 is still on its way. The other one has been delivered.",
        "Двое наушников из заказа 1187 от 21 ноября доставлены три дня назад.",
        "1193 is travelling with DHL rather than SEUR. Both are paid.",
    ],
)
def test_what_follows_from_the_record_is_said(reply):
    assert says(reply) is None


@pytest.mark.parametrize(
    "reply",
    [
        # A day that nobody gave, and one of the other order.
        "Order 1187 was delivered on 28 October.",
        "Order 1193 comes on 27 November.",
        "1193 comes today.",
        "1193 comes on Thursday.",
        "1193 is expected on 2026-12-02.",
        "1193 is expected on 02.12.2026.",
        # Sums.
        "1187 came to €84.90.",
        "1187 came to 77.90 EUR.",
        # States, said and denied.
        "1193 has been delivered.",
        "1187 has not been delivered yet.",
        "Both 1187 and 1193 have been delivered.",
        "1193 was cancelled.",
        "1193 is out for delivery.",
        # Counts and goods.
        "1187 holds 5 × Wireless headphones.",
        "1187 holds the hand-blown glass vase.",
        # A parcel of the other order.
        "The tracking number of 1187 is JD880377.",
        # A day of the right order that is another of its days.
        "1187 was delivered on 26 November.",
        "1187 was placed on 24 November.",
        "1187 вручён в субботу.",
        "You can return 1187 until 27 November.",
        # Stretches of time, and what a shop would have to keep.
        "1187 was delivered a week ago.",
        "Order 1193 comes within 24 hours.",
        "Un compañero te responderá en 48 horas sobre el 1193.",
        "Коллега ответит вам по заказу 1193 сегодня.",
        "1193 arrived this morning.",
        # Carriers, counts in words, payment, customs.
        "Order 1193 is with SEUR.",
        "El pedido 1187 lo entregó FedEx.",
        "1193 holds five hand-blown glass vases.",
        "1193 is in transit, payment still pending.",
        "El 1193 está retenido en la aduana.",
        "Los dos pedidos ya están entregados.",
        # Deeds.
        "I've let DHL know that 1193 goes to a neighbour.",
        "Я попросил курьера позвонить вам по заказу 1193.",
        "1193 is on its way. I've cancelled it for you.",
        "I have changed the address of 1193.",
        "I've asked for the return of 1187.",
        "El 1193 ya se entregó.",
        "El 1193 llega el 3 de diciembre.",
        "He cambiado la dirección del 1193.",
        "1193 уже доставлен.",
        "1193 придёт послезавтра.",
        "Я отменил заказ 1193.",
        "La commande 1193 a été livrée.",
        "La commande 1193 arrive le 3 décembre. J'ai annulé la livraison.",
        "1193 wurde zugestellt.",
        "Ich habe die Adresse von 1193 geändert.",
        "O pedido 1193 foi entregue.",
        "Cancelei o pedido 1193.",
        "L'ordine 1193 è stato consegnato.",
        "Bestelling 1193 is bezorgd.",
        "Ik heb bestelling 1193 geannuleerd.",
    ],
)
def test_what_does_not_follow_from_the_record_is_withheld(reply):
    flaw = says(reply)

    assert flaw
    assert flaw.guard == "tells_only_what_was_found"
    assert all(words in reply for words in flaw.words)


def test_a_parcel_on_its_way_back_is_not_on_its_way():
    back = {**COMES, "state": "returned_to_sender", "shipments": []}
    asked = turn(found(back, order_id="1193"))

    assert says("Order 1193 is on its way back to us.", asked) is None
    assert says("Order 1193 is on its way.", asked)
    assert says("Order 1193 is on its way back to us.")


@pytest.mark.parametrize(
    "reply",
    [
        "I've opened a return request for 1187: R-0007. A colleague decides.",
        "He solicitado la devolución de 1 × Wireless headphones: R-0007.",
        "Я оформил возврат: заявка R-0007. Её рассмотрит коллега.",
        "I have passed it on to a colleague as R-0007.",
    ],
)
def test_a_request_that_was_made_is_told(reply):
    assert says(reply, RETURNED) is None


@pytest.mark.parametrize(
    "reply",
    [
        "I've requested the return of both pairs of 1187: R-0007.",
        "He solicitado el cambio del pedido 1187: R-0007.",
        "Я оформил возврат обоих наушников: заявка R-0007.",
        "I've opened R-0007 for you. A colleague has already reviewed it.",
        "R-0007 is registered, and we have received your return.",
    ],
)
def test_more_than_was_asked_for_is_withheld(reply):
    assert says(reply, RETURNED)


def test_telling_somebody_else_than_a_colleague_is_another_deed():
    assert says("I've informed the carrier about 1187.", RETURNED)


def test_nothing_is_known_of_an_order_before_it_is_looked_up():
    known = turn(said("And 1187?"), orders=("1187",))

    assert says("Order 1187 has been delivered.", known)
    assert says("You placed order 1187 on 20 November.", known) is None


def test_the_customers_own_account_may_be_repeated_before_a_look():
    broken = turn(said("My vase arrived broken"))

    assert says("I'm sorry that it arrived broken. Which order is it?", broken) is None
    assert says("I'm sorry that it was cancelled. Which order is it?", broken)


def test_the_latest_look_counts_where_an_order_was_looked_up_twice():
    later = turn(found({**COMES, "state": "delivered", "shipments": []}, order_id="1193"))
    again = turn(found(COMES, order_id="1193"), *later.history)

    assert says("1193 has been delivered.", again) is None
    assert says("1193 is on its way.", again)


def test_a_refusal_is_told_with_its_own_day():
    closed = turn(refused(CLOSED, tool="open_return_request", order_id="1019"), orders=("1019",))

    assert says("The last day to return order 1019 was 22 October.", closed) is None
    assert says("The last day to return order 1019 was 23 October.", closed)


def test_a_date_for_a_parcel_that_waits_does_not_mean_that_it_was_shipped():
    waits = {**COMES, "state": "not_shipped", "shipments": []}
    estimate = {"order_id": "1193", "state": "expected", "expected_on": "2026-12-01"}
    asked = turn(
        found(waits, order_id="1193"),
        found(estimate, tool="estimate_delivery", order_id="1193"),
    )

    assert says("1193 has not been shipped yet; it is expected on 1 December.", asked) is None


def test_what_is_no_day_and_what_was_never_answered_is_passed_over():
    strange = turn(
        found({**CAME, "note": "2026-13-45, 0000-00-00"}, order_id="1187"),
        steps=(
            Step(
                plan=Plan(
                    actions=(Action(id="a", name="get_order_status", input={"order_id": "7"}),)
                )
            ),
        ),
    )

    assert says("It was delivered on 27 November.", strange) is None


@pytest.mark.parametrize(
    "part",
    [
        "not delivered ",
        "delivered on 27 november, ",
        "1187, 1193 and ",
        "order 1187 was delivered on 27 november. ",
        "11/11/",
        "habe ich ",
        "84.80 EUR ",
        "Wireless headphones ",
    ],
)
@pytest.mark.timeout(20)
def test_a_very_long_reply_is_read_to_its_end(part):
    says((part * 100_000)[:100_000])
