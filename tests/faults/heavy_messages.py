"""A calm customer beside messages that were made to be dear, on real processes.

    python -m tests.faults.heavy_messages

Four strangers send one message each; meanwhile a customer asks where an order is, again and
again. Told are the times of their requests and answers, before and beside the abuse.
"""

import http.client
import json
import os
import statistics
import threading
import time
from collections.abc import Callable, Sequence

import psutil

from tests.benchmarks import ground

LONGEST = 3_990
ABUSE = (
    "#7 " + "#1 " * 1_400,
    "9 " + "1 2 " * 1_000,
    "1042, " + "1187, " * 700,
    "4222 " + "4111 1111 " * 400,
)
SECONDS = 200
QUIET_QUESTIONS = 5
SECONDS_BETWEEN = 1.0
SECONDS_TO_ANSWER = 60


class Guest:
    """Who opens a conversation, says one thing and reads what is answered."""

    def __init__(self, port: int) -> None:
        self._port = port
        opened = self._ask("POST", "/api/v1/conversations/", {})
        self._path = f"/api/v1/conversations/{opened['id']}/messages/"
        self._token = opened["token"]
        self.id = opened["id"]

    def says(self, text: str) -> float:
        """The seconds until it was taken."""
        began = time.monotonic()
        self._ask("POST", self._path, {"text": text, "client_id": "one"})
        return time.monotonic() - began

    def is_answered(self) -> bool:
        said = self._ask("GET", self._path)["messages"]
        return any(message["author"] != "customer" for message in said)

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=SECONDS)
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        if hasattr(self, "_token"):
            headers["Authorization"] = f"Bearer {self._token}"
        connection.request(method, path, (body and json.dumps(body)) or "{}", headers)
        answer = connection.getresponse()
        read = answer.read()
        connection.close()
        assert answer.status < 300, read
        return json.loads(read)


def asks(port: int) -> tuple[float, float]:
    """Seconds until a question was taken, and until it was answered."""
    guest, began = Guest(port), time.monotonic()
    taken = guest.says("Where is order 1187?")
    while not guest.is_answered() and time.monotonic() < began + SECONDS_TO_ANSWER:
        time.sleep(0.1)
    return taken, time.monotonic() - began


def told(name: str, asked: Sequence[tuple[float, float]]) -> None:
    taken, answered = zip(*asked, strict=True)
    print(
        f"{name}: {len(asked)} questions; taken in {statistics.median(taken):.2f} s "
        f"(at most {max(taken):.2f}), answered in {statistics.median(answered):.1f} s "
        f"(at most {max(answered):.1f})",
        flush=True,
    )


def meanwhile(port: int, is_over: Callable[[], bool]) -> list[tuple[float, float]]:
    """What a calm customer meets until the abuse is over."""
    began, asked = time.monotonic(), []
    while len(asked) < QUIET_QUESTIONS or (not is_over() and time.monotonic() < began + SECONDS):
        asked.append(asks(port))
        time.sleep(SECONDS_BETWEEN)
    return asked


def work_of(pid: int) -> float:
    """Seconds of CPU of a process and those below it."""
    process = psutil.Process(pid)
    times = [each.cpu_times() for each in (process, *process.children(recursive=True))]
    return sum(one.user + one.system for one in times)


def main() -> None:
    with ground.prepared():
        os.environ |= {"SUPPORT_PLANNER": "offline", "SUPPORT_KNOWN_PATHS": "on"}
        # Here and not above: they need the settings that were just made.
        from support_agent.models import Run
        from tests.benchmarks import sites

        worker = ground.Process(*ground.WORKER, "--loglevel", "info")
        beat = ground.Process("-m", "celery", "-A", "support_agent", "beat")
        with worker, beat, sites.site() as (web, port):
            worker.wait_for("ready.")
            asks(port)
            told("calm", [asks(port) for _ in range(QUIET_QUESTIONS)])

            before, began = (work_of(web.pid), work_of(worker.pid)), time.monotonic()
            strangers = [Guest(port) for _ in ABUSE]
            threads = [
                threading.Thread(target=stranger.says, args=(text[:LONGEST],))
                for stranger, text in zip(strangers, ABUSE, strict=True)
            ]
            for thread in threads:
                thread.start()
            runs = Run.objects.filter(conversation__in=[stranger.id for stranger in strangers])
            ended = runs.exclude(state__in=Run.OPEN)
            told("beside the abuse", meanwhile(port, lambda: ended.count() == len(ABUSE)))
            for thread in threads:
                thread.join()
            print(f"the abuse was over after {time.monotonic() - began:.0f} s", flush=True)
            for run in runs:
                print(f"a dear run: {run.state} {run.end_code}, taken {run.fence} times")
            for name, process, earlier in zip(
                ("web", "worker"), (web, worker), before, strict=True
            ):
                print(f"{name}: {work_of(process.pid) - earlier:.1f} s of CPU")
            print(worker.log.read_text().count("hangs"), "runs that hang")


if __name__ == "__main__":
    main()
