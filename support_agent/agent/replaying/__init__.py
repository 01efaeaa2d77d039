"""Plays recorded runs again, without a provider, a tool or a write.

The turn is made anew from the record, as it was then. The model's replies and the tools' results
are the recorded ones; what code decides, it decides again: requests, replies, limits and endings.
Or another planner is asked, and the first step is told at which it acts differently.
"""
