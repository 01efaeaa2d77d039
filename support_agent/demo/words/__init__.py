"""What the demo shop's page says, in the languages of the widget."""

from collections.abc import Mapping
from typing import Any

from . import en, es, ru

LANGUAGES: Mapping[str, str] = {"en": "English", "es": "Español", "ru": "Русский"}
WORDS: Mapping[str, Mapping[str, Any]] = {"en": en.WORDS, "es": es.WORDS, "ru": ru.WORDS}
