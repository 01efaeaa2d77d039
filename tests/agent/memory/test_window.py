"""Where a window begins: seldom elsewhere, never too far back, and never behind what is answered."""

from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from support_agent.agent.memory import window
from support_agent.agent.memory.entries import Entry
from support_agent.agent.types import Observation, Plan, Said, Step

LEAST = 10
CHARACTERS = 1_000
ENDLESS = 10**9
NOW = datetime(2026, 11, 30, tzinfo=UTC)


def entry(sequence, part):
    return Entry(sequence=sequence, place=sequence, part=part, at=NOW)


def message(sequence, author, size=20):
    return entry(sequence, Said(author=author, text="x" * size))


def step(sequence, size=20):
    found = Observation(call_id="c", content="x" * size)
    return entry(sequence, Step(plan=Plan(), observations=(found,)))


def talk(turns, size=20):
    """Turns of a question, a look and an answer."""
    for turn in range(turns):
        yield message(2 * turn + 1, "customer", size)
        yield step(2 * turn + 1, size)
        yield message(2 * turn + 2, "agent", size)


def seen(entries, *, own=None, characters=CHARACTERS):
    """What the run that answers the last message is shown."""
    last = entries[-1].sequence
    opening = window.opening(last, least=LEAST)
    begin = window.beginning(
        entries,
        opening=opening,
        least=LEAST,
        own=last if own is None else own,
        characters=characters,
    )
    return entries[begin:]


def beginnings(entries, characters=CHARACTERS):
    """Where the window began for each run that answered one of these customer's messages."""
    return [
        seen(entries[: place + 1], characters=characters)[0].sequence
        for place, entry in enumerate(entries)
        if entry.is_customers
    ]


def test_a_long_talk_is_seen_from_the_same_message_until_the_window_jumps():
    begins = beginnings([*talk(100)], ENDLESS)

    assert begins[:10] == [1] * 10
    assert sorted(set(begins)) == list(range(1, 190, LEAST))


def test_so_many_messages_are_seen_or_up_to_twice_as_many():
    entries = [*talk(100)]

    for place in range(30, len(entries)):
        if entries[place].is_customers:
            messages = [
                one for one in seen(entries[: place + 1], characters=ENDLESS) if one.is_said
            ]
            assert LEAST <= len(messages) < 2 * LEAST


def test_long_words_leave_before_there_are_many_and_not_at_each_turn():
    entries = [*talk(100, size=60)]

    begins = beginnings(entries)

    assert sum(one.size for one in seen(entries)) <= CHARACTERS
    # A turn has some 330 characters: three are held, then one leaves with the next.
    assert len(set(begins)) <= len(begins) * 2 / 3


sizes = st.integers(min_value=1, max_value=400)
parts = st.one_of(
    st.tuples(st.sampled_from(["customer", "agent", "person", "notice"]), sizes),
    st.tuples(st.just("step"), sizes),
)


@settings(deadline=None, max_examples=50)
@given(st.lists(parts, min_size=1, max_size=80))
def test_whatever_was_said_the_window_is_bounded_and_begins_with_a_message(told):
    entries = [*placed(told)]
    shown = seen(entries)

    assert shown[0].is_said
    assert shown[-1] is entries[-1]
    messages = [place for place, one in enumerate(shown) if one.is_said]
    assert len(messages) < 2 * LEAST
    assert sum(one.size for one in shown[: messages[-1]]) <= CHARACTERS


@settings(deadline=None, max_examples=50)
@given(st.lists(parts, min_size=1, max_size=60))
def test_a_window_never_goes_back_before_it_opens_anew(told):
    entries = [*placed(told)]
    opened = {}

    for end in range(1, len(entries) + 1):
        opening = window.opening(entries[end - 1].sequence, least=LEAST)
        begin = window.beginning(
            entries[:end], opening=opening, least=LEAST, own=ENDLESS, characters=CHARACTERS
        )
        assert begin >= opened.get(opening, 0)
        opened[opening] = begin


@given(st.integers(min_value=1, max_value=40))
def test_what_is_answered_is_seen_from_its_first_word(first):
    entries = [message(sequence, "customer", size=5) for sequence in range(1, 41)]

    assert seen(entries, own=first)[0].sequence <= first


def test_of_a_days_writing_only_the_latest_is_seen():
    entries = [message(sequence, "customer", size=100) for sequence in range(1, 200)]

    shown = seen(entries, own=1)

    assert shown[-1].sequence == 199
    assert sum(one.size for one in shown) <= window.OWN * CHARACTERS


def placed(told):
    """These parts in a row: a message is the next one, and a step stands behind it."""
    sequence = 1
    yield message(sequence, "customer")
    for kind, size in told:
        if kind == "step":
            yield step(sequence, size)
        else:
            sequence += 1
            yield message(sequence, kind, size)
