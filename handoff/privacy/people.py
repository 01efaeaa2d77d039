"""Who is meant: a customer of the shop, an address of its orders, or a guest of one conversation."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self
from uuid import UUID

from django.db.models import Q, QuerySet

from handoff.brief import ORIGIN
from handoff.errors import NobodyFound
from orders.models import Customer, Order, ReturnRequest
from support_agent.models import Conversation, Spending

EMAIL = "email "


@dataclass(frozen=True, kw_only=True)
class Person:
    """The keys by which the rows of one person are found, as long as there are any."""

    customer_id: int | None = None
    external_id: str = ""
    email: str = ""
    conversation_id: UUID | None = None
    also: tuple[str, ...] = ()
    """Further ids and addresses, of rows that were merged into theirs: "email ana@example.com"."""

    @property
    def identities(self) -> list[str]:
        """The names under which somebody may ask whether this person was erased."""
        named = {
            "id": self.external_id,
            "email": self.email,
            "conversation": str(self.conversation_id or ""),
        }
        return [*(f"{kind} {name}" for kind, name in named.items() if name), *self.also]

    @property
    def emails(self) -> list[str]:
        """Each address of theirs."""
        also = [name.removeprefix(EMAIL) for name in self.also if name.startswith(EMAIL)]
        return [self.email, *also] if self.email else also

    def customers(self) -> QuerySet[Customer]:
        """The row of a customer with those that were merged into it, or none."""
        if not self.customer_id:
            return Customer.objects.none()
        return Customer.objects.filter(Q(pk=self.customer_id) | Q(merged_into=self.customer_id))

    def is_there(self) -> bool:
        """Whether anything of them is left."""
        rows = (self.customers(), self.conversations(), self.orders())
        return any(found.exists() for found in rows)

    def orders(self) -> QuerySet[Order]:
        """Their own, and those with their address that are nobody's or another's."""
        theirs = Q(pk__in=())
        if self.customer_id:
            theirs |= Q(customer=self.customer_id)
        for email in self.emails:
            theirs |= Q(email__iexact=email)
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
        theirs = Q(pk__in=())
        for key in self.customers().values_list("pk", flat=True):
            # A range, since SQLite finds no beginning by its index.
            name = f"customer {key} on "
            theirs |= Q(purse__startswith=name, purse__gt=name, purse__lt=f"{name}:")
        return Spending.objects.filter(theirs)

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
        kept = {name: str(value) for name, value in vars(self).items() if value}
        return kept | ({"also": list(self.also)} if self.also else {})

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Self:
        """The person again."""
        conversation = kept.get("conversation_id")
        return cls(
            customer_id=int(kept["customer_id"]) if "customer_id" in kept else None,
            external_id=kept.get("external_id", ""),
            email=kept.get("email", ""),
            conversation_id=UUID(conversation) if conversation else None,
            also=tuple(kept.get("also", ())),
        )


def of_customer(customer: Customer) -> Person:
    """A customer, with all ids and addresses by which the shop knows them, whichever row it was."""
    main = customer.main
    merged = list(main.merged.order_by("pk"))
    ids = [f"id {row.external_id}" for row in merged if row.external_id]
    emails = [f"{EMAIL}{row.email}" for row in merged if row.email]
    return Person(
        customer_id=main.pk,
        external_id=main.external_id or "",
        email=main.email or "",
        also=(*ids, *emails),
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
