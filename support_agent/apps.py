"""The app of the conversation, the agent and the wiring."""

from django.apps import AppConfig


class SupportAgentConfig(AppConfig):
    name = "support_agent"
    verbose_name = "Record"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Celery's tasks belong to whichever app is there when they are first called; without
        # ours they would look for RabbitMQ. The checks register themselves.
        from support_agent import celery, checks  # noqa: F401
