"""In place of Django's own: a request is somebody's only when their session is whole."""

from functools import partial
from typing import Any

from asgiref.sync import sync_to_async
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from . import sessions


class WholeSessions(AuthenticationMiddleware):
    """Nobody stands in for whoever has not given a second factor that they must give."""

    def process_request(self, request: HttpRequest) -> None:
        """Read when it is asked for: a customer's request has no session."""
        asked: Any = request
        asked.user = SimpleLazyObject(partial(sessions.signed_in, request))
        asked.auser = sync_to_async(partial(getattr, request, "user"))
