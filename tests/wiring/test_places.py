"""Of a worker's threads only a few are at work at a time, and none is kept from it for long."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from support_agent import many_threads

SECONDS = 30


class Crowd:
    """Threads that work, and how many of them did so at a time."""

    def __init__(self, places):
        self.places = many_threads._Places(places)
        self._lock = threading.Lock()
        self._working = 0
        self.most = 0

    @contextmanager
    def counted(self):
        with self._lock:
            self._working += 1
            self.most = max(self.most, self._working)
        yield
        with self._lock:
            self._working -= 1

    def work(self, _=None):
        with self.places.taken():
            for _ in range(3):
                with self.counted():
                    time.sleep(0.002)
                with self.places.left():
                    time.sleep(0.002)


@contextmanager
def hanging(places):
    """While the block runs, a thread at work goes on with nothing."""
    hangs, over = threading.Event(), threading.Event()

    def hang():
        with places.taken():
            hangs.set()
            over.wait(SECONDS)

    thread = threading.Thread(target=hang)
    thread.start()
    hangs.wait(SECONDS)
    yield
    over.set()
    thread.join(SECONDS)


def test_only_a_few_threads_are_at_work_at_a_time_and_all_come_to_it():
    crowd = Crowd(places=3)

    with ThreadPoolExecutor(30) as pool:
        assert len(list(pool.map(crowd.work, range(30)))) == 30

    assert crowd.most == 3
    assert crowd.places._free.qsize() == 3


def test_whoever_rests_leaves_the_place_to_another():
    places = many_threads._Places(1)
    resting, over = threading.Event(), threading.Event()

    def rest():
        with places.taken(), places.left():
            resting.set()
            over.wait(SECONDS)

    other = threading.Thread(target=rest)
    other.start()
    resting.wait(SECONDS)
    with places.taken():
        assert places._thread.has_place
        assert places._free.empty()
    over.set()
    other.join(SECONDS)
    assert places._free.qsize() == 1


def test_nobody_waits_long_for_those_who_hang_and_no_place_is_given_back_twice(monkeypatch):
    monkeypatch.setattr(many_threads, "SECONDS_FOR_A_PLACE", 0.05)
    places = many_threads._Places(1)

    with hanging(places), places.taken(), places.left():
        pass

    assert places._free.qsize() == 1


def test_while_all_hang_only_the_first_waits_for_them(monkeypatch):
    monkeypatch.setattr(many_threads, "SECONDS_FOR_A_PLACE", 0.3)
    places = many_threads._Places(1)

    with hanging(places):
        began = time.monotonic()
        for _ in range(20):
            with places.taken(), places.left():
                pass
        assert time.monotonic() - began < 3

    assert not places._all_hang
    with places.taken():
        assert places._free.empty()


def test_work_within_work_takes_one_place_and_an_interrupted_return_gives_none_back(monkeypatch):
    places = many_threads._Places(2)
    with places.taken(), places.taken():
        assert places._free.qsize() == 1
    assert places._free.qsize() == 2

    # What breaks the wait for a place in its middle, as an interruption would.
    with pytest.raises(TypeError), places.taken(), places.left():
        monkeypatch.setattr(many_threads, "SECONDS_FOR_A_PLACE", "no number")
    assert places._free.qsize() == 2


def test_who_was_not_at_work_rests_without_a_place_and_takes_none():
    places = many_threads._Places(1)

    with places.left():
        assert places._free.qsize() == 1
    assert places._free.qsize() == 1


def test_a_place_is_free_again_after_an_error():
    places = many_threads._Places(1)

    with pytest.raises(InterruptedError), places.taken(), places.left():
        raise InterruptedError

    assert places._free.qsize() == 1
