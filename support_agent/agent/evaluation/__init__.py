"""How good the product is, as numbers that anyone can print before a release.

Cases are played through the real intake and the real runner, on a database of their own, and judged
by calls, rows and words. Utterances are scored by the first action that a planner takes on them.
"""
