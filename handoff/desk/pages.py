"""The desk's page. What it shows it reads from the staff's API."""

from uuid import UUID

from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET

from handoff.models import Escalation

from .access import is_operator


@require_GET
@never_cache
@ensure_csrf_cookie
def desk(request: HttpRequest, conversation_id: UUID | None = None) -> HttpResponse:
    """The page for an operator; for anyone else the way to sign in. Raises PermissionDenied."""
    if not request.user.is_authenticated:
        return redirect_to_login(request.path, reverse("admin:login"))
    if not is_operator(request.user):
        raise PermissionDenied
    return render(request, "desk/page.html", {"reasons": Escalation.Reason.choices})
