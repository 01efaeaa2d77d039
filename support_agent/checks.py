"""What is wrong with the settings, told to an operator with the way to mend it."""

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core import checks


@checks.register
def settings_are_sound(
    app_configs: Sequence[AppConfig] | None, **options: Any
) -> list[checks.CheckMessage]:
    """Each variable of the environment that can't be used is an error."""
    return [
        checks.Error(f"{problem.name}: {problem.wrong}", hint=problem.mend, id="support_agent.E001")
        for problem in settings.SUPPORT.problems
    ]
