"""How many streams this process holds open, for whom, and which one gives way."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from django.conf import settings

from .bells import Bell

# How many streams this process holds open, by kind.
open_streams: Counter[str] = Counter()


@dataclass(eq=False)
class Seat:
    """One stream's place. Whoever has lost it says nothing more."""

    bell: Bell | None = field(default=None)
    is_lost: bool = False

    def lose(self) -> None:
        """Give way, at once if it is waiting."""
        self.is_lost = True
        if self.bell is not None:
            self.bell.ring()


class Seats:
    """All streams of a process, by their reader (a conversation, a colleague) and by address.

    Those of a kind are counted together, for whoever watches the process.
    """

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._oldest_first: defaultdict[str, list[Seat]] = defaultdict(list)
        self._by_address: Counter[str] = Counter()

    @contextmanager
    def taken(self, reader: str, address: str = "") -> Iterator[Seat | None]:
        """A seat until the block ends; None where the address has too many.

        Of a reader the newest is served and the oldest gives way: on a train a browser leaves
        one behind that is dead and does not know it. Of an address the others may belong to
        somebody else, and none of them gives way.
        """
        if address and self._by_address[address] >= settings.SUPPORT.max_streams["address"]:
            yield None
            return
        seat = Seat()
        self._sit_down(seat, reader)
        self._by_address[address] += 1
        open_streams[self._kind] += 1
        try:
            yield seat
        finally:
            open_streams[self._kind] -= 1
            self._leave(seat, reader)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _sit_down(self, seat: Seat, reader: str) -> None:
        seats = self._oldest_first[reader]
        seats.append(seat)
        if len(seats) > settings.SUPPORT.max_streams["conversation"]:
            seats.pop(0).lose()

    def _leave(self, seat: Seat, reader: str) -> None:
        if not seat.is_lost:
            self._oldest_first[reader].remove(seat)
        if not self._oldest_first[reader]:
            del self._oldest_first[reader]
