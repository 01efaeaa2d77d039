"""A statement that is worded once reads and writes what Django's own would, on either database."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import IntegrityError, connection, models, transaction
from django.db.models import F
from django.db.models.functions import Now
from django.utils import timezone

from orders.models import Order
from orders.prepared import Given, PreparedInsert, PreparedKeys, PreparedQuery, PreparedUpdate
from support_agent.models import Conversation, Message, Run

pytestmark = pytest.mark.django_db

PK = Given("pk", Conversation._meta.pk)
CHANNEL = Given("channel", models.CharField())


def opened(customer=None, channel="test"):
    return Conversation.objects.create(
        customer=customer, channel=channel, created_at=timezone.now()
    )


def columns(row):
    return {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}


def test_each_question_has_its_own_values_and_reads_what_django_reads(
    customer, django_assert_num_queries
):
    conversation_of = PreparedQuery(
        lambda: Conversation.objects.filter(pk=PK).select_related("customer")
    )
    his, nobodys = opened(customer), opened()

    with django_assert_num_queries(3):
        found, other, none = (conversation_of.first(pk=pk) for pk in (his.pk, nobodys.pk, uuid4()))
        assert found.customer.name == customer.name

    assert columns(found) == columns(Conversation.objects.get(pk=his.pk))
    assert columns(found.customer) == columns(customer)
    assert (other.pk, other.customer, none) == (nobodys.pk, None, None)


def test_as_many_are_read_as_are_wanted_in_their_order():
    latest = PreparedQuery(
        lambda: Conversation.objects.filter(channel=CHANNEL).order_by("-created_at")
    )
    first, second, third = (opened() for _ in range(3))
    opened(channel="elsewhere")

    assert latest(channel="test", most=2) == [third, second]
    assert latest(channel="test") == [third, second, first]


def test_a_row_is_inserted_with_what_the_database_says_of_it():
    begin = PreparedInsert(
        Run,
        queued_at=Now(),
        due_at=Now() + Given("pause", models.DurationField()),
        woken_at=Now(),
    )

    runs = [
        begin(
            Run(conversation=opened(), first_sequence=1, last_sequence=1),
            pause=timedelta(seconds=seconds),
        )
        for seconds in (1, 60)
    ]

    for run, seconds in zip(runs, (1, 60), strict=True):
        assert columns(run) == columns(Run.objects.get(pk=run.pk))
        assert (run.due_at - run.queued_at).total_seconds() == pytest.approx(seconds, abs=0.01)


def test_a_row_is_inserted_together_with_what_changes_beside_it(django_assert_num_queries):
    say = PreparedInsert(
        Message,
        together=PreparedUpdate(
            lambda: Conversation.objects.filter(pk=PK),
            last_sequence=Given("sequence", models.IntegerField()),
        ),
    )
    conversation, other = opened(), opened()

    def said(sequence):
        message = Message(
            conversation=conversation,
            sequence=sequence,
            author=Message.Author.CUSTOMER,
            text="Hello",
            created_at=timezone.now(),
        )
        return say(message, pk=conversation.pk, sequence=sequence)

    said(1)
    with django_assert_num_queries(1 if connection.vendor == "postgresql" else 2):
        second = said(2)

    for row in (conversation, other):
        row.refresh_from_db()
    assert (conversation.last_sequence, other.last_sequence) == (2, 0)
    assert conversation.messages.get(sequence=2) == second
    with pytest.raises(IntegrityError), transaction.atomic():
        said(2)
    conversation.refresh_from_db()
    assert conversation.last_sequence == 2


def test_an_update_changes_what_was_chosen_and_tells_of_it():
    move = PreparedUpdate(
        lambda: Conversation.objects.filter(pk=PK, channel="test"),
        channel=CHANNEL,
        last_sequence=F("last_sequence") + 1,
    )
    moved, kept = opened(), opened()

    assert move(pk=moved.pk, channel="mail") == 1
    assert move(pk=moved.pk, channel="mail") == 0

    moved.refresh_from_db()
    kept.refresh_from_db()
    assert (moved.channel, moved.last_sequence) == ("mail", 1)
    assert (kept.channel, kept.last_sequence) == ("test", 0)


def test_what_stands_in_the_changed_rows_is_told(customer, place_order):
    placed = place_order(customer, ("Mug", 1))
    rename = PreparedUpdate(
        lambda: Order.objects.filter(number=Given("number", models.CharField())),
        email="x@y.example",
    )
    owner = Order._meta.get_field("customer")

    assert rename.telling(owner, number=placed.number) == [customer.pk]
    assert rename.telling(owner, number="no such order") == []


def test_keys_stand_in_another_statement(customer, place_order):
    placed = place_order(customer, ("Mug", 1))
    theirs = PreparedKeys(lambda: Order.objects.filter(customer=Given("customer", Order._meta.pk)))

    sql, values = theirs(customer=customer.pk)

    found = Order.objects.raw(f"SELECT * FROM orders_order WHERE id IN ({sql})", values)
    assert list(found) == [placed]
