# What the agent may say, in English. Each message is one sentence, or two.
#
# $order    the order: `the-order` at its first mention, `it`, `this-order` or `the-order-again` later
# $variant  how often this conversation has heard the message before: 0, 1 or 2
# $address  formal or familiar, as the shop has set it
# .again    the sentence where the one before was on the same order. Without it, $order alone changes
# .and      it without its subject, to follow a sentence whose subject is the order. Only a message
#           whose subject is the order has it
# .also     it as a clause of its own, to follow one of those
#
# A sentence begins with a small letter where its first word has one: code writes the capital.

## How an order, a day and a carrier are named

the-order = your order { $number }
the-order-with = your order { $number } ({ $goods })
the-order-again = order { $number }
this-order = the order
it = it
more-goods = { $count ->
    [one] one more item
   *[other] { $count } more items
}
on = on { $date }
on-weekday = on { $weekday } { $date }
on-today = today
on-tomorrow = tomorrow
on-yesterday = yesterday
until = until { $date }
until-weekday = until { $weekday } { $date }
until-today = until today
until-tomorrow = until tomorrow
by = by { $date }
by-weekday = by { $weekday } { $date }
by-today = by the end of today
by-tomorrow = by tomorrow
since = since { $date }
since-weekday = since { $weekday } { $date }
since-today = since today
since-yesterday = since yesterday
the-carrier = the carrier
carrier-named = { $name }
thing = { $quantity ->
    [1] { $title }
   *[other] { $quantity } × { $title }
}
an-item = an item
quoted = “{ $title }”
order-listed = { $number }, placed { $when }
order-listed-with = { $number }: { $goods }, placed { $when }
request-named = your request { $request }
request-of = your request { $request } for order { $number }
hours-on = { $days } { $times }
hours-day = { $day }
hours-days = { $first } to { $last }
hours-times = from { $opens } to { $closes }
midnight = midnight

## Where an order is

status-not-shipped = { $order } has not been shipped yet.
    .and = and has not been shipped yet
status-on-its-way = { $variant ->
    [1] { $order } is still on its way.
    [2] { $order } is still on the road.
   *[other] { $order } is on its way.
}
    .and = and is on its way
status-out-for-delivery = { $order } is out for delivery.
    .and = and is out for delivery
status-delivered = { $variant ->
    [1] { $order } was delivered { $when }.
   *[other] { $order } arrived { $when }.
}
    .and = and arrived { $when }
status-delivered-undated = { $order } has been delivered, but we don’t know on which day.
status-partly-delivered = part of { $order } has arrived: { $here } of { $total } parcels.
status-rest-not-shipped = part of { $order } has arrived; the rest has not been shipped yet.
status-cancelled = { $order } was cancelled.
    .and = and was cancelled
status-failed = the carrier could not deliver { $order }.
    .also = , and the carrier could not deliver it
status-returning = { $order } is on its way back to us.
    .and = and is on its way back to us
status-sent = { $order } was sent { $when }; we’ve had no word from the carrier since then.
status-sent-undated = { $order } was sent; we’ve had no word from the carrier.
status-unknown = we don’t know at the moment where { $order } is.
not-delivered-yet = { $order } has not been delivered yet.
    .and = and has not been delivered yet
shipped = { $order } left our warehouse { $when }.
    .and = and left our warehouse { $when }
shipped-unknown = we don’t know yet on which day { $order } was shipped.
    .also = ; we don’t know yet on which day it was shipped

## When it comes

expected = { $variant ->
    [1] { $carrier } still expects to deliver { $order } { $when }.
   *[other] { $carrier } expects to deliver { $order } { $when }.
}
    .also = , and { $carrier } expects to deliver it { $when }
was-expected = { $carrier } expected to deliver { $order } { $when }, but that day has passed.
    .also = ; { $carrier } expected to deliver it { $when }, but that day has passed
no-date = { $carrier } has not given a delivery date for { $order } yet.
    .again = { $carrier } has not given a delivery date yet.
    .also = , and { $carrier } has not given a delivery date
already-delivered = { $order } has already been delivered.
    .and = and has already been delivered
last-scan = { $carrier } last scanned { $order } { $when }.
    .also = , and { $carrier } last scanned it { $when }
no-new-scan = { $carrier } last scanned { $order } { $when }; there has been no new scan since.
    .also = ; { $carrier } last scanned it { $when }, and there has been no new scan since
no-scan = { $carrier } has not scanned { $order } yet.
    .also = , and { $carrier } has not scanned it yet
scan-address = the carrier reports a problem with the address.
scan-attempted = the carrier reports that a delivery was attempted.
scan-customs = the carrier reports that the parcel is in customs.
scan-pickup = the carrier reports that the parcel can be picked up.
scan-depot = the carrier reports that the parcel has reached one of its depots.
scan-label = the carrier knows of the parcel but does not have it yet.
carrier = { $carrier } delivers { $order }.
    .also = , and { $carrier } delivers it
