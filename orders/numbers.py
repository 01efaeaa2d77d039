"""How the number of an order is written, and which order is meant by it. Plain text, no rows."""

import re
import unicodedata

from .text import without_heaps, without_marks

# What shops add to an order's number for its parcels: "1193-1", "1193-F1", "1193/2".
PARCEL = re.compile(r"(?P<order>.{0,40}\d)[-/]F?\d{1,2}", re.IGNORECASE)


def bare_number(number: str) -> str:
    """The number as it is stored: '#1187', ' 1187 ' and '№ 1187' are one order.

    So is one that was copied together with marks that nobody sees.
    """
    bare = without_heaps(without_marks(number)).strip().lstrip("#№").strip()
    # Among the signs that are written anew there are wide ones: "＃".
    return unicodedata.normalize("NFKC", bare).lstrip("#").strip()


def numbers_meant(number: str) -> tuple[str, ...]:
    """The number as it is stored, and the order's where it may be that of one of its parcels.

    The first that there is counts: a shop may call an order "1193-1".
    """
    bare = bare_number(number)
    parcel = PARCEL.fullmatch(bare)
    return (bare, parcel["order"]) if parcel else (bare,)
