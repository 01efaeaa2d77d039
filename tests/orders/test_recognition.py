"""Whose orders are those that name an address alone? Whoever the shop has seen to have it."""

import json
import threading
from datetime import timedelta

import pytest
from django.core.management import call_command
from django.db import transaction
from django.utils import timezone

from handoff import customers
from orders import queries, recognition
from orders.errors import OrderNotFound
from orders.models import Customer, CustomerMerge, Order
from support_agent.conversation import services
from support_agent.models import Conversation
from tests.handoff.desk import at_once, delivered_order

pytestmark = pytest.mark.django_db

EMMA = "emma@example.com"
NOW = timezone.now()


@pytest.fixture
def bring(tmp_path):
    """Imports orders, each by its number and its customer."""

    def _bring(**wanted):
        file = tmp_path / "orders.jsonl"
        orders = [
            {
                "source": "shop",
                "number": number.removeprefix("n"),
                "placed_at": (NOW - timedelta(days=3)).isoformat(),
                "currency": "EUR",
                "total": "10.00",
                "payment_state": "paid",
                "customer": customer,
                "lines": [{"sku": "T", "title": "Tea", "quantity": 1, "unit_price": "10.00"}],
            }
            for number, customer in wanted.items()
        ]
        file.write_text("\n".join(map(json.dumps, orders)), encoding="utf-8")
        call_command("import_orders", str(file))

    return _bring


def sign_in(external_id, email="", name=""):
    """What comes of the shop's token. An address that it has not verified goes no further."""
    return customers.recognise(external_id=external_id, email=email, name=name, now=NOW)


def numbers(customer):
    return sorted(order.number for order in queries.recent_orders(customer=customer))


def test_a_stranger_who_comes_first_takes_nothing_and_the_owner_gets_it(bring):
    bring(n1205={"email": EMMA})

    stranger = sign_in("stranger-emma")
    owner = sign_in("true-emma", EMMA)

    assert numbers(stranger) == []
    assert numbers(owner) == ["1205"]
    assert (stranger.email, owner.email) == (None, EMMA)
    with pytest.raises(OrderNotFound):
        queries.get_order(customer=stranger, number="1205")


def test_a_new_address_brings_the_orders_that_were_imported_under_it(bring):
    """She was known by her id, and changed her address in the shop."""
    bring(A={"external_id": "c-eva", "email": "old@example.com"}, B={"email": "new@example.com"})

    eva = sign_in("c-eva", "new@example.com")

    assert numbers(eva) == ["A", "B"]
    bring(C={"email": "new@example.com"}, D={"email": "old@example.com"})
    assert numbers(eva) == ["A", "B", "C", "D"]


def test_an_address_that_comes_late_is_as_good_as_on_the_first_day(bring):
    first = sign_in("c-eva")
    bring(A={"email": EMMA})
    assert numbers(first) == []

    later = sign_in("c-eva", EMMA)

    assert later == first
    assert numbers(later) == ["A"]


def test_orders_that_are_imported_after_the_last_token_are_found_too(bring):
    eva = sign_in("c-eva", "old@example.com")
    sign_in("c-eva", EMMA)

    bring(A={"email": EMMA}, B={"email": "old@example.com"})

    assert numbers(eva) == ["A", "B"]


def test_the_same_file_imported_again_changes_nothing(bring):
    told = {"A": {"external_id": "c-eva", "email": "old@example.com"}, "B": {"email": EMMA}}
    bring(**told)
    eva = sign_in("c-eva", EMMA)
    before = list(Order.objects.values())

    bring(**told)

    assert list(Order.objects.values()) == before
    assert numbers(eva) == ["A", "B"]


def test_an_address_goes_to_whoever_the_shop_says_has_it_now_and_old_orders_stay(bring):
    first = sign_in("first", EMMA)
    bring(A={"email": EMMA})

    second = sign_in("second", EMMA)
    bring(B={"email": EMMA})

    assert (numbers(first), numbers(second)) == (["A"], ["B"])
    assert not CustomerMerge.objects.exists()


def test_a_second_address_goes_to_whoever_has_it_now(bring):
    sign_in("first", "first@example.com")
    first = sign_in("first", EMMA)

    second = sign_in("second", EMMA)
    bring(A={"email": EMMA}, B={"email": "first@example.com"})

    assert (numbers(first), numbers(second)) == (["B"], ["A"])


