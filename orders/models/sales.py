"""What was sold and how it travels. The constraints keep the promises."""

from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Lower, Upper

from orders.text import can_be_seen


class Customer(models.Model):
    external_id = models.CharField(max_length=200, unique=True, null=True, blank=True)
    # Null, not "", where unknown: many customers may have no address, and yet each address is one customer's.
    email = models.EmailField(unique=True, null=True, blank=True)
    name = models.CharField(max_length=200, blank=True)
    # The customer that this row turned out to be. It stays for its id and its address, which lead
    # there from now on, and has no orders of its own. What they lead to is never merged itself.
    # A person who is erased goes with all rows that they had.
    merged_into = models.ForeignKey(
        "self", on_delete=models.CASCADE, null=True, blank=True, related_name="merged"
    )

    class Meta:
        permissions = [("merge_customers", "Can merge customers and part them again")]
        constraints = [
            models.CheckConstraint(
                name="customer_is_not_merged_into_itself",
                condition=Q(merged_into=None) | ~Q(merged_into=F("id")),
            ),
            models.CheckConstraint(
                name="customer_email_is_lower_case", condition=Q(email=Lower("email"))
            ),
            models.CheckConstraint(
                name="customer_identity_is_null_when_unknown",
                condition=~Q(email="") & ~Q(external_id=""),
            ),
        ]

    def __str__(self) -> str:
        known = filter(None, (self.name, self.email, self.external_id))
        return next(filter(can_be_seen, known), f"Customer {self.pk}")

    @property
    def main(self) -> "Customer":
        """The row that has the orders: this one, or the one that it was merged into."""
        return self.merged_into or self


class Order(models.Model):
    class PaymentState(models.TextChoices):
        PENDING = "pending"
        AUTHORIZED = "authorized"
        PARTIALLY_PAID = "partially_paid"
        PAID = "paid"
        PARTIALLY_REFUNDED = "partially_refunded"
        REFUNDED = "refunded"
        VOIDED = "voided"
        EXPIRED = "expired"

    customer = models.ForeignKey(
        Customer, on_delete=models.PROTECT, null=True, blank=True, related_name="orders"
    )
    # A person has said whose it is, and no source says anything against it.
    customer_by_hand = models.BooleanField(default=False, db_default=False)
    source = models.CharField(max_length=50)
    number = models.CharField(max_length=50)
    email = models.EmailField(blank=True)
    postcode = models.CharField(max_length=20, blank=True)
    placed_at = models.DateTimeField()
    currency = models.CharField(max_length=3)
    total = models.DecimalField(max_digits=14, decimal_places=2)
    subtotal = models.DecimalField(max_digits=14, decimal_places=2, default=0)
    shipping_cost = models.DecimalField(max_digits=14, decimal_places=2, default=0)
    tax = models.DecimalField(max_digits=14, decimal_places=2, default=0)
    discount = models.DecimalField(max_digits=14, decimal_places=2, default=0)
    payment_state = models.CharField(
        max_length=20, choices=PaymentState, default=PaymentState.PENDING
    )
    paid_at = models.DateTimeField(null=True, blank=True)
    cancelled_at = models.DateTimeField(null=True, blank=True)
    # When our copy last changed, which is not when the order did.
    updated_at = models.DateTimeField()
    # Since then it says nothing of its customer any more, and its source is not asked again.
    erased_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="order_number_is_unique_in_its_source", fields=["source", "number"]
            ),
            models.CheckConstraint(
                name="order_number_is_bare",
                condition=~Q(number="") & ~Q(number__startswith="#"),
            ),
            models.CheckConstraint(name="order_total_is_not_negative", condition=Q(total__gte=0)),
        ]
        indexes = [
            models.Index("customer", F("placed_at").desc(), name="orders_of_a_customer"),
            # The order that they name, found alike however many they have and the shop has.
            models.Index(
                "customer",
                Upper("number"),
                F("placed_at").desc(),
                name="an_order_of_a_customer",
            ),
            models.Index("number", name="orders_by_number"),
            # A guest's proof asks for a number in any case, of whomever.
            models.Index(Upper("number"), name="orders_by_number_in_any_case"),
            models.Index(F("placed_at").desc(), F("id").desc(), name="orders_newest_first"),
        ]

    def __str__(self) -> str:
        return f"Order {self.number}"


class Shipment(models.Model):
    class State(models.TextChoices):
        PENDING = "pending"
        IN_TRANSIT = "in_transit"
        OUT_FOR_DELIVERY = "out_for_delivery"
        DELIVERED = "delivered"
        FAILED = "failed"
        RETURNED_TO_SENDER = "returned_to_sender"
        # It left, and no carrier has said a word of it.
        SENT = "sent"
        # Nobody has said anything of it.
        UNKNOWN = "unknown"

    order = models.ForeignKey(Order, on_delete=models.CASCADE, related_name="shipments")
    position = models.PositiveIntegerField()
    carrier = models.CharField(max_length=100, blank=True)
    tracking_number = models.CharField(max_length=100, blank=True)
    state = models.CharField(max_length=20, choices=State, default=State.PENDING)
    shipped_at = models.DateTimeField(null=True, blank=True)
    # The carrier's local date. It has no time, so no time zone may move it.
    expected_on = models.DateField(null=True, blank=True)
    last_scan_at = models.DateTimeField(null=True, blank=True)
    last_scan = models.CharField(max_length=300, blank=True)
    delivered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(
                name="shipment_position_is_unique_in_its_order", fields=["order", "position"]
            ),
            # The other way round is allowed: some sources know that, but not when.
            models.CheckConstraint(
                name="only_a_delivered_shipment_has_a_delivery_time",
                condition=Q(state="delivered") | Q(delivered_at=None),
            ),
        ]
        indexes = [models.Index("tracking_number", name="shipments_by_tracking")]

    def __str__(self) -> str:
        return f"{self.carrier} {self.tracking_number}".strip() or f"Shipment {self.position}"


class OrderLine(models.Model):
    order = models.ForeignKey(Order, on_delete=models.CASCADE, related_name="lines")
    position = models.PositiveIntegerField()
    sku = models.CharField(max_length=100, blank=True)
    title = models.CharField(max_length=300)
    quantity = models.PositiveIntegerField()
    unit_price = models.DecimalField(max_digits=14, decimal_places=2)
    # Units held by return requests that are neither rejected nor withdrawn.
    returned = models.PositiveIntegerField(default=0)
    shipment = models.ForeignKey(
        Shipment, on_delete=models.SET_NULL, null=True, blank=True, related_name="lines"
    )

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(
                name="line_position_is_unique_in_its_order", fields=["order", "position"]
            ),
            models.CheckConstraint(name="line_quantity_is_positive", condition=Q(quantity__gt=0)),
            models.CheckConstraint(
                name="no_more_is_returned_than_was_bought",
                condition=Q(returned__gte=0, returned__lte=F("quantity")),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.quantity} x {self.title}"
