"""What threads share is made once, however many come for it together."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from support_agent.agent.planners.claude import shared
from support_agent.chat import counters
from support_agent.conversation import live
from support_agent.once import once


def asked_at_once(made):
    """What eight threads get that ask for it at the same moment."""
    together = threading.Barrier(8)

    def ask(_):
        together.wait()
        return made()

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(ask, range(8)))


def test_threads_that_come_together_get_the_same_thing():
    making = threading.Event()

    @once
    def slowly():
        making.wait(0.1)
        return object()

    assert len(set(asked_at_once(slowly))) == 1


@pytest.mark.parametrize("made", [counters._client, live._client, shared._certificates])
def test_clients_of_a_server_and_certificates_are_made_so(made):
    """Of several clients all but one would be collected, with the lines that are in use."""
    assert len({id(found) for found in asked_at_once(once(made.__wrapped__))}) == 1
    assert made.__code__ is once(made.__wrapped__).__code__
