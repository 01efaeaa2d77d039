"""A shop's page on an origin of its own, as strict as a page can be."""

import contextlib
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

PAGE = """<!doctype html>
<html lang="en">
<title>Another shop</title>
<h1>Another shop</h1>
<script type="module" src="{origin}/static/support_agent/widget/widget.js" {attributes}></script>
"""
POLICY = "default-src 'none'; script-src {origin}; connect-src {origin}"
# An opaque origin: the browser itself refuses it every storage and every cookie.
NO_STORAGE = "; sandbox allow-scripts allow-forms"


class _Page(BaseHTTPRequestHandler):
    def __init__(self, *args: object, body: str, policy: str) -> None:
        self._body, self._policy = body.encode(), policy
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", self._policy)
        self.end_headers()
        self.wfile.write(self._body)

    def log_message(self, *args: object) -> None:
        pass


@contextlib.contextmanager
def open_shop(
    origin: str, *, identity: str = "", language: str = "", storage: bool = True
) -> Iterator[str]:
    """Its address. `origin` serves the widget; `localhost` is another site than 127.0.0.1."""
    policy = POLICY.format(origin=origin) + ("" if storage else NO_STORAGE)
    told = {"data-identity": identity, "data-language": language}
    attributes = " ".join(f'{name}="{value}"' for name, value in told.items() if value)
    body = PAGE.format(origin=origin, attributes=attributes)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Page, body=body, policy=policy))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
