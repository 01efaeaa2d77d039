"""The doorbell's line, to a real Valkey that goes away and comes back."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
import redis

from support_agent.conversation import bells
from support_agent.conversation.bells import Bells
from support_agent.conversation.live import CHANNEL
from tests.servers.valkey import Valkey


@pytest.fixture
def quickly(monkeypatch):
    """Tries again at once."""
    monkeypatch.setattr(bells, "SECONDS_TO_CONNECT_AGAIN", 0.05)


def in_a_loop_of_its_own(coroutine):
    """Run it in a thread, since a browser's driver may have a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, coroutine).result()


def ring(server, name, **more):
    with redis.from_url(server.url) as client:
        client.publish(CHANNEL, json.dumps({"to": [name], **more}))


async def until_rung(bell, server, name):
    """Ring until it is heard: the line may not stand yet."""
    for _ in range(100):
        ring(server, name)
        if await bell.wait(seconds=0.1):
            return True
    return False


def test_a_listener_hears_its_own_bell_and_no_other(quickly):
    server = Valkey()

    async def listen():
        bells_of_all = Bells(server.url)
        async with bells_of_all.listen("a") as mine, bells_of_all.listen("b") as other:
            assert await until_rung(mine, server, "a")
            await other.wait(seconds=0.1)
            ring(server, "a", whisper={"doing": "thinking"})

            assert await mine.wait(seconds=5)
            assert mine.whispers() == [{"doing": "thinking"}]
            assert not await other.wait(seconds=0.2)
        await bells_of_all.close()

    try:
        in_a_loop_of_its_own(listen())
    finally:
        server.stop()


def test_a_line_that_was_down_is_taken_up_again_and_everyone_reads_anew(quickly):
    server = Valkey()
    folder = server.folder

    async def listen():
        bells_of_all = Bells(server.url)
        async with bells_of_all.listen("a") as bell:
            assert await until_rung(bell, server, "a")
            await asyncio.to_thread(server.stop)
            await asyncio.sleep(0.3)
            again = await asyncio.to_thread(Valkey, folder)
            try:
                # Nobody rings: the line itself does, since nobody knows what was missed.
                assert await bell.wait(seconds=10)
                assert await until_rung(bell, again, "a")
            finally:
                await bells_of_all.close()
                again.stop()

    in_a_loop_of_its_own(listen())


def test_whoever_waits_is_woken_when_the_process_is_about_to_end():
    server = Valkey()

    async def listen():
        bells_of_all = Bells(server.url)
        async with bells_of_all.listen("a") as bell:
            assert await until_rung(bell, server, "a")
            bells_of_all.announce_end()

            assert await bell.wait(seconds=2)
            assert bells_of_all.closed
        await bells_of_all.close()

    try:
        in_a_loop_of_its_own(listen())
    finally:
        server.stop()
