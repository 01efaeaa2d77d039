"""Open the demonstration shop, or bring its untouched orders up to today."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from django.db import transaction
from django.utils import timezone

from orders.delivery import local_date
from orders.importers import changes, upsert
from orders.importers.upsert import Outcome
from orders.models import Order

from .recipes import SOURCE, Recipe, cook
from .shop import RECIPES


@dataclass(frozen=True, kw_only=True)
class Seeded:
    created: int
    renewed: int
    kept: int


@transaction.atomic
def seed(*, now: datetime, renumber: Callable[[str], str] = str) -> Seeded:
    """Make what is missing and move the dates of what nobody touched; `renumber` gives the shop other numbers."""
    zone = timezone.get_default_timezone()
    recipes = [replace(recipe, number=renumber(recipe.number)) for recipe in RECIPES]
    touched = _touched(recipes)
    records = [
        cook(recipe, today=now.astimezone(zone).date(), zone=zone)
        for recipe in recipes
        if recipe.number not in touched
    ]
    outcomes = upsert.write(records, now=now)
    return Seeded(
        created=outcomes.count(Outcome.CREATED),
        renewed=outcomes.count(Outcome.UPDATED),
        kept=len(recipes) - outcomes.count(Outcome.CREATED) - outcomes.count(Outcome.UPDATED),
    )


def _touched(recipes: list[Recipe]) -> set[str]:
    by_number = {recipe.number: recipe for recipe in recipes}
    seeded = Order.objects.filter(source=SOURCE, number__in=by_number).prefetch_related(
        "lines", "shipments", "return_requests"
    )
    return {order.number for order in seeded if _is_touched(order, by_number[order.number])}


def _is_touched(order: Order, recipe: Recipe) -> bool:
    # Cooked again for the day on which it was written, an untouched order comes out the same.
    zone = timezone.get_default_timezone()
    written_on = local_date(order.updated_at, zone)
    assert written_on is not None
    as_written = cook(recipe, today=written_on, zone=zone)
    return bool(order.return_requests.all()) or changes.differs(order, as_written, customer_id=None)
