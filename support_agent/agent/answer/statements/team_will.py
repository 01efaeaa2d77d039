"""What the team has promised."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Sentence

from .request import standing


class TeamWill(Statement):
    """what our team has promised this customer and by which day, while it is open"""

    key = "team_will"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Open commitments whose day has not passed."""
        today = verified.facts.today
        for one in verified.facts.duties:
            if today and one.by < today:
                continue
            if one.kind == "decide":
                yield from standing(one.about, "requested", verified)
            else:
                yield Sentence(message="team-answers", values={"by": Day(role="by", date=one.by)})
