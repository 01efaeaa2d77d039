"""Browsers in which somebody has signed in before, told by a signed cookie.

Whoever guesses from outside must not lock a colleague out of their own browser, so what is typed
in a known one is counted for that browser alone: OWASP's "device cookies". Growing delays were
weighed, and slow the colleague down as much as the guesser.
"""

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import get_random_string, salted_hmac

COOKIE = "known_browser"
SALT = "handoff.signin.browsers"
SECONDS = 180 * 24 * 3600
# Colleagues may share a computer; a cookie has an end.
MOST_PEOPLE = 5


def mark_of(request: HttpRequest, name: str) -> str:
    """What this browser is counted as when this name is tried in it, or nothing."""
    return _marks(request).get(_key(name), "")


def remember(request: HttpRequest, response: HttpResponse, name: str) -> None:
    """Somebody has signed in here by this name. Each time the browser gets another mark."""
    marks = {key: mark for key, mark in _marks(request).items() if key != _key(name)}
    latest = list(marks.items())[1 - MOST_PEOPLE :]
    told = dict([*latest, (_key(name), get_random_string(16))])
    response.set_cookie(
        COOKIE,
        signing.dumps(told, salt=SALT),
        max_age=SECONDS,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def _marks(request: HttpRequest) -> dict[str, str]:
    try:
        marks: dict[str, str] = signing.loads(
            request.COOKIES.get(COOKIE, ""), salt=SALT, max_age=SECONDS
        )
    except signing.BadSignature:
        return {}
    return marks


def _key(name: str) -> str:
    # Whoever reads the cookie learns nobody's name.
    return salted_hmac(SALT, name).hexdigest()[:16]
