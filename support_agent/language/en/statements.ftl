# What the agent may say, in English. Each message is one sentence, or two.
#
# $order    the order with its number and goods, as `the-order` has it, or `it` where it was just named
# $variant  how often this conversation has heard the message before: 0, 1 or 2
# $address  formal or familiar, as the shop has set it
# .and      the same without its subject, to be joined to another sentence on the same order
#
# A sentence begins with a small letter where its first word has one: code writes the capital.

## How an order, a day and a carrier are named

the-order = your order { $number }
the-order-with = your order { $number } ({ $goods })
it = it
more-goods = { $count ->
    [one] one more item
   *[other] { $count } more items
}
on = on { $date }
on-today = today
on-tomorrow = tomorrow
on-yesterday = yesterday
until = until { $date }
until-today = until today
until-tomorrow = until tomorrow
by = by { $date }
by-today = by today
by-tomorrow = by tomorrow
since = since { $date }
since-today = since today
since-yesterday = since yesterday
the-carrier = the carrier
and-join = { $first } and { $second }
thing = { $quantity } × { $title }
order-listed = { $number }, placed { $when }
order-listed-with = { $number }, placed { $when } ({ $goods })
request-named = return request { $request }
request-of = return request { $request } for order { $number }
an-item = an item
hours-on = { $days } from { $opens } to { $closes }
hours-days = { $first } to { $last }

## Where an order is

status-not-shipped = { $order } has not been shipped yet.
    .and = has not been shipped yet
status-on-its-way = { $variant ->
    [1] { $order } is still on its way.
   *[other] { $order } is on its way.
}
    .and = is on its way
status-out-for-delivery = { $order } is out for delivery.
    .and = is out for delivery
status-delivered = { $order } arrived { $when }.
    .and = arrived { $when }
status-delivered-undated = { $order } has been delivered; we do not know on which day.
status-partly-delivered = part of { $order } has arrived: { $here } of { $total } parcels.
status-rest-not-shipped = part of { $order } has arrived; the rest has not been shipped yet.
status-cancelled = { $order } was cancelled.
    .and = was cancelled
status-failed = the carrier could not deliver { $order }.
status-returning = { $order } is on its way back to us.
    .and = is on its way back to us
status-sent = { $order } was sent { $when }; we have no word from the carrier since then.
status-sent-undated = { $order } was sent; we have no word from the carrier.
status-unknown = we do not know at the moment where { $order } is.
not-delivered-yet = { $order } has not been delivered yet.
    .and = has not been delivered yet
shipped = { $order } left our warehouse { $when }.
    .and = left our warehouse { $when }
shipped-unknown = we do not know yet on which day { $order } was shipped.

## When it comes

expected = { $variant ->
    [1] { $carrier } still expects to deliver { $order } { $when }.
   *[other] { $carrier } expects to deliver { $order } { $when }.
}
was-expected = { $carrier } expected to deliver { $order } { $when }, and that day has passed.
no-date = { $carrier } has not given a delivery date for { $order } yet.
already-delivered = { $order } has already been delivered.
    .and = has already been delivered
last-scan = { $carrier } last scanned { $order } { $when }.
no-new-scan = { $carrier } last scanned { $order } { $when }; there has been no new scan since.
no-scan = { $carrier } has not scanned { $order } yet.
scan-address = the carrier reports a problem with the address.
scan-attempted = the carrier reports that a delivery was attempted.
scan-customs = the carrier reports that the parcel is in customs.
scan-pickup = the carrier reports that the parcel can be picked up.
scan-depot = the carrier reports that the parcel reached one of its depots.
scan-label = the carrier has been told of the parcel and does not have it yet.
carrier = { $carrier } delivers { $order }.
carrier-delivered = { $carrier } delivered { $order }.
carriers = these carriers deliver { $order }: { $carriers }.
carrier-unknown = we do not know yet which carrier will deliver { $order }.
tracking = the tracking number of { $order } is { $tracking }.
tracking-linked = the tracking number of { $order } is { $tracking }: { $link }
tracking-unknown = there is no tracking number for { $order }.

## Its parcels, where it has several

parcels = { $order } comes in { $count } parcels.
    .and = comes in { $count } parcels
parcel-delivered = { $parcel }: arrived { $when }.
parcel-delivered-undated = { $parcel }: delivered.
parcel-expected = { $parcel }: expected { $when }.
parcel-late = { $parcel }: was expected { $when }, and that day has passed.
parcel-today = { $parcel }: out for delivery.
parcel-on-its-way = { $parcel }: on its way.
parcel-no-date = { $parcel }: no delivery date yet.
parcel-not-shipped = { $parcel }: not shipped yet.
parcel-shipped = { $parcel }: left our warehouse { $when }.
parcel-sent = { $parcel }: sent { $when }; we have no word from the carrier since then.
parcel-sent-undated = { $parcel }: sent; we have no word from the carrier.
parcel-failed = { $parcel }: the carrier could not deliver it.
parcel-returning = { $parcel }: on its way back to us.
parcel-scan = { $parcel }: last scanned { $when }.
parcel-no-scan = { $parcel }: not scanned yet.
parcel-tracking = { $parcel }
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = not shipped yet: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = parcel { $position }

## What it holds and what was paid

goods = { $order } holds { $things }.
goods-several = the goods of { $order }: { $things }.
total = the total of { $order } is { $total }.
placed = { $order } was placed { $when }.
    .and = was placed { $when }
payment-paid = { $order } is paid.
    .and = is paid
payment-pending = we have not received a payment for { $order } yet.
payment-authorized = the payment for { $order } is authorized and has not been taken yet.
payment-partially-paid = { $order } is paid in part.
    .and = is paid in part
