"""The desk in the admin: returns to decide, and escalations to look at."""

from . import escalations, returns  # noqa: F401  (importing registers them)
