"""What was ordered weeks and months ago in the demonstration shop."""

from .goods import (
    BACKPACK,
    CHARGER,
    CLARA,
    EMMA,
    IGOR,
    JACKET,
    KETTLE,
    KEYBOARD,
    LUCIA,
    MATEO,
    MUG,
    NINA,
    PLAID,
    SHIRT,
    SPEAKER,
    TOM,
    VERA,
)
from .parcels import arrived
from .recipes import Recipe

LONG_AGO = (
    Recipe(
        number="1003",
        person=TOM,
        placed=210,
        goods=((KEYBOARD, 1, 1),),
        parcels=(arrived("UPS", "1ZA7710", 204),),
    ),
    Recipe(
        number="1007",
        person=EMMA,
        placed=160,
        goods=((MUG, 4, 1), (KETTLE, 1, 1)),
        parcels=(arrived("DHL", "JD01470021", 155),),
    ),
    Recipe(
        number="1011",
        person=IGOR,
        placed=121,
        goods=((PLAID, 1, 1),),
        parcels=(arrived("GLS", "GL553201", 115),),
    ),
    Recipe(
        number="1016",
        person=CLARA,
        placed=96,
        goods=((JACKET, 1, 1),),
        parcels=(arrived("DHL", "JD01470377", 92),),
    ),
    Recipe(
        number="1019",
        person=LUCIA,
        placed=74,
        goods=((SHIRT, 2, 1),),
        parcels=(arrived("SEUR", "SE880045", 70),),
    ),
    Recipe(
        number="1022",
        person=NINA,
        placed=58,
        goods=((SPEAKER, 1, 1),),
        parcels=(arrived("UPS", "1ZA7893", 53),),
    ),
    Recipe(
        number="1025",
        person=VERA,
        placed=47,
        goods=((CHARGER, 2, 1),),
        parcels=(arrived("GLS", "GL553388", 43),),
    ),
    # The day before yesterday was the last day to return it.
    Recipe(
        number="1029",
        person=MATEO,
        placed=37,
        goods=((BACKPACK, 1, 1),),
        parcels=(arrived("SEUR", "SE880151", 32),),
    ),
)
