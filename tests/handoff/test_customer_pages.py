"""Supervisors merge and part customers in the admin: read what will happen, then press."""

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.urls import reverse

from orders.models import Customer, CustomerMerge, Order
from support_agent.conversation import services
from tests.handoff import desk

pytestmark = pytest.mark.django_db

LOOK = ("view_customer", "view_order", "view_customermerge")


def staff(name, *codenames, **more):
    person = User.objects.create_user(name, is_staff=True, **more)
    person.user_permissions.set(Permission.objects.filter(codename__in=codenames))
    return signed_in(person)


def signed_in(person):
    client = Client()
    client.force_login(person)
    return client


@pytest.fixture
def as_supervisor(db):
    return staff("sofia", *LOOK, "merge_customers", first_name="Sofia")


def address(row, deed="change"):
    model = type(row)._meta.model_name
    return reverse(f"admin:orders_{model}_{deed}", args=[row.pk])


def test_a_merge_is_looked_at_and_then_done(as_supervisor, customer, stranger):
    desk.delivered_order(stranger, "1205")
    look = as_supervisor.get(address(customer, "merge"), {"giver": stranger.email})
    assert "Order <bdi>1205</bdi>" in desk.page_text(look)
    assert "Are they one person?" in desk.page_text(look)
    assert not CustomerMerge.objects.exists()

    page = as_supervisor.post(
        address(customer, "merge"),
        {"giver": stranger.pk, "reason": "Two accounts."},
        follow=True,
    )

    assert "Merged: 1 orders moved." in desk.page_text(page)
    assert "merged into" in desk.page_text(page)
    assert Order.objects.get().customer == customer
    assert CustomerMerge.objects.get().by.username == "sofia"
    history = as_supervisor.get(address(customer, "history"))
    assert "Merged: 1 orders moved." in desk.page_text(history)


@pytest.mark.parametrize("name", ["email", "external_id", "pk"])
def test_the_other_one_is_found_by_what_is_known_of_them(as_supervisor, customer, stranger, name):
    look = as_supervisor.get(address(customer, "merge"), {"giver": str(getattr(stranger, name))})

    assert "Sam Stone" in desk.page_text(look)


@pytest.mark.parametrize("wanted", ["", "nobody@example.com", "\0", "9" * 40, "ana@example.com"])
def test_nobody_is_found_where_nobody_else_is_meant(as_supervisor, customer, wanted):
    page = as_supervisor.post(address(customer, "merge"), {"giver": wanted, "reason": "Why"})

    assert page.status_code == 200
    assert "Who else is this customer?" in desk.page_text(page)
    assert not CustomerMerge.objects.exists()


def test_a_merge_without_a_reason_is_asked_for_again(as_supervisor, customer, stranger):
    page = as_supervisor.post(address(customer, "merge"), {"giver": stranger.pk, "reason": " "})

    assert page.status_code == 400
    assert "Say why" in desk.page_text(page)
    assert not CustomerMerge.objects.exists()


def test_chosen_orders_are_looked_at_and_then_parted(as_supervisor, customer):
    hers, his = desk.delivered_order(customer, "1205"), desk.delivered_order(customer, "1187")
    conversation = services.start_conversation(customer=customer, channel="widget", now=desk.NOW)
    choose = as_supervisor.get(address(customer, "part"))
    assert "Which orders are somebody else" in desk.page_text(choose)
    chosen = {"orders": [hers.pk], "address": customer.email}

    look = as_supervisor.post(address(customer, "part"), chosen)
    assert "1 open conversation ends" in desk.page_text(look)
    assert Order.objects.filter(customer=customer).count() == 2
    done = chosen | {"confirmed": "yes", "reason": "She never bought it."}
    page = as_supervisor.post(address(customer, "part"), done, follow=True)

    assert "Parted: 1 orders moved." in desk.page_text(page)
    assert Order.objects.get(pk=hers.pk).customer.email == "ana@example.com"
    assert Order.objects.get(pk=his.pk).customer == customer
    conversation.refresh_from_db()
    assert conversation.signed_out_at is not None


