"""The promises under attack: real processes, real customers over HTTP, and faults on purpose.

    python -m tests.proof [--database postgresql|sqlite] [--minutes N] [--json]

Each fault is an object with a name that does harm to a running shop (faults.py says how to
write one). What is left in the database is then read with SQL of the proof's own, and what
was paid for is counted at the model's server. All of it goes into one table.
"""
