"""A person who is erased is nowhere any more; the shop's books, the decisions and the others stay."""

import json
from io import StringIO

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.utils import timezone

from handoff import customers
from handoff.errors import NobodyFound
from handoff.models import Erasure, Escalation
from handoff.privacy import erasing, people, proof
from orders.importers.records import CustomerRecord
from orders.importers.upsert import write
from orders.models import Customer, Order, ReturnRequest
from support_agent.chat.tokens import make_token
from support_agent.models import (
    Conversation,
    Exchange,
    Message,
    Opening,
    Run,
    Spending,
    Step,
)
from tests.handoff import desk
from tests.privacy.scan import found_in_tables

pytestmark = pytest.mark.django_db


def erase(person, by=None):
    channel = Erasure.Channel.ADMIN if by else Erasure.Channel.COMMAND
    erasure = erasing.begin(person, by=by, channel=channel, now=timezone.now())
    assert erasing.work_off(erasure)
    return erasure


def command(name, *arguments):
    out = StringIO()
    call_command(name, *arguments, stdout=out, stderr=out)
    return out.getvalue()


def test_before_it_every_kind_of_row_holds_something_of_the_person(ana):
    found = found_in_tables(ana.words)

    # Or the scan after it would prove nothing.
    assert {place.split(".")[0] for place in found} >= {
        "orders_customer",
        "orders_order",
        "orders_shipment",
        "orders_returnrequest",
        "support_agent_conversation",
        "support_agent_conversation_proven_orders",
        "support_agent_message",
        "support_agent_proposal",
        "support_agent_run",
        "support_agent_step",
        "support_agent_toolcall",
        "support_agent_exchange",
        "support_agent_summary",
        "support_agent_spending",
        "handoff_escalation",
        "handoff_duty",
        "django_admin_log",
    }


@pytest.mark.parametrize("by", ["id", "email", "conversation"])
def test_after_it_nothing_of_them_stands_anywhere(ana, sam, by):
    who = {
        "id": ana.customer.external_id,
        "email": ana.customer.email.upper(),
        "conversation": str(ana.conversation.pk),
    }

    told = command("erase_customer", f"--{by}", who[by], "--yes")

    assert "Erased. Record 1:" in told
    assert found_in_tables(ana.words) == {}
    assert not Spending.objects.filter(purse__startswith=f"customer {ana.customer.pk} ").exists()
    assert found_in_tables(sam.words)


def test_what_an_owner_put_right_in_their_purses_names_them_no_more(ana, reviewer):
    User.objects.filter(pk=reviewer.pk).update(is_superuser=True)
    owner = Client()
    owner.force_login(User.objects.get(pk=reviewer.pk))
    purse = Spending.objects.get(purse=f"conversation {ana.conversation.pk}")
    page = f"/admin/support_agent/spending/{purse.pk}/correct/"
    owner.post(page, {"amount": "0.01", "seen": "0", "reason": f"Of {ana.customer.name}"})
    assert LogEntry.objects.get(content_type__model="spending").object_repr == purse.purse

    erase(people.of_customer(ana.customer))

    assert found_in_tables(ana.words) == {}
    assert LogEntry.objects.get(content_type__model="spending").object_repr == "(erased)"


def test_the_others_lose_nothing(ana, sam):
    before = found_in_tables(sam.words)

    erase(people.of_customer(ana.customer))

    assert found_in_tables(sam.words) == before


def test_orders_and_decisions_stay_without_the_person(ana, operator):
    erase(people.of_customer(ana.customer))

    order = Order.objects.get(pk=ana.order.pk)
    decided = ReturnRequest.objects.get(pk=ana.request.pk)
    assert (order.number, order.total, order.lines.count()) == ("1187", ana.order.total, 1)
    assert (order.customer, order.email, order.postcode) == (None, "", "")
    assert (decided.state, decided.decided_by, decided.decided_at) == (
        "rejected",
        operator,
        ana.request.decided_at,
    )
    assert (decided.reason, decided.decision_reason) == ("", "(erased)")
    assert decided.lines.get().quantity == 1


def test_a_guest_is_erased_by_their_conversation_alone(ana):
    ana.guest.proven_orders.clear()

    erase(people.by_conversation(ana.guest.pk))

    assert not Conversation.objects.filter(pk=ana.guest.pk).exists()
    assert Conversation.objects.filter(pk=ana.conversation.pk).exists()
    assert Order.objects.get(pk=ana.order.pk).email == ana.customer.email


