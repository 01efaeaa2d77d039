from django.db import migrations, models
from django.db.models import Q

import support_agent.fields


class Migration(migrations.Migration):
    dependencies = [
        ("support_agent", "0006_planned_by"),
    ]

    operations = [
        migrations.AddField(
            model_name="step",
            name="withheld_by",
            field=models.CharField(blank=True, max_length=60),
        ),
        migrations.AddField(
            model_name="step",
            name="unsupported",
            field=support_agent.fields.ExactJSONField(default=list),
        ),
        migrations.AddField(
            model_name="step",
            name="correction",
            field=models.TextField(blank=True),
        ),
        migrations.AddConstraint(
            model_name="step",
            constraint=models.CheckConstraint(
                name="a_withheld_reply_says_by_whom_and_why",
                condition=Q(withheld_by="", correction="")
                | (~Q(withheld_by="") & ~Q(correction="")),
            ),
        ),
    ]
