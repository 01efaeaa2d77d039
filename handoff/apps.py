"""The app of people's part: calls for a person, and the review of returns."""

from django.apps import AppConfig


class HandoffConfig(AppConfig):
    name = "handoff"
    verbose_name = "Desk"
    default_auto_field = "django.db.models.BigAutoField"