def test_an_address_of_orders_alone_is_erased_and_anothers_order_stays_theirs(ana, sam):
    Order.objects.filter(pk=sam.order.pk).update(email=ana.customer.email.upper())

    erase(people.of_customer(ana.customer))

    order = Order.objects.get(pk=sam.order.pk)
    assert (order.customer, order.email) == (sam.customer, "")
    assert order.shipments.get().tracking_number
    with pytest.raises(NobodyFound):
        people.by_email(ana.customer.email)


def test_the_key_of_an_erased_conversation_opens_nothing(ana):
    token = make_token(ana.conversation.pk)
    address = f"/api/v1/conversations/{ana.conversation.pk}/messages/"
    erase(people.of_customer(ana.customer))

    answer = Client().get(address, headers={"authorization": f"Bearer {token}"})

    assert answer.status_code == 404


def test_erased_again_it_says_so_and_nothing_is_done(ana):
    first = command("erase_customer", "--email", ana.customer.email, "--yes")
    again = command("erase_customer", "--id", ana.customer.external_id, "--yes")

    assert "Record 1:" in first
    assert "Already erased. Record 1:" in again
    assert Erasure.objects.count() == 1


def test_whom_nobody_knows_is_no_success(db):
    with pytest.raises(CommandError, match="Nobody is known by that"):
        command("erase_customer", "--email", "no@example.com", "--yes")


def test_a_look_at_it_changes_nothing(ana):
    before = found_in_tables(ana.words)

    told = command("erase_customer", "--email", ana.customer.email, "--dry-run")

    assert "conversations: 2" in told
    assert found_in_tables(ana.words) == before
    assert not Erasure.objects.exists()


def test_the_record_says_when_by_whom_and_how_much_and_not_who(ana, operator):
    messages = Message.objects.count()

    erasure = erase(people.of_customer(ana.customer), by=operator)

    assert erasure.begun_by == operator
    assert erasure.counts["support_agent.Message"] == messages
    # With the row that was merged into theirs.
    assert erasure.counts["orders.Customer"] == 2
    assert erasure.pending is None
    assert proof.done_for(f"email {ana.customer.email}") == erasure
    assert proof.done_for("email sam@example.com") is None


def _change(of, **values):
    Erasure.objects.filter(number=of).update(**values)


def _sign_anew():
    """As somebody does who has the key."""
    erasure = Erasure.objects.get(number=1)
    erasure.counts = {}
    erasure.signature = proof.signature(erasure)
    erasure.save()


TAMPERING = {
    "signed anew": _sign_anew,
    "a count": lambda: _change(1, counts={"support_agent.Message": 1}),
    "by whom": lambda: _change(2, begun_by=None, channel="command"),
    "when": lambda: _change(2, ended_at=timezone.now()),
    "of whom": lambda: _change(1, subjects=["0" * 64]),
    "one less": lambda: Erasure.objects.filter(number=1).delete(),
    "another order": lambda: (_change(1, number=9), _change(2, number=1), _change(9, number=2)),
}


@pytest.mark.parametrize("tamper", TAMPERING.values(), ids=TAMPERING)
def test_the_chain_of_records_holds_until_somebody_touches_it(ana, sam, operator, tamper):
    for life in (ana, sam):
        erase(people.of_customer(life.customer), by=operator)
    assert "2 erasures hold" in command("verify_erasures")

    tamper()

    with pytest.raises(CommandError, match="does not hold"):
        command("verify_erasures")


def test_what_an_import_tells_of_an_erased_order_has_no_person_in_it(ana):
    record = _record_of(ana)
    erase(people.of_customer(ana.customer))

    write([record], now=timezone.now())

    order = Order.objects.get(pk=ana.order.pk)
    assert order.total == record.total
    assert found_in_tables(ana.words) == {}
    assert not Customer.objects.exists()


