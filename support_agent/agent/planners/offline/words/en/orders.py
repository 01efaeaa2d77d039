"""English: orders, and what is asked of them."""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "order": """
        order*, purchase*, package*, parcel*, shipment*, item*, product, products, article*,
        delivery, deliveries, goods, merchandise, my stuff, my things, box, bought, my shipping,
        pkg, stuff i ordered, what i ordered, what i bought, ordered, orders
    """,
    "own": """
        my, mine, our, i ordered, i bought, i purchased, i got, i received, i placed, we ordered
    """,
    "latest": """
        last order, latest order, recent order, last purchase, latest purchase, recent purchase
    """,
    "address": """
        address*, zip code, postal code, postcode, wrong street, house number, ship it to, deliver
        it to, send it to, flat number, apartment number, apt number, new place, i moved, moved
        house, my work instead, neighbour, neighbor, my phone number, typo in, wrong name,
        recipient, postal code wrong
    """,
    "invoice": "invoice*, bill, bills, receipt, receipts, vat",
    "payment": """
        pay, pays, payment*, paying, charge*, card, cards, transfer, debit*, overcharged, billed,
        paypal, transaction*, installment*, bank, took my money, klarna, apple pay, afterpay, charge
        i
    """,
    "account": """
        account*, password*, pwd, pin code, log in, login, sign up, signup, sign in, register*,
        registration, subscri*, membership*, member, newsletter*, profile, two factor, username,
        fee, fees, freemium, user key, verification code, reset link, delete my data, my data, cant
        get into, log me in, locked out
    """,
    "site": """
        website, site, cart, promo, promo code*, coupon code*, discount code*, search, page,
        spinning wheel, out of stock, sold out, app, checkout, back in stock, coupon*, crashes,
        reset link, checkout is, voucher code
    """,
    "total": """
        total, cost, costs, price, prices, amount, how much did i pay, how much i paid, displayed
        cost
    """,
    "human": """
        human, humans, agent*, operator*, representative*, rep, reps, customer service, customer
        support, customer assistance, customer care, support team, support agent, real person, live
        person, actual person, real people, live chat, call center, manager, supervisor, contact
        support, human being, contact number, free number, phone number of, phone line, call you,
        call me, phone me, ring me, call me back, real human, ring someone, ring you, call someone,
        phone number, stop the bot, no bot, a person please, people not bots
    """,
    "someone": """
        someone, somebody, person, people, assistant*, staff, employee*, team, anyone, anybody,
        support, service, advisor*, guys, your phone number, your contact, contact details
    """,
    "pickup": """
        pick up point*, pickup point*, pickup, pick up, pick it up, collection point, parcel shop,
        parcel locker, locker, post office, collect it, collect my, depot
    """,
    "day": """
        today, tomorrow, tonight, this week, next week, weekend, monday, tuesday, wednesday,
        thursday, friday, saturday, sunday, in time, on time, before christmas, by christmas, by
        friday, by saturday, by monday, by sunday, by thursday, by tomorrow, before friday, before
        saturday, before monday, christmas, my birthday
    """,
    "where": "where, wheres, whereabouts, location, current location, where abouts",
    "when": """
        when, whens, what day, what time, which day, what date, how soon, how long, how many days,
        how much longer, by what time, what days, how long till, how long until, when should, when
        will, when are you
    """,
    "eta": """
        eta, delivery date, delivery time, delivery period, delivery day, arrival date, arrival
        time, estimated, shipping date, due date, delivery estimate, be here by, be delivered by,
        arrive by, time frame, delivery window, expected date, expected delivery, delivery slot,
        arrival, time slot
    """,
    "status": """
        status, state of, state, how far along, showed up, how is my order, hows my order, progress,
        update on, any update*, updates on, any news, news on, happening with, going on with, and
        now, what about now, any change, any word, whats happening, whats going on, what happened
        to, what happened with, update me, heads up, still says, chase, an update, status update,
        the latest on
    """,
    "track": """
        track*, locate, locating, trace, find my, follow my, check on my, check up on, check my,
        returned to sender, chase my, chase up, look into my order, awb, tracking number, tracking
        link
    """,
    "arrive": """
        arriv*, get here, be here, here yet, come, coming, comes, deliver, delivers, delivered,
        delivering, receive, get my, get it, show up, reach me, reach, at the delivery, due, got
        here, get the, expect, expecting, way, here, brought here, courier, driver, delivery man,
        delivery guy, mailman, turn up, turned up, showed, in the post, in the mail, pick up,
        collect, gets, getting here, delivery slot, slot
    """,
    "shipped": """
        shipped, order ship, package ship, item ship, purchase ship, ship yet, been sent, sent out,
        dispatch*, left the warehouse, sent yet, on its way, on the way, in transit
    """,
    "not_arrived": """
        not arriv*, hasnt arriv*, has not arriv*, havent arriv*, didnt arriv*, never arriv*, never
        came, didnt come, hasnt come, not come, not received, havent received, have not received,
        never received, didnt receive, did not receive, dont receive, havent gotten, havent got my,
        didnt get my, didnt get it, never got, not here yet, not here, isnt here, not been
        delivered, not delivered, hasnt been delivered, havent gotten my, no sign of, lost package,
        lost parcel, is lost, got lost, still waiting, missing package, missing parcel, missing
        order, package is missing, order is missing, parcel is missing, yet to receive, waiting for
        my order, waiting for my package, waiting on my, stuck, not shipped, hasnt shipped, not
        moving, still havent, still nothing, went missing, courier didnt, driver didnt, courier
        never, got nothing, nothing here, attempted delivery, failed delivery, missed delivery, lost
        in the, lost in transit, hasnt turned up, not turned up, never turned up, didnt turn up,
        hasnt shown up, never showed up, didnt show up, nothing in the post, nothing yet, hasnt
        moved, has not moved, not moved, isnt moving, not updating, hasnt updated, still processing,
        says processing, was stolen, got stolen, stolen, at customs, in customs, customs, havent had
        my, havent had it, hasnt been here, no package, no parcel, nobody came, no one came, still
        not, nowhere, no where, still no, never delivered, hasnt left, no delivery, never shipped
    """,
    "late": """
        late, delay*, overdue, taking so long, taking too long, too long, not on time, supposed to
        be here, was supposed to, supposed to arrive, should have been, should have arrived
    """,
    "waiting": """
        wait, waiting, waited, expect, expecting, awaiting, processed, pending, expected
    """,
    "policy": """
        policy, policies, in what cases, in which cases, what cases, which cases, in what
        situations, in which situations, what situations, which situations, circumstances,
        conditions, guarantee, money back guarantee, rules, terms, how long do ~ refunds, how long
        refunds, how long reimburs*, how long do ~ reimburs*, how long rebates, refunds usually,
        refunds take, reimbursementpolicy, refundpolicy, usually take, penalt*, terminations, exit
        fee*, cancellation fee*, are there any, under what, eligible, do you accept returns,
        warranty, how do returns, how does the return, return window, return period, in store, in a
        store, in your stores, how long do i have, how many days do i have, how many days to, how
        long to return, do you take back, take back, return shipping free, is return, are returns,
        returns free, free returns, free return, sale items, pays postage, who pays, postage on
        returns, opened items, without tags, without the box, without receipt, without a receipt,
        worn, covered by, can i return if, possible to return if, how long after, accept returns
    """,
    "options": """
        options, option, method*, available, accept*, kinds of, possibilities, types of, which
        carriers, free shipping, free delivery, shipping free, delivery free, amex, apple pay,
        klarna available, do you take
    """,
    "ship_to": """
        where can i buy, where can i purchase, where do i buy, where can i order, do you ship, do
        you deliver, do u ship, do u deliver, you deliver to, you ship to, do uudeliver to, shipping
        to, ship to, deliver to, deliveries to, delivery to, delivering to, order from, orders from,
        purchase from, place an order from, buy from, international*, overseas, postage to, delivery
        cost, shipping costs to
    """,
    "product_question": """
        leather, shrinks, washing, how long is the, arm length, size chart, sizing, sizes, about a
        product, about the product, about this, about these, thinking of buying, in your online
        store, in your store, opening hours, open on, store hours, buying, buy something, buy an,
        buy a, how to buy, to purchase something, purchase several, several of your, earn, review,
        opinion, feedback, comment, do you have, do you sell, do you offer, in stock, when my promo,
        promo code expires, looking at, back in stock, waterproof, gift wrap, size 8, got this in,
        do you do, student discount, discount?, discounts, your store, wheres your, where is your,
        price match policy, how big is, how heavy, dimensions, compatible
    """,
    "how_much": """
        how much, what was the total, what did i order, what did i buy, what i ordered, whats in my
        order, what is in my order, order details, details of my order, shipping cost
    """,
}
