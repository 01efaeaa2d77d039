"""A few wrong tries at an order in a day, whoever makes them, and its postcode proves nothing more."""

import json
import logging
from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission, User
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone
from rest_framework.test import APIClient

from orders import proofs
from orders.models import ProofTries
from support_agent.agent import tasks
from support_agent.models import Conversation, Message
from tests.agent.shop import place_order
from tests.handoff.desk import at_once

from .conftest import Visitor
from .test_guessing import known

pytestmark = pytest.mark.django_db

THERE, NOT_THERE = "7001", "9999"
TRUE = {"order_number": THERE, "postcode": "28004"}
BY_EMAIL = {"order_number": THERE, "email": "ana@example.com"}


@pytest.fixture(autouse=True)
def order(customer):
    placed = place_order(customer, THERE, state="in_transit")
    type(placed).objects.update(postcode="28004")
    return placed


def from_elsewhere(count):
    """A visitor from another line: of IPv6 each /64 is one, and everybody has as many as they like."""
    visitor = Visitor()
    visitor.http = APIClient(REMOTE_ADDR=f"2001:db8:{count // 9999:x}:{count % 9999:x}::1")
    return visitor


def guess(count=0, **proof):
    """One try by somebody who has tried nothing before."""
    wrong = {"order_number": THERE} | ({} if "email" in proof else {"postcode": f"{28100 + count}"})
    return from_elsewhere(count).post("identify/", wrong | proof)


def close(number=THERE, *, start=0):
    for count in range(proofs.MOST_BY_POSTCODE):
        guess(start + count, order_number=number)


def codes(answers):
    return [answer.json().get("code", "proven") for answer in answers]


def test_many_addresses_have_the_same_few_tries(order):
    """Each try comes from another line and another conversation."""
    answers = [guess(count) for count in range(12)]

    most = proofs.MOST_BY_POSTCODE
    assert most < 10
    assert codes(answers) == ["not_proven"] * most + ["proof_takes_email"] * (12 - most)
    right = from_elsewhere(99).post("identify/", TRUE)
    assert codes([right]) == ["proof_takes_email"]
    assert not Conversation.objects.filter(proven_orders=order).exists()


def test_a_parcel_of_the_order_has_no_tries_of_its_own(order):
    parcels = [f"{THERE}-1", f"{THERE}/2", f"{THERE}-F3", f"{THERE}-44"]

    for count in range(proofs.MOST_BY_POSTCODE):
        guess(count, order_number=parcels[count % len(parcels)])

    right = from_elsewhere(99).post("identify/", TRUE | {"order_number": f"{THERE}-99"})
    assert codes([right]) == ["proof_takes_email"]


def test_its_owner_still_proves_it_by_e_mail(order):
    close()

    owner = from_elsewhere(99)

    assert "e-mail address" in owner.post("identify/", TRUE).json()["message"]
    assert owner.post("identify/", BY_EMAIL).json() == {"proven": True}


def test_the_e_mail_address_is_bounded_too_and_sends_to_the_sign_in(order, monkeypatch):
    monkeypatch.setattr(proofs, "MOST_BY_EMAIL", 3)
    wrong = [guess(count, email=f"g{count}@example.com") for count in range(3)]
    close(start=100)

    tries = enumerate([BY_EMAIL, TRUE, BY_EMAIL | TRUE])
    answers = [from_elsewhere(200 + n).post("identify/", proof) for n, proof in tries]

    assert set(codes(wrong)) == {"not_proven"}
    assert codes(answers) == ["proofs_used_up"] * 3
    assert "sign in" in answers[0].json()["message"]


def test_with_both_given_only_what_has_room_is_looked_at():
    close()

    by_postcode = guess(50, postcode="28004", email="eve@example.com")
    by_email = guess(51, postcode="1", email="ana@example.com")

    assert codes([by_postcode, by_email]) == ["not_proven", "proven"]


def test_a_number_that_is_no_order_is_answered_and_counted_alike():
    told = {number: [] for number in (THERE, NOT_THERE)}
    for count in range(proofs.MOST_BY_POSTCODE + 2):
        for number, answers in told.items():
            visitor = from_elsewhere(count)
            with CaptureQueriesContext(connection) as queries:
                answer = visitor.post(
                    "identify/", {"order_number": number, "postcode": f"{28100 + count}"}
                )
            statements = [text.replace(number, "…") for text in known(queries)]
            answers.append((answer.status_code, answer.content, statements))

    assert told[THERE] == told[NOT_THERE]
    assert json.loads(told[THERE][-1][1])["code"] == "proof_takes_email"


@pytest.mark.parametrize(
    "spelling", ["#7001", " 7001 ", "№7001", "７００１", "70\u200b01", "7001\u2060"]
)
def test_no_spelling_of_a_number_has_tries_of_its_own(spelling):
    close()

    assert codes([guess(99, order_number=spelling, postcode="28004")]) == ["proof_takes_email"]


@pytest.mark.parametrize(
    ("stored", "spellings"),
    [("ab-ıſk", ["AB-ISK", "ab-isk", "AB-ıſK"]), ("stra\u00dfe1", ["STRASSE1", "stra\u00dfe1"])],
)
def test_no_case_of_a_number_has_tries_of_its_own(order, stored, spellings):
    type(order).objects.update(number=stored)
    for count in range(proofs.MOST_BY_POSTCODE):
        guess(count, order_number=spellings[count % len(spellings)])

    assert ProofTries.objects.count() == 1
    for count, spelling in enumerate(spellings):
        assert codes([guess(50 + count, order_number=spelling)]) == ["proof_takes_email"]


