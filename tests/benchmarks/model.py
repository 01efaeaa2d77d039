"""The model of the benchmarks: two looks into the shop and a reply, in a process of its own.

    python -m tests.benchmarks.model [--patient] [--wait SECONDS] [--looks NUMBER]

Patient, it is a server of a few lines instead of the tests' own: that one has a thread for each
call and looks at every request, and two hundred calls a second would measure it.
"""

import argparse
import asyncio
import json
import sys
import time
from functools import cache, partial
from typing import Any

from tests.servers.messages_api.answers import Answer, Json, answers, calls, events
from tests.servers.messages_api.server import MessagesApi

MODEL = "claude-sonnet-5-5"
ORDER = "1187"
QUESTION = f"Hello! Where is my order {ORDER}, and when will it arrive? I am at home until Friday."
LOOKS = ("get_order_status", "estimate_delivery")


def answer(body: Json) -> Answer:
    """The next step of the run: one look after the other, and then the answer."""
    return _step(_results(body["messages"]))


def _step(looked: int) -> Answer:
    if looked < len(LOOKS):
        look = (LOOKS[looked], {"order_id": ORDER})
        return calls(look, words=f"Let me look at order {ORDER}.")
    return answers("status", ORDER)


def _results(messages: list[Json]) -> int:
    """How many calls were answered since the customer last spoke."""
    blocks: list[Any] = []
    for message in reversed(messages):
        if message["role"] == "user" and _is_spoken(message["content"]):
            break
        if message["role"] == "user":
            blocks += message["content"]
    return len(blocks)


def _is_spoken(content: Any) -> bool:
    return isinstance(content, str) or content[0]["type"] != "tool_result"


async def _serve_patiently(wait: float, looks: int) -> None:
    serve = partial(_serve_one, wait=wait, looks=looks)
    server = await asyncio.start_server(serve, "127.0.0.1", 0, backlog=1000)
    port = server.sockets[0].getsockname()[1]
    print(f"http://127.0.0.1:{port}", flush=True)
    await server.serve_forever()


async def _serve_one(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, wait: float, looks: int
) -> None:
    try:
        while head := (await reader.readuntil(b"\r\n\r\n")).lower():
            length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
            body = await reader.readexactly(length)
            await asyncio.sleep(wait)
            # Each conversation here has one question, so all results are this run's.
            writer.write(_streamed(min(body.count(b'"tool_use_id"'), looks), looks))
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        writer.close()


@cache
def _streamed(looked: int, looks: int) -> bytes:
    step = _step(looked) if looks else answers("thanks")
    told = (
        f"event: {event['type']}\ndata: {json.dumps(event)}\n\n".encode()
        for event in events(step, looked, model=MODEL)
    )
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in told)
    head = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nrequest-id: req_1\r\n"
    return head + b"transfer-encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--patient", action="store_true")
    parser.add_argument("--wait", type=float, default=0.0)
    parser.add_argument("--looks", type=int, default=len(LOOKS))
    options = parser.parse_args()
    if options.patient:
        asyncio.run(_serve_patiently(options.wait, options.looks))
    with MessagesApi() as api:
        api.plays(answer, again=True)
        print(api.url, flush=True)
        while True:
            time.sleep(3600)


if __name__ == "__main__":
    sys.exit(main())
