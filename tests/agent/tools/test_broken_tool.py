"""A tool of ours that breaks takes neither the caller's transaction nor the customer's turn."""

import pytest
from django.db import connection, transaction

from orders.models import Customer
from support_agent.agent.toolbox import Toolbox, ToolBug
from support_agent.agent.toolbox.tool import tool
from support_agent.agent.types import Action


@tool(effect="read")
def look_badly() -> None:
    """Ask the database for something that it has not."""
    Customer.objects.create(email="half@example.com")
    with connection.cursor() as cursor:
        cursor.execute("SELECT nothing FROM nowhere")


def test_after_a_database_error_the_observation_can_still_be_written(db):
    with transaction.atomic():
        with pytest.raises(ToolBug) as alarm, transaction.atomic():
            Toolbox([look_badly]).dispatch(Action(id="1", name="look_badly", input={}))
        told = alarm.value.told(earlier=[])
        written_after = Customer.objects.create(email="after@example.com")

    assert told.content["error"] == "tool_failed"
    assert list(Customer.objects.all()) == [written_after]
