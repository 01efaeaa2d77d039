"""Once every few seconds a serving process says that it lives, and adds up what it counted.

One thread, begun by a server and by no command. What it can't say for want of the database or of
Redis it says the next time; that both answer again is told here, since nobody else may ask them.
"""

import logging
import os
import threading

import redis
from django.db import Error, connections

from support_agent import outages
from support_agent.conversation import heartbeats
from support_agent.conversation.seats import open_streams
from support_agent.models import Heartbeat

from . import sums

logger = logging.getLogger(__name__)


class Pulse:
    """The thread of one process."""

    def __init__(self, kind: Heartbeat.Kind) -> None:
        self.kind = kind
        self.name = heartbeats.name_of(kind)
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, name="pulse", daemon=True)

    def start(self) -> None:
        """Say so from here on."""
        self._thread.start()

    def stop(self, seconds: float = 2.0) -> None:
        """Say the last of it, and that this process ends on purpose."""
        self._ends.set()
        self._thread.join(seconds)

    def _run(self) -> None:
        while not self._ends.is_set():
            self.beat()
            self._ends.wait(heartbeats.SECONDS_BETWEEN)
        add_up()
        try:
            heartbeats.end(self.name)
        except Error:
            # It is missed for a while.
            pass
        finally:
            connections.close_all()

    def beat(self) -> None:
        """Say once that this process lives."""
        holds = {"streams": {kind: number for kind, number in open_streams.items() if number}}
        try:
            heartbeats.beat(self.kind, name=self.name, holds=holds)
            outages.DATABASE.end()
        except Error as error:
            outages.DATABASE.meet("a heartbeat", error)
        except Exception:
            logger.exception("The heartbeat failed.")
        finally:
            connections.close_all()
        add_up()


def add_up() -> None:
    """Add what was counted to what all processes counted."""
    try:
        sums.add()
        if outages.REDIS.lasts and sums.answers():
            outages.REDIS.end()
    except redis.RedisError as error:
        outages.REDIS.meet("what was counted", error)
    except Exception:
        logger.exception("What was counted could not be added up.")


_pulse: Pulse | None = None


def start(kind: Heartbeat.Kind) -> None:
    """Begin this process's pulse. Asked again, also by a process that was forked, it begins one."""
    global _pulse
    if _pulse is None or _pulse.name != heartbeats.name_of(kind):
        _pulse = Pulse(kind)
        _pulse.start()


def stop() -> None:
    """End it, where there is one."""
    global _pulse
    pulse, _pulse = _pulse, None
    if pulse is not None and pulse.name.split()[1].startswith(f"{os.getpid()}@"):
        pulse.stop()
