"""What a page says when it has nothing to show. The API has a shape of its own, in `errors`."""

import sys

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.utils.cache import add_never_cache_headers
from django.utils.deprecation import MiddlewareMixin
from django.views import defaults

from support_agent import outages

from .errors import shape

# An outage, or a row that somebody holds: the same request goes through a moment later.
AWAY = (OperationalError, InterfaceError)
SECONDS_TO_WAIT = 5


class AwayPages(MiddlewareMixin):
    """A calm page while the database is away, and no alarm for each who asks meanwhile."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """The page, where a view failed for want of the database."""
        return away(request, error) if isinstance(error, AWAY) else None


def nothing_here(request: HttpRequest, exception: Exception) -> HttpResponse:
    """The answer where no address fits: in the API's shape there, else a page."""
    if not request.path_info.startswith("/api/"):
        return defaults.page_not_found(request, exception)
    return JsonResponse(shape("not_found", "There is nothing at this address."), status=404)


def our_fault(request: HttpRequest) -> HttpResponse:
    """The answer to a bug, which is logged by now: a sentence for the customer, in the API."""
    error = sys.exc_info()[1]
    # A session is read and kept around the views, where no `process_exception` looks.
    if isinstance(error, AWAY):
        return away(request, error)
    if not request.path_info.startswith("/api/"):
        return defaults.server_error(request)
    body = shape("server_error", "Something went wrong on our side. Please try again.")
    return JsonResponse(body, status=500)


def away(request: HttpRequest, error: Exception) -> HttpResponse:
    """Ask for a moment. A page that was only looked at asks again by itself."""
    outages.DATABASE.meet("a page", error)
    if request.path_info.startswith("/api/"):
        response: HttpResponse = JsonResponse(
            shape("away", "We are away for a moment."), status=503
        )
    else:
        asks_again = request.method in ("GET", "HEAD")
        page = render_to_string("503.html", {"asks_again": asks_again})
        response = HttpResponse(page, status=503)
    response.headers["Retry-After"] = str(SECONDS_TO_WAIT)
    add_never_cache_headers(response)
    return response