payment-refunded = the payment for { $order } has been refunded.
payment-partially-refunded = the payment for { $order } has been refunded in part.
payment-voided = the payment for { $order } was voided, so nothing was taken.
payment-expired = the payment for { $order } expired before it was taken.

## Returns

returnable = { $order } can be returned { $until }.
    .and = can be returned { $until }
returnable-things = of { $order } this can be returned { $until }: { $things }.
window-closed-undated = the time to return { $order } has passed.
window-closed = { $order } could be returned { $until }, and that day has passed.
not-before-delivery = { $order } can be returned once it has arrived.
    .and = can be returned once it has arrived
not-of-cancelled = { $order } was cancelled, so there is nothing to return.
nothing-left = nothing of { $order } is left to return.
delivery-day-unknown = we do not know on which day { $order } was delivered, so our team has to look at a return of it.
too-few-left = of { $order } this can still be returned: { $things }.
return-window = { $days ->
    [one] an order can be returned within one day of its delivery.
   *[other] an order can be returned within { $days } days of its delivery.
}
no-request = there is no return request for { $order }.
request-waits = { $request } is waiting for our team’s decision.
request-waits-until = { $request } is waiting for our team’s decision, which you will have { $by }.
request-approved = our team has approved { $request }.
request-rejected = our team has looked at { $request } and could not approve it.
request-withdrawn = { $request } has been withdrawn.

## What was done in this answer

made-return = { $variant ->
    [1] it is done: { $request } asks for the return of { $things } from order { $number }.
   *[other] I’ve requested the return of { $things } from order { $number }: your request is { $request }.
}
made-exchange = I’ve requested the exchange of { $things } from order { $number }: your request is { $request }.
made-damaged = I’m sorry that it came damaged. I’ve reported it for { $things } from order { $number }: your request is { $request }.
made-wrong = I’m sorry that the wrong item came. I’ve reported it for { $things } from order { $number }: your request is { $request }.
made-missing = I’m sorry that something is missing. I’ve reported it for { $things } from order { $number }: your request is { $request }.
made-next = our team looks at it and decides.
made-next-until = our team looks at it and decides; you will hear from us here { $by }.
withdrawn = I’ve withdrawn { $request }; nothing will be returned under it.
changed = I’ve changed it: { $request } now holds { $things }.
changed-kind-exchange = I’ve changed { $request } from a return to an exchange.
changed-kind-return = I’ve changed { $request } to a return.
too-late-to-change = { $request } has been decided already, so only our team can change it.

## What is not known, and whose decision it is

order-not-found = I can’t find an order { $number } on this account. Please check the number once more.
order-not-found-unnamed = I can’t find that order on this account. Please check the number once more.
order-not-found-guest-unnamed = to show you that order, I need to check that it is yours. Please confirm it below, sign in, or check the number once more.
order-not-found-guest = to show you order { $number }, I need to check that it is yours. Please confirm it below, sign in, or check the number once more.
not-known = { $variant ->
    [1] I don’t have reliable information on that either.
   *[other] I don’t know that for certain, and I’d rather not guess.
}
only-team = our team can look into that.
money-is-the-teams = refunds and compensation are decided by our team.
your-orders = these are your recent orders: { $orders }.
no-orders = I see no orders on this account.
team-answers = our team will reply to you here { $by }.
desk-hours = our team is here { $hours }.
desk-hours-week = in the next seven days our team is here { $hours }.
desk-always = our team is here around the clock.
desk-closed-week = in the next seven days our team is not here.

## Questions

ask-order = which order is it about? Your recent orders: { $orders }.
ask-order-again = I still need to know which order you mean, please: { $orders }.
ask-number = { $variant ->
    [1] to go on I still need the order number, please.
   *[other] could you send me the order number, please? It is in your order confirmation.
}
number-unknown = no problem. The order number is in the confirmation that you got by e-mail.
ask-items = which items of order { $number } is it about: { $things }? You can also say: all of them.
ask-count = order { $number } holds { $things }. How many of them is it about?
ask-topic = { $variant ->
    [1] sorry, I still didn’t get that. Could you say it in other words?
   *[other] sorry, I didn’t get that. I can track an order, start a return, or connect you to our team.
}
confirm-return = shall I request the return of { $things } from order { $number }?
confirm-exchange = shall I request the exchange of { $things } from order { $number }?
confirm-damaged = shall I report { $things } from order { $number } as damaged?
confirm-wrong = shall I report that something else came instead of { $things } from order { $number }?
confirm-missing = shall I report { $things } from order { $number } as missing?
offer-team = would you like to talk to our team?

## Courtesy

greeting = hello! I can tell you where an order is and start a return. How can I help?
greeting-named = hello, { $name }! I can tell you where an order is and start a return. How can I help?
hello = hello!
hello-named = hello, { $name }!
you-are-welcome = you’re welcome!
thanks = { $variant ->
    [1] my pleasure!
   *[other] you’re welcome! If there is anything else, just write here.
}
goodbye = goodbye, and have a good day! You can write here again at any time.
all-right = all right. If there is anything else, just write here.
back-again = you’re back with the assistant. What can I do for you?
assistant = I’m an automated assistant, not a person. You can talk to our team whenever you like.
abilities = I can tell you where an order is and when it is expected, and start a return or an exchange. For everything else there is our team.
sorry = I’m sorry about that.
sorry-late = I’m sorry that it is taking so long.
other-language = I don’t speak that language. Write here what it is about, and our team will answer you.

## Buttons

yes-request = Yes, please
no-request-button = No, thanks
