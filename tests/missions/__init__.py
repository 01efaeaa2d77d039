"""Customers' missions from a public benchmark, played against the agent by a scripted customer.

    python -m tests.missions tau_tasks.json

The shop of the missions lies beside the file, under the name that has `retail` for `tasks`.
"""
