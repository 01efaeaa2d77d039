"""When the team is there."""

from collections.abc import Iterator
from datetime import time

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import OpenHours, Sentence


class DeskHours(Statement):
    """when our team is there"""

    key = "desk_hours"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """In the week that begins today, by the shop's clock."""
        hours: dict[tuple[time, time], list[int]] = {}
        for one in verified.facts.desk:
            hours.setdefault((one.opens, one.closes), []).append(one.weekday)
        if not hours:
            return
        if list(hours) == [(time(0), time(0))] and len(verified.facts.desk) == len(range(7)):
            yield Sentence(message="desk-always")
            return
        listed = tuple(
            OpenHours(days=tuple(sorted(set(days))), opens=opens, closes=closes)
            for (opens, closes), days in hours.items()
        )
        yield Sentence(message="desk-hours", values={"hours": listed})
