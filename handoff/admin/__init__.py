"""The desk in the admin: returns, escalations, customers and their data, and staff's accounts."""

from . import (  # noqa: F401  (importing registers them)
    accounts,
    customers,
    escalations,
    privacy,
    returns,
)
