"""Real exports and real customers, on orders that are made to fit. The data is not ours to ship."""

import json
from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from orders.models import Order, ReturnRequest
from tests.agent.shop import place_order
from tests.orders import tau_shop

pytestmark = pytest.mark.django_db(transaction=True)

# Played whole. The agent must do the right thing with the right number once it has been told.
DIALOGS = ("ddlg01", "ddlg10", "ddlg15", "ddlg20", "ddlg27")


@pytest.fixture
def dialogs(shared_data):
    lines = (shared_data / "dialogs_dev.jsonl").read_text().splitlines()
    return {dialog["id"]: dialog for dialog in map(json.loads, lines)}


def path(turns):
    return [
        (action["name"], action["input"].get("order_id"))
        for turn in turns
        for step in turn["steps"]
        for action in step["actions"]
    ]


@pytest.mark.parametrize("name", DIALOGS)
def test_a_real_customer_gets_the_right_deed_with_the_right_number(chat, customer, dialogs, name):
    dialog = dialogs[name]
    came = timezone.now() - timedelta(days=3)
    place_order(customer, dialog["order_number"], state="delivered", delivered_at=came)

    turns = chat(*dialog["turns"][: dialog["number_turn"] + 1], customer=customer.email)

    done = path(turns)
    wanted = {dialog["final_action"], *dialog["also_ok"]}
    assert any(
        tool in wanted and (tool == "hand_to_human" or number == dialog["order_number"])
        for tool, number in done
    ), done
    assert not {number for _, number in done} & set(dialog["other_numbers"])
    assert not {tool for tool, _ in done} & set(dialog["must_not"])


@pytest.mark.parametrize("number", ["1051", "#1045", "1027"])
def test_an_imported_order_is_answered_for(chat, shared_data, number):
    call_command(
        "import_orders",
        str(shared_data / "exports" / "shopify_orders_export_inr_dev.csv"),
        stdout=StringIO(),
    )
    order = Order.objects.select_related("customer").get(number=number.lstrip("#"))

    (turn,) = chat(f"Where is my order {number}?", customer=order.customer.email)

    assert path([turn]) == [("get_order_status", order.number)]
    assert turn["steps"][0]["observations"][0]["content"]["state"] == "not_shipped"
    assert order.number in turn["reply"]


def test_the_shop_of_tau_bench_takes_returns_of_what_was_delivered(chat, shared_data, tmp_path):
    shop = json.loads((shared_data / "tau_retail_dev.json").read_text())
    plain = tmp_path / "shop.jsonl"
    with plain.open("w") as file:
        for order in tau_shop.plain_orders(shop, now=timezone.now()):
            file.write(f"{json.dumps(order)}\n")
    call_command("import_orders", str(plain), stdout=StringIO())
    delivered = Order.objects.filter(shipments__state="delivered").order_by("number").first()

    (turn,) = chat(
        f"I want to return everything from order {delivered.number}",
        customer=delivered.customer.email,
    )

    assert Order.objects.count() == len(shop["orders"])
    assert ReturnRequest.objects.get().order == delivered
    assert ReturnRequest.objects.get().number in turn["reply"]
