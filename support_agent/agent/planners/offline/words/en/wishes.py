"""English: what customers want done."""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        return*, send it back, send ~ back, give it back, give ~ back, take it back, take ~ back,
        bring ~ back, sent ~ back
    """,
    "unwanted": """
        changed my mind, dont like it, didnt like it, doesnt fit, does not fit, dont fit, didnt fit,
        not fit, too small, too big, too large, too tight, too short, too long for me, dont want it,
        dont want them, dont need it, not what i expected
    """,
    "may": """
        returnable, is it possible to return, is it possible to exchange, am i able to return, am i
        allowed to return, until when can i return, until when can i exchange, is it too late to
        return, can it be returned, can they be returned, may i return, still return
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
        refund come, refund take, refund been, got my refund, gotten my refund, i returned, we
        returned, sent it back, i sent back, get my return, got my return, receive my return,
        received my return, my return been
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
        charge, expired, used item, already used
    """,
    "wrong": """
        wrong item*, wrong product*, wrong article*, wrong size, wrong color, wrong colour, wrong
        one, wrong model, wrong thing, wrong order, sent me the wrong, got the wrong, received the
        wrong, not what i ordered, different from what, instead of what, something else, different
        item, different product, incorrect item, someone elses, somebody elses, mixed up, not the
        one i ordered, i didnt order this, instead of the
    """,
    "missing": """
        is missing, are missing, was missing, were missing, missing from, missing item*, missing
        part*, missing piece*, incomplete, not in the box, wasnt in the, werent in the, only
        received, only got, one of the, not all items, not everything, part of my order is, parts
        missing, pieces missing, left out, only ~ of the, only ~ out of
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
        change delivery date, change my delivery date, ship it to, deliver it to, send it to
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
        unhappy, report you, much cheaper
    """,
    "trouble": """
        problem*, error*, issue*, trouble*, fail*, cannot, cant, unable, reject*, declin*, twice,
        double*, wrong, invalid*, incorrect, not going through, never made, didnt make, not happy,
        enough credit, split, didnt work, denied, report*, notif*, inform of, unauthorized, extra,
        duplicate*, unknown
    """,
}
