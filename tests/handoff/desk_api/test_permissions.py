"""Who may use the desk, and who is told nothing."""

from uuid import UUID

import pytest
from django.urls import reverse

pytestmark = pytest.mark.django_db

READS = [
    ("escalations/", "handoff.change_escalation"),
    ("escalations/{escalation}/", "handoff.change_escalation"),
    ("conversations/{conversation}/", "handoff.change_escalation"),
    ("returns/", "handoff.view_returnreview"),
    ("returns/", "handoff.change_returnreview"),
    ("orders/", "orders.view_order"),
]
DEEDS = [
    ("escalations/{escalation}/claim/", "handoff.change_escalation"),
    ("escalations/{escalation}/reply/", "handoff.change_escalation"),
    ("escalations/{escalation}/hand_back/", "handoff.change_escalation"),
    ("escalations/{escalation}/resolve/", "handoff.change_escalation"),
    ("conversations/{conversation}/take_over/", "handoff.change_escalation"),
    ("returns/1/decide/", "handoff.change_returnreview"),
]


@pytest.fixture
def at(escalation):
    def _at(path):
        return path.format(escalation=escalation.pk, conversation=escalation.conversation_id)

    return _at


@pytest.mark.parametrize(("path", "permission"), READS)
def test_staff_with_the_permission_may_read(desk_of, staff_with, at, path, permission):
    assert desk_of(staff_with(permission)).get(at(path)).status_code == 200


@pytest.mark.parametrize(("path", "_permission"), READS)
def test_staff_without_the_permission_read_nothing(desk_of, staff_with, at, path, _permission):
    answer = desk_of(staff_with("orders.view_customer")).get(at(path))

    assert answer.status_code == 403
    assert answer.json()["code"] == "permission_denied"


@pytest.mark.parametrize(("path", "_permission"), READS)
def test_nobody_reads_without_signing_in(desk_of, at, path, _permission):
    answer = desk_of().get(at(path))

    assert answer.status_code == 403
    assert answer.json() == {
        "code": "not_authenticated",
        "message": "Authentication credentials were not provided.",
        "field": None,
    }


@pytest.mark.parametrize(("path", "permission"), DEEDS)
def test_the_permission_alone_makes_nobody_staff(desk_of, staff_with, at, path, permission):
    customer = staff_with(permission, is_staff=False)

    assert desk_of(customer).post(at(path)).status_code == 403


@pytest.mark.parametrize(("path", "_permission"), DEEDS)
def test_who_may_only_look_changes_nothing(desk_of, staff_with, at, path, _permission):
    onlooker = staff_with("handoff.view_escalation", "handoff.view_returnreview")

    assert desk_of(onlooker).post(at(path)).status_code == 403


@pytest.mark.parametrize(("path", "permission"), DEEDS)
def test_a_strangers_page_cannot_act_for_staff(desk_of, staff_with, at, path, permission):
    answer = desk_of(staff_with(permission), csrf=True).post(at(path))

    assert answer.status_code == 403
    assert "CSRF" in answer.json()["message"]


@pytest.mark.parametrize(
    "path",
    [
        "escalations/9999999999999999999/",
        f"conversations/{UUID(int=1)}/",
        "returns/0/",
        "orders/0/",
    ],
)
def test_what_does_not_exist_is_said_in_the_one_shape(olaf, path):
    answer = olaf.get(path)

    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "message", "field"}


def test_the_page_asks_a_stranger_to_sign_in_and_leads_back(client, escalation):
    page = reverse("desk_conversation", args=[escalation.conversation_id])

    answer = client.get(page)

    assert answer.status_code == 302
    assert answer.url == f"{reverse('admin:login')}?next={page}"


def test_the_page_is_for_operators(client, staff_with):
    client.force_login(staff_with("handoff.view_escalation"))

    assert client.get(reverse("desk")).status_code == 403


def test_the_page_allows_no_code_or_style_but_its_own_files(client, operator):
    client.force_login(operator)

    answer = client.get(reverse("desk"))

    assert answer.status_code == 200
    assert "default-src 'none'" in answer["Content-Security-Policy"]
    assert "unsafe" not in answer["Content-Security-Policy"]
    assert "csrftoken" in answer.cookies
