"""How often a password may be guessed: for a name, from an address, and in one's own browser."""

import threading
from datetime import timedelta

import pytest
from axes.models import AccessAttempt
from django.contrib.auth.models import User
from django.db.models import F

from handoff.signin.tries import Tries
from tests.handoff import desk

from .conftest import PASSWORD, Browser

LIMIT = 10
pytestmark = pytest.mark.django_db


def guesses(name, count, *, addresses=None, browser=None):
    """How many of these guesses are answered as wrong, before they are refused unread."""
    answers = [
        (browser or Browser(addresses(at) if addresses else "203.0.113.7")).types(name, "guess")
        for at in range(count)
    ]
    return [answer.status_code for answer in answers].count(200)


def test_a_name_is_guessed_ten_times_from_however_many_addresses(reviewer):
    wrong = guesses(reviewer.username, 30, addresses=lambda at: f"198.51.100.{at}")

    # The tenth is looked at as well, and answered with the page that says to wait.
    assert wrong == LIMIT - 1
    assert Browser("192.0.2.1").types(reviewer.username, PASSWORD).status_code == 429


def test_an_address_guesses_ten_times_however_many_names(db):
    answers = [Browser().types(f"name{at}", "guess").status_code for at in range(30)]

    assert answers.count(200) == LIMIT - 1


def test_ones_own_success_gives_no_more_guesses_at_another(reviewer, operator):
    wrong = 0
    for _ in range(4):
        wrong += guesses(reviewer.username, 8)
        Browser().types(operator.username, PASSWORD)

    assert wrong == LIMIT - 1
    assert Browser("192.0.2.1").types(reviewer.username, PASSWORD).status_code == 429


def test_a_known_browser_signs_in_while_strangers_guess(reviewer):
    own = Browser()
    own.types(reviewer.username, PASSWORD)
    own.post("/account/sign-out/")

    guesses(reviewer.username, 30, addresses=lambda at: f"198.51.100.{at}")
    guesses("others", 30)

    assert own.types(reviewer.username, PASSWORD).status_code == 302


def test_a_known_browser_is_counted_by_itself(reviewer):
    own = Browser()
    own.types(reviewer.username, PASSWORD)
    own.post("/account/sign-out/")

    assert guesses(reviewer.username, 30, browser=own) == LIMIT - 1
    refusal = own.types(reviewer.username, PASSWORD)
    assert refusal.status_code == 429
    assert "ask an owner" in refusal.content.decode()
    assert Browser("192.0.2.1").types(reviewer.username, PASSWORD).status_code == 302


def test_a_browser_known_for_one_name_is_a_strangers_for_another(reviewer, operator):
    own = Browser()
    own.types(operator.username, PASSWORD)
    own.post("/account/sign-out/")

    assert guesses(reviewer.username, 30, browser=own) == LIMIT - 1
    assert Browser("192.0.2.1").types(reviewer.username, PASSWORD).status_code == 429


@pytest.mark.parametrize("forged", ["", "x", "eyJhIjoiYiJ9:1abc:xyz"])
def test_a_forged_cookie_makes_no_browser_known(reviewer, forged):
    browser = Browser()
    browser.cookies["known_browser"] = forged

    assert guesses(reviewer.username, 30, browser=browser) == LIMIT - 1


def test_two_who_share_a_computer_are_both_known(reviewer, operator):
    shared = Browser()
    for person in (reviewer, operator):
        shared.types(person.username, PASSWORD)
        shared.post("/account/sign-out/")

    guesses(reviewer.username, LIMIT)
    guesses(operator.username, LIMIT)

    for person in (reviewer, operator):
        assert shared.types(person.username, PASSWORD).status_code == 302
        shared.post("/account/sign-out/")


def test_nothing_in_the_cookie_names_anybody(reviewer):
    own = Browser()
    own.types(reviewer.username, PASSWORD)

    cookie = own.cookies["known_browser"]
    assert reviewer.username not in cookie.value
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_a_guesser_gains_nothing_by_naming_other_addresses_or_programs(reviewer):
    answers = [
        Browser().post(
            "/admin/login/",
            {"username": reviewer.username, "password": "guess"},
            headers={"X-Forwarded-For": f"192.0.2.{at}", "User-Agent": f"browser {at}"},
        )
        for at in range(LIMIT)
    ]

    assert answers[-1].status_code == 429


def test_a_guesser_gains_nothing_by_another_address_of_the_same_line(db):
    answers = [Browser(f"2001:db8:1:2::{at + 1}").types(f"name{at}", "x") for at in range(LIMIT)]

    assert answers[-1].status_code == 429
    assert Browser("2001:db8:1:3::1").types("name", "x").status_code == 200


def test_whoever_is_locked_out_reads_when_to_try_again_and_what_else_helps(reviewer):
    guesses(reviewer.username, LIMIT)

    refusal = Browser("192.0.2.1").types(reviewer.username, PASSWORD)

    page = refusal.content.decode()
    assert "in 15 minutes, at " in page
    assert "the browser in which you usually sign in" in page
    assert 890 < int(refusal.headers["Retry-After"]) <= 901


def test_the_lock_ends_by_itself_and_is_not_drawn_out_by_trying(reviewer):
    guesses(reviewer.username, LIMIT)
    AccessAttempt.objects.update(attempt_time=F("attempt_time") - timedelta(minutes=14))
    guesses(reviewer.username, 5)
    assert Browser("192.0.2.1").types(reviewer.username, PASSWORD).status_code == 429

    AccessAttempt.objects.update(attempt_time=F("attempt_time") - timedelta(minutes=2))

    assert Browser("192.0.2.1").types(reviewer.username, PASSWORD).status_code == 302


def test_mistyping_does_not_add_up_over_the_days(reviewer):
    for _ in range(LIMIT - 1):
        Browser().types(reviewer.username, "opne sesame")
    assert Browser().types(reviewer.username, PASSWORD).status_code == 302

    assert Browser().types(reviewer.username, "opne sesame").status_code == 200


def test_the_rows_that_count_do_not_grow_with_the_guesses(reviewer):
    guesses(reviewer.username, LIMIT)

    assert AccessAttempt.objects.count() == 1
    assert AccessAttempt.objects.get().post_data == ""


@pytest.mark.parametrize("letter", ["a", "\uff41"], ids=["narrow", "wide"])
@pytest.mark.parametrize("length", [151, 256, 9_000])
def test_a_name_longer_than_any_is_nobodys_and_leaves_no_row(db, letter, length):
    answer = Browser().types(length * letter, "guess")

    assert "belong to a member of staff" in answer.text
    assert not AccessAttempt.objects.exists()


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_of_many_guesses_at_once_no_more_are_looked_at(reviewer, monkeypatch):
    looked_at, met, here = [], threading.Barrier(16), threading.local()
    check, is_locked = User.check_password, Tries.is_locked

    def all_see_it_open(tries, request, credentials=None):
        """Nobody goes on before all have seen that nothing is locked yet."""
        locked = is_locked(tries, request, credentials)
        if not hasattr(here, "met"):
            here.met = met.wait(timeout=20)
        return locked

    monkeypatch.setattr(Tries, "is_locked", all_see_it_open)
    monkeypatch.setattr(
        User,
        "check_password",
        lambda person, password: looked_at.append(password) or check(person, password),
    )

    answers = desk.at_once(
        *[
            lambda at=at: Browser(f"198.51.100.{at}").types(reviewer.username, f"guess {at}")
            for at in range(16)
        ]
    )

    assert {answer.status_code for answer in answers} <= {200, 429}
    # Even none, where all were counted before the first was looked at.
    assert len(looked_at) <= LIMIT
