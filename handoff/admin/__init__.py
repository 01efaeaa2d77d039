"""The desk in the admin: returns, escalations, customers to merge and part, and staff's accounts."""

from . import accounts, customers, escalations, returns  # noqa: F401  (importing registers them)
