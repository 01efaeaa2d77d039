"""Check the record of erasures: every signature, and that none is missing."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from handoff.privacy import proof
from handoff.privacy.models import Erasure


class Command(BaseCommand):
    """Exits with 1 where the chain does not hold."""

    help = "Verify the chain of signed records of erasures."

    def handle(self, *args: Any, **options: Any) -> None:
        """Print what is wrong, or the last signature, which may be noted elsewhere."""
        faults = list(proof.faults())
        for fault in faults:
            self.stderr.write(fault)
        if faults:
            raise CommandError("The record of erasures does not hold.")
        last, waiting = proof.chain().last(), Erasure.objects.filter(number=None).count()
        if last:
            self.stdout.write(f"{last.number} erasures hold. The last signature: {last.signature}")
        else:
            self.stdout.write("There are no erasures yet.")
        if waiting:
            self.stdout.write(f"{waiting} are not done yet; the beat goes on with them.")
