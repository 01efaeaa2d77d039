"""What the benchmarks stand on: a PostgreSQL, a Valkey and a shop of their own, and processes."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey

ROOT = Path(__file__).parents[2]
SECONDS = 60
OURS = ("SUPPORT_", "ANTHROPIC_", "CELERY_", "REDIS_", "DATABASE_", "SECRET_", "DEBUG", "ALLOWED_")
WORKER = ("-m", "celery", "-A", "support_agent", "worker")


class DidNotHappen(Exception):
    """What a figure waited for; with what the process wrote."""


@contextmanager
def prepared() -> Iterator[None]:
    """Django on servers that end with the block, and the demonstration's shop."""
    _allow_many_files()
    for name in [name for name in os.environ if name.startswith(OURS)]:
        del os.environ[name]
    postgres, valkey = Postgres(), Valkey()
    shop = valkey.folder / "shop"
    shop.mkdir()
    os.environ |= {
        "DATABASE_URL": postgres.url,
        "REDIS_URL": valkey.url,
        "SUPPORT_DATA_DIR": str(shop),
        "DJANGO_SETTINGS_MODULE": "support_agent.settings",
        "ANTHROPIC_API_KEY": "test",
        "SUPPORT_PAUSE_MS": "0",
        # What is measured is the way through the model.
        "SUPPORT_KNOWN_PATHS": "off",
        # One customer asks all the questions here, and more than any would.
        "SUPPORT_MAX_USD_CUSTOMER_DAY": "100000",
        "SUPPORT_MAX_USD_SHOP_MONTH": "100000",
        "SUPPORT_MAX_USD_CONVERSATION": "100000",
        "SUPPORT_MAX_CONVERSATIONS": "100000/hour",
    }
    try:
        _make_shop()
        yield
    finally:
        valkey.stop()
        postgres.stop()


def _make_shop() -> None:
    import django

    django.setup()
    from django.core.management import call_command
    from django.utils import timezone

    from orders.demo import seeding

    call_command("migrate", verbosity=0)
    seeding.seed(now=timezone.now())


def _allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Process:
    """A Python process of the product or of a floor, and what it takes."""

    def __init__(self, *arguments: str, **environ: str) -> None:
        self.log = Path(tempfile.mkstemp(prefix="benchmark-", suffix=".log")[1])
        with self.log.open("wb") as written:
            self._process = subprocess.Popen(
                [sys.executable, *arguments],
                cwd=ROOT,
                env=os.environ | environ,
                stdout=written,
                stderr=written,
            )
        self._taken = psutil.Process(self._process.pid)

    @property
    def pid(self) -> int:
        return self._process.pid

    def cpu(self) -> float:
        """Seconds of CPU until now."""
        times = self._taken.cpu_times()
        return times.user + times.system

    def memory(self) -> int:
        """Bytes that are its own, and its share of what it shares."""
        return self._taken.memory_full_info().pss

    def signal(self, number: int) -> None:
        self._taken.send_signal(number)

    def threads(self) -> int:
        return self._taken.num_threads()

    def wait_for(self, words: str) -> str:
        """The line of its log that holds these words."""
        wait_until(lambda: words in self.log.read_text(), why=self.log.read_text)
        return next(line for line in self.log.read_text().splitlines() if words in line)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        self.log.unlink()

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *details: object) -> None:
        self.stop()


@contextmanager
def model(*options: str) -> Iterator[str]:
    """The address of a model in another process."""
    with Process("-m", "tests.benchmarks.model", *options) as process:
        yield process.wait_for("http://").strip()


@contextmanager
def worker(model_url: str, *options: str, **environ: str) -> Iterator[Process]:
    """One worker process as it is shipped, which asks this model."""
    with Process(*WORKER, *options, ANTHROPIC_BASE_URL=model_url, **environ) as process:
        process.wait_for("ready.")
        yield process


def wait_until(
    holds: Callable[[], bool], *, why: Callable[[], str] = str, seconds: float = SECONDS
) -> None:
    """Wait for something to come true. Raises DidNotHappen."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise DidNotHappen(why()[-3000:])
        time.sleep(0.02)
