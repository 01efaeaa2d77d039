"""What the tools have told in this run, read with care: an observation may be cut or refused."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from support_agent.agent.types import Action, Observation, Step

STATUS = "get_order_status"
ESTIMATE = "estimate_delivery"
OPEN_RETURN = "open_return_request"
SETTLE = "settle_proposal"
CHANGE = "change_return_request"
HAND_OVER = "hand_to_human"

NOT_FOUND = "order_not_found"
# Refusals of the shop that we can explain. After any other error a person goes on.
EXPLAINED = frozenset({NOT_FOUND, "return_not_allowed", "return_already_open", "too_few_left"})


@dataclass(frozen=True, kw_only=True)
class Finding:
    """An action and what came of it."""

    action: Action
    observation: Observation

    @property
    def tool(self) -> str:
        """The tool; what code has settled with the customer is a return that was asked for."""
        return OPEN_RETURN if self.action.name == SETTLE else self.action.name

    @property
    def number(self) -> str:
        """The order that it is about."""
        asked = self.action.input.get("order_id") or self.facts.get("order_id") or ""
        return str(asked).strip().lstrip("#№").strip().upper()

    @property
    def facts(self) -> Mapping[str, Any]:
        """The observation's content, empty where it is no JSON object."""
        content = self.observation.content
        return content if isinstance(content, Mapping) else {}

    @property
    def refusal(self) -> str:
        """The code of the refusal, or an empty text."""
        return str(self.facts.get("error", "unknown")) if self.observation.is_error else ""

    @property
    def is_unusable(self) -> bool:
        """Whether nothing can be said from it: a failure, or a result that was cut."""
        if self.observation.is_error:
            return self.refusal not in EXPLAINED
        return not self.facts


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """All findings that belong to the words that are being answered."""

    findings: tuple[Finding, ...] = ()

    @classmethod
    def of(cls, steps: Iterable[Step]) -> "Evidence":
        findings = []
        for step in steps:
            by_id = {observation.call_id: observation for observation in step.observations}
            for action in step.plan.actions:
                if observation := by_id.get(action.id):
                    findings.append(Finding(action=action, observation=observation))
        return cls(findings=tuple(findings))

    def about(self, tool: str, number: str) -> Finding | None:
        """What this tool last told of this order."""
        for finding in reversed(self.findings):
            if finding.tool == tool and finding.number == number:
                return finding
        return None

    @property
    def has_changed(self) -> bool:
        """Whether code has taken back or changed a request, as the customer asked."""
        return any(one.tool == CHANGE and not one.refusal for one in self.findings)

    @property
    def is_unusable(self) -> bool:
        return any(finding.is_unusable for finding in self.findings)
