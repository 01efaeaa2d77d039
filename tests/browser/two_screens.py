"""A customer and a colleague who talk, each before a screen that nobody loads anew."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import psutil
from playwright.sync_api import Page, expect

from .frail_shop import PASSWORD
from .people import PATIENCE, Chat, Desk, keys_of
from .telephone import Telephone


class TwoScreens:
    """A customer talks with Olga. Both have a telephone, which no outage touches."""

    def __init__(
        self, chat: Chat, name: str, *, visit: Callable[[], Page], site: str, other_site: str
    ):
        self.chat = chat
        self.chat.call_person()
        self.chat.wait_for(1, "notice")
        self.desk = Desk(visit(), site, "Olga", PASSWORD)
        self.desk.open(name)
        self.desk.claim()
        self.desk.reply(f"Hello {name}, Olga here.")
        self.chat.is_told("Olga here.")
        [key] = keys_of(self.chat.page)
        self.telephone = Telephone(other_site, key)
        self.telephone.sign_in("Olga", PASSWORD)
        self.before = self.telephone.reads()
        for page in (self.chat.page, self.desk.page):
            page.evaluate("window.isTheSamePage = true")

    def much_is_said_elsewhere(self) -> list[str]:
        """Twelve messages of both sides, in this order."""
        said = []
        for number in range(6):
            hers, theirs = f"From my telephone, {number}.", f"And from mine, {number}."
            self.telephone.colleague_says(hers)
            self.telephone.customer_says(theirs)
            said += [hers, theirs]
        return said

    def both_show(self, said: list[str], *, seconds: float = PATIENCE / 1000) -> None:
        """What was said from the beginning, once and in order, on pages that nobody loaded anew."""
        texts = [*self.before, *said]
        for bubbles in (self.chat.said().locator(".text"), self.desk.said()):
            expect(bubbles).to_have_text(texts, timeout=seconds * 1000)
        for page in (self.chat.page, self.desk.page):
            assert page.evaluate("window.isTheSamePage")
            for trouble in ("Not sent", "Connecting…"):
                expect(page.get_by_text(trouble)).to_have_count(0, timeout=PATIENCE)


@contextmanager
def asleep() -> Iterator[None]:
    """All processes of the browser stand still, as those of a closed laptop do."""
    ours = psutil.Process().children(recursive=True)
    browsers = [process for process in ours if "chrom" in process.name()]
    for process in browsers:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in browsers:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)
