"""A time limit on reading a request, of which uvicorn has none.

Without a proxy in front, whoever sends half a request and waits would hold a connection for ever.
uvicorn limits the time between two requests and leaves the rest to proxies. Its protocol is changed
in place rather than chosen by `--http`, so that nobody starts the site without the limit.
"""

from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

# For head and body together: the largest are forms of the admin, of which a megabyte is taken.
SECONDS = 30.0
# While the other side is in one of these, more of its request is to come.
UNFINISHED = (h11.IDLE, h11.SEND_BODY)


def install() -> None:
    """Limit all connections of this process. Asked twice, it is done once."""
    if hasattr(H11Protocol, "timeout_request_task"):
        return
    H11Protocol.timeout_request_task = None  # type: ignore[attr-defined]
    for name, then in (
        ("connection_made", _look),
        ("data_received", _look),
        # What was sent along with the request before is begun here, and no piece of it may follow.
        ("on_response_complete", _look_at_next),
        ("connection_lost", _stop),
    ):
        setattr(H11Protocol, name, _followed(getattr(H11Protocol, name), then))


def _followed(method: Any, then: Any) -> Any:
    def both(connection: Any, *given: Any) -> None:
        method(connection, *given)
        then(connection)

    return both


def _look(connection: Any) -> None:
    # Started once a request: pieces that trickle in win no time. A request that is there whole has
    # all the time that its answer takes, as a stream does.
    if connection.conn.their_state not in UNFINISHED:
        _stop(connection)
    elif connection.timeout_request_task is None:
        # Abort, and not close: closing waits until all is written to whoever may not read either.
        timer = connection.loop.call_later(SECONDS, connection.transport.abort)
        connection.timeout_request_task = timer


def _look_at_next(connection: Any) -> None:
    # Between two requests uvicorn's own limit holds.
    if connection.conn.their_state is h11.SEND_BODY:
        _look(connection)


def _stop(connection: Any) -> None:
    if connection.timeout_request_task is not None:
        connection.timeout_request_task.cancel()
        connection.timeout_request_task = None
