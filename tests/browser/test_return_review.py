"""A reviewer decides in a real browser what the agent has prepared."""

from datetime import timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.utils import timezone
from playwright.sync_api import expect

from handoff import review
from orders.models import Order, OrderLine, ReturnRequest, Shipment
from support_agent.agent import intake, runner
from support_agent.conversation import services as record
from tests.handoff import desk

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture
def conversation(live_site, customer):
    return record.start_conversation(customer=customer, channel="widget", now=timezone.now())


@pytest.fixture
def return_request(conversation, customer):
    """Made by the agent, from the customer's words, some days after the delivery."""
    desk.delivered_order(customer, now=timezone.now())
    intake.receive_message(
        conversation_id=conversation.pk,
        text="Los audífonos del pedido 1187 están dañados. Quiero devolverlos.",
        now=timezone.now(),
        pause=timedelta(),
        wake=lambda run_id, pause: runner.advance(run_id, planner="offline"),
    )
    return ReturnRequest.objects.get()


@pytest.fixture
def as_reviewer(page, live_site, reviewer):
    page.goto(f"{live_site}/admin/")
    page.get_by_label("Username").fill("rita")
    page.get_by_label("Password").fill("open sesame")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Return requests").first.wait_for()
    return page


def open_page(page, live_site, request):
    page.goto(f"{live_site}{desk.review_address(request)}")
    page.get_by_role("heading", name=request.number, level=2).wait_for()


def test_what_the_agent_prepared_is_approved_and_the_customer_is_told(
    as_reviewer, return_request, conversation, reviewer
):
    page = as_reviewer
    page.get_by_role("link", name="Return requests").first.click()
    page.get_by_role("link", name=return_request.number).click()
    expect(page.get_by_text("Rules: all kept")).to_be_visible()
    expect(page.get_by_text("Quiero devolverlos.").first).to_be_visible()

    page.get_by_role("button", name="Approve").click()

    expect(page.get_by_text(f"{return_request.number} is approved.")).to_be_visible()
    return_request.refresh_from_db()
    assert return_request.decided_by == reviewer
    [notice] = desk.said(conversation, "notice")
    assert "ha aprobado" in notice
    assert return_request.number in notice


def test_a_rejection_is_written_and_sent_by_keyboard_alone(
    as_reviewer, live_site, return_request, conversation
):
    page = as_reviewer
    open_page(page, live_site, return_request)

    page.get_by_label("Reason").focus()
    page.keyboard.type("El sello está roto.")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(page.get_by_text(f"{return_request.number} is rejected.")).to_be_visible()
    assert "El sello está roto." in desk.said(conversation, "notice")[0]


def test_what_changed_meanwhile_is_shown_before_anything_is_decided(
    as_reviewer, live_site, return_request, conversation
):
    page = as_reviewer
    open_page(page, live_site, return_request)
    Order.objects.update(cancelled_at=timezone.now())

    page.get_by_role("button", name="Approve").click()

    expect(page.get_by_role("alert")).to_contain_text("Nothing was decided")
    expect(page.get_by_role("alert")).to_contain_text("Cancelled")
    assert desk.said(conversation, "notice") == []


def test_the_slower_reviewer_is_told_who_was_faster(
    as_reviewer, live_site, return_request, operator
):
    page = as_reviewer
    open_page(page, live_site, return_request)
    review.decide(
        return_request.pk, decision="approve", despite=True, by=operator, now=timezone.now()
    )

    page.get_by_role("button", name="Reject").click()

    expect(page.get_by_text("already approved")).to_be_visible()
    expect(page.get_by_role("button", name="Reject")).to_have_count(0)


def test_the_step_that_made_the_request_is_marked_and_unfolds_to_its_exact_words(
    as_reviewer, live_site, return_request
):
    page = as_reviewer
    open_page(page, live_site, return_request)
    step = page.locator(".step").filter(has_text="Made this request")
    expect(step).to_contain_text(f"Asked for return {return_request.number} of order 1187")

    step.locator("summary").click()

    asked = step.get_by_role("group", name="Call: open_return_request")
    expect(asked).to_contain_text('"order_id": "1187"')
    wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = Axe().run(page, context="main.desk", options={"runOnly": wcag}).response["violations"]
    assert [rule["id"] for rule in found] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_fits_the_screen_and_runs_no_strangers_script(
    as_reviewer, live_site, return_request, conversation, size, scheme
):
    page = as_reviewer
    bad = '<img src=x onerror=alert(1)>"><svg onload=alert(1)>' + "x" * 300
    OrderLine.objects.update(title=bad[:300])
    Shipment.objects.update(last_scan=bad[:300])
    desk.customer_says(conversation, bad)
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)

    open_page(page, live_site, return_request)

    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    approve = page.get_by_role("button", name="Approve").bounding_box()
    assert approve["height"] >= 44
    assert dialogs == []


BROKEN = """() => [...document.querySelectorAll("#result_list tbody :is(td, th)")].flatMap((cell) => {
  const label = getComputedStyle(cell, "::before");
  const broken = parseFloat(label.height) > 1.5 * parseFloat(label.lineHeight) ? [cell.dataset.label] : [];
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/[^\\s-]+/g)) {
      const range = new Range();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((one) => one.top)).size > 1) broken.push(word[0]);
    }
  }
  return broken;
})"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_no_word_of_the_list_is_broken_for_a_long_name_beside_it(
    as_reviewer, live_site, return_request, customer, size
):
    customer.name = "Maximiliane Freifrau von und zu Hohenstein-Wolkenkuckucksheim y Fernández"
    customer.save()
    page = as_reviewer
    page.set_viewport_size(size)

    page.goto(f"{live_site}/admin/handoff/returnreview/")

    expect(page.get_by_text("Wolkenkuckucksheim")).to_be_visible()
    assert page.evaluate(BROKEN) == []
