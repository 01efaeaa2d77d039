"""English: what customers want done."""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        return*, send it back, send ~ back, give it back, give ~ back, take it back, take ~ back,
        bring ~ back, sent ~ back, sending back, send back, post ~ back, has to go back, go back,
        goes back, sending it back, sending them back, sending ~ back
    """,
    "unwanted": """
        changed my mind, dont like it, didnt like it, doesnt fit, does not fit, dont fit, didnt fit,
        not fit, too small, too big, too large, too tight, too short, too long for me, dont want it,
        dont want them, dont need it, not what i expected, not happy with, doesnt suit, dont suit,
        didnt suit, too baggy, baggy, too loose, too short on, not keeping, dont like the, didnt
        like the, hate it, hate the, not for me, not what i wanted, dont fit me, doesnt fit me, too
        small for, too big for, regret
    """,
    "may": """
        returnable, is it possible to return, is it possible to exchange, am i able to return, am i
        allowed to return, until when can i return, until when can i exchange, is it too late to
        return, can it be returned, can they be returned, may i return, still return
    """,
    "exchange": """
        exchang*, different size, another size, bigger size, smaller size, larger size, different
        model, different color, different colour, replacement, replace*, swap ~ for, size up, size
        down, a size, need a large, need large, need a medium, need medium, need small, in large, in
        medium, swap these, swap this, swap it, swap them, next size, need a bigger, need a smaller,
        one size, other size
    """,
    "refund": """
        refund*, reimburs*, reinburse*, rebate*, restitut*, money back, my money, give back my
        money, get money, return of money, moneyback, cash back, money returned, give me my money,
        want my money, reimbursed
    """,
    "refund_late": """
        see a refund, see my refund, seen my refund, seen a refund, no refund, not refunded, havent
        been refunded, wheres my refund, wheres my money, not received my refund, hasnt refunded,
        received my refund, received my money, refund status, refund go through, refund arriv*,
        refund come, refund take, refund been, got my refund, gotten my refund, i returned, we
        returned, sent it back, i sent back, get my return, got my return, receive my return,
        received my return, my return been, no money yet, get paid back, paid back, did you get my
        return, is my refund, refund processed, no credit, waiting on my refund, waiting for my
        refund, waiting for a refund, havent got my refund, not got my refund, havent seen my
        refund, sent back, returned it, returned them, returned the, returned my, refund pending,
        refund yet, not been refunded, never refunded, still no refund, refund not, not showing
        refund, refunded yet, where is my money, refund delayed, refund taking, when will i be
        refunded, when do i get refunded, when am i getting refunded, when will i get refunded, what
        happened to my return, happened to the return, news on my return, any news on my return,
        status of my return, my return of, where is my return, how is my return
    """,
    "outcome": """
        approved, rejected, denied, refused, accepted, turned down, reject, rejecting, approve,
        approving, deny, refuse
    """,
    "compensation": """
        compensat*, voucher, goodwill, indemni*, make it up to me, pay me, reduction, partial
        refund, discount for the, for the trouble, for the inconvenience, inconvenience, gift card
        for, credit for the, some money off, money off, discount for, discount because, something
        for the
    """,
    "damaged": """
        broken, broke, damag*, defect*, faulty, stain*, torn, ripped, cracked, crack, scratch*,
        doesnt work, does not work, dont work, not working, stopped working, isnt working, arent
        working, wont turn on, doesnt turn on, dead on arrival, leaking, shattered, smashed,
        crushed, dented, bent, hole in, falls apart, malfunction*, does nothing, wont charge, doesnt
        charge, expired, used item, already used, knackered, in pieces, bust, busted, smells, burnt,
        leaked, leak, leaks, weird noise, snapped, chipped, ruined, destroyed, wont work, wont
        start, wont open, wont close, came apart, fell apart, coming apart, frayed, ripping, rusty,
        rust, mouldy, moldy, dirty, loose, missing a screw, poor quality, bad quality, does not turn
        on, wont stay, not charging, faded, dead pixel*, crooked
    """,
    "wrong": """
        wrong item*, wrong product*, wrong article*, wrong size, wrong color, wrong colour, wrong
        one, wrong model, wrong thing, wrong order, sent me the wrong, got the wrong, received the
        wrong, not what i ordered, different from what, instead of what, got something else, got ~
        something else, received something else, received ~ something else, sent something else, sent
        ~ something else, get something else, delivered something else, something else came, something
        else arrived, something else was, something else is, something else in, contained something
        else, contains something else, was something else, is something else, its something else,
        ordered something else, bought something else, something else instead, something else
        entirely, something else than, something else altogether, completely something else, different
        item, different product, incorrect item, someone elses, somebody elses, mixed up, not the
        one i ordered, i didnt order this, instead of the
    """,
    "missing": """
        is missing, are missing, was missing, were missing, missing from, missing item*, missing
        part*, missing piece*, incomplete, not in the box, wasnt in the, werent in the, only
        received, only got, not all items, not everything, part of my order is, parts missing,
        pieces missing, left out, only ~ of the, only ~ out of, wasnt in there, werent in there,
        isnt in there, not in there, not in the parcel, not in the package, not in the bag, box was
        empty, empty box, empty, half my order, half of my order, half the order, didnt include, not
        included, did not include, without the, came without, forgot to pack, forgot to send, short
        one, one short, not all of my, some of my order, isnt in the, only one came, only one
        arrived, only one ~ in, just one in, only got one, only one was in
    """,
    "own_mistake": """
        bought the wrong, ordered the wrong, i ordered the wrong, chose the wrong, picked the wrong
    """,
    "cancel": """
        cancel*, call off, no longer want, dont want my last, dont want the last, dont want my
        order, dont want my purchase, dont want the order, dont want this order, dont want that
        order, stop the order, stop my order, annul*, undo my order, cant afford, dont ship it, dont
        send it, do not ship, do not send, cxl, kill one, kill my order, ordered twice, stop it from
        shipping, dont want it anymore, stop shipment, stop the shipment, dont send, no longer need,
        no longer needed
    """,
    "change": """
        chang*, modif*, edit, editing, updat*, correct, correcting, corrections, switch*, swap*,
        alter, remov*, delet*, amend*, adjust*, set ~ up, new, wrong, enter*, submit*, confirm,
        manage, secondary, fix
    """,
    "add": """
        add, adding, include, forgot to add, put one more, reschedule, change the delivery date,
        change delivery date, change my delivery date, ship it to, deliver it to, send it to,
        another day, different day, other day, quantity, one more, deliver on a, hold my delivery,
        hold delivery, leave it with, safe place instead, to my office, to my work, to my neighbour,
        to my neighbor, to another address
    """,
    "talk": """
        talk*, speak*, chat*, contact*, call, calling, connect*, transfer me, put me through, reach,
        get me, get in touch, message, want, need, give me, let me, is there, are there, real, live,
        actual, human, to a, please
    """,
    "speak": """
        talk to, talk with, speak to, speak with, chat with, put me through, connect me, transfer
        me, call me, get me, let me talk, let me speak, hand me over
    """,
    "complaint": """
        complain*, claim*, reclamation*, lawsuit, sue, lawyer, price match, unacceptable, scam,
        fraud, ripped off, cheaper, legal, disgust*, consumer, competitor*, competition, twice the,
        unhappy, report you, much cheaper, joke of a, rude, fuming, worst service, worst company,
        terrible service, awful service, poor service, bad service, horrible, nobody answers, no one
        answers, nobody replies, no one replies, ridiculous, outrageous, pathetic, appalling,
        useless, shambles, third time, being ignored, are ignoring
    """,
    "trouble": """
        problem*, error*, issue*, trouble*, fail*, cannot, cant, unable, reject*, declin*, twice,
        double*, wrong, invalid*, incorrect, not going through, never made, didnt make, not happy,
        enough credit, split, didnt work, denied, report*, notif*, inform of, unauthorized, extra,
        duplicate*, unknown, dont recognise, dont recognize, stuck, keeps getting, keeps, crashing,
        broken, not working
    """,
}
