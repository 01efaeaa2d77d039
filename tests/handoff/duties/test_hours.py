"""When something is due: so much time of an open desk later, whatever the calendar does."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from handoff import hours
from support_agent import environment

MADRID = ZoneInfo("Europe/Madrid")
WEEK = "Mo-Fr 09:00-18:00"
# A Monday in Madrid.
START = datetime(2026, 11, 30, 12, tzinfo=MADRID)


def desk(text: str, *, country: str = "", zone: ZoneInfo = MADRID):
    return hours.read(text, country=country, zone=zone, now=START)


def due(text: str, at: str, working: float, *, country: str = "") -> str:
    """When it is due, on Madrid's wall, of what was promised there at a time."""
    promised = datetime.fromisoformat(at).replace(tzinfo=MADRID).astimezone(UTC)
    opening = desk(text, country=country)
    moment = hours.due(promised, working=timedelta(hours=working), hours=opening)
    return f"{moment.astimezone(MADRID):%a %Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("text", "at", "working", "expected"),
    [
        (WEEK, "2026-11-30 10:00", 4, "Mon 2026-11-30 14:00"),
        (WEEK, "2026-11-30 14:00", 4, "Mon 2026-11-30 18:00"),
        (WEEK, "2026-11-30 16:00", 4, "Tue 2026-12-01 11:00"),
        (WEEK, "2026-11-30 23:00", 4, "Tue 2026-12-01 13:00"),
        # A weekend in between, and a call in the middle of it.
        (WEEK, "2026-11-27 17:00", 4, "Mon 2026-11-30 12:00"),
        (WEEK, "2026-11-28 11:00", 4, "Mon 2026-11-30 13:00"),
        ("Mo-Fr 09:00-18:00; Sa 10:00-14:00", "2026-11-27 17:00", 4, "Sat 2026-11-28 13:00"),
        (WEEK, "2026-11-30 10:00", 16, "Tue 2026-12-01 17:00"),
        ("24/7", "2026-11-28 22:30", 4, "Sun 2026-11-29 02:30"),
        # A lunch break, and a desk that is open over midnight.
        ("Mo-Fr 09:00-13:00,15:00-18:00", "2026-11-30 12:00", 2, "Mon 2026-11-30 16:00"),
        ("Mo-Su 22:00-06:00", "2026-11-30 23:00", 4, "Tue 2026-12-01 03:00"),
        ("Mo-Su 22:00-06:00", "2026-11-30 05:00", 4, "Tue 2026-12-01 01:00"),
        ("Fr 22:00-06:00", "2026-11-28 04:00", 4, "Sat 2026-12-05 00:00"),
        # Closed for two weeks, by its dates.
        (f"{WEEK}; 2026 Dec 21-2027 Jan 03 off", "2026-12-18 16:00", 4, "Mon 2027-01-04 11:00"),
    ],
)
def test_only_the_hours_of_the_desk_count(text, at, working, expected):
    assert due(text, at, working) == expected


def test_a_public_holiday_of_the_country_is_no_working_day():
    # The 8th of December is one in Spain, and a Tuesday like any other in Germany.
    assert due(f"{WEEK}; PH off", "2026-12-07 17:00", 4, country="ES") == "Wed 2026-12-09 12:00"
    assert due(f"{WEEK}; PH off", "2026-12-07 17:00", 4, country="DE") == "Tue 2026-12-08 12:00"


def test_a_night_that_the_clocks_change_is_as_long_as_it_is():
    # From the 28th to the 29th of March an hour is missing, from the 24th to the 25th of October
    # there is one more.
    assert due("24/7", "2026-03-28 23:00", 4) == "Sun 2026-03-29 04:00"
    assert due("Sa-Su 00:00-24:00", "2026-10-24 23:00", 4) == "Sun 2026-10-25 02:00"


def test_a_moment_is_told_to_the_full_minute_and_never_earlier():
    promised = datetime(2026, 11, 30, 10, 0, 30, tzinfo=UTC)

    moment = hours.due(promised, working=timedelta(hours=1), hours=desk("24/7"))

    assert moment == datetime(2026, 11, 30, 11, 1, tzinfo=UTC)


def test_hours_that_end_some_day_end_no_search():
    moment = hours.due(
        datetime(2027, 2, 1, tzinfo=UTC), working=timedelta(hours=4), hours=desk("2026 Dec 10:00+")
    )

    assert moment == datetime(2027, 2, 1, tzinfo=UTC) + hours.HORIZON


@pytest.mark.parametrize(
    ("at", "opens"),
    [
        ("2026-11-30 10:00", None),
        ("2026-11-30 18:00", "2026-12-01 09:00"),
        ("2026-11-28 12:00", "2026-11-30 09:00"),
        ("2026-11-30 07:00", "2026-11-30 09:00"),
    ],
)
def test_a_closed_desk_says_when_it_opens(at, opens):
    now = datetime.fromisoformat(at).replace(tzinfo=MADRID)

    opening = hours.opening(now, hours=desk(WEEK))

    assert opening == (opens and datetime.fromisoformat(opens).replace(tzinfo=MADRID))


@pytest.mark.parametrize(
    ("name", "value", "wrong"),
    [
        ("SUPPORT_DESK_HOURS", "nine to five", "can't be read"),
        ("SUPPORT_DESK_HOURS", "24/7 off", "never opens"),
        ("SUPPORT_DESK_HOURS", "Mo-Fr 09:00-18:00; PH off", "names public holidays"),
        ("SUPPORT_DESK_HOURS", "2019 Mo-Fr 09:00-18:00", "never opens"),
        ("SUPPORT_DESK_COUNTRY", "XX", "is no country"),
        ("SUPPORT_ANSWER_HOURS", "0", "is no positive"),
        ("SUPPORT_REVIEW_HOURS", "soon", "is no positive"),
    ],
)
def test_hours_that_nobody_can_keep_are_told_to_the_operator(name, value, wrong):
    problem = environment.read({name: value}).problems[0]

    assert problem.name == name
    assert wrong in problem.wrong
    assert problem.mend.startswith("Write ")


def test_the_hours_are_those_of_the_shops_zone():
    support = environment.read({"SUPPORT_TIME_ZONE": "Asia/Tokyo", "SUPPORT_DESK_COUNTRY": "jp"})

    opening = hours.opening(datetime(2026, 11, 29, 20, tzinfo=UTC), hours=support.desk_hours)

    assert opening == datetime(2026, 11, 30, 0, tzinfo=UTC)
    assert support.desk_country == "JP"
