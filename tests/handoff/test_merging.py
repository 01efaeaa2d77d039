"""Two customers that are one person become one, and what was joined wrongly is parted again."""

from datetime import timedelta

import pytest
from django.db import connection

from handoff import customers
from orders import merging, queries
from orders import services as shop
from orders.errors import MergeRefused, OrderNotFound
from orders.models import Customer, CustomerMerge, Order, ReturnRequest
from support_agent.agent import intake, recognition, runner
from support_agent.conversation import services
from support_agent.models import Conversation, Run
from tests.handoff import desk
from tests.handoff.desk import NOW, at_once

pytestmark = pytest.mark.django_db


def merge(giver, taker, by, reason="She wrote that she has two accounts."):
    return customers.merge(giver=giver.pk, taker=taker.pk, by=by, reason=reason, now=NOW)


def part(customer, *orders, by, address="", reason="They are somebody else's."):
    keys = [order.pk for order in orders]
    return customers.part(
        customer=customer.pk, orders=keys, address=address, by=by, reason=reason, now=NOW
    )


def begin(customer):
    return services.start_conversation(customer=customer, channel="widget", now=NOW)


def numbers(customer):
    return sorted(Order.objects.filter(customer=customer).values_list("number", flat=True))


def everything():
    """Whose each order and conversation is, and where each customer leads."""
    return (
        list(Order.objects.order_by("pk").values_list("number", "customer")),
        list(Conversation.objects.order_by("pk").values_list("pk", "customer")),
        list(Customer.objects.order_by("pk").values_list("pk", "merged_into", "email")),
    )


def test_orders_returns_and_conversations_become_the_other_ones(customer, stranger, operator):
    order, theirs = desk.delivered_order(stranger, "A"), desk.delivered_order(customer, "B")
    conversation = begin(stranger)
    asked = desk.asked_back(order, conversation=conversation)

    record = merge(stranger, customer, operator)

    conversation.refresh_from_db()
    assert conversation.customer == customer
    assert numbers(customer) == ["A", "B"]
    assert ReturnRequest.objects.get().order.customer == customer
    assert ReturnRequest.objects.get() == asked
    assert (record.by, record.at, record.giver, record.taker) == (operator, NOW, stranger, customer)
    assert record.reason == "She wrote that she has two accounts."
    assert (record.orders, record.conversations) == ([order.pk], [str(conversation.pk)])
    assert theirs.pk not in record.orders


def test_whoever_signs_in_as_either_is_the_one(customer, stranger, operator):
    merge(stranger, customer, operator)

    for row in (customer, stranger):
        for email in ("", row.email):
            known = customers.recognise(
                external_id=row.external_id, email=email, name=row.name, now=NOW
            )
            assert known == customer
    assert queries.customer_by_email(stranger.email) == customer


def test_one_who_was_merged_brings_those_who_were_merged_into_them(customer, stranger, operator):
    third = Customer.objects.create(external_id="third", email="third@example.com")
    desk.delivered_order(third, "C")
    merge(third, stranger, operator)

    merge(stranger, customer, operator)

    assert numbers(customer) == ["C"]
    assert set(Customer.objects.values_list("merged_into", flat=True)) == {None, customer.pk}
    assert customers.recognise(external_id="third", email="", name="", now=NOW) == customer


@pytest.mark.parametrize("which", ["the same", "merged before", "no reason", "nobody"])
def test_what_makes_no_sense_is_refused_and_changes_nothing(customer, stranger, operator, which):
    third = Customer.objects.create(external_id="third")
    merge(third, stranger, operator)
    before = everything()
    asked = {
        "the same": (customer.pk, customer.pk, "Why not"),
        "merged before": (third.pk, customer.pk, "Why not"),
        "no reason": (stranger.pk, customer.pk, " \n"),
        "nobody": (0, customer.pk, "Why not"),
    }
    giver, taker, reason = asked[which]

    with pytest.raises(MergeRefused):
        customers.merge(giver=giver, taker=taker, by=operator, reason=reason, now=NOW)

    assert everything() == before
    assert CustomerMerge.objects.count() == 1


def test_a_merge_that_is_taken_back_leaves_all_as_it_was(customer, stranger, operator):
    third = Customer.objects.create(external_id="third", email="third@example.com")
    merge(third, stranger, operator)
    for row, number in ((customer, "A"), (stranger, "B")):
        desk.delivered_order(row, number)
        begin(row)
    before = everything()

    done = merge(stranger, customer, operator)
    undone = customers.undo(done, by=operator, reason="Two sisters.", now=NOW)

    assert everything() == before
    assert (undone.undoes, undone.by, undone.reason) == (done, operator, "Two sisters.")
    with pytest.raises(MergeRefused):
        customers.undo(done, by=operator, reason="Again.", now=NOW)


def test_after_it_is_taken_back_nobody_reads_on_in_what_both_have_read(
    customer, stranger, operator
):
    done = merge(stranger, customer, operator)
    conversation = begin(customer)

    customers.undo(done, by=operator, reason="Two sisters.", now=NOW)

    conversation.refresh_from_db()
    assert conversation.signed_out_at == NOW


def test_what_the_shops_token_joined_is_taken_back_by_a_person(customer, operator):
    guest = Customer.objects.create(email="guest@example.com")
    desk.delivered_order(guest, "A")
    customers.recognise(
        external_id=customer.external_id, email="guest@example.com", name="", now=NOW
    )
    assert numbers(customer) == ["A"]

    customers.undo(CustomerMerge.objects.get(), by=operator, reason="Not hers.", now=NOW)

    assert (numbers(customer), numbers(guest)) == ([], ["A"])


