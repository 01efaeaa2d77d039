"""What is kept of a run for whoever reads or replays it: its steps, its exchanges, what it knew."""
