"""Whom a session stands for. One rule for the pages, the API and the desk's stream.

A session that lacks the second factor is nobody's, so that whatever is added to the site later
refuses it too. Only the pages of signing in ask how far somebody has come.
"""

from enum import Enum, auto
from time import time
from typing import Any

from django.conf import settings
from django.contrib import auth
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare
from django_otp import DEVICE_ID_SESSION_KEY

from handoff import people

from . import second_factor

AnyUser = User | AnonymousUser
PASSWORD_GIVEN = "password_given"
# Long enough to find the phone.
SECONDS_FOR_THE_CODE = 600


class Standing(Enum):
    """How far a session has come."""

    NOBODY = auto()
    MUST_SET_UP = auto()
    WHOLE = auto()


def standing(user: AnyUser, session: SessionBase) -> Standing:
    """Ended with the second factor that it was proven with, or with one set up elsewhere since."""
    if not isinstance(user, User):
        return Standing.NOBODY
    device_id = session.get(DEVICE_ID_SESSION_KEY)
    if device_id or second_factor.is_set_up(user):
        proven = second_factor.proves(device_id or "", user)
        return Standing.WHOLE if proven else Standing.NOBODY
    demanded = settings.SUPPORT.two_factor and user.is_staff
    return Standing.MUST_SET_UP if demanded else Standing.WHOLE


def signed_in(request: HttpRequest) -> AnyUser:
    """Whose request this is; nobody's while anything is missing."""
    named, come = who_signs_in(request)
    return named if come is Standing.WHOLE else AnonymousUser()


def who_signs_in(request: HttpRequest) -> tuple[AnyUser, Standing]:
    """Whom the session names, and how far they have come."""
    named = auth.get_user(request)
    return named, standing(named, request.session)


def enter(request: HttpRequest, person: User, *, proof: Any = None) -> None:
    """Sign them in, with what the second factor was proven by."""
    request.session.pop(PASSWORD_GIVEN, None)
    request.session.pop(DEVICE_ID_SESSION_KEY, None)
    auth.login(request, person, backend=people.BACKEND)
    prove(request, proof)


def prove(request: HttpRequest, proof: Any) -> None:
    """From here on the session is proven by this, or by nothing. It gets another key."""
    request.session.cycle_key()
    request.session.pop(DEVICE_ID_SESSION_KEY, None)
    if proof is not None:
        request.session[DEVICE_ID_SESSION_KEY] = proof.persistent_id


def note_password(request: HttpRequest, person: User, *, leads_to: str) -> None:
    """The password was right, and the code is still to come."""
    request.session.cycle_key()
    request.session[PASSWORD_GIVEN] = {
        "person": person.pk,
        "hash": person.get_session_auth_hash(),
        "at": int(time()),
        "leads_to": leads_to,
    }


def with_password(request: HttpRequest) -> tuple[User, str] | None:
    """Who gave the password a moment ago and may still, and where they wanted to go."""
    noted = request.session.get(PASSWORD_GIVEN)
    if not noted or noted["at"] < time() - SECONDS_FOR_THE_CODE:
        return None
    person = User.objects.filter(pk=noted["person"], is_active=True, is_staff=True).first()
    if person is None or not constant_time_compare(noted["hash"], person.get_session_auth_hash()):
        return None
    return person, noted["leads_to"]
