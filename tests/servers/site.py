"""The site as customers get it: the real ASGI application behind uvicorn.

Django's own live server would run it under WSGI, where an endless stream never reaches anyone.
"""

import contextlib
import threading
import time
from collections.abc import Iterator

import uvicorn

SECONDS_TO_START = 10


@contextlib.contextmanager
def serve() -> Iterator[str]:
    """Serve the site from a thread of this process, which shares the test's database."""
    from support_agent.asgi import application

    config = uvicorn.Config(
        application,
        host="127.0.0.1",
        port=0,
        lifespan="off",
        ws="none",
        log_config=None,
        # Open streams would keep the server, and the test, waiting for ever.
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, name="site")
    thread.start()
    try:
        yield _address(server)
    finally:
        server.should_exit = True
        thread.join()


def _address(server: uvicorn.Server) -> str:
    deadline = time.monotonic() + SECONDS_TO_START
    while not server.started:
        if time.monotonic() > deadline:
            raise TimeoutError("The site did not start.")
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    return f"http://127.0.0.1:{port}"
