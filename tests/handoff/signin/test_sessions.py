"""A session ends everywhere, the desk's open stream too, with what it stood on."""

import asyncio
from dataclasses import replace

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client

from handoff.desk import stream
from handoff.signin import second_factor
from tests.handoff.desk_api.test_stream import SOON, elsewhere, in_own_loop, listening

from .conftest import PASSWORD, Browser, app_code

pytestmark = pytest.mark.django_db(transaction=True)
NEW = "quite another one"


def owner(person):
    client = Client()
    client.force_login(person)
    return client


def change_own_password(person, _):
    own = owner(person)
    form = {"old_password": PASSWORD, "new_password1": NEW, "new_password2": NEW}
    assert own.post("/admin/password_change/", form).status_code == 302
    # And the browser in which it was changed goes on.
    assert own.get("/admin/").status_code == 200


def reset_by_an_owner(person, reviewer):
    form = {"password1": NEW, "password2": NEW, "usable_password": "true"}
    address = f"/admin/auth/user/{person.pk}/password/"
    assert owner(reviewer).post(address, form).status_code == 302


def deactivated(person, reviewer):
    owner(reviewer).post(f"/admin/auth/user/{person.pk}/delete/")


def no_staff_any_more(person, _):
    User.objects.filter(pk=person.pk).update(is_staff=False)


def without_the_permission(person, _):
    person.user_permissions.clear()


def factor_set_up_elsewhere(person, _):
    second_factor.begin(person)
    assert second_factor.confirm(person, app_code(person))


ENDS = [
    change_own_password,
    reset_by_an_owner,
    deactivated,
    no_staff_any_more,
    without_the_permission,
    factor_set_up_elsewhere,
]


@pytest.fixture
def browser(operator):
    """An operator's, who is no owner, at the desk."""
    User.objects.filter(pk=operator.pk).update(is_superuser=False)
    operator.user_permissions.add(Permission.objects.get(codename="change_escalation"))
    browser = Browser()
    browser.types(operator.username, PASSWORD)
    return browser


def stream_ends(browser, deed, *given):
    """Follow the desk, do it, and wait for the stream to end."""
    cookie = f"sessionid={browser.cookies['sessionid'].value}".encode()

    async def follow():
        async with listening(cookie, between_checks=0.1) as listener:
            assert await listener.status() == 200
            await elsewhere(deed, *given)
            await asyncio.wait_for(listener.stream, SOON)

    in_own_loop(follow())


def is_out(browser):
    at = {path: browser.get(path).status_code for path in ("/desk/", "/api/v1/staff/escalations/")}
    assert at["/desk/"] in (302, 403)
    assert at["/api/v1/staff/escalations/"] == 403


@pytest.mark.parametrize("end", ENDS)
def test_it_ends_at_the_desk_its_api_and_its_open_stream(
    browser, operator, reviewer, end, redis_server
):
    stream_ends(browser, end, operator, reviewer)

    is_out(browser)
    if end is not without_the_permission:
        assert not browser.is_let_in()


def test_it_ends_when_an_owner_resets_the_second_factor(browser, operator, reviewer, redis_server):
    second_factor.begin(operator)
    second_factor.confirm(operator, app_code(operator, steps=-1))
    browser.types(operator.username, PASSWORD)
    browser.code(app_code(operator))
    chosen = {"action": "reset_second_factor", "_selected_action": [operator.pk]}

    stream_ends(browser, owner(reviewer).post, "/admin/auth/user/", chosen)

    is_out(browser)
    assert not browser.is_let_in()


def test_it_ends_where_a_second_factor_is_demanded(browser, operator, settings, redis_server):
    def demand():
        settings.SUPPORT = replace(settings.SUPPORT, two_factor=True)

    stream_ends(browser, demand)

    is_out(browser)
    assert not browser.is_let_in()


def test_an_open_stream_is_looked_at_again_within_seconds():
    assert stream.SECONDS_BETWEEN_CHECKS <= 5
