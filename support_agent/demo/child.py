"""Runs one program of the demo, and ends it when the demo has ended, however that ended.

python -m support_agent.demo.child MODULE ARGUMENT...
"""

import os
import runpy
import signal
import sys
import threading
import time

SECONDS_TO_STOP = 6


def main(module: str, arguments: list[str]) -> None:
    """Be that program. This imports nothing that it does not."""
    threading.Thread(target=_end_with_the_demo, daemon=True).start()
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _end_with_the_demo() -> None:
    # The demo holds the other end and writes nothing. The kernel closes that end when the demo
    # is gone, kill -9 included, on any system.
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(SECONDS_TO_STOP)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
