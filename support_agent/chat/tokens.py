"""The key to one conversation: signed, with a lifetime, and renewed by use."""

from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.core import signing

LIFETIME = timedelta(days=30)
# A token in use is replaced once it is this old, so that a regular customer never loses theirs.
RENEWED_AFTER = timedelta(days=1)
RENEWAL_HEADER = "Conversation-Token"
KEY_BEFORE = "-"

_signer = signing.TimestampSigner(salt="support_agent.conversation")


@dataclass(frozen=True, kw_only=True)
class Key:
    """What a good token opens, and its successor where it is time for one."""

    conversation_id: UUID
    keys_before: int
    """How many keys the conversation had before this one. The database knows which one counts."""
    renewed: str | None


class TokenRefused(Exception):
    """Missing, expired, or not signed by us. The caller learns no more than that."""


def make_token(conversation_id: UUID, keys_before: int = 0) -> str:
    """A token that opens this conversation and no other, for LIFETIME from now.

    The keys before it are told by so many hyphens behind the id. They are none of an id's letters
    and are passed over where an id is read, so a process of a release that knew of no second key
    reads the id all the same, and a deploy costs no customer the conversation.
    """
    return _signer.sign(conversation_id.hex + KEY_BEFORE * keys_before)


def read_token(token: str) -> Key:
    """What the token opens; no database is asked. Raises TokenRefused."""
    try:
        value = _signer.unsign(token, max_age=LIFETIME)
        conversation_id = UUID(value)
    except (signing.BadSignature, ValueError):
        raise TokenRefused from None
    keys_before = value.count(KEY_BEFORE)
    renewed = make_token(conversation_id, keys_before) if _is_old(token) else None
    return Key(conversation_id=conversation_id, keys_before=keys_before, renewed=renewed)


def _is_old(token: str) -> bool:
    try:
        _signer.unsign(token, max_age=RENEWED_AFTER)
    except signing.SignatureExpired:
        return True
    return False
