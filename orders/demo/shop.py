"""The demonstration shop: who buys there, what, and how it goes. No rule elsewhere knows these numbers."""

from .goods import (
    BACKPACK,
    CHARGER,
    CLARA,
    EARBUDS,
    EMMA,
    HEADPHONES,
    IGOR,
    JACKET,
    KETTLE,
    KEYBOARD,
    LAMP,
    LUCIA,
    MATEO,
    MUG,
    NINA,
    PLAID,
    SANDALS,
    SHIRT,
    SPEAKER,
    TOM,
    VASE,
    VERA,
)
from .parcels import arrived, on_its_way
from .recipes import Parcel, Recipe
from .shop_before import LONG_AGO

SOME_WEEKS = (
    Recipe(
        number="1031",
        person=TOM,
        placed=33,
        goods=((LAMP, 1, 1), (MUG, 2, 1)),
        parcels=(arrived("UPS", "1ZA8021", 28),),
    ),
    Recipe(
        number="1034",
        person=EMMA,
        placed=27,
        goods=((EARBUDS, 1, 1),),
        parcels=(arrived("DHL", "JD01470930", 22),),
    ),
    Recipe(
        number="1036",
        person=CLARA,
        placed=24,
        goods=((SANDALS, 1, 1), (SHIRT, 1, 1)),
        parcels=(arrived("DHL", "JD01471004", 19),),
    ),
    Recipe(number="1038", person=NINA, placed=19, goods=((JACKET, 1, 0),), cancelled=18),
    Recipe(
        number="1039",
        person=IGOR,
        placed=17,
        goods=((KETTLE, 1, 1), (PLAID, 2, 1)),
        parcels=(arrived("GLS", "GL553790", 12),),
    ),
    Recipe(
        number="1040",
        person=VERA,
        placed=15,
        goods=((VASE, 1, 1), (MUG, 6, 2)),
        parcels=(
            arrived("GLS", "GL553812", 9),
            on_its_way("GLS", "GL553813", expected=-1, scanned=1),
        ),
    ),
    Recipe(
        number="1042",
        person=MATEO,
        placed=12,
        goods=((KEYBOARD, 1, 1),),
        parcels=(on_its_way("SEUR", "SE880274", expected=-2, scanned=4),),
    ),
    Recipe(
        number="1058",
        person=TOM,
        placed=11,
        goods=((SPEAKER, 1, 1),),
        parcels=(on_its_way("UPS", "1ZA8177", expected=2, scanned=3),),
    ),
    Recipe(
        number="1073",
        person=CLARA,
        placed=11,
        goods=((LAMP, 2, 1),),
        parcels=(arrived("DHL", "JD01471290", 5),),
    ),
    Recipe(
        number="1096",
        person=EMMA,
        placed=10,
        goods=((VASE, 1, 1),),
        parcels=(arrived("DHL", "JD01471317", 4),),
    ),
    Recipe(
        number="1121",
        person=NINA,
        placed=10,
        goods=((SANDALS, 1, 1),),
        parcels=(
            Parcel(
                carrier="UPS",
                tracking="1ZA8190",
                state="failed",
                shipped=6,
                scanned=1,
                scan="Address not found",
            ),
        ),
    ),
    Recipe(
        number="1150",
        person=VERA,
        placed=9,
        goods=((SHIRT, 2, 1),),
        parcels=(arrived("GLS", "GL553907", 3),),
    ),
    Recipe(
        number="1187",
        person=LUCIA,
        placed=9,
        goods=((HEADPHONES, 1, 1),),
        parcels=(arrived("SEUR", "SE880316", 3),),
    ),
)

THIS_WEEK = (
    Recipe(
        number="1188",
        person=IGOR,
        placed=8,
        goods=((HEADPHONES, 1, 1), (CHARGER, 1, 1)),
        parcels=(on_its_way("GLS", "GL553955", expected=0, scanned=1),),
    ),
    Recipe(
        number="1190",
        person=TOM,
        placed=7,
        goods=((BACKPACK, 1, 1), (MUG, 2, 1)),
        parcels=(arrived("UPS", "1ZA8240", 2),),
    ),
    Recipe(
        number="1193",
        person=LUCIA,
        placed=6,
        goods=((VASE, 2, 1),),
        parcels=(
            Parcel(
                carrier="SEUR",
                tracking="SE880377",
                state="out_for_delivery",
                shipped=3,
                expected=0,
                scanned=1,
                scan="At the local depot",
            ),
        ),
    ),
    Recipe(
        number="1196",
        person=CLARA,
        placed=5,
        goods=((EARBUDS, 1, 1),),
        parcels=(on_its_way("DHL", "JD01471502", expected=None, scanned=1),),
    ),
    Recipe(number="1199", person=NINA, placed=4, goods=((KETTLE, 1, 0),), cancelled=3),
    Recipe(
        number="1202",
        person=MATEO,
        placed=3,
        goods=((SHIRT, 2, 1), (SANDALS, 1, 1)),
        parcels=(on_its_way("SEUR", "SE880420", expected=-1, scanned=1),),
    ),
    Recipe(
        number="1205",
        person=EMMA,
        placed=3,
        goods=((LAMP, 1, 1),),
        parcels=(Parcel(carrier="DHL", tracking="JD01471588", state="pending", expected=-3),),
    ),
    Recipe(number="1208", person=VERA, placed=2, goods=((PLAID, 1, 0), (CHARGER, 1, 0))),
    Recipe(number="1211", person=LUCIA, placed=1, goods=((SPEAKER, 1, 0),)),
    Recipe(number="1212", person=IGOR, placed=1, goods=((KEYBOARD, 1, 0), (MUG, 2, 0))),
)

RECIPES = LONG_AGO + SOME_WEEKS + THIS_WEEK
