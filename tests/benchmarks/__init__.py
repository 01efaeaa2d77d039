"""How fast the product is, always beside its floor: what the same would cost without it.

    python -m tests.benchmarks [NAME…] [--json]

Only ratios count, since a floor that is measured in the same run, on the same machine, under the
same load, carries over to another machine where milliseconds don't. They are no tests: a loaded
machine makes figures, not faults.
"""
