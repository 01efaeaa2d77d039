"""A person's data in the admin: who may see, download and erase it, and that it is meant."""

import json
import re
import urllib.request

import pytest
from django.contrib.auth.models import AnonymousUser, Permission, User
from django.test import Client
from django.urls import reverse

from handoff.models import Erasure
from orders.models import Customer
from support_agent.models import Conversation
from tests.privacy.scan import found_in_tables

pytestmark = pytest.mark.django_db

PEOPLE = {
    "nobody": None,
    "no staff": (),
    "staff": (),
    "operator": ("change_escalation",),
    "reviewer": ("change_returnreview", "view_customer", "view_conversation"),
    "auditor": ("view_erasure",),
    "exporter": ("export_customer",),
    "eraser": ("erase_customer",),
    "supervisor": ("erase_customer", "export_customer", "view_erasure", "view_customer"),
    "superuser": (),
}
SEES = {"exporter", "eraser", "supervisor", "superuser"}
ERASES = {"eraser", "supervisor", "superuser"}
EXPORTS = {"exporter", "supervisor", "superuser"}
READS_RECORD = {"auditor", "supervisor", "superuser"}


@pytest.fixture(params=PEOPLE)
def somebody(request):
    """Each role, with its name."""
    name, client = request.param, Client()
    if name != "nobody":
        user = User.objects.create_user(
            "whoever", is_staff=name != "no staff", is_superuser=name == "superuser"
        )
        user.user_permissions.set(Permission.objects.filter(codename__in=PEOPLE[name]))
        client.force_login(user)
    return name, client


@pytest.fixture
def supervisor():
    client = Client()
    user = User.objects.create_user("sue", first_name="Sue", is_staff=True)
    user.user_permissions.set(Permission.objects.filter(codename__in=PEOPLE["supervisor"]))
    client.force_login(user)
    return client


def address(what, life, *, of="customer"):
    key = life.customer.pk if of == "customer" else life.guest.pk
    return reverse(f"admin:handoff_{of}_{what}", args=[key])


@pytest.mark.parametrize("of", ["customer", "conversation"])
def test_only_who_may_sees_downloads_and_erases(ana, somebody, of):
    name, client = somebody
    seen = client.get(address("person", ana, of=of)).status_code
    answer = client.post(address("export", ana, of=of))
    if answer.streaming:
        # Read to its end, it is closed.
        answer.getvalue()
    exported = answer.status_code
    erased = client.post(address("erase", ana, of=of), {"sure": "yes"}).status_code

    assert (seen == 200) == (name in SEES)
    assert (exported == 200) == (name in EXPORTS)
    assert Erasure.objects.exists() == (name in ERASES)
    assert Conversation.objects.filter(pk=ana.guest.pk).exists() == (name not in ERASES)
    # Who has not signed in, or is no staff, is sent to do so.
    refused = 302 if name in ("nobody", "no staff") else 403
    assert {seen, exported} <= {200, refused}
    assert erased in (302, refused)


def test_only_who_may_reads_the_record(ana, somebody):
    name, client = somebody

    shown = client.get(reverse("admin:handoff_erasure_changelist"))

    assert (shown.status_code == 200) == (name in READS_RECORD)


def test_the_page_says_what_goes_and_what_stays(ana, supervisor):
    shown = supervisor.get(address("person", ana)).content.decode()

    for told in ("Conversations: 2", "Orders: 1", "Erase for good", "Download their data"):
        assert told in shown
    assert "Nothing was erased" not in shown


@pytest.mark.parametrize("sent", [{}, {"sure": "no"}, {"sure": ""}])
def test_without_the_tick_nothing_is_erased(ana, supervisor, sent):
    answer = supervisor.post(address("erase", ana), sent)

    assert answer.status_code == 400
    assert b"Tick the box first" in answer.content
    assert found_in_tables(ana.words)
    assert not Erasure.objects.exists()


