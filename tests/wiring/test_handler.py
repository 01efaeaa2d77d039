"""Django within the web process."""

import asyncio
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor

from django.http import HttpResponse
from django.test import override_settings
from django.urls import path
from django.utils import deprecation


class First(deprecation.MiddlewareMixin):
    """Middleware as Django's own is written."""

    def process_request(self, request):
        """Nothing, which takes a thread of its own where it is called from an event loop."""


class Second(First):
    """One more."""


def view(request):
    layers = [
        frame for frame in traceback.extract_stack() if frame.filename == deprecation.__file__
    ]
    return HttpResponse(f"{len(layers)} layers, {threading.get_ident()}")


urlpatterns = [path("here/", view)]


async def answer_of(handler):
    scope = {"type": "http", "method": "GET", "path": "/here/", "headers": [], "query_string": b""}
    came = asyncio.Queue()
    await came.put({"type": "http.request", "body": b""})
    sent = []

    async def send(message):
        sent.append(message)

    await handler(scope, came.get, send)
    body = b"".join(message.get("body", b"") for message in sent).decode()
    return *body.split(", "), str(threading.get_ident())


def test_a_request_runs_through_its_middleware_to_its_view_in_one_go_in_a_thread(db):
    # Here and not above: the web process looks at its tables before it serves.
    from support_agent.asgi import Handler

    layers = [f"{__name__}.First", f"{__name__}.Second"]
    # In a thread, since the browser's tests may have left a loop in this one.
    with override_settings(ROOT_URLCONF=__name__, MIDDLEWARE=layers), ThreadPoolExecutor() as pool:
        asked = pool.submit(lambda: asyncio.run(answer_of(Handler())))
        layers_seen, views_thread, loops_thread = asked.result()

    assert layers_seen == "2 layers"
    assert views_thread != loops_thread
