"""What a pack must have: all that the English one has, its names in the same cases, and no more
variables than code gives."""

import re
from datetime import date

import pytest

from support_agent.language.packs import HERE, languages, pack
from support_agent.language.render import render
from support_agent.language.values import Day, Sentence

from .samples import (
    BUTTONS,
    DAYS,
    FAMILIES,
    FRAME,
    NEAR_DAYS,
    NO_TITLES,
    OF_ORDER,
    ORDER,
    OTHERS,
    TODAY,
    sentence,
)

MESSAGES = (*OF_ORDER, *OTHERS)
ENDS = (".", "!", "?", "…")
LISTS = ("your-orders", "ask-order", "ask-order-again", "tracking-linked", "parcel-tracking-linked")
ADDRESSES = ("formal", "familiar")
# Subjects of the order, of which one is enough to be followed by another sentence on it.
BEFORE = ("status-delivered", "payment-refunded")


def lacking(language: str) -> list[str]:
    """Messages that a pack needs and has not."""
    return [one for one in (*FRAME, *MESSAGES, *BUTTONS) if not pack(language).has(one)]


@pytest.mark.parametrize("language", languages())
def test_a_pack_lacks_nothing(language):
    assert lacking(language) == []


def test_english_has_no_message_that_the_contract_does_not_know():
    known = {*FRAME, *MESSAGES, *BUTTONS, *NEAR_DAYS}
    written = re.findall(r"^([a-z][a-z-]*) =", (HERE / "en" / "statements.ftl").read_text(), re.M)

    assert set(written) <= known
    assert len(written) == len(set(written))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family[0])
def test_a_name_has_the_same_cases_in_all_its_forms(language, family):
    cases = [set(pack(language).bundle.get_message(one).attributes) for one in family]

    assert all(one == cases[0] for one in cases)


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("message", MESSAGES)
@pytest.mark.parametrize("language", languages())
def test_a_message_reads_as_a_sentence_wherever_it_stands(language, message, address):
    for text in _in_all_places(language, message, address):
        _assert_reads_well(text, message)


def _in_all_places(language, message, address):
    for variant in range(3):
        said = sentence(message, variant=variant)
        yield _render([said], language, address)
        if message in OF_ORDER:
            yield _render([sentence(message, subject=NO_TITLES)], language, address)
            for other in BEFORE:
                yield _render([sentence(other), said], language, address)
                yield _render([said, sentence(other)], language, address)
            # "The order" after a sentence on something else.
            yield _render([sentence("status-delivered"), sentence("goodbye"), said], language)


def _render(sentences, language, address=""):
    return render(sentences, language=language, today=TODAY, address=address)


def _assert_reads_well(text, message):
    bare = text.lstrip("¡¿«„“")
    assert bare[:1] == bare[:1].upper()
    assert text.endswith(ENDS) or message in LISTS
    # French has its narrow blank before these signs, nobody a plain one.
    assert not re.search(r"  | [.,;:!?](?!\w)|[.,;]{2}|[{}]|None|\n\n", text)


@pytest.mark.parametrize("language", languages())
def test_what_is_joined_needs_no_end_of_its_own(language):
    for message in OF_ORDER:
        for attribute in ("and", "also"):
            if pack(language).has(message, attribute):
                joined = _render([sentence("placed"), sentence(message)], language)
                assert joined.count(" 1187 ") == 1


@pytest.mark.parametrize(
    ("first", "second"), [("status-delivered", "returnable"), ("status-on-its-way", "expected")]
)
@pytest.mark.parametrize("language", languages())
def test_what_is_often_said_together_is_one_sentence(language, first, second):
    said = _render([sentence(first), sentence(second)], language)

    assert len(re.findall(r"[.!?](?:\s|$)", said.replace("28.", "28").replace("1.", "1"))) == 1


@pytest.mark.parametrize("day", DAYS, ids=str)
@pytest.mark.parametrize("role", ["on", "until", "by", "since"])
@pytest.mark.parametrize("language", languages())
def test_each_day_has_its_words_in_each_role(language, role, day):
    said = Sentence(message="team-answers", values={"by": Day(role=role, date=day)})

    text = _render([said], language)

    far = abs((day - TODAY).days) > 1
    assert (str(day.day) in text or pack(language).first_day in text) or not far
    assert (str(day.year) in text) == (day.year != TODAY.year)
    assert ".." not in text


@pytest.mark.parametrize("language", languages())
def test_the_goods_are_named_once_and_the_number_once_a_paragraph(language):
    text = _render(
        [sentence(one) for one in ("status-delivered", "payment-paid", "total")], language
    )

    assert text.count("Wireless headphones") == 1
    assert text.count(ORDER.number) == 1


@pytest.mark.parametrize("language", languages())
def test_without_today_a_day_is_told_with_its_year(language):
    said = Sentence(message="team-answers", values={"by": Day(role="by", date=date(2026, 12, 3))})

    assert "2026" in render([said], language=language, today=None)
