"""Ask every address by every method as everybody, and print who may: python -m tests.matrix

r: a page or an answer was read. w: a row was written. A dot: refused. What may not be is an error.
"""

import os
import sys

import pytest

if __name__ == "__main__":
    os.environ["SHOW_MATRIX"] = "on"
    sys.exit(pytest.main(["-q", "tests/matrix", *sys.argv[1:]]))
