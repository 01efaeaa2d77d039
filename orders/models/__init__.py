"""The shop's tables. Django looks for them here, so this is the one place that gathers names."""

from .merges import CustomerMerge
from .proofs import ProofTries
from .returns import RETURN_TRANSITIONS, ReturnLine, ReturnRequest, ReturnWindow
from .sales import Customer, Order, OrderLine, Shipment

__all__ = [
    "RETURN_TRANSITIONS",
    "Customer",
    "CustomerMerge",
    "Order",
    "OrderLine",
    "ProofTries",
    "ReturnLine",
    "ReturnRequest",
    "ReturnWindow",
    "Shipment",
]
