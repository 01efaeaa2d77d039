"""A line between a browser and the site that can be cut, or die without a word."""

import contextlib
import socket
import threading


class Line:
    """Passes bytes on until it is cut; then every connection breaks and none is let in.

    A line that is dead takes all bytes and delivers none, as after a sleep: a router has forgotten
    the connections, and neither end is told.
    """

    def __init__(self, port: int) -> None:
        self._site = ("127.0.0.1", port)
        self._entrance = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._entrance.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._lives: list[threading.Event] = []
        self._is_cut = False
        self._guard = threading.Lock()
        self._thread = threading.Thread(target=self._let_in)
        self._thread.start()

    def cut(self) -> None:
        with self._guard:
            self._is_cut = True
            ends, self._ends = self._ends, []
        for end in ends:
            _hang_up(end)

    def mend(self) -> None:
        self._is_cut = False

    def die(self) -> None:
        """All connections of now are dead; those that come are not."""
        with self._guard:
            lives, self._lives = self._lives, []
        for life in lives:
            life.clear()

    def close(self) -> None:
        self.cut()
        _hang_up(self._entrance)
        self._thread.join()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._entrance.accept()
                self._connect(browser)

    def _connect(self, browser: socket.socket) -> None:
        with self._guard:
            if self._is_cut:
                browser.close()
                return
            site = socket.create_connection(self._site)
            self._ends += [browser, site]
            life = threading.Event()
            life.set()
            self._lives.append(life)
        for source, sink in ((browser, site), (site, browser)):
            threading.Thread(target=_pass_on, args=[source, sink, life], daemon=True).start()


def _pass_on(source: socket.socket, sink: socket.socket, life: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while piece := source.recv(65536):
            if life.is_set():
                sink.sendall(piece)
    if life.is_set():
        _hang_up(sink)


def _hang_up(end: socket.socket) -> None:
    # Closing alone would not wake a thread that waits for it.
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
