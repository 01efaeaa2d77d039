"""Plain tables whose columns are aligned: words to the left, figures to the right."""

from collections.abc import Iterator, Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table. Its first column holds words, all others figures."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for cells in (head, *rows):
        words, *figures = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        yield "  ".join((words, *figures)).rstrip()


def share(value: float) -> str:
    """Three digits, as thresholds are written."""
    return f"{value:.3f}"
