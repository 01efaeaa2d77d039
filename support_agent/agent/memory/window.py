"""Where a window of a conversation begins. It follows from the entries alone, and seldom moves."""

from collections.abc import Sequence

from .entries import Entry

# A window that would begin amid a turn begins with the next one, if it is so near.
NEAR = 5
# A day's writing that is to be answered may be so many times what a window holds otherwise.
OWN = 2


def opening(last: int, *, least: int) -> int:
    """The sequence behind which the window of this last message opens.

    It moves by `least` messages at once: there are so many in the window, or up to twice as many.
    """
    return max(0, (last // least - 1) * least)


def beginning(
    entries: Sequence[Entry], *, opening: int, least: int, own: int, characters: int
) -> int:
    """The index of the first entry in the window.

    From where it opens, the window is filled entry by entry. Whenever it holds more than so many
    characters, the oldest leave until it holds half of them: also these jumps are the same
    whenever they are looked at. What the run answers stays in, from the sequence `own` on.
    """
    start = _first(entries, opening=opening, least=least)
    held, latest = 0, start
    for end in range(start, len(entries)):
        held += entries[end].size
        latest = end if entries[end].is_said else latest
        if held > characters:
            start, held = _fewer(entries, start, latest, held, most=characters // 2)
    return min(start, _own(entries, since=own, most=OWN * characters))


def _first(entries: Sequence[Entry], *, opening: int, least: int) -> int:
    if not opening:
        return 0
    # Looked for among what was there when the window opened, so that it is found ever after.
    behind = [place for place, entry in enumerate(entries) if entry.place > opening]
    near = opening + min(NEAR, least)
    begins = (
        place for place in behind if entries[place].is_customers and entries[place].place <= near
    )
    return next(begins, behind[0] if behind else len(entries))


def _fewer(
    entries: Sequence[Entry], start: int, latest: int, held: int, *, most: int
) -> tuple[int, int]:
    # The latest message stays, with the steps that it led to.
    while start < latest and (held > most or not entries[start].is_said):
        held -= entries[start].size
        start += 1
    return start, held


def _own(entries: Sequence[Entry], *, since: int, most: int) -> int:
    messages = [place for place, entry in enumerate(entries) if entry.is_said]
    first, held = len(entries), 0
    for place in reversed(messages):
        held += entries[place].size
        if entries[place].place < since or (held > most and first < len(entries)):
            break
        first = place
    return first
