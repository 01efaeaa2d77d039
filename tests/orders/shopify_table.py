"""Rows of a Shopify export, as far as the tests look at them."""

import csv
import io

COLUMNS = [
    "Name", "Email", "Financial Status", "Paid at", "Fulfillment Status", "Fulfilled at", "Currency",
    "Subtotal", "Shipping", "Taxes", "Total", "Discount Amount", "Created at", "Lineitem quantity",
    "Lineitem name", "Lineitem price", "Lineitem sku", "Lineitem fulfillment status",
    "Billing Name", "Billing Zip", "Shipping Zip", "Cancelled at", "Notes",
]  # fmt: skip
HEAD = {
    "Email": "Lucia@Example.com",
    "Financial Status": "paid",
    "Currency": "EUR",
    "Subtotal": "10.00",
    "Shipping": "4.90",
    "Total": "14.90",
    "Created at": "2026-03-01 10:00:00 +0100",
    "Billing Name": "Lucia",
    "Shipping Zip": "'01067",
}
ITEM = {"Lineitem quantity": "1", "Lineitem name": "Mug", "Lineitem price": "10.00"}


def head(number, **cells):
    return {"Name": number, **HEAD, **ITEM, **cells}


def more(number, **cells):
    return {"Name": number, **ITEM, **cells}


def table(*rows):
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
