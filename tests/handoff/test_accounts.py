"""Nobody gives themselves or others more than they may do, by the pages of accounts and groups."""

import pytest
from django.contrib.auth.models import Group, Permission, User

pytestmark = pytest.mark.django_db


def permission(name):
    return Permission.objects.get(codename=name)


@pytest.fixture
def keeper(staff_with):
    """May change accounts and groups, and answer customers; nothing else."""
    return staff_with(
        "auth.change_user",
        "auth.view_user",
        "auth.add_user",
        "auth.delete_user",
        "auth.change_group",
        "auth.add_group",
        "auth.view_group",
        "auth.view_permission",
        "handoff.change_escalation",
    )


@pytest.fixture
def as_keeper(client, keeper):
    client.force_login(keeper)
    return client


def account_form(person, **changes):
    held = person.user_permissions.values_list("pk", flat=True)
    return {
        "username": person.username,
        "is_active": "on",
        "is_staff": "on" if person.is_staff else "",
        "date_joined_0": "2026-03-04",
        "date_joined_1": "12:00:00",
        "user_permissions": list(held),
    } | changes


def change(client, person, **changes):
    return client.post(f"/admin/auth/user/{person.pk}/change/", account_form(person, **changes))


def fresh(person):
    return User.objects.get(pk=person.pk)


def test_nobody_makes_themselves_an_owner(as_keeper, keeper):
    assert change(as_keeper, keeper, is_superuser="on").status_code == 302

    assert not fresh(keeper).is_superuser


def test_nobody_gives_a_permission_that_they_lack(as_keeper, keeper):
    decide = permission("change_returnreview")

    answer = change(as_keeper, keeper, user_permissions=[decide.pk])

    assert answer.status_code == 200
    assert "is not one of the available choices" in answer.content.decode()
    assert not fresh(keeper).has_perm("handoff.change_returnreview")


def test_nobody_gives_a_group_that_may_more(as_keeper, keeper):
    reviewers = Group.objects.create(name="reviewers")
    reviewers.permissions.add(permission("change_returnreview"))

    assert change(as_keeper, keeper, groups=[reviewers.pk]).status_code == 200
    assert not fresh(keeper).groups.exists()


def test_nobody_widens_a_group_that_they_are_in(as_keeper, keeper):
    operators = Group.objects.create(name="operators")
    operators.permissions.add(permission("change_escalation"))
    keeper.groups.add(operators)

    answer = as_keeper.post(
        f"/admin/auth/group/{operators.pk}/change/",
        {"name": "operators", "permissions": [permission("change_returnreview").pk]},
    )

    assert answer.status_code == 200
    assert not fresh(keeper).has_perm("handoff.change_returnreview")


@pytest.mark.parametrize("page", ["change", "password", "delete"])
def test_an_account_that_may_more_is_not_theirs_to_change(as_keeper, reviewer, page):
    peer = User.objects.create_user("peer", is_staff=True)
    peer.user_permissions.add(permission("change_returnreview"))
    form = account_form(peer) | {"password1": "quite another", "password2": "quite another"}

    for person in (reviewer, peer):
        before = fresh(person).password
        assert as_keeper.post(f"/admin/auth/user/{person.pk}/{page}/", form).status_code == 403
        assert (fresh(person).password, fresh(person).is_active) == (before, True)


@pytest.mark.parametrize("action", ["deactivate_selected", "let_try_again", "reset_second_factor"])
def test_a_selection_leaves_out_who_may_more(as_keeper, reviewer, action):
    as_keeper.post("/admin/auth/user/", {"action": action, "_selected_action": [reviewer.pk]})

    assert fresh(reviewer).is_active


def test_what_they_have_themselves_they_may_give(as_keeper, keeper):
    peer = User.objects.create_user("peer", is_staff=True)

    change(as_keeper, peer, user_permissions=[permission("change_escalation").pk])

    assert fresh(peer).has_perm("handoff.change_escalation")


def test_an_owner_gives_everything(client, reviewer, keeper):
    client.force_login(reviewer)

    change(client, keeper, is_superuser="on")

    assert fresh(keeper).is_superuser
