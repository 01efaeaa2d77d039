"""The server's cache keeps and finds what the provider's does, by its documentation."""

import pytest

from tests.servers.messages_api.cache import LEAST_TOKENS, SECONDS, Cache

MARK = {"type": "ephemeral"}
# A block of these has as many tokens as a prefix must have.
LONG = "word" * LEAST_TOKENS


@pytest.fixture
def clock():
    return [0.0]


@pytest.fixture
def cache(clock):
    return Cache(lambda: clock[0])


def text(words, *, marked=False):
    return {"type": "text", "text": words} | ({"cache_control": MARK} if marked else {})


def asks(*blocks, **options):
    messages = [{"role": "user", "content": list(blocks)}]
    return {"model": "m", "system": [], "messages": messages, **options}


def read(usage):
    return usage["cache_read_input_tokens"]


def written(usage):
    return usage["cache_creation_input_tokens"]


def test_what_was_written_is_read_and_only_the_rest_is_written(cache):
    first = cache.usage(asks(text(LONG, marked=True)))
    second = cache.usage(asks(text(LONG), text(LONG, marked=True)))

    assert (read(first), first["input_tokens"]) == (0, 0)
    assert read(second) == written(first)
    assert written(second) > LEAST_TOKENS


def test_nothing_is_kept_where_nothing_is_marked(cache):
    cache.usage(asks(text(LONG), text(LONG, marked=True)))

    usage = cache.usage(asks(text(LONG), text("other", marked=True)))

    assert read(usage) == 0


def test_a_request_that_is_marked_itself_is_kept_to_its_end(cache):
    first = cache.usage(asks(text(LONG), cache_control=MARK))
    second = cache.usage(asks(text(LONG), text("more"), cache_control=MARK))

    assert read(second) == written(first) > 0


def test_what_lies_behind_the_last_mark_is_new(cache):
    usage = cache.usage(asks(text(LONG, marked=True), text(LONG)))

    assert written(usage) > LEAST_TOKENS
    assert usage["input_tokens"] > LEAST_TOKENS


def test_a_short_prefix_is_not_kept(cache):
    for _ in range(2):
        usage = cache.usage(asks(text("short", marked=True)))

    assert (read(usage), written(usage)) == (0, 0)
    assert usage["input_tokens"] > 0


@pytest.mark.parametrize(("blocks", "is_found"), [(19, True), (20, False)])
def test_it_looks_back_over_twenty_blocks_from_a_mark(cache, blocks, is_found):
    cache.usage(asks(text(LONG, marked=True)))

    more = [text("more") for _ in range(blocks - 1)]
    usage = cache.usage(asks(text(LONG), *more, text("end", marked=True)))

    assert (read(usage) > 0) is is_found


def test_another_mark_on_the_way_finds_what_lies_further_back(cache):
    cache.usage(asks(text(LONG, marked=True)))

    more = [text("more") for _ in range(40)]
    usage = cache.usage(asks(text(LONG, marked=True), *more, text("end", marked=True)))

    assert read(usage) > 0


@pytest.mark.parametrize("changed", ["model", "tools", "system", "tool_choice"])
def test_one_change_before_it_and_nothing_is_found(cache, changed):
    other = {
        "model": "n",
        "tools": [{"name": "look"}],
        "system": [text("Hello")],
        "tool_choice": {"type": "any"},
    }
    cache.usage(asks(text(LONG, marked=True)))

    usage = cache.usage(asks(text(LONG, marked=True), **{changed: other[changed]}))

    assert read(usage) == 0


def test_it_is_kept_for_five_minutes_after_its_last_use(cache, clock):
    request = asks(text(LONG, marked=True))
    cache.usage(request)
    for _ in range(3):
        clock[0] += SECONDS - 1
        assert read(cache.usage(request)) > 0

    clock[0] += SECONDS

    assert read(cache.usage(request)) == 0
