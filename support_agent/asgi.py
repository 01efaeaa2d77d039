"""The web process."""

import os
from typing import Any

import django
from asgiref.sync import sync_to_async
from django.core.handlers.asgi import ASGIHandler, ASGIRequest
from django.utils.functional import cached_property

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "support_agent.settings")
django.setup(set_prefix=False)

# Django is ready from here on and not before.
from django.conf import settings  # noqa: E402

from support_agent import request_timeout, tracing  # noqa: E402
from support_agent.chat.site import Site  # noqa: E402
from support_agent.conversation.bells import Bells  # noqa: E402
from support_agent.conversation.scopes import cookies  # noqa: E402
from support_agent.models import Heartbeat  # noqa: E402
from support_agent.monitoring import pulse  # noqa: E402
from support_agent.monitoring.requests import RequestLog  # noqa: E402
from support_agent.startup import prepare_to_serve  # noqa: E402


class Request(ASGIRequest):
    """A request whose cookies are the site's own, on a host that it may share."""

    @cached_property
    def COOKIES(self) -> dict[str, str]:  # type: ignore[override]  # noqa: N802
        """Django asks for them by this name."""
        return cookies(self.META.get("HTTP_COOKIE", ""))


class Handler(ASGIHandler):
    """Django, whose middleware and views are run through in one thread in one go.

    They are written for that. Left to itself Django changes threads at each middleware, and a
    request spends more time on that than on what it is for.
    """

    request_class = Request
    _middleware_chain: Any

    def load_middleware(self, is_async: bool = False) -> None:
        """Chain them as a WSGI server would have them."""
        super().load_middleware(is_async=False)
        self._middleware_chain = sync_to_async(self._middleware_chain, thread_sensitive=True)


def _begin() -> None:
    pulse.start(Heartbeat.Kind.WEB)
    tracing.start()


def _end() -> None:
    pulse.stop()
    tracing.stop()


prepare_to_serve()
request_timeout.install()
application = RequestLog(Site(Handler(), Bells(settings.REDIS_URL), begin=_begin, end=_end))