def test_a_right_try_counts_nothing(order):
    for count in range(proofs.MOST_BY_POSTCODE * 2):
        assert codes([from_elsewhere(count).post("identify/", TRUE)]) == ["proven"]
    guess(90)

    assert [tries.wrong for tries in ProofTries.objects.all()] == [1]


def test_other_orders_are_proven_as_before(customer):
    other = place_order(customer, "7002", state="delivered")
    type(other).objects.filter(pk=other.pk).update(postcode="28004")
    close()

    assert codes([guess(99, order_number="7002", postcode="28004")]) == ["proven"]


def test_the_next_day_it_is_proven_by_postcode_again():
    close()
    ProofTries.objects.update(day=timezone.now().date() - timedelta(days=1))

    assert codes([guess(99, postcode="28004")]) == ["proven"]


@pytest.mark.parametrize("language", ["en", "es", "ru", "fr", "de", "pt", "it", "nl"])
def test_each_customer_reads_what_is_left_in_their_language(language):
    close()

    headers = {"Accept-Language": language}
    visitor = Visitor()
    visitor.http = APIClient(headers=headers)
    told = visitor.post("identify/", TRUE).json()["message"]

    assert told != proofs.ProofTakesEmail.sentence or language == "en"
    assert len(told) > 40


def test_a_proof_in_the_words_of_a_message_is_none(order):
    """The offline planner and the model see what was written, and no text proves anything."""
    visitor = Visitor()
    visitor.say("My order is 7001, my postcode is 28004 and my mail is ana@example.com")

    assert not Conversation.objects.get(pk=visitor.id).proven_orders.exists()
    assert not ProofTries.objects.exists()
    assert Message.objects.count() == 1


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_tries_of_one_moment_are_looked_at_one_after_the_other(order):
    visitors = [from_elsewhere(count) for count in range(16)]

    answers = at_once(
        *[
            lambda visitor=visitor, n=n: visitor.post(
                "identify/", {"order_number": THERE, "postcode": f"{28100 + n}"}
            )
            for n, visitor in enumerate(visitors)
        ]
    )

    assert codes(answers).count("not_proven") == proofs.MOST_BY_POSTCODE
    tries = ProofTries.objects.get()
    assert (tries.by_postcode, tries.refused) == (proofs.MOST_BY_POSTCODE, 13)
    assert len(tries.addresses) == proofs.MOST_BY_POSTCODE


def test_an_empty_redis_gives_nobody_another_try(redis_server):
    """Counted in the database: the counters may be emptied at any time."""
    from .conftest import forget_all

    close()
    forget_all(redis_server)

    assert codes([guess(99, postcode="28004")]) == ["proof_takes_email"]


def test_staff_are_warned_once_without_a_word_of_the_customer(caplog):
    with caplog.at_level(logging.WARNING, logger="orders.proofs"):
        for count in range(8):
            guess(count)

    [warned] = [record for record in caplog.records if record.name == "orders.proofs"]
    told = warned.getMessage()
    assert "3 wrong postcodes from 3 addresses" in told
    assert not any(word in told for word in (THERE, "2001:db8", "28100", "ana@example.com"))


@pytest.fixture
def as_staff(client, db):
    """Signs a member of staff in who has these permissions."""

    def _as_staff(*codenames):
        person = User.objects.create_user("sofia", password="open sesame", is_staff=True)
        person.user_permissions.set(Permission.objects.filter(codename__in=codenames))
        client.force_login(person)
        return client

    return _as_staff


def test_staff_see_how_often_from_where_and_since_when(as_staff, order):
    for count in range(8):
        guess(count)
    desk = as_staff("view_order", "view_prooftries")

    shown = desk.get(reverse("admin:orders_order_change", args=[order.pk])).content.decode()
    listed = desk.get(reverse("admin:orders_prooftries_changelist")).content.decode()

    assert "3 wrong tries from 3 addresses" in shown
    assert "5 more were refused" in shown
    assert "not proven by postcode" in shown
    assert THERE in listed
    assert "2001:db8" not in shown + listed


def test_an_order_at_which_nobody_guesses_says_nothing_of_it(as_staff, order):
    guess(0, postcode="28004")

    shown = as_staff("view_order").get(reverse("admin:orders_order_change", args=[order.pk]))

    assert b"wrong tr" not in shown.content


def test_no_address_is_kept_only_that_there_were_so_many():
    guess(1)
    guess(1, postcode="2")
    guess(2)

    [tries] = ProofTries.objects.all()
    assert len(tries.addresses) == 2
    assert "2001" not in str(tries.addresses)


def test_old_tries_are_forgotten_by_the_beat_in_batches(monkeypatch):
    monkeypatch.setattr(proofs, "BATCH", 2)
    now = timezone.now()
    old = now.date() - timedelta(days=proofs.DAYS_KEPT + 1)
    rows = [ProofTries(number=str(n), day=old, first_at=now, last_at=now) for n in range(5)]
    ProofTries.objects.bulk_create(rows)
    guess(1)

    tasks.forget()

    assert [tries.number for tries in ProofTries.objects.all()] == [THERE]
