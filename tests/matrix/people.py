"""Who asks, and the rows that they ask for."""

from dataclasses import dataclass, field
from typing import Any

from django.contrib.auth.models import Group, Permission, User
from django.db.models import Model
from django.test import Client
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation
from orders.models import Customer
from support_agent.conversation import services as record
from support_agent.models import Conversation
from tests.handoff import desk

RIGHTS: dict[str, tuple[str, ...]] = {
    "plain staff": (),
    "operator": ("change_escalation",),
    "reviewer": ("change_returnreview", "view_returnreview"),
    "supervisor": ("change_escalation", "reassign_escalation"),
}
ROLES = ("anonymous", "customer", "no staff", *RIGHTS, "superuser")
BODIES: dict[str, dict[str, Any]] = {
    "decide/": {"decision": "reject", "reason": "It is worn.", "despite": True},
    "reply/": {"text": "Hello.", "client_id": "matrix"},
    "resolve/": {"seen": 99},
    "messages/": {"text": "Hello?", "client_id": "matrix"},
    "take_over/": {},
    "withdraw/": {"reason": "No more."},
    "delete/": {"post": "yes"},
}


@dataclass(kw_only=True)
class Asker:
    """Somebody with a browser, and what their addresses mean."""

    role: str
    http: Client
    rows: dict[str, Any]
    headers: dict[str, str] = field(default_factory=dict)
    cookies: str = field(init=False)

    def __post_init__(self) -> None:
        self.cookies = self.http.cookies.output(attrs=[], header="", sep=";")

    def values(self, route: str) -> dict[str, Any]:
        """What stands in the address. Each model's page is about a row that there is."""
        values = dict(self.rows)
        if "reassign" in route:
            values["pk"] = values["of_another"]
        elif "reply" in route or "hand_back" in route or "resolve" in route:
            values["pk"] = values["claimed"]
        elif "returns/" in route or "returnreview" in route:
            values["pk"] = values["request"]
        for model, pk in values["of_model"].items():
            if f"{model}/" in route:
                values |= {"object_id": pk, "id": pk}
        # The pages of a person's data.
        values["customer"] = values["of_model"]["customer"]
        values["conversation"] = values["conversation_id"]
        if "runs/" in route:
            values["number"] = 1
        return values


def asker(role: str, customer: Customer, models: list[type[Model]]) -> Asker:
    """Somebody of this role, with a conversation that they took, if they could."""
    other = User.objects.create_superuser("another")
    Group.objects.create(name="operators")
    shared = _rows(customer)
    shared["of_another"] = _held(customer, other).pk
    shared["of_model"] = {model._meta.model_name: _first(model) for model in models}
    return _asker(role, customer, shared)


def _rows(customer: Customer) -> dict[str, Any]:
    conversation = _conversation(customer)
    desk.looked_and_replied(conversation)
    asked = desk.asked_back(desk.delivered_order(customer), conversation=conversation)
    waiting = _called(conversation)
    return {
        "conversation_id": conversation.pk,
        "run_id": conversation.runs.get().pk,
        "number": "1187",
        "pk": waiting.pk,
        "request": asked.pk,
        "content_type_id": 1,
        "object_id": 1,
        "id": 1,
    }


def _first(model: type[Model]) -> Any:
    row = model._default_manager.order_by("pk").first()
    return row.pk if row else 1


def _conversation(customer: Customer) -> Conversation:
    return record.start_conversation(customer=customer, channel="widget", now=desk.NOW)


def _called(conversation: Conversation) -> Escalation:
    return handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.CUSTOMER_ASKED, now=desk.NOW
    )


def _held(customer: Customer, person: User) -> Escalation:
    # As if they had been allowed to: nobody looks at that when a conversation is claimed.
    return handoff.claim(_called(_conversation(customer)), by=person, now=timezone.now())


def _asker(role: str, customer: Customer, shared: dict[str, Any]) -> Asker:
    person = User.objects.create_user(
        role.replace(" ", "-"), is_staff=role in (*RIGHTS, "superuser")
    )
    person.is_superuser = role == "superuser"
    person.save()
    codenames = RIGHTS.get(role, ())
    person.user_permissions.set(Permission.objects.filter(codename__in=codenames))
    held = _held(customer, person)
    # As many requests as this come from no customer in an hour.
    http = Client(raise_request_exception=False, REMOTE_ADDR=f"203.0.113.{ROLES.index(role)}")
    rows = shared | {"claimed": held.pk}
    if role == "customer":
        opened = http.post("/api/v1/conversations/", {}, content_type="application/json").json()
        token = {"Authorization": f"Bearer {opened['token']}"}
        return Asker(
            role=role, http=http, rows=rows | {"conversation_id": opened["id"]}, headers=token
        )
    if role != "anonymous":
        http.force_login(person)
    return Asker(role=role, http=http, rows=rows)
