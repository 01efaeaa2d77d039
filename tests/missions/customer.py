"""The scripted customer: hears what kind of question it is, and picks the answer from the prose."""

import re

from .prose import Prose

NOT_FOUND = re.compile(r"can.t find", re.IGNORECASE)
WHICH_ITEM = re.compile(r"which items|how many of them", re.IGNORECASE)
WHICH_ORDER = re.compile(r"order number|which order", re.IGNORECASE)
YES_OR_NO = re.compile(r"shall I|would you like to talk", re.IGNORECASE)
WHAT = re.compile(r"didn.t get that|how can I help|what can I do", re.IGNORECASE)
DONE = re.compile(r"\bR-\d+\b")
# "• W2378156: Desk Lamp (white) and Laptop (15-inch), placed on 3 May"
LISTED = re.compile(r"• (W\d{7}): (.*?), placed on ")
# Of "I’ve requested the return of 2 × Lamp from order …" all but the articles.
COVERED = re.compile(r"^.*?(return of|exchange of|reported|instead of) | from order .*$", re.DOTALL)
WISH = re.compile(r"\b(return|exchange|refund)\b", re.IGNORECASE)
LETTERS = 4
YES = "Yes, please."
UNKNOWN = "I don't remember the order number."


class Customer:
    """Says each thing once, but for a yes, and falls silent when nothing is left to say."""

    def __init__(self, prose: Prose) -> None:
        self.opening = prose.opening
        self._known = _words(" ".join([prose.opening, *prose.later, *prose.details]))
        self._numbers = list(prose.numbers)
        self._details = list(prose.details)
        self._later = list(prose.later)
        self._who = [f"{UNKNOWN} {prose.identity}"]
        self._again = [prose.opening]
        self._said: set[str] = set()
        wishes = re.split(r"(?<=[.!?]) ", prose.opening)
        self._wishes = [one for one in wishes if WISH.search(one)]

    def answer(self, reply: str) -> str:
        """What is said to the agent's reply, or nothing."""
        if DONE.search(reply):
            self._again = self._forgotten(reply)
            return self._next(self._again, self._later)
        if NOT_FOUND.search(reply) or WHICH_ORDER.search(reply):
            return self._next(self._numbers, self._picked(reply), self._who, self._again)
        if WHICH_ITEM.search(reply):
            return self._next(self._details, self._again)
        if WHAT.search(reply):
            return self._next(self._later, self._again)
        if YES_OR_NO.search(reply):
            return YES
        return self._next(self._later, self._details)

    def _forgotten(self, reply: str) -> list[str]:
        """The wishes of the opening of which the request holds nothing."""
        held = set(_words(COVERED.sub("", reply)))
        wishes = [one for one in self._wishes if not held & set(_words(one))]
        self._wishes = []
        return wishes

    def _picked(self, reply: str) -> list[str]:
        """The order that holds what the prose speaks of, where the agent lists orders."""
        listed = {number: self._in_prose(titles) for number, titles in LISTED.findall(reply)}
        # The one with most of the words, and of two the one that was spoken of first.
        alike = {number: (len(at), -min(at)) for number, at in listed.items() if at}
        best = max(alike, key=lambda number: alike[number], default="")
        if not best or best in self._said:
            return []
        self._said.add(best)
        return [f"It is {best}."]

    def _in_prose(self, titles: str) -> list[int]:
        return [self._known.index(word) for word in set(_words(titles)) if word in self._known]

    @staticmethod
    def _next(*stores: list[str]) -> str:
        return next((store.pop(0) for store in stores if store), "")


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"[\w-]+", text.lower()) if len(word) >= LETTERS]
