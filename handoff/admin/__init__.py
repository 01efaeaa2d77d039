"""The desk in the admin: returns to decide, escalations to look at, and the staff's accounts."""

from . import accounts, escalations, returns  # noqa: F401  (importing registers them)
