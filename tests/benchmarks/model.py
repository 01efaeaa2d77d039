"""The model of the benchmarks: two looks into the shop and a reply, in a process of its own.

    python -m tests.benchmarks.model [--wait SECONDS]
"""

import argparse
import sys
import time
from typing import Any

from tests.servers.messages_api.answers import Answer, Json, calls, says
from tests.servers.messages_api.server import MessagesApi

MODEL = "claude-sonnet-5-5"
ORDER = "1187"
QUESTION = f"Hello! Where is my order {ORDER}, and when will it arrive? I am at home until Friday."
LOOKS = ("get_order_status", "estimate_delivery")
REPLY = (
    f"Your order {ORDER} has been delivered. If anything is missing or damaged, tell me and I "
    "will ask a colleague to look into it right away."
)


def answer(body: Json, *, wait: float = 0.0) -> Answer:
    """The next step of the run: one look after the other, and then the reply."""
    looked = _results(body["messages"])
    if looked < len(LOOKS):
        look = (LOOKS[looked], {"order_id": ORDER})
        return calls(look, words=f"Let me look at order {ORDER}.", delay=wait)
    return says(REPLY, delay=wait)


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wait", type=float, default=0.0)
    wait = parser.parse_args().wait
    with MessagesApi() as api:
        api.plays(lambda body: answer(body, wait=wait), again=True)
        print(api.url, flush=True)
        while True:
            time.sleep(3600)


if __name__ == "__main__":
    sys.exit(main())
