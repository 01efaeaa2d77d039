"""When people are there."""

from collections.abc import Sequence
from datetime import time

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import OpenHours, Sentence, Value

MIDNIGHT = time(0)
WEEK = tuple(range(7))


class DeskHours(Statement):
    """when the team is there"""

    key = "desk_hours"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """The hours of a week like any other, or of the next seven days."""
        desk = verified.facts.desk
        if desk is None:
            return ()
        if not desk.hours:
            return (Sentence(message="desk-closed-week"),)
        by_hours: dict[tuple[time, time], list[int]] = {}
        for weekday, opens, closes in desk.hours:
            by_hours.setdefault((opens, closes), []).append(weekday)
        if list(by_hours) == [(MIDNIGHT, MIDNIGHT)] and tuple(desk.weekdays) == WEEK:
            return (Sentence(message="desk-always"),)
        hours = tuple(
            OpenHours(days=tuple(sorted(days)), opens=opens, closes=closes)
            for (opens, closes), days in sorted(by_hours.items(), key=lambda one: min(one[1]))
        )
        values: dict[str, Value] = {"hours": hours}
        return (
            Sentence(message="desk-hours" if desk.is_usual else "desk-hours-week", values=values),
        )
