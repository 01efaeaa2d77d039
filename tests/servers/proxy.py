"""A reverse proxy that has the site below a path of a host which also serves something else."""

import contextlib
import http.client
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

# Those of one connection, which are not to be passed on.
OF_A_CONNECTION = {"connection", "keep-alive", "transfer-encoding"}
# Whatever else is there is made with Django too, and its cookies are for the whole host.
OTHERS = ("sessionid=of-the-shop; Path=/", "csrftoken=of-the-shop; Path=/")


class _Passing(BaseHTTPRequestHandler):
    def __init__(self, *args: object, port: int, prefix: str, strips: bool) -> None:
        self._port, self._prefix, self._strips = port, prefix, strips
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        if f"{self.path}/".startswith(f"{self._prefix}/"):
            self._pass_on()
        else:
            self._be_the_shop()

    def do_POST(self) -> None:
        self.do_GET()

    def do_OPTIONS(self) -> None:
        self.do_GET()

    def _pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        path = self.path.removeprefix(self._prefix) or "/" if self._strips else self.path
        site = http.client.HTTPConnection("127.0.0.1", self._port)
        # `Host` is passed on, as proxies are told to, and comes once.
        site.putrequest(self.command, path, skip_host=True, skip_accept_encoding=True)
        for name, value in self.headers.items():
            if name.lower() not in OF_A_CONNECTION:
                site.putheader(name, value)
        site.endheaders(body)
        with contextlib.closing(site), contextlib.suppress(OSError), site.getresponse() as answer:
            self.send_response_only(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in OF_A_CONNECTION:
                    self.send_header(name, value)
            self.end_headers()
            while piece := answer.read1(65536):
                self.wfile.write(piece)
                self.wfile.flush()

    def _be_the_shop(self) -> None:
        self.send_response(200 if self.path == "/" else 404)
        for cookie in OTHERS:
            self.send_header("Set-Cookie", cookie)
        self.end_headers()
        self.wfile.write(b"the shop" if self.path == "/" else b"the shop has no such page")

    def log_message(self, *args: object) -> None:
        pass


@contextlib.contextmanager
def serve_below(prefix: str, *, port: int, strips: bool) -> Iterator[str]:
    """The address of a host that has the site of this port below the prefix."""
    handler = partial(_Passing, port=port, prefix=prefix, strips=strips)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    # A stream may be open for as long as its reader is.
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