@pytest.mark.parametrize("what", ["erase", "export"])
def test_what_acts_is_a_form_of_our_own_page(ana, supervisor, what):
    assert supervisor.get(address(what, ana)).status_code == 405
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = supervisor.cookies
    assert strict.post(address(what, ana), {"sure": "yes"}).status_code == 403
    assert not Erasure.objects.exists()


def test_by_the_button_they_are_gone_and_the_record_says_by_whom(ana, supervisor):
    answer = supervisor.post(address("erase", ana), {"sure": "yes"}, follow=True)

    assert b"Erased. The record has the number 1." in answer.content
    assert found_in_tables(ana.words) == {}
    assert Erasure.objects.get().begun_by.username == "sue"
    record = supervisor.get(
        reverse("admin:handoff_erasure_change", args=[Erasure.objects.get().pk])
    )
    assert record.status_code == 200
    assert not any(word in record.content.decode() for word in ana.words)


def test_an_erasure_that_is_not_done_shows_nobody_whom_it_is_about(ana, supervisor, monkeypatch):
    from handoff.admin import privacy

    monkeypatch.setattr(privacy, "SECONDS_TO_ERASE", 0)
    answer = supervisor.post(address("erase", ana), {"sure": "yes"}, follow=True)

    assert b"goes on in the background" in answer.content
    (erasure,) = Erasure.objects.all()
    assert erasure.pending
    record = supervisor.get(reverse("admin:handoff_erasure_change", args=[erasure.pk]))
    assert ana.customer.email not in record.content.decode()


def test_the_download_is_their_data_and_is_kept_by_no_cache(ana, supervisor):
    answer = supervisor.post(address("export", ana))

    document = json.loads(b"".join(answer.streaming_content))
    assert document["customer"]["email"] == ana.customer.email
    assert "no-store" in answer.headers["Cache-Control"]
    assert "attachment" in answer.headers["Content-Disposition"]


def test_a_customers_conversation_leads_to_the_customer(ana, supervisor):
    own = reverse("admin:handoff_conversation_person", args=[ana.conversation.pk])

    assert supervisor.get(own).status_code == 404
    assert supervisor.get(address("person", ana, of="conversation")).status_code == 200


def test_the_ways_to_it_stand_where_a_person_is_shown(ana, operator):
    client = Client()
    client.force_login(operator)

    customer = client.get(reverse("admin:orders_customer_change", args=[ana.customer.pk]))
    talk = client.get(
        reverse("admin:support_agent_conversation_change", args=[ana.conversation.pk])
    )
    guest = client.get(reverse("admin:support_agent_conversation_change", args=[ana.guest.pk]))

    for page in (customer, talk):
        assert address("person", ana) in page.content.decode()
    assert address("person", ana, of="conversation") in guest.content.decode()


def test_who_may_neither_is_shown_no_way(ana, client):
    user = User.objects.create_user("pat", is_staff=True)
    names = ("view_customer", "view_conversation")
    user.user_permissions.set(Permission.objects.filter(codename__in=names))
    client.force_login(user)

    shown = client.get(reverse("admin:orders_customer_change", args=[ana.customer.pk]))

    assert shown.status_code == 200
    assert address("person", ana) not in shown.content.decode()
    assert Customer.objects.filter(pk=ana.customer.pk).exists()
    assert AnonymousUser().has_perm("handoff.erase_customer") is False


@pytest.mark.django_db(transaction=True)
def test_a_web_server_sends_the_download_piece_by_piece(ana, live_site):
    user = User.objects.get(username="olaf")
    signed_in = Client()
    signed_in.force_login(user)
    page = signed_in.get(address("person", ana)).content.decode()
    form_token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page)[1]
    cookies = "; ".join(f"{name}={cookie.value}" for name, cookie in signed_in.cookies.items())
    request = urllib.request.Request(
        live_site.rstrip("/") + address("export", ana),
        data=f"csrfmiddlewaretoken={form_token}".encode(),
        headers={"Cookie": cookies, "Origin": live_site.rstrip("/")},
    )

    with urllib.request.urlopen(request, timeout=20) as answer:
        document = json.load(answer)

    assert document["customer"]["email"] == ana.customer.email
