"""What is kept of a run for whoever reads or replays it: its exchanges, and what it knew."""
