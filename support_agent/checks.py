"""What is wrong with the settings, told to an operator with the way to mend it."""

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core import checks

from support_agent import private_files


@checks.register
def settings_are_sound(
    app_configs: Sequence[AppConfig] | None, **options: Any
) -> list[checks.CheckMessage]:
    """Each variable of the environment that can't be used is an error."""
    return [
        checks.Error(f"{problem.name}: {problem.wrong}", hint=problem.mend, id="support_agent.E001")
        for problem in settings.SUPPORT.problems
    ]


@checks.register
def data_is_private(
    app_configs: Sequence[AppConfig] | None, **options: Any
) -> list[checks.CheckMessage]:
    """A warning where other users of the machine may read what customers have said."""
    folder = settings.SUPPORT.data_dir
    if not private_files.is_open(folder):
        return []
    return [
        checks.Warning(
            f"SUPPORT_DATA_DIR: {folder} is another user's, or other users can look into it.",
            hint="Name a folder that is this user's and holds nothing else, or chmod it to 700.",
            id="support_agent.W001",
        )
    ]
