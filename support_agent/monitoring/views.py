"""The pages for machines that watch this one.

`/healthy/` says that the process lives, and asks nobody else: whoever restarts a process by it must
not restart all of them in an outage of the database. `/ready/` says whether it can serve, for a
balancer or a person. What is wrong in detail is for whoever has the token of the settings: a
stranger need not learn that no worker is there.
"""

from collections.abc import Callable
from functools import wraps

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseNotFound, JsonResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST

from . import installation, scrape

View = Callable[[HttpRequest], HttpResponse]


@require_safe
@never_cache
def healthy(request: HttpRequest) -> HttpResponse:
    """200 while this process answers."""
    return HttpResponse("healthy", content_type="text/plain")


@require_safe
@never_cache
def ready(request: HttpRequest) -> HttpResponse:
    """200 where requests can be served, 503 where not; to whoever may know, the state of each part."""
    looked = installation.look()
    told: dict[str, object] = {"serves": looked.serves}
    if _may_know(request):
        told["state"] = looked.state
        told["parts"] = {
            part.name: {"state": part.state, "sentence": part.sentence} for part in looked.parts
        }
        told["oldest_waiting_run_seconds"] = looked.vitals.oldest_waiting if looked.vitals else None
    return JsonResponse(told, status=200 if looked.serves else 503)


def _for_whoever_may_know(view: View) -> View:
    @wraps(view)
    def shown(request: HttpRequest) -> HttpResponse:
        # To all others there is no such page.
        return view(request) if _may_know(request) else HttpResponseNotFound()

    return shown


@require_safe
@never_cache
@_for_whoever_may_know
def metrics(request: HttpRequest) -> HttpResponse:
    """All metrics of all processes, for Prometheus."""
    return HttpResponse(scrape.page(), content_type=CONTENT_TYPE_LATEST)


def _may_know(request: HttpRequest) -> bool:
    token = settings.SUPPORT.metrics_token
    scheme, _, sent = request.headers.get("Authorization", "").partition(" ")
    return bool(token) and scheme.lower() == "bearer" and constant_time_compare(sent.strip(), token)
