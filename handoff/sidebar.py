"""The admin's sidebar, with what waits for a person on top. The settings name `navigation`."""

from typing import Any

from django.http import HttpRequest
from django.urls import reverse_lazy
from django.utils import timezone

from orders import proofs

from . import queries
from .desk.access import is_operator


def navigation(request: HttpRequest) -> list[dict[str, Any]]:
    """The groups of links, each shown to whoever may follow it."""
    return [
        _group(
            "Desk",
            _live(request),
            _link(request, "Return requests", "handoff.returnreview", icon="assignment_return")
            | _badge(queries.waiting_reviews()),
            _link(request, "Escalations", "handoff.escalation", icon="support_agent")
            | _badge(queries.waiting_calls()),
        ),
        _group(
            "Record",
            _link(request, "Conversations", "support_agent.conversation", icon="forum"),
            _link(request, "Runs", "support_agent.run", icon="route"),
            _link(request, "Spending", "support_agent.spending", icon="payments"),
            _link(request, "Erasures", "handoff.erasure", icon="delete_forever"),
        ),
        _group(
            "Shop",
            _link(request, "Orders", "orders.order", icon="shopping_bag"),
            _link(request, "Customers", "orders.customer", icon="group"),
            _link(request, "Guesses at orders", "orders.prooftries", icon="password")
            | _badge(proofs.closed_on(timezone.now().date())),
            _link(request, "Merges of customers", "orders.customermerge", icon="call_merge"),
            _link(request, "Return windows", "orders.returnwindow", icon="event"),
        ),
        _group(
            "Access",
            _link(request, "Users", "auth.user", icon="person"),
            _link(request, "Groups", "auth.group", icon="groups"),
            {
                "title": "Your second factor",
                "icon": "phonelink_lock",
                "link": reverse_lazy("second_factor"),
            },
        ),
    ]


def _group(title: str, *items: dict[str, Any]) -> dict[str, Any]:
    return {"title": title, "items": items}


def _live(request: HttpRequest) -> dict[str, Any]:
    allowed = is_operator(request.user)
    return {
        "title": "Live conversations",
        "icon": "headset_mic",
        "link": reverse_lazy("desk"),
        "permission": lambda request: allowed,
    }


def _link(request: HttpRequest, title: str, model: str, *, icon: str) -> dict[str, Any]:
    app, name = model.split(".")
    allowed = any(request.user.has_perm(f"{app}.{deed}_{name}") for deed in ("view", "change"))
    return {
        "title": title,
        "icon": icon,
        "link": reverse_lazy(f"admin:{app}_{name}_changelist"),
        "permission": lambda request: allowed,
    }


def _badge(waiting: int) -> dict[str, str]:
    return {"badge": str(waiting), "badge_variant": "warning"} if waiting else {}
