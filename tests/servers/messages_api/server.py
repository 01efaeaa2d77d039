"""The server itself: one thread for each connection, everything that was asked kept."""

import json
import threading
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import NamedTuple, Self

from . import checks
from .answers import Answer, Json, Raw, Wire, error_of
from .handler import Handler, Server

Answered = Answer | Raw | Wire
Scripted = Answered | Callable[[Json], Answered]
OVER = error_of("invalid_request_error", "The script has no more answers.")


class Asked(NamedTuple):
    """A request as it came. `peer` is the connection that it came by."""

    peer: tuple[str, int]
    path: str
    headers: dict[str, str]
    body: Json


class MessagesApi:
    """The server in a thread of this process. A context manager; `url` is its address.

    `asked` holds every request, `refused` why the provider would have refused one, `hung_up`
    is set when somebody leaves before an answer is through.
    """

    def __init__(self, *script: Scripted, port: int = 0, streams: bool = True) -> None:
        self.closing = threading.Event()
        self.plays(*script, streams=streams)
        self._server = Server(("127.0.0.1", port), Handler)
        self._server.api = self
        self._thread = threading.Thread(target=self._server.serve_forever, args=[0.02], daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def bodies(self) -> list[Json]:
        """The requests' bodies, in order."""
        return [asked.body for asked in self.asked]

    def plays(self, *script: Scripted, again: bool = False, streams: bool = True) -> None:
        """Begin a new script. With `again` its last answer is given for ever."""
        self._lock = threading.Lock()
        self._answers = _played(script, again=again)
        self.streams = streams
        self.knows: Callable[[str], Raw] = known
        self.asked: list[Asked] = []
        self.refused: list[str] = []
        self.hung_up = threading.Event()

    def goes_on_with(self, *script: Scripted) -> None:
        """What is answered from here on, and what was asked before is kept."""
        with self._lock:
            self._answers = _played(script, again=False)

    def transcript(self) -> str:
        """The exact requests, to be printed."""
        return "\n".join(json.dumps(body, ensure_ascii=False, indent=2) for body in self.bodies)

    def answer_to(
        self, peer: tuple[str, int], path: str, headers: dict[str, str], body: Json
    ) -> tuple[int, Answered]:
        """The next answer of the script, or the provider's refusal of what was asked."""
        asked = Asked(peer, path, headers, body)
        with self._lock:
            self.asked.append(asked)
            number = len(self.asked)
            if wrong := checks.missing_header(asked.headers):
                self.refused.append(wrong)
                body = error_of("authentication_error", wrong)
                return number, Raw(status=401, body=json.dumps(body))
            if wrong := checks.refusal(asked.body):
                self.refused.append(wrong)
                body = error_of("invalid_request_error", wrong)
                return number, Raw(status=400, body=json.dumps(body))
            answer = next(self._answers, Raw(status=400, body=json.dumps(OVER)))
        return number, answer(asked.body) if callable(answer) else answer

    def close(self) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def known(model: str) -> Raw:
    """What the provider says of any model."""
    told = {
        "id": model,
        "type": "model",
        "display_name": model,
        "created_at": "2026-01-01T00:00:00Z",
    }
    return Raw(body=json.dumps(told))


def _played(script: Iterable[Scripted], *, again: bool) -> Iterator[Scripted]:
    last: Scripted | None = None
    for last in script:
        yield last
    while again and last is not None:
        yield last
