"""What hostile conversations have reached, so that an idle test is seen."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from handoff.models import Escalation
from support_agent.agent.toolbox.registration import registered
from support_agent.agent.tools import ALL_TOOLS
from support_agent.models import Run

from .day import Day

EXPECTED = {
    "tools": {registered(entry).tool.name for entry in ALL_TOOLS} | {"(unknown)"},
    "refusals": {
        "unknown_tool",
        "malformed_arguments",
        "invalid_arguments",
        "out_of_scope",
        "order_not_found",
        "return_not_allowed",
        "too_few_left",
        "not_answered",
    },
    "checks": {"unsupported", "final_output"},
    "left out": {"own words", "a fact"},
    "ends": {
        "replied",
        "agent_asked",
        "steps",
        "tokens",
        "money",
        "calls",
        "same_action",
        "nothing_new",
        "newer_message",
        "person_came",
        "overloaded",
        "refusal",
        "max_tokens",
        "bug",
    },
}


@dataclass(kw_only=True)
class Tally:
    """Counts over many examples."""

    conversations: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    reached: dict[str, Counter[str]] = field(
        default_factory=lambda: {kind: Counter() for kind in EXPECTED}
    )

    def add_day(self, day: Day) -> None:
        """Count what one example left, before it is rolled back."""
        self.conversations += len(day.told)
        for call in day.calls():
            known = call.name in EXPECTED["tools"]
            self.reached["tools"][call.name if known else "(unknown)"] += 1
            if call.is_error:
                self.reached["refusals"][call.content["error"]] += 1
        for told in day.told:
            self.reached["ends"].update(map(_end, told.runs))
            self.reached["checks"].update(
                called.detail
                for called in told.called
                if called.reason == Escalation.Reason.GUARD_TRIPPED
            )
            self.reached["left out"].update(_left_out(told.runs))
            said = Counter(message.author for message in told.messages)
            self.counts += Counter(
                {
                    "messages of customers": said["customer"],
                    "replies": said["agent"],
                    "persons called": len(told.called),
                    "return requests": len(told.asked_back),
                    "questions before one": len(told.proposals),
                    "runs": len(told.runs),
                }
            )

    def add(self, other: "Tally") -> None:
        """Take in what another part has counted."""
        self.conversations += other.conversations
        self.counts += other.counts
        for kind, reached in other.reached.items():
            self.reached[kind] += reached

    def missing(self) -> list[str]:
        """What was to be reached and never was."""
        return [
            f"{kind}: {name}"
            for kind, names in EXPECTED.items()
            for name in sorted(names - self.reached[kind].keys())
        ]

    def lines(self) -> Iterator[str]:
        """The counts, for people."""
        counted = ", ".join(f"{count} {what}" for what, count in self.counts.items())
        yield f"{self.conversations} conversations: {counted}"
        for kind, reached in self.reached.items():
            told = ", ".join(f"{name} {count}" for name, count in reached.most_common())
            yield f"{len(reached)} {kind}: {told}"


def _left_out(runs: Iterable[Run]) -> Iterator[str]:
    for run in runs:
        for step in run.steps.all():
            for part in step.unsupported:
                yield "own words" if part.startswith("“") else "a fact"


def _end(run: Run) -> str:
    return "replied" if run.state == Run.State.REPLIED else run.end_code or run.state
