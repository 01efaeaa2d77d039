from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.models import F, Q


def as_they_were_called(apps: Any, schema_editor: Any) -> None:
    """Nobody was promised a time before."""
    apps.get_model("handoff", "Escalation").objects.update(due_at=F("opened_at"))


REASONS = [
    ("agent_asked", "the agent asked for a person"),
    ("customer_asked", "the customer asked for a person"),
    ("limit_reached", "the agent reached a limit"),
    ("guard_tripped", "a reply was withheld"),
    ("agent_failed", "the agent failed"),
    ("person_stepped_in", "a colleague stepped in"),
    ("promise_overdue", "a promise was not kept in time"),
]


class Migration(migrations.Migration):
    dependencies = [
        ("handoff", "0004_spans_of_colleagues"),
        ("support_agent", "0006_planned_by"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Duty",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[("answer", "answer"), ("decide", "decide about")], max_length=12
                    ),
                ),
                ("about", models.CharField(max_length=40)),
                ("made_at", models.DateTimeField()),
                ("due_at", models.DateTimeField()),
                ("missed", models.PositiveSmallIntegerField(default=0)),
                (
                    "state",
                    models.CharField(
                        choices=[("open", "open"), ("kept", "kept"), ("released", "released")],
                        default="open",
                        max_length=12,
                    ),
                ),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                (
                    "conversation",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="support_agent.conversation",
                    ),
                ),
                (
                    "ended_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "verbose_name_plural": "duties",
                "ordering": ["due_at", "pk"],
                "default_permissions": ("view",),
                "indexes": [
                    models.Index(
                        F("due_at"), F("id"), condition=Q(("state", "open")), name="duties_open"
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=Q(("state", "open")),
                        fields=("conversation", "kind", "about"),
                        name="a_conversation_has_one_open_duty_of_a_kind_for_one_thing",
                    ),
                    models.CheckConstraint(
                        condition=Q(
                            Q(("ended_at", None), ("ended_by", None), ("state", "open")),
                            Q(
                                ("ended_at__isnull", False),
                                ("ended_by__isnull", False),
                                ("state__in", ["kept", "released"]),
                            ),
                            _connector="OR",
                        ),
                        name="a_duty_has_ended_whole_or_is_open",
                    ),
                    models.CheckConstraint(
                        condition=Q(("due_at__gte", F("made_at"))),
                        name="a_duty_is_due_after_it_was_made",
                    ),
                    models.CheckConstraint(
                        condition=Q(("missed__lte", 2)), name="a_duty_is_missed_twice_at_the_most"
                    ),
                ],
            },
        ),
        migrations.AlterField(
            model_name="escalation",
            name="reason",
            field=models.CharField(choices=REASONS, max_length=20),
        ),
        migrations.AddField(
            model_name="escalation", name="due_at", field=models.DateTimeField(null=True)
        ),
        migrations.RunPython(as_they_were_called, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="escalation", name="due_at", field=models.DateTimeField()
        ),
        migrations.AlterModelOptions(
            name="escalation",
            options={"default_permissions": ("view", "change"), "ordering": ["due_at", "pk"]},
        ),
        migrations.RemoveIndex(model_name="escalation", name="escalations_waiting"),
        migrations.RemoveIndex(model_name="escalation", name="escalations_claimed"),
        migrations.AddIndex(
            model_name="escalation",
            index=models.Index(
                F("due_at"), F("id"), condition=Q(("state", "waiting")), name="escalations_waiting"
            ),
        ),
        migrations.AddIndex(
            model_name="escalation",
            index=models.Index(
                F("due_at"), F("id"), condition=Q(("state", "claimed")), name="escalations_claimed"
            ),
        ),
    ]