def test_chosen_orders_go_to_a_customer_of_their_own_with_the_address(customer, operator):
    """A stranger had signed up with her address, and had got her orders for it."""
    hers, his = desk.delivered_order(customer, "A"), desk.delivered_order(customer, "B")
    asked = desk.asked_back(hers)

    record = part(customer, hers, by=operator, address=customer.email)
    owner = customers.recognise(external_id="true-ana", email="ana@example.com", name="", now=NOW)

    customer.refresh_from_db()
    assert (numbers(owner), numbers(customer)) == (["A"], ["B"])
    assert (owner, owner.email, customer.email) == (record.taker, "ana@example.com", None)
    assert ReturnRequest.objects.get(pk=asked.pk).order.customer == owner
    assert his.pk not in record.orders


def test_a_second_address_goes_along_too(customer, operator):
    customers.recognise(
        external_id=customer.external_id, email="second@example.com", name="", now=NOW
    )
    order = desk.delivered_order(customer, "A")

    part(customer, order, by=operator, address="second@example.com")

    assert numbers(queries.customer_by_email("second@example.com")) == ["A"]
    assert queries.customer_by_email("ana@example.com") == customer


def test_the_wrong_customer_sees_them_no_more_in_any_conversation(customer, operator):
    order = desk.delivered_order(customer, "A")
    conversation, other = begin(customer), begin(customer)
    recognition.show_order(conversation_id=other.pk, order=order, wake=lambda run_id: None)
    desk.customer_says(conversation, "Where is A?")

    part(customer, order, by=operator)

    for row in (conversation, other):
        row.refresh_from_db()
        assert row.signed_out_at == NOW
        assert not row.proven_orders.exists()
    with pytest.raises(OrderNotFound):
        queries.get_order(customer=customer, number="A")


def test_a_run_that_thinks_of_it_meanwhile_finds_no_order(customer, operator):
    order = desk.delivered_order(customer, "7001")
    conversation = begin(customer)
    intake.receive_message(
        conversation_id=conversation.pk,
        text="Where is order 7001?",
        now=NOW,
        pause=timedelta(),
        wake=lambda *about: None,
    )
    run = Run.objects.get()
    part(customer, order, by=operator)

    runner.advance(run.pk)

    assert not any("DHL" in text or "JD7001" in text for text in desk.said(conversation, "agent"))


@pytest.mark.parametrize("which", ["none", "another's", "not their address", "no reason"])
def test_a_parting_that_makes_no_sense_changes_nothing(customer, stranger, operator, which):
    order, theirs = desk.delivered_order(customer, "A"), desk.delivered_order(stranger, "B")
    before = everything()
    asked = {
        "none": ([], "", "Why"),
        "another's": ([order, theirs], "", "Why"),
        "not their address": ([order], stranger.email, "Why"),
        "no reason": ([order], "", " "),
    }
    orders, address, reason = asked[which]

    with pytest.raises(MergeRefused):
        part(customer, *orders, by=operator, address=address, reason=reason)

    assert everything() == before
    assert not Order.objects.filter(customer_by_hand=True).exists()


def test_a_return_can_be_asked_for_by_its_new_owner_and_by_nobody_else(customer, operator):
    order = desk.delivered_order(customer, "A")
    owner = part(customer, order, by=operator).taker

    found = queries.get_order(customer=owner, number="A")
    asked = shop.open_return_request(
        order=found,
        items=None,
        reason="It hums.",
        kind="damaged",
        key="one",
        origin_channel="",
        origin_key="",
        now=NOW,
    )

    assert asked.order == order


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_two_supervisors_who_merge_each_into_the_other_make_one(customer, stranger, operator):
    desk.delivered_order(customer, "A")
    desk.delivered_order(stranger, "B")

    results = at_once(
        *[lambda: merge(stranger, customer, operator)] * 3,
        *[lambda: merge(customer, stranger, operator)] * 3,
    )

    assert [type(one) for one in results].count(CustomerMerge) == 1
    assert [type(one) for one in results].count(MergeRefused) == 5
    main = Customer.objects.get(merged_into=None)
    assert numbers(main) == ["A", "B"]


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_merge_and_a_parting_in_one_moment_lose_no_order(customer, stranger, operator):
    orders = [desk.delivered_order(stranger, f"A{n}") for n in range(4)]

    results = at_once(
        lambda: merge(stranger, customer, operator),
        *[lambda order=order: part(stranger, order, by=operator) for order in orders],
    )

    assert not [
        one
        for one in results
        if isinstance(one, Exception | None) and not isinstance(one, MergeRefused)
    ]
    assert Order.objects.filter(customer__merged_into=None).count() == len(orders)


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_conversation_that_is_named_as_its_customer_is_merged_is_the_main_ones(
    customer, stranger, operator
):
    guests = [begin(None) for _ in range(6)]

    def name(guest):
        return lambda: recognition.identify(
            conversation_id=guest.pk, customer=stranger, wake=lambda run_id: None
        )

    results = at_once(lambda: merge(stranger, customer, operator), *map(name, guests))

    assert not [result for result in results if isinstance(result, Exception)]
    assert Conversation.objects.filter(customer=customer).count() == 6


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_who_only_points_to_a_customer_waits_for_no_merge(customer, stranger):
    """A return is asked for, or a message said, while a supervisor's merge is being written."""
    from django.db import transaction

    order = desk.delivered_order(customer, "A")

    def ask():
        with connection.cursor() as cursor:
            cursor.execute("SET lock_timeout = '3s'")
        return desk.asked_back(order)

    with transaction.atomic():
        merging.lock([customer.pk, stranger.pk])
        [asked] = at_once(ask)

    assert isinstance(asked, ReturnRequest)
