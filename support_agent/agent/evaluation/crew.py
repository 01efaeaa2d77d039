"""Conversations at once, where a model is waited for: in processes, each with shops to itself.

A conversation has a whole database, and a process has one of them at a time. Whoever is begun
here imports this module before Django is set up, so that it imports nothing of the product above.
"""

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import django

if TYPE_CHECKING:
    from .cases import Case
    from .play import Played
    from .scratch import Scratch

AT_ONCE = 8

_scratch: "Scratch"


def plays(
    cases: "Sequence[Case]", *, planner: str, made: Path, processes: int
) -> "Iterator[Played]":
    """What came of each case, in their order; each is played in a copy of the shop in that file."""
    with ProcessPoolExecutor(
        min(processes, len(cases)),
        mp_context=get_context("spawn"),
        initializer=_begin,
        initargs=(made,),
    ) as crew:
        yield from crew.map(partial(_play, planner=planner), cases)


def _begin(made: Path) -> None:
    global _scratch
    django.setup()
    logging.disable(logging.INFO)

    from .scratch import join

    _scratch = join(made)


def _play(case: "Case", *, planner: str) -> "Played":
    from .play import play

    return play(case, planner=planner, scratch=_scratch)
