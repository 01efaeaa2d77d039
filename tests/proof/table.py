"""The rows of the proof and how they are printed."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field

from .checks import Finding, Kind

SLOWEST = 15.0


@dataclass(kw_only=True)
class Row:
    """What a fault did: how often it was tried, what broke, and how long the slowest took."""

    fault: str
    tried: int = 0
    killed: set[int] = field(default_factory=set)
    """The process ids that were sent SIGKILL."""
    conversations: set[str] = field(default_factory=set)
    """The conversations that it befell, by id."""
    findings: list[Finding] = field(default_factory=list)
    slowest: float | None = None

    def count(self, kind: Kind) -> int:
        """How many promises of this kind were broken."""
        return sum(finding.kind == kind for finding in self.findings)

    @property
    def failed(self) -> bool:
        """Whether something broke, or took too long, or was never tried on anybody."""
        late = self.slowest is not None and self.slowest >= SLOWEST
        return bool(self.findings) or late or not (self.tried and self.conversations)

    def cells(self) -> list[str]:
        """As text, in the order of the columns."""
        slowest = "-" if self.slowest is None else f"{self.slowest:.1f} s"
        broken = [str(self.count(kind)) for kind in Kind]
        counts = [str(self.tried), str(len(self.killed)), str(len(self.conversations))]
        return [self.fault, *counts, *broken, slowest]

    def as_json(self) -> dict[str, object]:
        """As data."""
        kept = {"fault": self.fault, "tried": self.tried, "kills": len(self.killed)}
        broken = {kind.replace(" ", "_"): self.count(kind) for kind in Kind}
        found = [asdict(finding) for finding in self.findings]
        slowest = None if self.slowest is None else round(self.slowest, 2)
        return {
            **kept,
            "conversations": len(self.conversations),
            **broken,
            "slowest_recovery": slowest,
            "findings": found,
        }


COLUMNS = ["fault", "tried", "kills", "conversations", *Kind, "slowest recovery"]


def total(rows: Iterable[Row]) -> Row:
    """All rows as one; what stands in two of them is counted once."""
    summed = Row(fault="in all")
    for row in rows:
        summed.tried += row.tried
        summed.killed |= row.killed
        summed.conversations |= row.conversations
        summed.findings += [each for each in row.findings if each not in summed.findings]
        slowest = [each for each in (summed.slowest, row.slowest) if each is not None]
        summed.slowest = max(slowest, default=None)
    return summed


def rendered(title: str, rows: Sequence[Row]) -> str:
    """The table as plain text."""
    lines = [COLUMNS, *(row.cells() for row in rows), total(rows).cells()]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    told = [
        "  ".join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    ]
    rule = "-" * len(told[0])
    return "\n".join([title, rule, told[0], rule, *told[1:-1], rule, told[-1]])
