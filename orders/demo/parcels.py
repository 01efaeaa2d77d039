"""How parcels of the demonstration shop usually travel."""

from .recipes import Parcel


def arrived(carrier: str, tracking: str, days: int) -> Parcel:
    return Parcel(
        carrier=carrier,
        tracking=tracking,
        state="delivered",
        shipped=days + 3,
        expected=days,
        scanned=days,
        scan="Delivered",
        delivered=days,
    )


def on_its_way(carrier: str, tracking: str, *, expected: int | None, scanned: int) -> Parcel:
    return Parcel(
        carrier=carrier,
        tracking=tracking,
        state="in_transit",
        shipped=scanned + 1,
        expected=expected,
        scanned=scanned,
        scan="Left the sorting centre",
    )
