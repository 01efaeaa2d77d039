"""Who is meant: a customer of the shop, an address of its orders, or a guest of one conversation."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self
from uuid import UUID

from django.db import connection
from django.db.models import Q, QuerySet

from handoff.brief import ORIGIN
from handoff.errors import NobodyFound
from orders.models import Customer, Order, ReturnRequest
from support_agent.models import Conversation, Spending


@dataclass(frozen=True, kw_only=True)
class Person:
    """The keys by which the rows of one person are found, as long as there are any."""

    customer_id: int | None = None
    external_id: str = ""
    email: str = ""
    conversation_id: UUID | None = None

    @property
    def identities(self) -> list[str]:
        """The names under which somebody may ask whether this person was erased."""
        named = {
            "id": self.external_id,
            "email": self.email,
            "conversation": str(self.conversation_id or ""),
        }
        return [f"{kind} {name}" for kind, name in named.items() if name]

    def customers(self) -> QuerySet[Customer]:
        """The one row of a customer, or none."""
        return Customer.objects.filter(pk__in=[self.customer_id] if self.customer_id else [])

    def is_there(self) -> bool:
        """Whether anything of them is left."""
        rows = (self.customers(), self.conversations(), self.orders())
        return any(found.exists() for found in rows)

    def orders(self) -> QuerySet[Order]:
        """Their own, and those with their address that are nobody's or another's."""
        theirs = Q(pk__in=())
        if self.customer_id:
            theirs |= Q(customer=self.customer_id)
        if self.email:
            theirs |= Q(email__iexact=self.email)
        return Order.objects.filter(theirs)

    def others(self) -> Q:
        """Of these orders, those that are another customer's and have this one's address."""
        return Q(customer__isnull=False) & ~Q(customer=self.customer_id)

    def return_requests(self) -> QuerySet[ReturnRequest]:
        """Those of their own orders, or those that a guest made in this conversation."""
        if self.conversation_id:
            key = str(self.conversation_id)
            return ReturnRequest.objects.filter(origin_channel=ORIGIN, origin_key=key)
        return ReturnRequest.objects.filter(order__in=self.orders().exclude(self.others()))

    def days(self) -> QuerySet[Spending]:
        """What each of their days has cost."""
        name = f"customer {self.customer_id} on "
        days = Spending.objects.filter(purse__startswith=name)
        if connection.vendor == "sqlite":
            # There only a range is found by the index.
            days = days.filter(purse__gt=name, purse__lt=f"{name}:")
        return days

    def conversations(self) -> QuerySet[Conversation]:
        """Their own, and those of guests who have proven one of their orders."""
        if self.conversation_id:
            return Conversation.objects.filter(pk=self.conversation_id)
        guests = Q(customer=None, proven_orders__in=self.orders())
        own = Q(customer=self.customer_id) if self.customer_id else Q(pk__in=())
        return Conversation.objects.filter(
            pk__in=Conversation.objects.filter(own | guests).values("pk")
        )

    def as_json(self) -> dict[str, Any]:
        """For the erasure that is to be done."""
        return {name: str(value) for name, value in vars(self).items() if value}

    @classmethod
    def from_json(cls, kept: Mapping[str, str]) -> Self:
        """The person again."""
        conversation = kept.get("conversation_id")
        return cls(
            customer_id=int(kept["customer_id"]) if "customer_id" in kept else None,
            external_id=kept.get("external_id", ""),
            email=kept.get("email", ""),
            conversation_id=UUID(conversation) if conversation else None,
        )


def of_customer(customer: Customer) -> Person:
    """A customer, with the address that the shop has of them."""
    return Person(
        customer_id=customer.pk,
        external_id=customer.external_id or "",
        email=customer.email or "",
    )


def by_id(external_id: str) -> Person:
    """By the customer's id in the shop. Raises NobodyFound."""
    customer = Customer.objects.filter(external_id=external_id).first()
    if customer is None:
        raise NobodyFound(f"id {external_id}")
    return of_customer(customer)


def by_email(email: str) -> Person:
    """By e-mail, of a customer or of orders alone. Raises NobodyFound."""
    email = email.strip().lower()
    if customer := Customer.objects.filter(email=email).first():
        return of_customer(customer)
    person = Person(email=email)
    if not email or not person.orders().exists():
        raise NobodyFound(f"email {email}")
    return person


def by_conversation(conversation_id: UUID) -> Person:
    """A guest by their conversation, or the customer whose it is. Raises NobodyFound."""
    conversation = (
        Conversation.objects.filter(pk=conversation_id).select_related("customer").first()
    )
    if conversation is None:
        raise NobodyFound(f"conversation {conversation_id}")
    if conversation.customer:
        return of_customer(conversation.customer)
    return Person(conversation_id=conversation.pk)
