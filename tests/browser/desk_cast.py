"""A queue as it is on a busy morning, and the way in."""

from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone
from playwright.sync_api import Page

from handoff import services as handoff
from handoff.models import Escalation
from orders.models import Customer
from support_agent.conversation import services as record
from support_agent.models import Conversation, Message, Step
from tests.handoff import desk

BAD = '<img src=x onerror=alert(1)> and "><svg onload=alert(1)>'
Reason = Escalation.Reason
# Name, language, reason, minutes of waiting, what the customer said, the agent's word of the wish.
CALLS = [
    (
        "Ana Ruiz",
        "es",
        Reason.AGENT_ASKED,
        94,
        "El paquete 1187 llegó abierto.",
        "Quiere que le reenvíen el pedido 1187, que llegó abierto.",
    ),
    (
        "Екатерина Константинопольская-Рождественская",
        "ru",
        Reason.GUARD_TRIPPED,
        41,
        "Мне обещали вернуть деньги за заказ 10587. Когда они придут?",
        "Хочет знать, когда вернут деньги за заказ 10587.",
    ),
    (None, "en", Reason.CUSTOMER_ASKED, 23, "Can I talk to someone real?", ""),
    (BAD, "en", Reason.AGENT_FAILED, 17, f"{BAD} [x](javascript:alert(1))", f"Wants {BAD}"),
    (
        "Maximiliane Freifrau von und zu Hohenstein-Wolkenkuckucksheim",
        "en",
        Reason.LIMIT_REACHED,
        12,
        "I was told three different dates for order 20931. Which one is it?",
        "Wants one delivery date for order 20931 that holds, and a colleague to confirm it in "
        "writing, since three were named.",
    ),
    ("José Luis", "es", Reason.CUSTOMER_ASKED, 8, "Quiero hablar con una persona.", ""),
    ("Wu", "en", Reason.AGENT_ASKED, 6, "The left one is silent.", "Wants a repair, no refund."),
    ("Мария", "ru", Reason.AGENT_ASKED, 4, "Можно поменять адрес?", "Хочет изменить адрес."),
    (None, "es", Reason.AGENT_ASKED, 3, "¿Tienen tienda en Oaxaca?", "Busca una tienda en Oaxaca."),
    ("Priya Natarajan", "en", Reason.GUARD_TRIPPED, 2, "So will I get my money back?", ""),
]


def full_queue(operator: User, reviewer: User) -> Escalation:
    """Ten that wait, one that is Rita's, and one that is Olaf's, which is returned."""
    now = timezone.now()
    for name, language, reason, minutes, said, wish in CALLS:
        opened_at = now - timedelta(minutes=minutes)
        call(name, said, language=language, reason=reason, wish=wish, now=opened_at)
    theirs = call("Tom", "Hello?", now=now - timedelta(minutes=26))
    handoff.claim(theirs, by=reviewer, now=now - timedelta(minutes=20))
    mine = call(
        "Lucía Fernández",
        "Los audífonos del pedido 1187 están dañados y los quiero devolver.",
        language="es",
        wish="Quiere devolver los audífonos dañados y saber cuándo le pagan.",
        now=now - timedelta(minutes=31),
    )
    handoff.claim(mine, by=operator, now=now - timedelta(minutes=6))
    hello = "Hola Lucía, soy Olaf. He visto las fotos; ahora mismo lo reviso con el almacén."
    handoff.reply(mine, by=operator, text=hello, now=now - timedelta(minutes=5))
    says(mine.conversation, "Gracias. ¿Tarda mucho? Los necesito para el viernes.")
    return mine


def call(
    name: str | None,
    said: str,
    *,
    language: str = "en",
    reason: str = Reason.AGENT_ASKED,
    wish: str = "",
    now: datetime | None = None,
) -> Escalation:
    """A conversation in which the agent looked, was refused, and a person is called."""
    now = now or timezone.now()
    customer = Customer.objects.create(name=name) if name else None
    conversation = record.start_conversation(
        customer=customer, channel="widget", language=language, now=now
    )
    says(conversation, said, now=now)
    run = desk.held_run(conversation)
    asked = {"order_id": "1187"}
    found = {"order_id": "1187", "state": "delivered", "delivered_on": "2026-11-24"}
    refused = {"error": "return_not_allowed", "message": "The return window has closed."}
    desk.took_step(run, {"name": "get_order_status", "input": asked, "content": found})
    desk.took_step(
        run,
        {"name": "open_return_request", "input": asked, "content": refused, "is_error": True},
        plan="I ask for the return.",
    )
    desk.took_step(run, plan="You will be refunded today.")
    Step.objects.filter(run=run).update(input_tokens=1834, output_tokens=212, cost_usd="0.00812")
    return handoff.escalate(
        conversation_id=conversation.pk, reason=reason, wish=wish, run=run, now=now
    )


def says(conversation: Conversation, text: str, *, now: datetime | None = None) -> None:
    """The customer writes."""
    with transaction.atomic():
        locked = record.lock(conversation.pk)
        record.say(locked, author=Message.Author.CUSTOMER, text=text, now=now or timezone.now())


def sign_in(page: Page, site: str, person: User) -> None:
    """To the desk, by the admin's login."""
    page.goto(f"{site}/desk/")
    page.get_by_label("Username").fill(person.username)
    page.get_by_label("Password").fill("open sesame")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Desk", exact=True).wait_for()
    page.get_by_text("Live", exact=True).wait_for()
