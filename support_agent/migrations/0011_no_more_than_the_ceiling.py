from typing import Any

from django.db import migrations, models
from django.db.models import F, Q


def raise_ceilings_that_were_lowered(apps: Any, schema_editor: Any) -> None:
    # What was spent before a ceiling was lowered is spent. The next call is held to the setting.
    spending = apps.get_model("support_agent", "Spending").objects
    spending.filter(micro_usd__gt=F("ceiling")).update(ceiling=F("micro_usd"))


class Migration(migrations.Migration):

    dependencies = [
        ('support_agent', '0010_calls_in_their_order'),
    ]

    operations = [
        migrations.RunPython(raise_ceilings_that_were_lowered, migrations.RunPython.noop),
        migrations.AddConstraint(
            model_name='spending',
            constraint=models.CheckConstraint(
                condition=Q(micro_usd__lte=F("ceiling")),
                name='no_more_is_taken_than_the_ceiling',
            ),
        ),
    ]
