"""What is kept of a run, and played again."""
