"""What was asked of the model and what came back, kept for a while beside the steps.

The texts are redacted before they come here, and compressed. What all requests begin with, policy
and tools, is nine tenths of most of them: it is kept once, and stays.
"""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from hashlib import sha256

from django.conf import settings
from django.db import transaction
from django.db.models.functions import Now

from support_agent.models import Exchange, Opening

# Looks back some four thousand letters, in tables of that size: those for all that zlib can look
# back take longer to lay out than such texts to compress.
WINDOW_BITS, MEMORY_LEVEL = 12, 5
# More than that a beat deletes in its next turn: each batch holds locks for a moment only.
BATCH = 500
MOST_BATCHES = 20


@dataclass(frozen=True, kw_only=True)
class Told:
    """One request and what came back, as people read it: JSON, or whatever came instead."""

    attempt: int
    model: str
    request: str
    reply: str
    status: int | None
    """Of HTTP; None where no answer began."""
    fault: str
    """What was wrong with the reply, by code; empty where it could be used."""
    request_id: str
    seconds: float


def told(exchanges: Iterable[Exchange]) -> list[Told]:
    """The exchanges with their texts, for staff who may see them: `support_agent.view_exchange`.

    To be read together with their openings.
    """
    return [
        Told(
            attempt=row.attempt,
            model=row.model,
            request=_request(row),
            reply=unpacked(row.reply),
            status=row.status,
            fault=row.fault,
            request_id=row.request_id,
            seconds=row.seconds,
        )
        for row in exchanges
    ]


def _request(row: Exchange) -> str:
    said = unpacked(row.request)
    if row.opening is None:
        return said
    return f'{unpacked(row.opening.words)[:-1]},"messages":{said}}}'


def opening_of(words: str) -> Opening:
    """The row of an opening, which is still to be stored wherever the database has none."""
    digest, packed_words = _packed_opening(words)
    return Opening(digest=digest, words=packed_words)


# A process sends few of them, with each of its requests. Whether one is stored the database says.
@lru_cache(maxsize=64)
def _packed_opening(words: str) -> tuple[str, bytes]:
    return sha256(words.encode(errors="replace")).hexdigest(), packed(words)


def openings_of(exchanges: Iterable[Exchange]) -> list[Opening]:
    """Each opening of these once, in an order in which no two transactions wait for each other."""
    found = {row.opening.digest: row.opening for row in exchanges if row.opening}
    return [found[digest] for digest in sorted(found)]


@transaction.atomic
def keep(exchanges: Sequence[Exchange]) -> None:
    """Store them with their openings, whoever holds their run by now."""
    Opening.objects.bulk_create(openings_of(exchanges), ignore_conflicts=True)
    Exchange.objects.bulk_create(exchanges)


def packed(text: str) -> bytes:
    """The text as the table keeps it. The quickest level: it shrinks to a third all the same."""
    packing = zlib.compressobj(1, zlib.DEFLATED, WINDOW_BITS, MEMORY_LEVEL)
    return packing.compress(text.encode(errors="replace")) + packing.flush()


def unpacked(kept: bytes | memoryview) -> str:
    """The text again."""
    return zlib.decompress(kept).decode()


def forget_old() -> int:
    """Delete what is older than the setting allows, in batches, and say how many there were."""
    until = Now() - timedelta(days=settings.SUPPORT.record_days)
    old = Exchange.objects.filter(created_at__lt=until).order_by("created_at")
    forgotten = 0
    for _ in range(MOST_BATCHES):
        batch = list(old.values_list("pk", flat=True)[:BATCH])
        forgotten += Exchange.objects.filter(pk__in=batch).delete()[0]
        if len(batch) < BATCH:
            break
    return forgotten
