"""The demo shop's page. It does what a shop's server does: says who is signed in, in a token."""

from datetime import datetime, timedelta
from typing import Any

import jwt
from django.conf import settings
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import get_language_from_request
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from orders import policy
from orders.demo import goods
from orders.demo.recipes import SOURCE
from orders.models import Customer, Order
from orders.text import spliced

from .cards import Shelf
from .words import LANGUAGES, WORDS

IDENTITY_LASTS = timedelta(hours=1)
GUEST = "guest"


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def shop(request: HttpRequest) -> HttpResponse:
    """The page, where the demo runs; elsewhere the way to the desk. Raises Http404."""
    if not settings.SUPPORT.demo:
        return redirect("desk")
    if request.method == "POST":
        _remember_choice(request)
        return redirect("home")
    return render(request, "demo/shop.html", _context(request, now=timezone.now()))


def _context(request: HttpRequest, *, now: datetime) -> dict[str, Any]:
    language = _language(request)
    words, shelf = WORDS[language], Shelf(language)
    customer = _signed_in(request)
    example = Order.objects.filter(source=SOURCE).order_by("-placed_at").first()
    return {
        "words": words,
        "language": language,
        "languages": LANGUAGES,
        "customers": _customers(),
        "customer": customer,
        "identity": sign_identity(customer, now=now) if customer else "",
        "orders_head": words["orders"].format(name=spliced(str(customer))),
        "cards": shelf.orders_of(customer, now=now) if customer else [],
        "guest_try": example
        and words["guest_try"].format(number=example.number, email=example.email),
        "goods": shelf.on_show(),
        "return_sentence": words["help_return"].format(days=policy.DEFAULT_RETURN_DAYS),
    }


def sign_identity(customer: Customer, *, now: datetime) -> str:
    """What the README tells a shop to sign. The customer is known to nobody without a secret."""
    if not settings.SUPPORT.identity_secret:
        return ""
    claims = {
        "sub": customer.external_id or f"demo-{customer.pk}",
        "email": customer.email,
        "email_verified": True,
        "name": customer.name,
        "exp": now + IDENTITY_LASTS,
    }
    return jwt.encode(claims, settings.SUPPORT.identity_secret, algorithm="HS256")


def _customers() -> QuerySet[Customer]:
    # Those of the demo and nobody else's, whatever else is in the database.
    return Customer.objects.filter(orders__source=SOURCE).distinct().order_by("name")


def _signed_in(request: HttpRequest) -> Customer | None:
    chosen = request.session.get("demo_customer")
    if chosen == GUEST:
        return None
    return (
        _customers().filter(pk=chosen or 0).first()
        or _customers().filter(email=goods.LUCIA.email).first()
    )


def _language(request: HttpRequest) -> str:
    chosen = request.session.get("demo_language") or get_language_from_request(request)[:2]
    return chosen if chosen in LANGUAGES else "en"


def _remember_choice(request: HttpRequest) -> None:
    customer, language = request.POST.get("customer"), request.POST.get("language")
    if language in LANGUAGES:
        request.session["demo_language"] = language
    elif customer == GUEST or (customer or "").isdecimal():
        request.session["demo_customer"] = customer
    else:
        raise Http404
