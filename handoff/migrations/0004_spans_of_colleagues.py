from typing import Any

from django.db import migrations, models
from django.db.models import F, OuterRef, Q, Subquery


def fill_in(apps: Any, schema_editor: Any) -> None:
    """A notice was said at the very moment at which a colleague came or went."""
    escalation = apps.get_model("handoff", "Escalation")
    message = apps.get_model("support_agent", "Message")
    for moment, span in (("claimed_at", "came_after"), ("ended_at", "went_after")):
        notices = message.objects.filter(
            conversation=OuterRef("conversation"), author="notice", created_at=OuterRef(moment)
        ).order_by("sequence")
        told = escalation.objects.filter(**{f"{moment}__isnull": False})
        told.update(**{span: Subquery(notices.annotate(last=F("sequence") - 1).values("last")[:1])})


class Migration(migrations.Migration):
    dependencies = [
        ("handoff", "0003_long_queues"),
        ("support_agent", "0006_planned_by"),
    ]

    operations = [
        migrations.AddField(
            model_name="escalation",
            name="came_after",
            field=models.PositiveIntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="escalation",
            name="went_after",
            field=models.PositiveIntegerField(blank=True, null=True),
        ),
        migrations.AddConstraint(
            model_name="escalation",
            constraint=models.CheckConstraint(
                condition=Q(
                    ("went_after", None), ("went_after__gte", F("came_after")), _connector="OR"
                ),
                name="a_colleague_goes_once_they_have_come",
            ),
        ),
        # Last: no table is altered while its rows have checks to come.
        migrations.RunPython(fill_in, migrations.RunPython.noop),
    ]