carrier-delivered = { $carrier } delivered { $order }.
carriers = { $order } comes with several carriers: { $carriers }.
carrier-unknown = we don’t know yet which carrier will deliver { $order }.
    .also = ; we don’t know yet which carrier will deliver it
tracking = the tracking number of { $order } is { $tracking }.
    .again = the tracking number is { $tracking }.
    .also = ; the tracking number is { $tracking }
tracking-linked = the tracking number of { $order } is { $tracking }: { $link }
    .again = the tracking number is { $tracking }: { $link }
tracking-unknown = there is no tracking number for { $order }.
    .again = there is no tracking number for it.
    .also = , and there is no tracking number for it

## Its parcels, where it has several

parcels = { $order } comes in { $count } parcels.
    .and = and comes in { $count } parcels
parcel-delivered = { $parcel }: arrived { $when }.
parcel-delivered-undated = { $parcel }: delivered.
parcel-expected = { $parcel }: expected { $when }.
parcel-late = { $parcel }: was expected { $when }, but that day has passed.
parcel-today = { $parcel }: out for delivery.
parcel-on-its-way = { $parcel }: on its way.
parcel-no-date = { $parcel }: no delivery date yet.
parcel-not-shipped = { $parcel }: not shipped yet.
parcel-shipped = { $parcel }: left our warehouse { $when }.
parcel-sent = { $parcel }: sent { $when }; no word from the carrier since then.
parcel-sent-undated = { $parcel }: sent; no word from the carrier.
parcel-failed = { $parcel }: the carrier could not deliver it.
parcel-returning = { $parcel }: on its way back to us.
parcel-scan = { $parcel }: last scanned { $when }.
parcel-no-scan = { $parcel }: not scanned yet.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = not shipped yet: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = parcel { $position }

## What it holds and what was paid

goods = { $order } contains { $things }.
    .and = and contains { $things }
goods-several = { $order } contains { $things }.
    .and = and contains { $things }
total = the total of { $order } is { $total }.
    .again = the total is { $total }.
    .and = and comes to { $total }
placed = { $order } was placed { $when }.
    .and = and was placed { $when }
payment-paid = { $order } is paid.
    .and = and is paid
payment-pending = we have not received a payment for { $order } yet.
    .also = , and we have not received a payment for it yet
payment-authorized = the payment for { $order } is authorized but has not been taken yet.
    .again = the payment is authorized but has not been taken yet.
    .also = ; the payment is authorized but has not been taken yet
payment-partially-paid = { $order } is paid in part.
    .and = and is paid in part
payment-refunded = the payment for { $order } has been refunded.
    .again = the payment has been refunded.
    .also = , and the payment has been refunded
payment-partially-refunded = the payment for { $order } has been refunded in part.
    .again = the payment has been refunded in part.
    .also = , and the payment has been refunded in part
payment-voided = the payment for { $order } was cancelled, so nothing was taken.
    .again = the payment was cancelled, so nothing was taken.
    .also = , and the payment was cancelled, so nothing was taken
payment-expired = the payment for { $order } expired before it was taken.
    .again = the payment expired before it was taken.
    .also = , and the payment expired before it was taken

## Returns

returnable = { $order } can be returned { $until }.
    .and = and can be returned { $until }
returnable-things = you can return { $things } from { $order } { $until }.
    .also = , and you can return { $things } from it { $until }
window-closed-undated = the time to return { $order } has passed.
    .also = , and the time to return it has passed
window-closed = { $order } could be returned { $until }, but that day has passed.
    .and = and could be returned { $until }, but that day has passed
not-before-delivery = { $order } can be returned once it has arrived.
    .and = and can be returned once it has arrived
not-of-cancelled = { $order } was cancelled, so there is nothing to return.
nothing-left = there is nothing left to return in { $order }.
    .also = , and there is nothing left to return in it
delivery-day-unknown = we don’t know on which day { $order } was delivered, so our team would have to check whether it can be returned.
too-few-left = only this can still be returned from { $order }: { $things }.
return-window = { $days ->
    [one] you can return an order within one day of its delivery.
   *[other] you can return an order within { $days } days of its delivery.
}
no-request = there is no return request for { $order }.
    .also = , and there is no return request for it
request-waits = { $request } is waiting for our team’s decision.
request-waits-until = { $request } is waiting for our team’s decision, which you will have { $by }.
request-approved = our team has approved { $request }.
request-rejected = our team has looked at { $request } and could not approve it.
request-withdrawn = { $request } has been withdrawn.

## What was done in this answer

