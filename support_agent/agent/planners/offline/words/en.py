"""English."""

from . import Concept, NumberMark

WORDS: dict[Concept, str] = {
    "order": """
        order*, purchase*, package*, parcel*, shipment*, item*, product, products, article*,
        delivery, deliveries, goods, merchandise, my stuff, my things, box, bought, my shipping
    """,
    "own": """
        my, mine, our, i ordered, i bought, i purchased, i got, i received, i placed, we ordered
    """,
    "latest": """
        last order, latest order, recent order, last purchase, latest purchase, recent purchase
    """,
    "address": "address*, zip code, postal code, postcode, wrong street, house number",
    "invoice": "invoice*, bill, bills, receipt, receipts, vat",
    "payment": """
        pay, pays, payment*, paying, charge*, card, cards, transfer, debit*, overcharged, billed,
        paypal, transaction*, installment*, bank
    """,
    "account": """
        account*, password*, pwd, pin code, log in, login, sign up, signup, sign in, register*,
        registration, subscri*, membership*, member, newsletter*, profile, two factor, username,
        fee, fees, freemium, user key, verification code
    """,
    "site": """
        website, site, cart, promo, promo code*, coupon code*, discount code*, search, page,
        spinning wheel, out of stock, sold out, app, checkout, back in stock
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
        call me, phone me, ring me, call me back
    """,
    "someone": """
        someone, somebody, person, people, assistant*, staff, employee*, team, anyone, anybody,
        support, service, advisor*, guys
    """,
    "where": "where, wheres, whereabouts, location, current location, where abouts",
    "when": """
        when, whens, what day, what time, which day, what date, how soon, how long, how many days,
        how much longer, by what time, what days
    """,
    "eta": """
        eta, delivery date, delivery time, delivery period, delivery day, arrival date, arrival
        time, estimated, shipping date, due date, delivery estimate, be here by, be delivered by,
        arrive by, time frame, delivery window, expected date, expected delivery
    """,
    "status": """
        status, state of, state, how far along, showed up, how is my order, hows my order, progress,
        update on, any update*, updates on, any news, news on, happening with, going on with
    """,
    "track": """
        track*, locate, locating, trace, find my, follow my, check on my, check up on, check my
    """,
    "arrive": """
        arriv*, get here, be here, here yet, come, coming, comes, deliver, delivers, delivered,
        delivering, receive, get my, get it, show up, reach me, reach, at the delivery, due, got
        here, get the, expect, expecting, way, here, brought here, courier, driver, delivery man,
        delivery guy, mailman
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
        moving, still havent, still nothing, went missing
    """,
    "late": "late, delay*, overdue, taking so long, taking too long, too long, not on time",
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
        warranty, how do returns, how does the return, return window, return period
    """,
    "options": """
        options, option, method*, available, accept*, kinds of, possibilities, types of, which
        carriers
    """,
    "ship_to": """
        where can i buy, where can i purchase, where do i buy, where can i order, do you ship, do
        you deliver, do u ship, do u deliver, you deliver to, you ship to, do uudeliver to, shipping
        to, ship to, deliver to, deliveries to, delivery to, delivering to, order from, orders from,
        purchase from, place an order from, buy from, international*, overseas
    """,
    "product_question": """
        leather, shrinks, washing, how long is the, arm length, size chart, sizing, sizes, about a
        product, about the product, about this, about these, thinking of buying, in your online
        store, in your store, opening hours, open on, store hours, buying, buy something, buy an,
        buy a, how to buy, to purchase something, purchase several, several of your, earn, review,
        opinion, feedback, comment, do you have, do you sell, do you offer, in stock, when my promo,
        promo code expires, looking at
    """,
    "how_much": """
        how much, what was the total, what did i order, what did i buy, what i ordered, whats in my
        order, what is in my order, order details, details of my order, shipping cost
    """,
    "return": """
        return*, send it back, send ~ back, give it back, give ~ back, take it back, take ~ back,
        bring ~ back, sent ~ back
    """,
    "unwanted": """
        changed my mind, dont like it, didnt like it, doesnt fit, does not fit, dont fit, didnt fit,
        not fit, too small, too big, too large, too tight, too short, too long for me, dont want it,
        dont want them, dont need it, not what i expected
    """,
    "exchange": """
        exchang*, different size, another size, bigger size, smaller size, larger size, different
        model, different color, different colour, replacement, replace*, swap ~ for
    """,
    "refund": """
        refund*, reimburs*, reinburse*, rebate*, restitut*, money back, my money, give back my
        money, get money, return of money, moneyback
    """,
    "refund_late": """
        see a refund, see my refund, seen my refund, seen a refund, no refund, not refunded, havent
        been refunded, wheres my refund, wheres my money, not received my refund, hasnt refunded,
        received my refund, received my money, refund status, refund go through, refund arriv*,
        refund come, refund take, refund been, got my refund, gotten my refund
    """,
    "compensation": """
        compensat*, voucher, goodwill, indemni*, make it up to me, pay me, reduction, partial
        refund, discount for the
    """,
    "damaged": """
        broken, broke, damag*, defect*, faulty, stain*, torn, ripped, cracked, crack, scratch*,
        doesnt work, does not work, dont work, not working, stopped working, isnt working, arent
        working, wont turn on, doesnt turn on, dead on arrival, leaking, shattered, smashed,
        crushed, dented, bent, hole in, falls apart, malfunction*, does nothing, wont charge, doesnt
        charge
    """,
    "wrong": """
        wrong item*, wrong product*, wrong article*, wrong size, wrong color, wrong colour, wrong
        one, wrong model, wrong thing, wrong order, sent me the wrong, got the wrong, received the
        wrong, not what i ordered, different from what, instead of what, something else, different
        item, different product, incorrect item, someone elses, somebody elses, mixed up, not the
        one i ordered, i didnt order this
    """,
    "missing": """
        is missing, are missing, was missing, were missing, missing from, missing item*, missing
        part*, missing piece*, incomplete, not in the box, wasnt in the, werent in the, only
        received, only got, one of the, not all items, not everything, part of my order is, parts
        missing, pieces missing, left out
    """,
    "own_mistake": """
        bought the wrong, ordered the wrong, i ordered the wrong, chose the wrong, picked the wrong
    """,
    "cancel": """
        cancel*, call off, no longer want, dont want my last, dont want the last, dont want my
        order, dont want my purchase, dont want the order, dont want this order, dont want that
        order, stop the order, stop my order, annul*, undo my order, cant afford
    """,
    "change": """
        chang*, modif*, edit, editing, updat*, correct, correcting, corrections, switch*, swap*,
        alter, remov*, delet*, amend*, adjust*, set ~ up, new, wrong, enter*, submit*, confirm,
        manage, secondary, fix
    """,
    "add": """
        add, adding, include, forgot to add, put one more, reschedule, change the delivery date,
        change delivery date, change my delivery date
    """,
    "talk": """
        talk*, speak*, chat*, contact*, call, calling, connect*, transfer me, put me through, reach,
        get me, get in touch, message, want, need, give me, let me, is there, are there, real, live,
        actual, human, to a, please
    """,
    "complaint": """
        complain*, claim*, reclamation*, lawsuit, sue, lawyer, price match, unacceptable, scam,
        fraud, ripped off, cheaper, legal, disgust*, consumer, competitor*, competition, twice the,
        unhappy, report you, much cheaper
    """,
    "trouble": """
        problem*, error*, issue*, trouble*, fail*, cannot, cant, unable, reject*, declin*, twice,
        double*, wrong, invalid*, incorrect, not going through, never made, didnt make, not happy,
        enough credit, split, didnt work, denied, report*, notif*, inform of, unauthorized, extra,
        duplicate*, unknown
    """,
    "you_are": """
        are you, r u, are u, you are, youre, your a, your an, you were, if you, am i talking, am i
        speaking, am i chatting, that youre, would you be, consider yourself, you human, you real,
        you a, is this, you not
    """,
    "bot": """
        bot, robot*, chatbot*, ai, artificial, machine, computer, automated, real, human, real
        person, person, program, software, alive, someone real, who are you, what are you
    """,
    "you_can": """
        what can you, what do you do, what are you able, what tasks, what subjects, what topics,
        what kind of questions, what kinds of things, what kinds of, what sorts of, sorts of things,
        kinds of things, what sort of, what type of, what types of, what things, what all can i,
        able to help me, what can i ask, what should i ask, can i ask you, what you can, you assist,
        you know about, you help with, your capabilities, programmed to do, what could you, what
        would you be able, thing i should ask, am i able to ask, do for me, versed in, what kind of
        information, how can you help, how do you work, your abilities, your functions, what is your
        purpose
    """,
    "help": "help, helping, help me, assist, assistance, support me, need help, help please",
    "greeting": """
        hello, hi, hey, hiya, hallo, heya, yo, sup, whats up, what up, good morning, good afternoon,
        good evening, good day, morning, greetings, howdy, how are you, how are things, how r u,
        hows it going, how is it going, how do you do, how have you been, hows your day, how is your
        day, how are ya, how you doing, are you doing, you doing, nice to meet, pleased to meet,
        wake up, good to see, anyone there, anybody there, are you there, you there, how is
        everything, hows everything, hows life, welcome, been up to, how goes, how was your, you
        feeling, how you are, how youve, how you have been, things going, going okay, going ok,
        treating you, aloha, ahoy, salutations, hello there, are you well, are you ok, are you okay,
        whats new, nice day
    """,
    "thanks": """
        thank*, gratitude, merci, gracias, thx, thnx, ty, tks, cheers, appreciat*, grateful, owe
        you, so kind, good job, well done, awesome, great answer, helpful, glad that you, lifesaver,
        you are the best, youre the best, youve been great, great, perfect, wonderful, wish you were
        here
    """,
    "bye": """
        bye*, goodbye*, good bye, farewell, fairwell, see you, see ya, cya, later, laters, ttyl,
        have a good, have a nice, have a great, take it easy, take care, adios, tootles, buhbye,
        sayonara, syonara, good night, talk to you later, talk later, nice talk, nice talking, nice
        chat, our talk, speaking with you, chatting with you, speak with you, chat with you, talking
        to me, until next time, peace out, so long, ciao, good day to you, thats all, that is all,
        nothing else, nice to see you, gator, gater
    """,
    "yes": """
        yes, yeah, yep, yup, sure, ok, okay, correct, right, please do, go ahead, of course,
        absolutely, certainly, exactly, do it, proceed, y, please, thats right, fine, sounds good,
        confirmed
    """,
    "no": """
        no, nope, nah, not now, not really, no thanks, no thank you, never mind, nevermind, dont
    """,
    "correction": """
        i meant, meant, mistake, sorry, actually, oops, correction, my bad, not that, typo,
        mistyped, i mean, should be, supposed to be, wrong number
    """,
    "unsure": """
        i think, might be, not sure, not certain, not completely, maybe, perhaps, probably, could
        be, i guess, i believe, not completely certain
    """,
    "no_number": """
        dont have ~ number, dont have ~ id, do not have ~ number, dont know ~ number, dont know ~
        id, dont remember, do not remember, cant remember, cant find ~ number, lost ~ number, no
        number, without ~ number, forgot ~ number, dont recall, no idea, no order number, dont have
        it, do not have it, dont have that
    """,
    "all": """
        all, everything, both, whole, entire, every, complete order, all of it, all of them, each
    """,
    "one_item": """
        an item, one item, a product, one product, something, some items, one of the, some of, part
        of, a couple of, an article, a few, one thing
    """,
    "told": """
        told me, told us, said, says, promised, they told, according to, claims that, informed me
    """,
    "not": """
        not, no, dont want, do not want, didnt want, dont need, do not need, without, isnt, not
        about, not asking, never, not looking for, not interested in, rather than, instead of, dont
        wanna
    """,
    "filler": """
        a, an, the, to, any, my, for, about, of, want, need, it, this, that, asking, your, make,
        open, do, another
    """,
    "plain": """
        about, after, again, alex, already, also, and, back, because, been, before, being, but, can,
        code, could, couple, date, days, did, does, email, ever, first, from, give, going, gone,
        good, has, have, house, idea, just, know, like, look, looking, made, make, many, mean, mine,
        month, months, more, most, name, next, night, number, once, only, other, over, pair, place,
        placed, point, quick, quite, question, really, sample, same, saw, see, seen, since, some,
        still, stuff, take, than, that, their, them, then, there, these, they, thing, things, think,
        this, those, through, time, today, tomorrow, tried, try, trying, two, under, until, very,
        was, week, weeks, well, went, were, what, which, while, who, with, world, would, write,
        year, yesterday, your, state, store, shop, size, color, colour, please, least, horse, hours,
        hour, moment, minute, minutes, later on, dear, sir, madam, story, weight, sound, price is,
        start, stars, stay, small, large, close, customer, username
    """,
    "thing": """
        shirt, shirts, shoes, phone, short, shorts, watch, clothes, black, white, green, cable,
        jacket, table
    """,
    "aside": """
        thanks in advance, thank you in advance, in return, of course, in order to, by the way, let
        me know when, tell me when, not helpful, arent being helpful, arent helpful, return address,
        have a look
    """,
}

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": "order*, purchase*, package, parcel, shipment",
    "number": "number, num, nr, no, id, ref, reference",
    "other_before": """
        account, user, username, zip, zipcode, postal, postcode, phone, tel, telephone, mobile,
        call, whatsapp, invoice, bill, receipt, card, ending, apartment, apt, suite, street, st,
        size, model, paid, pay, cost, costs, amount, total, price, ticket, pin, code, bar, email,
        mail
    """,
    "other_after": """
        dollar*, euro, euros, eur, usd, gbp, pound*, bucks, cents, percent, day, days, week*,
        month*, year*, hour*, minute*, item*, piece*, unit*, pair*, people, times, customers, st,
        street, ave, avenue, road, rd, lane, drive, blvd, boulevard, am, pm, g, kg, ml, l, cm, mm,
        gb, tb, inch*, in, w, v, mah
    """,
    "tracking": "tracking",
    "year_before": "in, since, of, year, from, until, till, by",
    "year_after": "year",
}
