"""What a model adds from what is usual elsewhere, and how it tells the record's days another way."""

import pytest

from support_agent.agent.guards.facts import tells_only_what_was_found
from support_agent.agent.planners.offline.wording import VOICES
from support_agent.agent.planners.offline.words import LANGUAGES
from tests.agent.guards.conversation import draft, said, turn

from .test_gate import BOTH, RETURNED

INVENTED = {
    "names": [
        "1193 is currently in Madrid.",
        "Mi compañera Laura revisará el 1193.",
        "1193 сейчас в Казани.",
    ],
    "figures": ["Someone over 18 must receive 1193.", "You've been a customer since 2019."],
    "who received it": ["1187 was signed for at the desk.", "За 1187 расписался сосед."],
    "attempts": ["El repartidor intentó entregar el 1193 ayer.", "Курьер пытался доставить 1193."],
    "looks": ["Your headphones are black.", "Los auriculares son de color negro."],
    "notices": ["DHL te mandará un SMS mañana.", "Вам придёт письмо со ссылкой."],
    "what others told": [
        "DHL confirmed to us that 1193 comes.",
        "На складе подтвердили отправку 1193.",
    ],
    "what is usual": ["DHL is usually punctual.", "Обычно такие заявки одобряют."],
    "rules": ["Glass items can't be returned.", "Los productos de cristal no se devuelven."],
    "deeds of others": ["Our team has contacted DHL.", "Наша команда уже связалась с DHL."],
    "states": [
        "1193 is delayed.",
        "El 1193 se ha perdido.",
        "1193 стоит на месте.",
        "1193 is not paid.",
        "1193 is being packed.",
    ],
    "windows": ["The return window of 1187 has closed.", "Срок возврата 1187 истёк."],
    "feasts and ends": [
        "You have until Christmas to return 1187.",
        "Вернуть 1187 можно до конца года.",
    ],
    "days of no month": ["1187 arrived on the 26th.", "El 1193 llega el 3."],
    "weekdays of dates": ["1193 comes on Wednesday, 1 December."],
    "how long it took": ["SEUR took five days to bring 1187."],
    "comparisons": ["1187 was the cheaper of the two.", "Вазы отправили раньше, чем наушники."],
    "currencies": ["1193 cost 77.90 dollars."],
    "orders that are there": ["I couldn't find order 1187.", "No encuentro el pedido 1193."],
}
FOLLOWS = [
    "1193 is on schedule. 1187 came a day late.",
    "1187 was dearer than 1193.",
    "The headphones were shipped before the vases.",
    "1193 was shipped the day before yesterday, on the 28th.",
    "1193 comes on Tuesday, 1 December. Have a nice weekend!",
    "If 1193 hasn't come by Wednesday, write to me again.",
    "1187 was delivered after three days on the road. You have almost four weeks to return it.",
    "El 1193 no está perdido. С оплатой всё в порядке.",
]


@pytest.mark.parametrize(
    "reply", [pytest.param(one, id=f"{kind}: {one}") for kind in INVENTED for one in INVENTED[kind]]
)
def test_what_is_usual_elsewhere_is_withheld(reply):
    assert tells_only_what_was_found(draft(reply), BOTH)


@pytest.mark.parametrize("reply", FOLLOWS)
def test_what_the_days_and_sums_come_to_is_said(reply):
    assert tells_only_what_was_found(draft(reply), BOTH) is None


@pytest.mark.parametrize(
    "reply",
    [
        "Please send the pair to our warehouse.",
        "Ya puedes enviar los auriculares.",
        "Отправьте наушники на склад.",
        "R-0007 has been confirmed.",
        "R-0007 is closed.",
        "This is your second return.",
        "I've opened two requests for you.",
        "You asked to return both pairs.",
    ],
)
def test_a_request_that_nobody_has_decided_leads_to_nothing(reply):
    assert tells_only_what_was_found(draft(reply), RETURNED)


def test_what_a_customer_spoke_of_is_no_invention():
    asked = turn(said("It arrived in pieces. Can I have the invoice, and is it black?"))

    assert tells_only_what_was_found(draft("A broken one, black, and an invoice."), asked) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["ask_number", "number_unknown"])
def test_where_the_orders_number_stands_is_said_in_every_language(language, key):
    reply = VOICES[language].texts[key]

    assert tells_only_what_was_found(draft(reply), turn(said("?"))) is None


@pytest.mark.parametrize(
    "reply",
    [
        "DHL will let you know by e-mail.",
        "Recibirás la confirmación por correo electrónico.",
        "Подтверждение придет на электронную почту.",
    ],
)
def test_a_notice_that_nobody_sends_is_withheld(reply):
    assert tells_only_what_was_found(draft(reply), BOTH)
