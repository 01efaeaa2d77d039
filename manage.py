#!/usr/bin/env python
"""Django's command line for the support agent."""

import os
import sys

from django.core.management import execute_from_command_line
from django.db import DatabaseError


def main() -> None:
    """Run a command. One that meets older tables says so, Django's own commands too."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "support_agent.settings")
    try:
        execute_from_command_line(sys.argv)
    except DatabaseError:
        from support_agent.startup import TABLES_ARE_OLDER, tables_are_older

        if sys.argv[1] != "migrate" and tables_are_older():
            sys.exit(TABLES_ARE_OLDER)
        raise


if __name__ == "__main__":
    main()
