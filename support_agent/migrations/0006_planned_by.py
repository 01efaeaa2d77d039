from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("support_agent", "0005_stood_in"),
    ]

    operations = [
        migrations.AddField(
            model_name="step",
            name="planned_by",
            field=models.CharField(blank=True, max_length=60),
        ),
    ]
