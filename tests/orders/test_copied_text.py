"""What was copied from a page or an app: marks that nobody sees, and a parcel's number for its order's."""

import pytest
from django.urls import reverse

from orders import queries, recognition
from orders.importers import fields
from orders.models import Customer
from orders.numbers import bare_number
from orders.text import legible

INVISIBLE = [
    "\u200b",
    "\u200c",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u200e",
    "\u202e",
    "\u2066",
]
PARCELS = ["1193-1", "#1193-F1", "1193/2", "1193-f12", "#1193-\u200b1"]


@pytest.mark.parametrize("mark", INVISIBLE, ids=ascii)
def test_a_mark_that_nobody_sees_is_in_no_number_address_or_name(mark):
    assert bare_number(f"11{mark}93") == "1193"
    assert fields.email(f"{mark}ana@exa{mark}mple.com") == "ana@example.com"
    assert fields.plain(50)(f"Ana{mark} Ruiz{mark}") == "Ana Ruiz"
    assert (
        legible(f"where is order 11{mark}93?\nAnd \u00e9?") == "where is order 1193?\nAnd \u00e9?"
    )


@pytest.mark.parametrize("mark", INVISIBLE, ids=ascii)
def test_a_guests_proof_may_be_copied_with_such_marks(customer, place_order, mark):
    order = place_order(customer, number="1193", email="ana@example.com", postcode="28004")

    for proof in ({"email": f"ana@exam{mark}ple.com"}, {"postcode": f"280{mark}04"}):
        assert recognition.proven_order(number=f"11{mark}93", **proof) == order


@pytest.mark.parametrize("mark", ["\u200b", "\u202e"], ids=ascii)
def test_staff_may_paste_what_they_look_for(admin_client, customer, place_order, mark):
    place_order(customer, number="1193")
    Customer.objects.filter(pk=customer.pk).update(name="Ana Ruiz")

    orders = admin_client.get(reverse("admin:orders_order_changelist"), {"q": f"11{mark}93"})
    people = admin_client.get(reverse("admin:orders_customer_changelist"), {"q": f"Ana{mark} Ruiz"})
    long = admin_client.get(reverse("admin:orders_order_changelist"), {"q": "1193 " * 2_000})

    assert orders.context["cl"].result_count == people.context["cl"].result_count == 1
    assert long.status_code == 200


@pytest.mark.parametrize("number", PARCELS)
def test_a_parcels_number_finds_its_order(customer, place_order, number):
    order = place_order(customer, number="1193", email="ana@example.com")

    assert queries.get_order(customer=customer, number=number) == order
    assert recognition.proven_order(number=number, email="ana@example.com") == order


def test_an_order_that_is_called_so_goes_before(customer, stranger, place_order):
    place_order(customer, number="1193", email="ana@example.com")
    order = place_order(customer, number="1193-1", email="ana@example.com")

    assert queries.get_order(customer=customer, number="1193-1") == order
    assert recognition.proven_order(number="1193-1", email="ana@example.com") == order


def test_a_parcels_number_opens_nobody_elses_order(customer, stranger, place_order):
    place_order(customer, number="1193", email="ana@example.com")
    place_order(stranger, number="1193-1", email="sam@example.com")

    with pytest.raises(queries.OrderNotFound):
        queries.get_order(customer=None, number="1193-1")
    assert recognition.proven_order(number="1193-1", email="ana@example.com") is None
