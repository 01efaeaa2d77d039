"""Names that somebody else wrote, as a reply may show them: in one line, short, with no address in them."""

import re
import unicodedata

LONGEST = 60
# An address of a website or of mail: "norte-pay.example/pay", "a@b.example", "https://...".
ADDRESS = re.compile(
    r"\S*(?:://|@|www\.)\S*|\b[\w-]+(?:\s?\(?\.\)?\s?|\.)[^\W\d_]{2,}(?:/\S*|\b(?=\s|$))",
    re.IGNORECASE,
)
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def shown(name: str) -> str:
    """The name in one line without what nobody sees, addresses, and what makes it long."""
    seen = "".join(" " if unicodedata.category(one) in UNSEEN else one for one in name[:500])
    words = " ".join(ADDRESS.sub(" ", seen).split())
    return words if len(words) <= LONGEST else f"{words[:LONGEST].rstrip()}…"
