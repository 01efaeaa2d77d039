"""How often a password may be tried. Axes keeps the rows, asks here, and shows the page.

Its own handler counts a failure after the password was looked at, so that a hundred tries at once
all pass, and a success there wipes what others have done. Here a try is counted first and given
back when it was right: of any number at once no more than the limit are looked at.
"""

from datetime import datetime
from typing import Any

from axes.handlers.database import AxesDatabaseHandler
from axes.handlers.proxy import AxesProxyHandler
from axes.helpers import get_client_username, get_cool_off, get_credentials
from axes.models import AccessAttempt
from django.conf import settings
from django.db.models import F, QuerySet
from django.http import HttpRequest

from . import browsers

Credentials = dict[str, Any] | None


def counted_by(request: HttpRequest, credentials: Credentials = None) -> list[list[str]]:
    """A stranger's try counts for the name and for the address; one of a known browser for it."""
    name = ["username", "user_agent"]
    return [name] if _browser(request) else [name, ["ip_address", "user_agent"]]


class Tries(AxesDatabaseHandler):  # type: ignore[misc]
    """What a browser says of itself is not looked at: its place in a row holds our own mark."""

    def is_allowed(self, request: HttpRequest, credentials: Credentials = None) -> bool:
        """Count this try and say whether its password may be looked at."""
        _see_browser(request, credentials)
        self.clean_expired_user_attempts(request, credentials)
        if self.is_locked(request, credentials):
            return False
        _count(request, credentials)
        if self.get_failures(request, credentials) <= settings.AXES_FAILURE_LIMIT:
            return True
        # Others were counted in the same moment. A refused try is none.
        _rows(request, credentials).update(failures_since_start=F("failures_since_start") - 1)
        return False

    def user_login_failed(
        self,
        sender: Any,
        credentials: dict[str, Any],
        request: HttpRequest | None = None,
        **kwargs: Any,
    ) -> None:
        """It is counted already: say at once when it was the last one."""
        if request is None:
            return
        tried: Any = request
        tried.axes_credentials = credentials
        tried.axes_locked_out = tried.axes_locked_out or self.is_locked(request, credentials)

    def user_logged_in(self, sender: Any, request: HttpRequest, user: Any, **kwargs: Any) -> None:
        """What was mistyped on the way is no guess."""
        _forgive(request, user.get_username())


def forgive(request: HttpRequest, name: str) -> None:
    """The password of this name was right: its own tries here are forgotten, and no others."""
    AxesProxyHandler.update_request(request)
    _forgive(request, name)


def reset(name: str) -> None:
    """Let everybody try this name again."""
    AccessAttempt.objects.filter(username=name).delete()


def free_at(request: HttpRequest, credentials: Credentials) -> datetime:
    """When one more try may be made."""
    free = [request_time(request)]
    for rows in AxesProxyHandler.get_implementation().get_user_attempts(request, credentials):
        left = settings.AXES_FAILURE_LIMIT
        # The rows go one by one, the oldest first, and with it all that was counted in it.
        for row in rows.order_by("-attempt_time"):
            left -= row.failures_since_start
            if left <= 0:
                free.append(row.attempt_time + get_cool_off(request))
                break
    return max(free)


def request_time(request: HttpRequest) -> datetime:
    """When the request came, as Axes sees it."""
    came: datetime = vars(request)["axes_attempt_time"]
    return came


def _see_browser(request: HttpRequest, credentials: Credentials) -> None:
    name = get_client_username(request, credentials) or ""
    vars(request)["axes_user_agent"] = browsers.mark_of(request, name)


def _browser(request: HttpRequest) -> str:
    return str(vars(request).get("axes_user_agent", ""))


def _which(request: HttpRequest, credentials: Credentials) -> dict[str, Any]:
    return {
        "username": get_client_username(request, credentials),
        "ip_address": vars(request)["axes_ip_address"],
        "user_agent": _browser(request),
    }


def _rows(request: HttpRequest, credentials: Credentials) -> QuerySet[AccessAttempt]:
    rows: QuerySet[AccessAttempt] = AccessAttempt.objects.filter(**_which(request, credentials))
    return rows


def _count(request: HttpRequest, credentials: Credentials) -> None:
    AccessAttempt.objects.get_or_create(
        **_which(request, credentials), defaults={"failures_since_start": 0}
    )
    _rows(request, credentials).update(
        failures_since_start=F("failures_since_start") + 1, attempt_time=request_time(request)
    )


def _forgive(request: HttpRequest, name: str) -> None:
    credentials = get_credentials(name)
    _see_browser(request, credentials)
    _rows(request, credentials).delete()