def _record_of(life):
    from orders.importers.records import LineRecord, OrderRecord, ShipmentRecord

    order = Order.objects.get(pk=life.order.pk)
    shared = {
        name: getattr(order, name)
        for name in OrderRecord.__dataclass_fields__
        if name not in ("customer", "lines", "shipments", "shipments_are_a_guess", "total")
    }
    return OrderRecord(
        **shared,
        total=order.total + 5,
        customer=CustomerRecord(
            external_id=life.customer.external_id,
            email=life.customer.email,
            name=life.customer.name,
        ),
        lines=(LineRecord(sku="HP-1", title="Headphones", quantity=1, unit_price=order.total),),
        shipments=(
            ShipmentRecord(
                state="delivered",
                tracking_number=f"TRACK-{life.words[0]}",
                last_scan=f"signed by {life.words[0]}",
            ),
        ),
    )


def test_a_customer_who_comes_back_is_a_new_one(ana):
    erase(people.of_customer(ana.customer))

    again = customers.recognise(
        external_id=ana.customer.external_id,
        email=ana.customer.email,
        name="Ana",
        now=timezone.now(),
    )

    assert again.pk != ana.customer.pk
    assert not again.orders.exists()


def test_our_own_words_to_the_model_are_kept_for_the_others(ana):
    Opening.objects.create(digest="a" * 64, words=b"ours")
    Exchange.objects.update(opening_id="a" * 64)

    erase(people.of_customer(ana.customer))

    assert Opening.objects.count() == 1


def test_the_export_holds_all_of_them_and_nothing_of_others(ana, sam, tmp_path):
    file = tmp_path / "ana.json"
    command("export_customer", "--email", ana.customer.email, "--output", str(file))

    text = file.read_text()
    document = json.loads(text)
    assert file.stat().st_mode & 0o077 == 0
    assert not any(word in text for word in (*sam.words, "Olaf", "olaf"))
    assert [one["number"] for one in document["orders"]] == ["1187"]
    assert len(document["conversations"]) == 2
    (talk,) = [one for one in document["conversations"] if one["runs"]]
    mark = ana.words[0]
    for part in ("messages", "runs", "summaries", "escalations", "promises"):
        assert talk[part], part
        assert part == "promises" or mark in json.dumps(talk[part]), part
    assert mark in talk["runs"][0]["model_calls"][0]["messages"]
    assert mark in json.dumps(document["return_requests"])
    assert document["spending"]


@pytest.mark.parametrize("named", ["id", "email"])
def test_who_was_merged_is_found_by_either_name_and_goes_with_the_rows_of_before(ana, named):
    before = ana.customer.merged.get()
    order = desk.delivered_order(None, "1195", now=timezone.now())
    Order.objects.filter(pk=order.pk).update(email=before.email.upper())
    person = people.by_id(before.external_id) if named == "id" else people.by_email(before.email)
    assert person == people.of_customer(ana.customer)

    erase(person)

    assert not Customer.objects.filter(pk__in=[before.pk, ana.customer.pk]).exists()
    assert Order.objects.get(pk=order.pk).email == ""
    for name in (f"id {before.external_id}", f"email {before.email}"):
        assert proof.done_for(name)


def test_all_that_is_erased_was_in_the_export(ana):
    texts = json.loads(command("export_customer", "--id", ana.customer.external_id))
    told = json.dumps(texts)

    for row in (
        *Message.objects.values_list("text", flat=True),
        *Run.objects.values_list("unresolved", flat=True),
    ):
        assert json.dumps(row)[1:-1] in told
    for step in Step.objects.all():
        assert json.dumps(step.plan)[1:-1] in told
    for call in Escalation.objects.all():
        assert json.dumps(call.word)[1:-1] in told


def test_a_table_that_nobody_thought_of_is_found_by_this_test(ana):
    """Each of our tables is erased, emptied or known to hold nothing of a customer."""
    nothing_of_customers = {
        "orders_orderline",
        "orders_returnline",
        "orders_returnwindow",
        # Numbers of orders, and keyed digests of the addresses of whoever guessed.
        "orders_prooftries",
        "support_agent_opening",
        "support_agent_heartbeat",
        "handoff_erasure",
        # Members of staff alone.
        "handoff_transfer",
    }
    ours = {
        table
        for table in connection.introspection.table_names()
        if table.startswith(("orders_", "support_agent_", "handoff_"))
    }

    assert ours - nothing_of_customers == {
        place.split(".")[0]
        for place in found_in_tables([*ana.words, f"customer {ana.customer.pk} "])
        if place.startswith(("orders_", "support_agent_", "handoff_"))
    }
