"""What colleagues have promised this customer and not done yet."""

from collections.abc import Sequence

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Sentence

from .request import of_request


class TeamWill(Statement):
    """by which day the team answers or decides, where that is promised and open"""

    key = "team_will"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """One for each day; never of what is overdue or done."""
        said: list[Sentence] = []
        for duty in verified.open_duties():
            if duty.kind == "decide" and (of_it := of_request(verified, duty.about)):
                said += of_it
            elif duty.kind == "answer":
                by = Day(role="by", date=duty.by)
                said.append(Sentence(message="team-answers", values={"by": by}))
        return tuple(one for place, one in enumerate(said) if one not in said[:place])
