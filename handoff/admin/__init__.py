"""The desk in the admin: returns to decide, and the calls for a person to look at."""

from . import calls, returns  # noqa: F401  (importing registers them)
