"""The server as a program, for trying the whole product without a provider.

    python -m tests.servers.messages_api --port 8099 [--script first_conversation] [--print]

and then ANTHROPIC_BASE_URL=http://127.0.0.1:8099 ANTHROPIC_API_KEY=test for the product.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable

from . import shop_model
from .answers import Answer, Json, Raw, refuses, says
from .server import MessagesApi

SCRIPTS: dict[str, Callable[[Json], Answer | Raw]] = {
    "worked_conversations": shop_model.answer,
    "first_conversation": shop_model.answer,
    "rate_limited": lambda _: refuses(429, "rate_limit_error", retry_after="3600"),
    "overloaded": lambda _: refuses(529, "overloaded_error"),
    "breaks_off": lambda _: says("Five words and then nothing", error_after=5),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="messages_api")
    parser.add_argument("--port", type=int, default=8099)
    parser.add_argument("--script", choices=SCRIPTS, default="worked_conversations")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between two events")
    parser.add_argument("--print", action="store_true", help="print the requests as they come")
    options = parser.parse_args()
    with MessagesApi(port=options.port) as api:
        api.plays(_script(options), again=True)
        print(f"The Messages API listens at {api.url} ({options.script}).", flush=True)
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            return 0


def _script(options: argparse.Namespace) -> Callable[[Json], Answer | Raw]:
    def play(body: Json) -> Answer | Raw:
        if options.print:
            print(json.dumps(body, ensure_ascii=False, indent=2), flush=True)
        answer = SCRIPTS[options.script](body)
        if isinstance(answer, Answer) and options.pause:
            return Answer(**{**vars(answer), "pause": options.pause})
        return answer

    return play


if __name__ == "__main__":
    sys.exit(main())
