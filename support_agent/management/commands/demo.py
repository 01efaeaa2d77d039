"""The whole product on this machine, by one command and until Ctrl-C."""

import contextlib
import http.client
import os
import signal
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from orders.text import quoted
from support_agent.demo import ground, staff
from support_agent.demo.errors import DemoRefused, NoAnswer
from support_agent.demo.processes import Processes
from support_agent.embedded.broker import BrokerDidNotStart
from support_agent.embedded.secret_file import kept_secret
from support_agent.embedded.server_binary import ServerMissing

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
OURS = ("-q", "-A", "support_agent")
SECONDS_TO_ANSWER = 60
# Of the broker, after its last user: here they all leave together.
LINGERS = 0.5


class Told(Exception):
    """Somebody wants the demo to stop."""


class Command(BaseCommand):
    """One parent of all processes: they start together and end together."""

    help = "Run the whole product on this machine: a demo shop, the agent, the desk."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Where to listen."""
        parser.add_argument("--port", type=_port, default=8000, help="8000 if left out")
        parser.add_argument(
            "--host", default="127.0.0.1", help="this machine alone if left out; 0.0.0.0 for all"
        )

    def handle(self, *, host: str, port: int, **options: Any) -> None:
        """Run until told to stop. Raises CommandError when something ends by itself."""
        try:
            ground.check_port(host, port)
            folder = ground.claim_folder()
            processes = Processes(self._say, _environ(host, folder))
            with self._until_told(processes), _broker():
                ground.migrate()
                self._run(host, port, folder, processes)
        except (DemoRefused, ServerMissing, BrokerDidNotStart) as refusal:
            raise CommandError(str(refusal)) from refusal
        self._say("Stopped.")

    def _run(self, host: str, port: int, folder: Path, processes: Processes) -> None:
        try:
            _start(processes, host, port)
            password = staff.password(folder)
            ground.furnish(password)
            _wait_for_an_answer(processes, EVERYWHERE.get(host, host), port)
            # Nobody waits for the first sweep, and two processes start faster than three.
            processes.start("beat", "celery", *OURS, "beat")
            self._say(_welcome(EVERYWHERE.get(host, host), port, password))
            while True:
                processes.check()
                time.sleep(0.2)
        finally:
            processes.stop()

    @contextlib.contextmanager
    def _until_told(self, processes: Processes) -> Iterator[None]:
        """Ends what it encloses by the first signal, and this whole process by a second one."""
        told: list[int] = []

        def hear(number: int, frame: FrameType | None) -> None:
            told.append(number)
            if len(told) > 1:
                processes.kill()
                os._exit(128 + number)
            self._say("Stopping; Ctrl-C once more stops at once.")
            raise Told

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, hear)
        with contextlib.suppress(Told):
            yield

    def _say(self, text: str) -> None:
        # The terminal may be gone, which is no reason to leave processes behind.
        with contextlib.suppress(OSError, ValueError):
            self.stdout.write(text)
            self.stdout.flush()


@contextlib.contextmanager
def _broker() -> Iterator[None]:
    """Started here, so that it does not wait for new users when all of them have left."""
    if settings.SUPPORT.redis_url:
        yield
        return
    broker = replace(settings.EMBEDDED_BROKER, lingers=LINGERS)
    try:
        broker.ensure_running()
        yield
    finally:
        broker.leave()


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise ArgumentTypeError(f"{quoted(text)} is no port: choose one from 1 to 65535")
    return int(text)


def _environ(host: str, folder: Path) -> dict[str, str]:
    more_hosts = ["*"] if host in EVERYWHERE else [host]
    secret = settings.SUPPORT.identity_secret or kept_secret(folder / "identity_secret")
    return {
        **os.environ,
        "SUPPORT_DEMO": "on",
        "SUPPORT_DATA_DIR": str(settings.SUPPORT.data_dir),
        "SUPPORT_IDENTITY_SECRET": secret,
        "SUPPORT_HTTPS": "off",
        # The logins that are printed are all that there is to sign in with.
        "SUPPORT_TWO_FACTOR": "off",
        "ALLOWED_HOSTS": ",".join([*settings.ALLOWED_HOSTS, *more_hosts]),
        "PYTHONUNBUFFERED": "1",
        # Of what root should not do: whoever tries a demo in a container is root.
        "PYTHONWARNINGS": "ignore",
    }


def _start(processes: Processes, host: str, port: int) -> None:
    place = ("--host", host, "--port", str(port), "--no-proxy-headers")
    quiet = ("--log-level", "warning", "--timeout-graceful-shutdown", "5")
    processes.start("web", "uvicorn", "support_agent.asgi:application", *place, *quiet)
    # It has no neighbours to wait for.
    processes.start("worker", "celery", *OURS, "worker", "--without-mingle", "--without-gossip")


def _wait_for_an_answer(processes: Processes, host: str, port: int) -> None:
    deadline = time.monotonic() + SECONDS_TO_ANSWER
    while not _answers(host, port):
        processes.check()
        if time.monotonic() > deadline:
            raise NoAnswer(_address(host, port), SECONDS_TO_ANSWER)
        time.sleep(0.05)


def _answers(host: str, port: int) -> bool:
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS_TO_ANSWER)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status < 500
    except OSError:
        return False
    finally:
        connection.close()


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _welcome(host: str, port: int, password: str) -> str:
    site = _address(host, port)
    rows = [
        ("The shop", site, "pick who is signed in, and open the chat"),
        ("The desk", f"{site}desk/", f"sign in as {staff.OPERATOR}, password {password}"),
        ("Returns", f"{site}admin/", f"sign in as {staff.REVIEWER}, password {password}"),
        ("The API", f"{site}api/docs/", ""),
    ]
    width = max(len(address) for _, address, _ in rows)
    lines = [f"  {name:<9} {address:<{width}}  {how}".rstrip() for name, address, how in rows]
    return "\n".join(
        ["", *lines, "", f"  {settings.SUPPORT.planner_sentence}", "  Ctrl-C stops all of it.", ""]
    )