def test_what_the_shop_joined_is_kept_with_its_reason(bring):
    bring(A={"external_id": "c-eva"}, B={"email": EMMA})
    giver = Customer.objects.get(email=EMMA)

    eva = sign_in("c-eva", EMMA)

    [merge] = CustomerMerge.objects.all()
    assert (merge.giver, merge.taker, merge.by) == (giver, eva, None)
    assert merge.orders == [Order.objects.get(number="B").pk]
    assert merge.reason


def test_conversations_come_along(bring):
    bring(A={"external_id": "c-eva"}, B={"email": EMMA})
    conversation = services.start_conversation(
        customer=Customer.objects.get(email=EMMA), channel="chat", now=NOW
    )

    eva = sign_in("c-eva", EMMA)

    conversation.refresh_from_db()
    assert conversation.customer == eva


def test_a_token_that_says_nothing_new_writes_nothing(bring, django_assert_num_queries):
    bring(A={"external_id": "c-eva"}, B={"email": EMMA})
    sign_in("c-eva", EMMA, "Eva")

    for _ in range(2):
        with django_assert_num_queries(1):
            recognition.recognise_customer(external_id="c-eva", email=EMMA, name="Eva", now=NOW)


def test_an_address_finds_the_one_whom_it_leads_to(bring):
    sign_in("c-eva", "old@example.com")
    eva = sign_in("c-eva", EMMA)

    assert queries.customer_by_email(EMMA) == queries.customer_by_email("old@example.com") == eva


def test_customers_without_an_address_are_nobody_to_each_other():
    one, other = sign_in("one"), sign_in("other")

    assert one != other
    assert queries.customer_by_email("") is None


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_pages_of_one_customer_in_one_moment_make_one(bring):
    bring(A={"email": EMMA}, B={"external_id": "c-eva"})

    found = at_once(*[lambda: sign_in("c-eva", EMMA, "Eva")] * 8)

    assert len({row.pk for row in found}) == 1
    assert numbers(found[0]) == ["A", "B"]
    assert CustomerMerge.objects.count() == 1


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_two_who_are_given_one_address_in_one_moment_never_share_it(bring):
    bring(A={"email": EMMA})

    found = at_once(*[lambda sub=sub: sign_in(sub, EMMA) for sub in ("one", "two") * 4])

    assert len({row.pk for row in found}) == 2
    assert sorted(numbers(row) for row in set(found)) == [[], ["A"]]
    assert Customer.objects.filter(email=EMMA).count() == 1


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_orders_that_are_imported_as_their_customer_signs_in_are_all_found(bring):
    bring(A={"external_id": "c-eva"}, B={"email": EMMA})

    results = at_once(
        lambda: bring(**{f"n{n}": {"email": EMMA} for n in range(30)}),
        *[lambda: sign_in("c-eva", EMMA)] * 4,
    )

    assert not [result for result in results if isinstance(result, Exception)]
    eva = sign_in("c-eva", EMMA)
    assert Order.objects.filter(customer=eva).count() == Order.objects.count() == 32


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_conversation_that_begins_as_its_customer_is_merged_is_the_main_ones(bring, operator):
    taker, giver = sign_in("taker"), sign_in("giver")
    delivered_order(giver, "A")

    def begin():
        return services.start_conversation(customer=giver, channel="widget", now=NOW)

    def merge():
        return customers.merge(
            giver=giver.pk, taker=taker.pk, by=operator, reason="One person.", now=NOW
        )

    results = at_once(merge, *[begin] * 6)

    assert not [result for result in results if isinstance(result, Exception)]
    assert Conversation.objects.filter(customer=taker).count() == 6
    assert numbers(taker) == ["A"]


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_conversation_that_begins_while_the_merge_is_written_waits_for_it(operator):
    taker, giver = sign_in("taker"), sign_in("giver")
    is_merged, may_commit = threading.Event(), threading.Event()

    def merge():
        with transaction.atomic():
            customers.merge(
                giver=giver.pk, taker=taker.pk, by=operator, reason="One person.", now=NOW
            )
            is_merged.set()
            may_commit.wait(timeout=10)

    def begin():
        is_merged.wait(timeout=10)
        threading.Timer(0.5, may_commit.set).start()
        return services.start_conversation(customer=giver, channel="widget", now=NOW)

    at_once(merge, begin)

    assert Conversation.objects.get().customer == taker