made-return = { $variant ->
    [1] done: I’ve requested the return of { $things } from order { $number }. Your request number is { $request }.
   *[other] I’ve requested the return of { $things } from order { $number }. Your request number is { $request }.
}
made-exchange = I’ve requested the exchange of { $things } from order { $number }. Your request number is { $request }.
made-damaged = I’m sorry that it came damaged. I’ve reported { $things } from order { $number } as damaged. Your request number is { $request }.
made-wrong = I’m sorry that the wrong item came. I’ve reported that something else came instead of { $things } from order { $number }. Your request number is { $request }.
made-missing = I’m sorry that something is missing. I’ve reported { $things } from order { $number } as missing. Your request number is { $request }.
made-next = our team will review it, and you will hear from us here.
made-next-until = our team will review it, and you will hear from us here { $by }.
withdrawn = I’ve withdrawn { $request }.
changed = I’ve changed it: { $request } now covers { $things }.
changed-kind-exchange = I’ve changed { $request } to an exchange.
changed-kind-return = I’ve changed { $request } to a return.
too-late-to-change = { $request } has been decided already, so only our team can change it.

## What is not known, and whose decision it is

order-not-found = I can’t find order { $number } on this account. Please check the number.
order-not-found-unnamed = I can’t find that order on this account. Please check the number.
order-not-found-guest = to show you order { $number }, I need to check that it’s yours. Please confirm it below or sign in, or check the number once more.
order-not-found-guest-unnamed = to show you that order, I need to check that it’s yours. Please confirm it below or sign in, or check the number once more.
not-known = { $variant ->
    [1] I don’t have reliable information on that either.
    [2] I’m afraid I can’t say anything certain about that.
   *[other] I don’t know that for certain, and I’d rather not guess.
}
only-team = { $variant ->
    [1] that is something for our team.
   *[other] our team can look into that.
}
money-is-the-teams = refunds and compensation are decided by our team.
your-orders = these are your recent orders:{ $orders }
no-orders = I see no orders on this account.
team-answers = our team will reply to you here { $by }.
desk-hours = our team is here { $hours }.
desk-hours-week = in the next seven days our team is here { $hours }.
desk-always = our team is here around the clock.
desk-closed-week = in the next seven days our team is not here.

## Questions

ask-order = which order is it about? Your recent orders:{ $orders }
ask-order-again = I still need to know which order you mean, please:{ $orders }
ask-number = { $variant ->
    [1] to go on, I still need the order number, please.
    [2] without the order number I can’t look it up. Could you send it to me?
   *[other] could you send me the order number, please? It’s in your order confirmation.
}
number-unknown = no problem. The order number is in the confirmation that you got by e-mail.
ask-items = which items do you mean? Order { $number } contains { $things }. You can also say “all of them”.
ask-count = order { $number } contains { $things }. How many of them is it about?
ask-topic = { $variant ->
    [1] sorry, I still didn’t get that. Could you say it in other words?
    [2] sorry, I don’t follow. Is it about an order, a return, or something for our team?
   *[other] sorry, I didn’t get that. I can track an order, start a return, or connect you to our team.
}
confirm-return = shall I request the return of { $things } from order { $number }?
confirm-exchange = shall I request the exchange of { $things } from order { $number }?
confirm-damaged = shall I report { $things } from order { $number } as damaged?
confirm-wrong = shall I report that you got something else instead of { $things } from order { $number }?
confirm-missing = shall I report { $things } from order { $number } as missing?
offer-team = { $variant ->
    [1] shall I put you through to our team?
   *[other] would you like to talk to our team?
}

## Courtesy

greeting = hello! I can tell you where an order is and start a return. How can I help?
greeting-named = hello, { $name }! I can tell you where an order is and start a return. How can I help?
hello = hello!
hello-named = hello, { $name }!
you-are-welcome = you’re welcome!
thanks = { $variant ->
    [1] you’re very welcome!
    [2] you’re welcome, and have a good day!
   *[other] you’re welcome! If there’s anything else, just write here.
}
goodbye = goodbye, and have a lovely day! You can write here again at any time.
# It agrees to nothing: it may follow any question.
all-right = { $variant ->
    [1] just write here if you need anything.
   *[other] if there’s anything else, just write here.
}
back-again = you’re back with the assistant. What can I do for you?
assistant = I’m an automated assistant, not a person. You can talk to our team whenever you like.
abilities = I can tell you where an order is and when it’s expected, and start a return or an exchange. For everything else there is our team.
sorry = { $variant ->
    [1] I’m sorry for the trouble.
   *[other] I’m sorry about that.
}
sorry-late = I’m sorry that this is taking so long.
other-language = I don’t speak that language. Write here what it’s about, and our team will answer you.

## Buttons

yes-request = Yes, please
no-request-button = No, thanks
