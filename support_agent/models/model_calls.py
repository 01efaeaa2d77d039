"""What was asked of a model, what came back, and what it cost."""

from django.db import models
from django.db.models.functions import Now

from .charged import Charged
from .conversations import Conversation
from .runs import Run


class Opening(models.Model):
    """What many requests begin with, our own words alone. They are kept once, by their digest."""

    digest = models.CharField(max_length=64, primary_key=True)
    # Compressed.
    words = models.BinaryField()

    class Meta:
        default_permissions = ()

    def __str__(self) -> str:
        return self.digest


class Exchange(models.Model):
    """One request to the model and what came back, word for word but for what is redacted.

    Of a run's step by its index, and not by its key: an attempt that failed may have none.
    """

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="exchanges")
    step_index = models.PositiveSmallIntegerField()
    # The how-manieth call it was for this step, beginning with 1.
    attempt = models.PositiveSmallIntegerField()
    model = models.CharField(max_length=60)
    # Of HTTP, where an answer began at all.
    status = models.PositiveSmallIntegerField(null=True)
    # What was wrong with it, by code; empty where it was a reply that could be used.
    fault = models.CharField(max_length=40, blank=True)
    request_id = models.CharField(max_length=80, blank=True)
    seconds = models.FloatField()
    # Where there is none, the request stands whole below.
    opening = models.ForeignKey(
        Opening, on_delete=models.PROTECT, null=True, related_name="+", db_index=False
    )
    # Both compressed. Of a request what follows its opening: the messages. Of a reply that was cut
    # off: as far as it had come.
    request = models.BinaryField()
    reply = models.BinaryField()
    created_at = models.DateTimeField(db_index=True)

    class Meta:
        ordering = ["pk"]
        default_permissions = ("view",)

    def __str__(self) -> str:
        return f"attempt {self.attempt} at step {self.step_index + 1} of run {self.run_id}"


class Summary(Charged):
    """What a model wrote of the messages up to a place, once, for all turns whose window begins there.

    Empty where its reply could not be used and was charged all the same.
    """

    conversation = models.ForeignKey(Conversation, on_delete=models.CASCADE, related_name="+")
    until = models.PositiveIntegerField()
    text = models.TextField(blank=True)
    # For which run it was written; its first step has the price, this is a part of it.
    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="summaries")
    model = models.CharField(max_length=60)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["until"]
        verbose_name_plural = "summaries"
        default_permissions = ("view",)
        constraints = [
            models.UniqueConstraint(
                name="messages_are_summed_up_once", fields=["conversation", "until"]
            ),
        ]

    def __str__(self) -> str:
        return f"summary of {self.until} messages"


class Spending(models.Model):
    """What was taken from a purse for calls to the model, in millionths of a US dollar.

    A purse is a run's, a conversation's, a customer's for a day or the shop's for a month. The
    ceiling is the one under which something was last taken. What is reserved for calls under way
    is counted in, and stands in the reservations.
    """

    purse = models.CharField(max_length=80, unique=True)
    micro_usd = models.BigIntegerField()
    # What of it stands for answers that broke off, and may never be billed. Processes of the
    # release before this column write rows without it.
    uncertain_micro_usd = models.BigIntegerField(default=0, db_default=0)
    ceiling = models.BigIntegerField()
    # When something was last taken or put back. What nobody touches for long is forgotten.
    taken_at = models.DateTimeField(db_default=Now(), db_index=True)

    class Meta:
        ordering = ["-id"]
        verbose_name_plural = "spending"
        constraints = [
            models.CheckConstraint(
                name="no_more_is_taken_than_the_ceiling",
                condition=models.Q(micro_usd__lte=models.F("ceiling")),
            ),
        ]

    def __str__(self) -> str:
        return self.purse
