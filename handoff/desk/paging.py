"""Pages by key: the next one begins after the last row, however many came or went meanwhile."""

import re
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from django.db.models import Model, Q, QuerySet
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

PAGE = 50
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)

Row = TypeVar("Row", bound=Model)


class After(serializers.Serializer[object]):
    """Where a page begins."""

    after = serializers.CharField(
        required=False, max_length=40, default="", help_text="The `next` of the page before."
    )


def page(
    rows: QuerySet[Row], *, by: str, after: str, newest_first: bool = False
) -> tuple[list[Row], str | None]:
    """One page in the order of a time and then of the id, and the key of the next if there is one.

    Raises ValidationError for a key that we never gave.
    """
    if after:
        rows = rows.filter(_beyond(by, *_read(after), newest_first=newest_first))
    down = "-" if newest_first else ""
    found = list(rows.order_by(f"{down}{by}", f"{down}pk")[: PAGE + 1])
    if len(found) <= PAGE:
        return found, None
    last = found[PAGE - 1]
    return found[:PAGE], _key(getattr(last, by), last.pk)


def _beyond(by: str, moment: datetime, pk: int, *, newest_first: bool) -> Q:
    side = "lt" if newest_first else "gt"
    # The first part alone would do for the rows; it lets the database use the index.
    within = Q(**{f"{by}__{side}e": moment})
    return within & (Q(**{f"{by}__{side}": moment}) | Q(**{f"pk__{side}": pk}))


def _key(moment: datetime, pk: int) -> str:
    return f"{(moment - EPOCH) // MICROSECOND}-{pk}"


def _read(key: str) -> tuple[datetime, int]:
    found = re.fullmatch(r"([0-9]{1,16})-([0-9]{1,18})", key)
    if found is None:
        raise ValidationError({"after": ["This is no key of a page."]}, code="invalid")
    return EPOCH + int(found[1]) * MICROSECOND, int(found[2])
