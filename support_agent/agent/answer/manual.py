"""The model's manual of the final answer, made of the statements."""

from .statement import About, Statement
from .statements import ALL_STATEMENTS

OWN_WORDS = "own_words"
INTRODUCTION = (
    "Choose what is said; code writes it, with all days, numbers and names, from what the tools of "
    "this run found. A part without support is left out: look the order up first. Answer the "
    "question itself, in few parts, one for each order and key. What code wrote and what it must "
    "ask to confirm is said without you."
)
ABOUT: dict[About, str] = {
    "order": "With `about`, the order's number:",
    "request": "With `about`, the return request's number:",
    "number": "With `about`, the number:",
    "": "Without `about`:",
}
OWN = (
    f"- {OWN_WORDS}: one short sentence of yours in `words`, in their language, that is warm and "
    "says nothing else; at most one"
)
KEYS = (*(statement.key for statement in ALL_STATEMENTS), OWN_WORDS)


def manual() -> str:
    """What the model reads of the keys."""
    lines = [INTRODUCTION]
    for about, heading in ABOUT.items():
        lines.append(heading)
        lines += [f"- {one.key}: {_line(one)}" for one in ALL_STATEMENTS if one.about == about]
    return "\n".join([*lines, OWN])


def _line(statement: Statement) -> str:
    return " ".join((type(statement).__doc__ or "").split())
