"""What is kept of a run for whoever reads or replays it: its exchanges, and what it knew."""

from .rows import facts_as_json as facts_as_json
from .rows import facts_from_json as facts_from_json
from .rows import rows as rows
