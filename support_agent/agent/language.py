"""The languages that we speak. Each has words and replies of the offline planner, and notices."""

from typing import Literal

Language = Literal["en", "es", "ru", "fr", "de", "pt", "it", "nl"]
