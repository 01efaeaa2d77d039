"""Text as words of any language are compared: small, without accents."""

from support_agent.agent.planners.offline.text import fold

# Letters that lose no accent when they are taken apart.
UNLIKE = str.maketrans("ıłøđ", "ilod")


def bare(text: str) -> str:
    """Without accents, and what an apostrophe parts is apart."""
    return fold(text).translate(UNLIKE)
