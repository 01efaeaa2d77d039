"""Figures, and plain tables of them: words to the left, figures to the right."""

from collections.abc import Iterator, Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[str]], *, words: int) -> Iterator[str]:
    """The lines of a table. Its first `words` columns hold words, all others figures."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for cells in (head, *rows):
        padded = (
            cell.ljust(width) if place < words else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        yield "  ".join(padded).rstrip()


def share(value: float) -> str:
    """Three digits, as thresholds are written."""
    return f"{value:.3f}"


def mean(values: Sequence[float]) -> float:
    """Their mean, and nothing where there are none."""
    return sum(values) / len(values) if values else 0.0
