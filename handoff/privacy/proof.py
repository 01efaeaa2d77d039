"""The proof that somebody was erased: signed records in a chain, without a word of the person.

Each signature covers the one before it, so a record that was changed, taken out or put in between
is noticed. The key is the SECRET_KEY: whoever has it could sign anew.
"""

import json
from collections.abc import Iterator
from datetime import UTC

from django.db.models import QuerySet
from django.utils.crypto import constant_time_compare, salted_hmac

from .models import Erasure

SALT = "handoff.privacy.erasure"


def digest(identity: str) -> str:
    """What stands in the record for a name: the same for the same name, and for nobody to read."""
    return salted_hmac(f"{SALT}.subject", identity, algorithm="sha256").hexdigest()


def done_for(*identities: str) -> Erasure | None:
    """The latest erasure that is done of whoever was known by one of these."""
    # Few shops have more than some hundred of them, and no two databases look into JSON alike.
    sought = set(map(digest, identities))
    return next((one for one in chain().reverse() if sought & set(one.subjects)), None)


def chain() -> QuerySet[Erasure]:
    """All that are done, the first first."""
    return Erasure.objects.filter(number__isnull=False).order_by("number")


def signature(erasure: Erasure) -> str:
    """What its content and the signature before it come to."""
    assert erasure.ended_at is not None
    told = {
        "number": erasure.number,
        "begun_at": erasure.begun_at.astimezone(UTC).isoformat(),
        "begun_by": erasure.begun_by_id,
        "channel": erasure.channel,
        "subjects": erasure.subjects,
        "counts": erasure.counts,
        "ended_at": erasure.ended_at.astimezone(UTC).isoformat(),
        "previous": erasure.previous,
    }
    return salted_hmac(SALT, json.dumps(told, sort_keys=True), algorithm="sha256").hexdigest()


def faults() -> Iterator[str]:
    """What is wrong with the chain, in sentences; nothing where it holds."""
    previous = ""
    for place, erasure in enumerate(chain().iterator(), start=1):
        if erasure.number != place:
            yield f"Record {place} is missing: the next one has the number {erasure.number}."
            return
        if erasure.previous != previous:
            yield f"Record {place} does not follow the one before it."
        if not constant_time_compare(erasure.signature, signature(erasure)):
            yield f"Record {place} is not as it was signed."
        previous = erasure.signature
