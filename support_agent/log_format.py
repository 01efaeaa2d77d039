"""One record, one line: what a log collector can count and nobody can forge."""

import logging


class OneLine(logging.Formatter):
    """A traceback's lines are joined by bars; so is anything else that holds a line break."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return " | ".join(super().format(record).splitlines())
