"""Erase a person: what they wrote, what was made of it, and who they are."""

from argparse import ArgumentParser
from collections.abc import Mapping
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from handoff.errors import NobodyFound
from handoff.privacy import erasing, proof
from handoff.privacy.contents import contents
from handoff.privacy.models import Erasure
from orders.text import quoted
from support_agent.management import people


class Command(BaseCommand):
    """Run again after it was interrupted, it goes on; after it was done, it says so."""

    help = "Erase a customer's data for good, with a signed record that it was done."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Who is meant, and who asks for it."""
        people.add_arguments(parser)
        parser.add_argument("--by", metavar="USERNAME", help="the member of staff who erases")
        parser.add_argument("--yes", action="store_true", help="do not ask whether it is meant")
        parser.add_argument("--dry-run", action="store_true", help="only say what would go")

    def handle(self, *args: Any, **options: Any) -> None:
        """Erase, and print the record."""
        by = _staff(options["by"]) if options["by"] else None
        try:
            person = people.person(options)
        except NobodyFound as nobody:
            self._tell_of_nobody(nobody)
            return
        found = contents(person)
        self._tell(found.going, "Goes for good:")
        self._tell(found.staying, "Stays, without the person:")
        if options["dry_run"]:
            return
        if not options["yes"] and input("Type 'erase' to go on: ").strip() != "erase":
            raise CommandError("Nothing was erased.")
        erasure = erasing.begin(person, by=by, channel=Erasure.Channel.COMMAND, now=timezone.now())
        if not erasing.work_off(erasure):
            raise CommandError("They keep coming back in. Run it again.")
        self.stdout.write(f"Erased. {_record(erasure)}")

    def _tell(self, counts: Mapping[str, int], heading: str) -> None:
        self.stdout.write(heading)
        for what, count in counts.items():
            self.stdout.write(f"  {what}: {count}")

    def _tell_of_nobody(self, nobody: NobodyFound) -> None:
        erasure = proof.done_for(nobody.identity)
        if erasure is None:
            raise CommandError(str(nobody))
        self.stdout.write(f"Already erased. {_record(erasure)}")


def _record(erasure: Erasure) -> str:
    rows = sum(erasure.counts.values())
    return f"Record {erasure.number}: {rows} rows, signed {erasure.signature[:16]}…"


def _staff(username: str) -> User:
    try:
        return User.objects.get(username=username, is_staff=True)
    except User.DoesNotExist:
        raise CommandError(f"Nobody of the staff is called {quoted(username)}.") from None
