"""Who a customer is, as the shop's own server says by a signed token."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jwt
from django.conf import settings

from handoff.brief import storable
from orders.importers import fields

# Clocks of two companies differ; a minute is common.
LEEWAY_SECONDS = 60
LONGEST_LIFE_SECONDS = 3600
# As long as the shop's columns for them.
LONGEST = {"external_id": 200, "name": 200}


class IdentityRefused(Exception):
    """The token is missing something, expired, or not signed by the shop."""

    code = "identity_refused"


@dataclass(frozen=True, kw_only=True)
class Identity:
    """What the shop vouches for. `external_id` is the customer's id in the shop."""

    external_id: str
    email: str
    """The address that the shop has seen to be theirs; empty where it does not say so."""
    name: str


def read_identity(token: str) -> Identity:
    """What a token of the shop says. It must expire and name the customer's id as `sub`.

    Raises IdentityRefused, with a sentence for the developer of the shop.
    """
    secret = settings.SUPPORT.identity_secret
    if not secret:
        raise IdentityRefused("This shop has not set SUPPORT_IDENTITY_SECRET.")
    claims = _claims(token, secret)
    if claims["exp"] > time.time() + LONGEST_LIFE_SECONDS + LEEWAY_SECONDS:
        # Whoever found it in an old page or a log could use it for as long.
        raise IdentityRefused("The identity lasts too long. Sign one for an hour, for each page.")
    return Identity(
        external_id=_external_id(claims),
        email=_verified_email(claims),
        name=_told(claims, "name"),
    )


def _claims(token: str, secret: str) -> Mapping[str, Any]:
    try:
        # HS256 alone: a token that names another algorithm, or none, is refused.
        claims = jwt.decode(
            token,
            secret,
            algorithms=["HS256"],
            leeway=LEEWAY_SECONDS,
            options={"require": ["exp", "sub"]},
        )
    except jwt.ExpiredSignatureError:
        raise IdentityRefused("The identity has expired. Sign a new one for each page.") from None
    except jwt.ImmatureSignatureError:
        raise IdentityRefused("The identity is not valid yet. Check the shop's clock.") from None
    except (jwt.PyJWTError, UnicodeError):
        raise IdentityRefused("The identity is not signed as this shop signs it.") from None
    if not isinstance(claims["exp"], int | float) or isinstance(claims["exp"], bool):
        raise IdentityRefused("The identity's exp must be a number of seconds.")
    return claims


def _external_id(claims: Mapping[str, Any]) -> str:
    external_id: str = claims["sub"]
    # Without an id the address alone would say who it is, and a guest may type any address.
    if not external_id.strip() or not _fits(external_id, "external_id"):
        raise IdentityRefused(
            f"The identity's sub must be the customer's id, of at most {LONGEST['external_id']} "
            "characters."
        )
    return external_id


def _verified_email(claims: Mapping[str, Any]) -> str:
    """The address, if it is one and the shop says that it is this customer's.

    In many shops anyone signs up with anybody's address. Such an address says nothing of who it
    is, so it goes no further than here: it would find the orders of its true owner.
    """
    if claims.get("email_verified") is not True:
        return ""
    try:
        return fields.email(claims.get("email"))
    except fields.Unreadable:
        return ""


def _told(claims: Mapping[str, Any], field: str) -> str:
    """What is said of the customer besides. It counts as unsaid where it can't be kept: the id is
    enough, and no customer is turned away for the length of a name."""
    claim = claims.get(field)
    text = claim.strip() if isinstance(claim, str) else ""
    return text if _fits(text, field) else ""


def _fits(text: str, field: str) -> bool:
    return len(text) <= LONGEST[field] and storable(text) == text
