"""How a language promises: its words, and what keeps them from being a promise.

Parted by commas. A star stands for any ending, three dots for some words of the same clause and a
wave for two at the most. All is folded before it is read, so accents are for the reader.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Promising(NamedTuple):
    """How a language promises, and what keeps its words from being a promise."""

    write: str
    """Somebody will write or answer, or an answer will come."""
    look: str
    """Somebody will look into it or decide."""
    call: str
    """Somebody will call by telephone."""
    beside: str
    """Ways to be reached that nobody here uses, where they stand beside a promise."""
    condition: str
    """Leaves all behind it open: "if you want"."""
    denial: str
    """Keeps its clause from being a promise: "not", "whether"."""
    lists: Mapping[str, str] = MappingProxyType({})
    """Words that may each stand where their list is named in braces."""
