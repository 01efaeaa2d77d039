"""Who a customer is, as the shop's own server says by a signed token."""

from dataclasses import dataclass

import jwt
from django.conf import settings

LEEWAY_SECONDS = 10


class IdentityRefused(Exception):
    """The token is missing something, expired, or not signed by the shop."""

    code = "identity_refused"


@dataclass(frozen=True, kw_only=True)
class Identity:
    """What the shop vouches for. `external_id` is the customer's id in the shop."""

    external_id: str
    email: str
    name: str


def read_identity(token: str) -> Identity:
    """What a token of the shop says. It must expire and name the customer's id as `sub`.

    Raises IdentityRefused, with a sentence for the developer of the shop.
    """
    secret = settings.SUPPORT.identity_secret
    if not secret:
        raise IdentityRefused("This shop has not set SUPPORT_IDENTITY_SECRET.")
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
    except jwt.PyJWTError:
        raise IdentityRefused("The identity is not signed as this shop signs it.") from None
    return Identity(
        external_id=str(claims["sub"]),
        email=str(claims.get("email", "")).strip().lower(),
        name=str(claims.get("name", "")).strip(),
    )