def test_a_merge_is_taken_back_by_a_button(as_supervisor, customer, stranger):
    desk.delivered_order(stranger, "1205")
    as_supervisor.post(address(customer, "merge"), {"giver": stranger.pk, "reason": "One."})
    merge = CustomerMerge.objects.get()
    assert "Take it back" in desk.page_text(as_supervisor.get(address(merge)))
    asked = as_supervisor.get(address(merge, "undo"))
    assert "Are they two persons after all?" in desk.page_text(asked)
    assert Order.objects.get().customer == customer

    page = as_supervisor.post(address(merge, "undo"), {"reason": "Two sisters."}, follow=True)

    assert page.status_code == 200
    assert Order.objects.get().customer == stranger
    shown = desk.page_text(as_supervisor.get(address(merge)))
    assert "taken back" in shown
    assert "Take it back" not in shown
    again = as_supervisor.post(address(merge, "undo"), {"reason": "Again."})
    assert again.status_code == 400


def test_what_was_merged_is_found_and_shown_with_the_main_one(as_supervisor, customer, stranger):
    as_supervisor.post(address(customer, "merge"), {"giver": stranger.pk, "reason": "One."})

    listed = as_supervisor.get(reverse("admin:orders_customer_changelist"), {"q": stranger.email})

    assert "Ana Ruiz" in desk.page_text(listed)
    assert stranger.email in desk.page_text(as_supervisor.get(address(customer)))
    assert as_supervisor.get(address(stranger)).status_code in (302, 404)


@pytest.fixture(params=["nobody", "looks", "operator", "reviewer", "no staff", "left"])
def not_supervisor(request, db):
    """Everybody who may not merge, by what they may do instead."""
    who = {
        "nobody": Client,
        "looks": lambda: staff("lena", *LOOK),
        "operator": lambda: staff("olga", *LOOK, "change_escalation"),
        "reviewer": lambda: staff("rita", *LOOK, "change_returnreview", "change_customer"),
        "no staff": lambda: _but("nora", is_staff=False),
        "left": lambda: _but("lars", is_active=False),
    }
    return who[request.param]()


def _but(name, **attributes):
    client = staff(name, *LOOK, "merge_customers")
    User.objects.filter(username=name).update(**attributes)
    return client


def test_nobody_else_merges_parts_or_takes_back(not_supervisor, customer, stranger, operator):
    order = desk.delivered_order(customer, "1205")
    merge = CustomerMerge.objects.create(
        kind="merged", giver=stranger, taker=customer, by=operator, at=desk.NOW, reason="One."
    )
    Customer.objects.filter(pk=stranger.pk).update(merged_into=customer)
    before = list(Order.objects.values()), list(Customer.objects.order_by("pk").values())

    for row, deed, form in (
        (customer, "merge", {"giver": stranger.pk}),
        (customer, "part", {"orders": [order.pk], "confirmed": "yes"}),
        (merge, "undo", {}),
    ):
        for ask in (not_supervisor.get, not_supervisor.post):
            answer = ask(address(row, deed), form | {"reason": "Mine now."})
            assert answer.status_code in (302, 403)
            if answer.status_code == 302:
                assert "/login/" in answer.headers["Location"]

    assert (list(Order.objects.values()), list(Customer.objects.order_by("pk").values())) == before
    assert CustomerMerge.objects.count() == 1


def test_a_supervisor_who_may_not_see_customers_merges_none(customer, stranger):
    client = staff("sara", "merge_customers")

    answer = client.post(address(customer, "merge"), {"giver": stranger.pk, "reason": "One."})

    assert answer.status_code == 403


def test_a_form_of_another_site_merges_nobody(as_supervisor, customer, stranger):
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = as_supervisor.cookies

    answer = strict.post(address(customer, "merge"), {"giver": stranger.pk, "reason": "One."})

    assert answer.status_code == 403
    assert not CustomerMerge.objects.exists()


def test_looking_merges_nobody(as_supervisor, customer, stranger):
    as_supervisor.get(address(customer, "merge"), {"giver": stranger.pk, "reason": "One."})
    as_supervisor.get(address(customer, "part"), {"orders": [1], "confirmed": "yes"})

    assert not CustomerMerge.objects.exists()


def test_whoever_may_only_look_sees_no_button(customer):
    shown = desk.page_text(staff("lena", *LOOK).get(address(customer)))

    assert "Merge with another" not in shown


def test_a_record_of_a_merge_is_never_changed_or_deleted(as_supervisor, customer, stranger):
    as_supervisor.post(address(customer, "merge"), {"giver": stranger.pk, "reason": "One."})
    merge = CustomerMerge.objects.get()
    boss = signed_in(User.objects.create_superuser("boss"))

    assert boss.post(address(merge), {"reason": "Another."}).status_code in (403, 405)
    assert boss.post(address(merge, "delete"), {"post": "yes"}).status_code == 403
    assert CustomerMerge.objects.get().reason == "One."
