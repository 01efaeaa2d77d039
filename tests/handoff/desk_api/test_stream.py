"""The desk's events: a hello, then where something changed, for operators only."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.db import connections
from django.test import Client

from handoff.desk.stream import PATH, DeskEvents
from support_agent.conversation.bells import Bells
from tests.handoff import desk

pytestmark = pytest.mark.django_db(transaction=True)

SOON = 5


def cookie_of(person: User) -> bytes:
    client = Client()
    client.force_login(person)
    # A cookie of something else beside ours spoils nothing.
    return f'odd[]="x; sessionid={client.cookies["sessionid"].value}'.encode()


def in_own_loop(deed):
    """Run it beside the loop that a browser of another test may have left in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(deed)).result()


async def elsewhere(deed, *args, **values):
    """Do it in a thread that keeps no connection."""

    def do():
        try:
            deed(*args, **values)
        finally:
            connections.close_all()

    await asyncio.to_thread(do)


class Listener:
    """A browser that follows the desk."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[dict] = asyncio.Queue()
        self.leave = asyncio.Event()

    async def receive(self):
        await self.leave.wait()
        return {"type": "http.disconnect"}

    async def send(self, part):
        await self.sent.put(part)

    async def status(self):
        return (await asyncio.wait_for(self.sent.get(), SOON))["status"]

    async def next(self, event):
        """The next frame of this kind."""
        while True:
            frame = (await asyncio.wait_for(self.sent.get(), SOON))["body"].decode()
            if frame.startswith(event):
                return frame


@asynccontextmanager
async def listening(cookie: bytes, *, events: DeskEvents | None = None, **options):
    bells = Bells(settings.REDIS_URL)
    events = events or DeskEvents(bells, **options)
    listener = Listener()
    scope = {"type": "http", "method": "GET", "path": PATH, "headers": [(b"cookie", cookie)]}
    stream = asyncio.create_task(events(scope, listener.receive, listener.send))
    listener.stream = stream
    try:
        yield listener
    finally:
        listener.leave.set()
        await asyncio.wait_for(stream, SOON)
        await bells.close()


def test_a_message_is_told_of_with_its_conversation(conversation, operator, redis_server):
    cookie = cookie_of(operator)

    async def follow():
        async with listening(cookie) as listener:
            assert await listener.status() == 200
            assert (await listener.next("event: hello")).endswith("\n\n")
            # Once the line to the bell stands, anything may have been missed before.
            assert "null" in await listener.next("event: changed")
            await elsewhere(desk.customer_says, conversation, "Hello?")
            return await listener.next("event: changed")

    frame = in_own_loop(follow())

    assert frame == f'event: changed\ndata: {{"conversation": "{conversation.pk}"}}\n\n'


def test_a_look_at_the_session_tells_of_no_change(operator, redis_server):
    """Or each open desk would read all that it shows every few seconds."""
    cookie = cookie_of(operator)

    async def follow():
        async with listening(cookie, heartbeat=30.0, between_checks=0.05) as listener:
            await listener.status()
            await listener.next("event: changed")
            await asyncio.sleep(0.5)
            return listener.sent.qsize()

    assert in_own_loop(follow()) == 0


def test_nobody_else_may_listen(client, staff_with, redis_server):
    async def refused(cookie):
        async with listening(cookie) as listener:
            return await listener.status()

    assert in_own_loop(refused(b"")) == 403
    assert in_own_loop(refused(b"sessionid=guessed")) == 403
    assert in_own_loop(refused(cookie_of(staff_with("handoff.view_escalation")))) == 403


def test_the_stream_ends_when_the_permission_is_gone(operator, redis_server):
    cookie = cookie_of(operator)

    async def follow():
        async with listening(cookie, between_checks=0.1) as listener:
            await listener.status()
            await elsewhere(User.objects.update, is_active=False)
            await asyncio.wait_for(listener.stream, SOON)
            return [listener.sent.get_nowait() for _ in range(listener.sent.qsize())]

    sent = in_own_loop(follow())

    assert sent[-1]["more_body"] is False


def test_a_quiet_desk_is_asked_to_read_again_at_each_heartbeat(operator, redis_server):
    cookie = cookie_of(operator)

    async def follow():
        async with listening(cookie, heartbeat=0.05) as listener:
            await listener.status()
            return [await listener.next("event: changed") for _ in range(4)]

    # A ring that was lost costs a heartbeat, as at the widget.
    assert in_own_loop(follow())[-1] == 'event: changed\ndata: {"conversation": null}\n\n'


def test_of_too_many_streams_of_one_colleague_the_oldest_gives_way(
    operator, reviewer, redis_server, settings
):
    settings.SUPPORT = replace(settings.SUPPORT, max_streams={"conversation": 2, "address": 9})
    # Signed in on three computers.
    cookies = [cookie_of(person) for person in (operator, reviewer, operator, operator)]

    async def follow():
        bells = Bells(settings.REDIS_URL)
        events = DeskEvents(bells)
        async with AsyncExitStack() as opened:
            listeners = []
            for cookie in cookies:
                listener = await opened.enter_async_context(listening(cookie, events=events))
                assert await listener.status() == 200
                listeners.append(listener)
            await asyncio.wait_for(listeners[0].stream, SOON)
            ended = [listener.stream.done() for listener in listeners]
        await bells.close()
        return ended

    assert in_own_loop(follow()) == [True, False, False, False]
