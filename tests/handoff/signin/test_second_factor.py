"""The second factor: set up, asked for, lost, and never good for two."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.contrib.auth.models import User
from django.db.models import F
from django_otp.plugins.otp_static.models import StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice

from handoff.signin import second_factor
from tests.handoff import desk

from .conftest import CODE, PASSWORD, SECOND_FACTOR, SIGN_IN, Browser, app_code

pytestmark = pytest.mark.django_db


@pytest.fixture
def demanded(settings):
    settings.SUPPORT = replace(settings.SUPPORT, two_factor=True)


def set_up(browser, person):
    """Scan the key and type the first code; the recovery codes that the page shows."""
    browser.get(SECOND_FACTOR)
    page = browser.post(SECOND_FACTOR, {"code": app_code(person)})
    return page.context["codes"]


def waited(person):
    """The wait after wrong codes is over."""
    for model in (TOTPDevice, second_factor.StaticDevice):
        model.objects.filter(user=person).update(
            throttling_failure_timestamp=F("throttling_failure_timestamp") - timedelta(hours=1)
        )


def test_whoever_has_none_signs_in_with_the_password_alone(operator):
    browser = Browser()

    assert browser.types(operator.username, PASSWORD, to="/desk/").url == "/desk/"
    assert browser.is_let_in()


def test_it_is_set_up_with_a_drawing_that_asks_nobody_and_a_first_code(operator):
    browser = Browser()
    browser.types(operator.username, PASSWORD)

    page = browser.get(SECOND_FACTOR)
    assert "<svg" in page.content.decode()
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert "no-store" in page.headers["Cache-Control"]
    assert not second_factor.is_set_up(operator)
    assert "wrong" in browser.post(SECOND_FACTOR, {"code": "000000"}).content.decode()
    waited(operator)
    codes = set_up(browser, operator)

    assert second_factor.is_set_up(operator)
    assert len(set(codes)) == 10
    assert browser.is_let_in()


def test_the_password_alone_lets_nobody_in_any_more(operator, recovery_codes):
    browser = Browser()

    assert browser.types(operator.username, PASSWORD, to="/desk/").url == CODE
    assert not browser.is_let_in()
    assert browser.get("/desk/").status_code == 302
    assert browser.get("/api/v1/staff/escalations/").status_code == 403
    assert browser.get(SECOND_FACTOR).status_code == 302

    assert browser.code(app_code(operator)).url == "/desk/"
    assert browser.is_let_in()


def test_a_code_is_good_once(operator, recovery_codes):
    first, second = Browser(), Browser("198.51.100.1")
    code = app_code(operator)
    for browser in (first, second):
        browser.types(operator.username, PASSWORD)

    assert first.code(code).status_code == 302
    refusal = second.code(code)

    assert refusal.status_code == 200
    assert "used already" in refusal.content.decode()
    assert not second.is_let_in()


@pytest.mark.parametrize("steps", [-1, 0, 1])
def test_a_clock_may_be_half_a_minute_off(operator, recovery_codes, steps):
    TOTPDevice.objects.update(last_t=-1, drift=0)

    # In the middle of a step, which does not end while this runs.
    with time_machine.travel(datetime(2026, 3, 4, 12, 0, 15, tzinfo=UTC), tick=False):
        assert second_factor.verify(operator, app_code(operator, steps=steps))


def test_a_code_of_some_minutes_ago_is_refused(operator, recovery_codes):
    TOTPDevice.objects.update(last_t=-1)
    browser = Browser()
    browser.types(operator.username, PASSWORD)

    assert browser.code(app_code(operator, steps=-4)).status_code == 200


def test_wrong_codes_wait_longer_each_time_and_the_page_says_how_long(operator, recovery_codes):
    browser = Browser()
    browser.types(operator.username, PASSWORD)
    for _ in range(5):
        browser.code("000000")
        TOTPDevice.objects.update(
            throttling_failure_timestamp=F("throttling_failure_timestamp") - timedelta(seconds=60)
        )
    browser.code("000000")

    refusal = browser.code(app_code(operator))

    assert "Try again in 32 seconds" in refusal.content.decode()
    assert not browser.is_let_in()
    assert TOTPDevice.objects.get().throttling_failure_count == 6


def test_a_recovery_code_is_good_once_and_is_stored_unreadably(operator, recovery_codes):
    code = recovery_codes[3]
    stored = set(StaticToken.objects.values_list("token", flat=True))
    assert not stored & {code.replace(" ", "") for code in recovery_codes}
    for answer in (302, 200):
        browser = Browser()
        browser.types(operator.username, PASSWORD)

        assert browser.code(f" {code.upper()} ").status_code == answer
        assert browser.is_let_in() == (answer == 302)
    assert second_factor.recovery_codes_left(operator) == 9


def test_new_recovery_codes_end_the_old_ones_and_need_a_code(operator, recovery_codes):
    browser = Browser()
    browser.types(operator.username, PASSWORD)
    browser.code(app_code(operator))

    assert (
        "wrong"
        in browser.post(SECOND_FACTOR, {"code": "nonsense", "deed": "codes"}).content.decode()
    )
    waited(operator)
    page = browser.post(SECOND_FACTOR, {"code": recovery_codes[0], "deed": "codes"})

    assert len(page.context["codes"]) == 10
    assert not set(page.context["codes"]) & set(recovery_codes)
    assert second_factor.verify(operator, recovery_codes[1]) is None
    assert browser.is_let_in()


def test_it_is_turned_off_with_a_code_and_other_browsers_are_signed_out(operator, recovery_codes):
    own, other = Browser(), Browser("198.51.100.1")
    for browser, code in ((own, recovery_codes[0]), (other, recovery_codes[1])):
        browser.types(operator.username, PASSWORD)
        browser.code(code)

    assert own.post(SECOND_FACTOR, {"deed": "remove"}).status_code == 200
    assert second_factor.is_set_up(operator)
    own.post(SECOND_FACTOR, {"code": recovery_codes[2], "deed": "remove"})

    assert not second_factor.is_set_up(operator)
    assert own.is_let_in()
    assert not other.is_let_in()


def test_set_up_in_one_browser_it_is_asked_for_in_all(operator):
    own, other = Browser(), Browser("198.51.100.1")
    for browser in (own, other):
        browser.types(operator.username, PASSWORD)
    assert other.is_let_in()

    set_up(own, operator)

    assert own.is_let_in()
    assert not other.is_let_in()
    assert other.get("/api/v1/staff/escalations/").status_code == 403


def test_where_it_is_demanded_nothing_is_done_before_it_is_set_up(operator, demanded):
    browser = Browser()

    assert browser.types(operator.username, PASSWORD, to="/desk/").url == SECOND_FACTOR
    for path in ("/admin/", "/desk/", "/admin/auth/user/", "/admin/password_change/"):
        assert browser.get(path).status_code == 302, path
    assert browser.get("/api/v1/staff/escalations/").status_code == 403
    assert browser.get(SIGN_IN).url == SECOND_FACTOR
    page = browser.get(SECOND_FACTOR).content.decode()
    assert "asks all staff" in page
    assert "Not now" not in page

    set_up(browser, operator)

    assert browser.is_let_in()
    assert browser.get("/desk/").status_code == 200
    assert browser.get("/api/v1/staff/escalations/").status_code == 200


def test_where_it_is_demanded_those_who_were_signed_in_must_set_it_up(operator, settings):
    browser = Browser()
    browser.types(operator.username, PASSWORD)
    assert browser.is_let_in()

    settings.SUPPORT = replace(settings.SUPPORT, two_factor=True)

    assert not browser.is_let_in()
    assert browser.get(SIGN_IN).url == SECOND_FACTOR


def test_an_owner_resets_it_for_a_colleague_whose_sessions_end(
    client, operator, reviewer, recovery_codes
):
    theirs = Browser()
    theirs.types(operator.username, PASSWORD)
    theirs.code(recovery_codes[0])
    client.force_login(reviewer)

    client.post(
        "/admin/auth/user/",
        {"action": "reset_second_factor", "_selected_action": [operator.pk, reviewer.pk]},
    )

    assert not second_factor.is_set_up(operator)
    assert not theirs.is_let_in()
    assert Browser().types(operator.username, PASSWORD).url == "/admin/"


def test_only_an_owner_resets_it(client, operator, staff_with, recovery_codes):
    User.objects.filter(pk=operator.pk).update(is_superuser=False)
    client.force_login(staff_with("auth.change_user", "auth.view_user"))

    client.post(
        "/admin/auth/user/",
        {"action": "reset_second_factor", "_selected_action": [operator.pk]},
    )

    assert second_factor.is_set_up(operator)


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("kind", ["app", "recovery"])
def test_a_code_that_is_sent_many_times_at_once_is_right_once(operator, recovery_codes, kind):
    code = app_code(operator) if kind == "app" else recovery_codes[0]

    answers = desk.at_once(*[lambda: second_factor.verify(operator, code)] * 8)

    assert sum(isinstance(answer, second_factor.Device) for answer in answers) == 1


def test_the_password_is_good_for_the_code_for_some_minutes_only(operator, recovery_codes):
    browser = Browser()
    browser.types(operator.username, PASSWORD)
    session = browser.session
    session["password_given"] = {**session["password_given"], "at": 0}
    session.save()

    assert browser.get(CODE).url == SIGN_IN


def test_a_password_that_is_changed_meanwhile_is_asked_for_again(operator, recovery_codes):
    browser = Browser()
    browser.types(operator.username, PASSWORD)
    operator.set_password("another one")
    operator.save()

    assert browser.code(app_code(operator)).url == SIGN_IN
    assert not browser.is_let_in()
