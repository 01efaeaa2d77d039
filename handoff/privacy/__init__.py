"""What the law lets a person ask for: their data, its erasure with proof, and an end to all that is kept."""
