"""What a database keeps of deleted rows beside its tables: SQLite's bytes, PostgreSQL's statistics."""

from pathlib import Path

import pytest
from django.db import connection
from django.utils import timezone

from handoff.models import Erasure
from handoff.privacy import erasing, people
from tests.privacy.lives import live
from tests.privacy.scan import found_in_files, found_in_statistics

pytestmark = pytest.mark.django_db(transaction=True)


def found(words):
    if connection.vendor == "sqlite":
        return sum(found_in_files(words, Path(connection.settings_dict["NAME"])).values())
    return found_in_statistics(words)


def erase(customer):
    erasure = erasing.begin(
        people.of_customer(customer),
        by=None,
        channel=Erasure.Channel.COMMAND,
        now=timezone.now(),
    )
    assert erasing.work_off(erasure)


def test_nothing_of_an_erased_person_is_left_beside_the_tables(customer, stranger, operator):
    ana = live(customer, number="1187", by=operator)
    # PostgreSQL makes no statistics of a table without a row, and keeps those that it had.
    live(stranger, number="1188", by=operator)
    with connection.cursor() as cursor:
        # Often enough to be among the most common, which the planner quotes.
        cursor.execute("ANALYZE")
    words = ana.words[:4]
    assert found(words)

    erase(customer)

    assert found(words) == 0
