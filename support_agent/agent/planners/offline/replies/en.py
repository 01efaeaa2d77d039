"""English."""

from . import Key, Voice

TEXTS: dict[Key, str] = {
    "greeting": "Hello{name}! I can tell you where an order is and when it is expected, and ask "
    "for a return. How can I help?",
    "thanks": "You're welcome! If there is anything else, just write here.",
    "bye": "Goodbye, and have a good day! You can write here again at any time.",
    "bot": "I'm the shop's assistant, a program and not a person. I can look up orders and ask "
    "for returns, and I can call a colleague if you wish.",
    "capabilities": "I can tell you where an order is, when the carrier expects to deliver it, and "
    "ask for a return or an exchange. For everything else I can call a colleague. What is it about?",
    "other_language": "I do not speak that language. Write here what it is about, and a person will answer you.",
    "declined": "All right. If there is anything else, just write here.",
    "back_again": "Our colleague has handed the conversation back to me. What can I do for you now? "
    "If you need a person again, just say so.",
    "topic": "I'm not sure that I understood. I can tell you where an order is and when it is "
    "expected, and ask for a return; for everything else I can call a colleague. What is it about?",
    "ask_number": "Could you send me the order number, please? You find it in your order confirmation.",
    "ask_number_again": "To go on I still need the order number, please. If you can't find it, "
    "I can call a colleague: shall I?",
    "number_unknown": "No problem. The order number is in the confirmation that you got by e-mail. "
    "If you can't find it, I can call a colleague: shall I?",
    "your_orders": "These are your recent orders: {orders}.",
    "which_order": "Which order is it about? Your recent orders: {orders}.",
    "which_items": "Which of the items of order {number} is it about: {things}? You can also say: all of them.",
    "returnable_until": "Order {number} can be returned until {date}.",
    "confirm_return": "Just to be sure: order {number} holds {things}. Shall I ask for its return?",
    "offer_person": "Shall I call a colleague?",
    "shop_question": "I have no reliable information on that, and I don't want to guess.",
    "order_not_found": "I can't find an order {number} on this account. Please check the number once more.",
    "order_not_found_for_visitor": "I can't find an order {number} on this account. I only see orders "
    "that are known to be yours, so please sign in, or confirm the order below with its e-mail "
    "address, or check the number once more.",
    "status_not_shipped": "Order {number} has not been shipped yet.",
    "status_in_transit": "Order {number} is on its way.",
    "status_out_for_delivery": "Order {number} is out for delivery.",
    "status_delivered": "Order {number} has been delivered.",
    "status_partly_delivered": "A part of order {number} has been delivered.",
    "status_cancelled": "Order {number} was cancelled.",
    "status_failed": "The delivery of order {number} did not succeed.",
    "status_returned_to_sender": "Order {number} is on its way back to us.",
    "status_delivered_on": "Order {number} was delivered on {date}.",
    "delivered_but_missed": "If it has not reached you, a colleague should look into it.",
    "expected_on": "{carrier} expects to deliver it on {date}.",
    "was_expected_on": "{carrier} expected to deliver it on {date}, and that day has passed.",
    "last_scan": "The last scan is of {date}.",
    "no_new_scan": "The last scan is of {date}; there has been no new one since.",
    "tracking": "The tracking number is {tracking}.",
    "parcel_delivered_on": "{parcel}: delivered on {date}.",
    "parcel_delivered": "{parcel}: delivered.",
    "parcel_expected_on": "{parcel}: expected on {date}.",
    "parcel_without_date": "{parcel}: no date yet.",
    "parcels_partly_here": "{count} of {total} parcels have been delivered already; this is about the next one.",
    "arrival_delivered": "Order {number} has been delivered already, on {date}.",
    "arrival_today": "{carrier} expects to deliver order {number} today, {date}.",
    "arrival_expected": "{carrier} expects to deliver order {number} on {date}.",
    "arrival_late": "{carrier} expected to deliver order {number} on {date}. That day has passed, so "
    "it is late; I'm sorry about that.",
    "arrival_no_date": "{carrier} has given no delivery date for order {number} yet.",
    "details": "Order {number} holds {things}; the total is {total}.",
    "details_placed": "It was placed on {date}.",
    "return_opened": "I have asked for the return of order {number}: the request is {request}.",
    "exchange_opened": "I have asked for the exchange, order {number}: the request is {request}.",
    "damaged_opened": "I'm sorry that it is damaged. I have made a return request for order {number}: {request}.",
    "wrong_opened": "I'm sorry that the wrong thing came. I have made a return request for order {number}: {request}.",
    "missing_opened": "I'm sorry that something is missing. I have made a request for order {number}: {request}.",
    "return_holds": "It covers: {things}.",
    "colleague_decides": "A colleague will look at it, decide, and write to you here.",
    "decided_by": "You will have the decision by {date}.",
    "return_before_delivery": "Order {number} has not been delivered yet, so no return can be asked for yet.",
    "carriers_date": "{carrier} expects to deliver it on {date}.",
    "return_after_delivery": "Once it has arrived, write here and I will ask for the return. If you "
    "no longer want it at all, a colleague can see what is possible.",
    "return_of_cancelled": "Order {number} was cancelled, so there is nothing to return.",
    "return_window_closed": "The last day to return order {number} was {date}, so I can't ask for a "
    "return any more. A colleague can look at it.",
    "return_day_unknown": "I don't know on which day order {number} was delivered, so I can't tell "
    "whether it may still be returned. A colleague can look at it.",
    "return_exists": "There is already a return request for order {number}.",
    "nothing_to_return": "Nothing of order {number} is left to return.",
    "too_few_left": "That is more than may still be returned. Still open: {things}.",
    "return_waits": "{request} is waiting for a colleague's decision.",
    "return_approved": "{request} has been approved by a colleague.",
    "return_rejected": "{request} was looked at by a colleague, who could not approve it.",
    "return_withdrawn": "{request} has been withdrawn.",
    "no_return_yet": "I find no return request for order {number}.",
    "sorry": "I'm sorry about that.",
}

VOICE = Voice(
    texts=TEXTS,
    carrier="The carrier",
    named_carrier="{carrier}",
    months=(
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
    day="{day} {month}",
    day_of_year="{day} {month} {year}",
    placed="{number}, placed on {date}",
    joint=" and ",
)
