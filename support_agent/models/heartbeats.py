"""Which processes live, by what they write themselves."""

from django.db import models


class Heartbeat(models.Model):
    """A process of ours, or a deed that proves several of them at work, and when it was last seen."""

    class Kind(models.TextChoices):
        WEB = "web", "web"
        WORKER = "worker", "worker"
        BEAT = "beat", "beat"
        # The beat told a worker by way of the broker, and it did as it was told.
        RECOVERY = "recovery", "recovery"

    name = models.CharField(max_length=80, primary_key=True)
    kind = models.CharField(max_length=12, choices=Kind)
    seen_at = models.DateTimeField()
    # What it holds just now, such as open streams by kind: {"streams": {"customer": 3}}.
    holds = models.JSONField(default=dict)

    class Meta:
        ordering = ["kind", "name"]
        default_permissions = ()

    def __str__(self) -> str:
        return self.name
