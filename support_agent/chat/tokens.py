"""The key to one conversation: signed, with a lifetime, and renewed by use."""

from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.core import signing

LIFETIME = timedelta(days=30)
# A token in use is replaced once it is this old, so that a regular customer never loses theirs.
RENEWED_AFTER = timedelta(days=1)
RENEWAL_HEADER = "Conversation-Token"

_signer = signing.TimestampSigner(salt="support_agent.conversation")


@dataclass(frozen=True, kw_only=True)
class Key:
    """What a good token opens, and its successor where it is time for one."""

    conversation_id: UUID
    renewed: str | None


class TokenRefused(Exception):
    """Missing, expired, or not signed by us. The caller learns no more than that."""


def make_token(conversation_id: UUID) -> str:
    """A token that opens this conversation and no other, for LIFETIME from now."""
    return _signer.sign(conversation_id.hex)


def read_token(token: str) -> Key:
    """What the token opens; no database is asked. Raises TokenRefused."""
    try:
        conversation_id = UUID(_signer.unsign(token, max_age=LIFETIME))
    except (signing.BadSignature, ValueError):
        raise TokenRefused from None
    return Key(conversation_id=conversation_id, renewed=_renewed(token, conversation_id))


def _renewed(token: str, conversation_id: UUID) -> str | None:
    try:
        _signer.unsign(token, max_age=RENEWED_AFTER)
    except signing.SignatureExpired:
        return make_token(conversation_id)
    return None
