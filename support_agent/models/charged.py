"""What a row was charged for at the provider: four kinds of tokens, each at its own price."""

from django.db import models


class Charged(models.Model):
    """Something that a model wrote and that was paid for."""

    input_tokens = models.PositiveIntegerField(default=0)
    output_tokens = models.PositiveIntegerField(default=0)
    cache_read_input_tokens = models.PositiveIntegerField(default=0)
    cache_creation_input_tokens = models.PositiveIntegerField(default=0)
    cost_usd = models.DecimalField(max_digits=12, decimal_places=8, default=0)

    class Meta:
        abstract = True

    @property
    def tokens(self) -> int:
        """All of them, whatever their price."""
        return (
            self.input_tokens
            + self.output_tokens
            + self.cache_read_input_tokens
            + self.cache_creation_input_tokens
        )
