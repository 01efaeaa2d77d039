"""English words about money."""

from .role import Role, Words

ENGLISH: Words = {
    Role.FAVOUR: """
        refund, refunds, refundable, reimbursement*, compensation*, recompense*, indemni*, voucher*,
        coupon*, cashback, rebate*, discount*, goodwill, credit, credits, reward*, money back,
        price reduction, reduced price, promo code*, gift code*, loyalty point*, bonus*,
        free of charge, for free, free gift*, free shipping, free delivery, free return*,
        free repair*, free replacement*, free exchange*, free item*, is free, are free,
        complimentary, at no cost, at no charge, no extra charge, no extra cost, no additional cost,
        on the house, is on us, are on us, our expense, our cost, original payment method,
        back to your card, back on your card, back to your account, back on your account,
        back in your account, to your bank account, make up for, make it up to you, make it right, not be charged, not charge you, not have to pay, not need to pay, no charge, no fee, no fees, on your statement, to your card, on your card, not pay anything, pay nothing, nothing to pay, not pay for, need not pay, not be out of pocket, cost you nothing, not cost you, not cost anything, costs nothing, pay for the damage, pay the damage
    """,
    Role.FAVOUR | Role.GIVE: """
        refunding, reimburse, reimburses, reimbursing, reimbursed, compensate, compensates,
        compensating, compensated, credited, crediting, discounted, waive*, waiving,
        will refund, to refund, can refund, could refund, refund you, refund it, refund your,
        will credit, to credit, can credit, credit you, credit your, we pay for, we will pay for, i pay for, i will pay for
    """,
    Role.FAVOUR | Role.GIVE | Role.RECORDED: "refunded",
    Role.CASH: """
        cash, funds, replacement, replacements, new one, new pair, new unit, free, gift, gifts,
        gift card*, every cent, every penny, return shipping, postage, shipping cost*, shipping fee*, delivery cost*, delivery fee*, return label*, delivery charge*
    """,
    Role.FAVOUR | Role.CASH: "money, monies",
    Role.PRICE: "payment, payments, amount, sum, price, deposit",
    Role.AMOUNT: """
        euro, euros, eur, dollar, dollars, usd, pounds, gbp, rub, rubles, inr, rupees, rs, percent,
        pct, jpy, chf, mxn, ars, cop, clp, brl, pln, uah, kzt, %, €, $, £, ¥, ₽, ₹, ₴, ₺, ₩, ₪
    """,
    Role.GIVE: """
        give, gives, giving, given, gave, transfer, transfers, transferring, transferred, pay you,
        paying you, pay back, pay out, pay it back, paid back, paid out, owe, owes, owed, deduct*,
        take off, taken off, takes off, knock off, off your, off the, off, grant, grants, granting,
        entitled, eligible, top up, topped up, pay in, paid in, put, drop, dropped, dropping, place, placed
    """,
    Role.COMMIT
    | Role.GIVE: "we give, i give, we pay, we owe, i owe, we will pay, i will pay, shop pays, we are paying, will be paid",
    Role.BACK: "back, return, returns, returned, returning, come back, comes back, coming back",
    Role.BRING: """
        offer, offers, offering, offered, issue a, issue the, issue your, issue you, issuing, issued,
        receive, receives, receiving, get, gets, getting, got, here is, here are, enjoy, apply,
        applies, applying, applied, use code, add, adds, adding, added, send, sends, sent, sending,
        ship, ships, dispatch*, arrange, arranges, arranged, arranging, arrive, arrives, arriving,
        arrived, come, comes, coming, on its way, on the way, under way, underway, process,
        processes, processing, initiate*, initiating, complete, completed, completing, approve,
        approves, approving, follow, follows, following, secured, guarantee*, promise you, certain,
        sure, yours, for you, be made, be on your, reach, reaches, hit your, show up,
        shows up, appear, appears, take care of, takes care of, sort out, sorts out, cover, covers,
        covering, covered, settle, settles, settled, due, posted, release, released, provide,
        provides, provided, providing, expect, expects, automatic, automatically, happy to,
        pleased to, glad to, qualify, qualifies, claim your, claim a, claim the, claim it, how about, what about, likely
    """,
    Role.COMMIT
    | Role.BRING: "you deserve, you qualify, you get, you receive, we offer, i offer, we send, we arrange",
    Role.GRANT: """
        approved, granted, accepted, confirmed, processed, authorised, authorized, agreed, cleared,
        gone through, went through, goes through, come through, be paid
    """,
    Role.COMMIT: """
        you will, you are, you have, you should, you shall, you can, you may, you might, you could,
        you would, we will, we are, we have, we shall, we may,
        i will, i am, i have, i shall, youll, we did, i did, it will,
        they will, there is, there will, it is, bank will, let me, let us, lets
    """,
    Role.FUTURE: "be, get, getting, gets",
    Role.NOT: """
        not, no, cannot, cant, dont, wont, never, neither, nor, unable, none, nobody, isnt, doesnt,
        arent, couldnt, nothing, refuse*, instead of
    """,
    Role.WHETHER: "whether, whether or not",
    Role.IF: "if",
    Role.WHEN: "when, how much, how, what, which, who",
    Role.UNTIL: "once, after, before, until, unless, as soon as",
    Role.DECIDE: """
        decide, decides, deciding, decision, decisions, be decided, is decided, are decided, review,
        reviews, reviewing, reviewed by, consider, considers, considering, assess*, check, checks,
        checking, look, looks, looking, examine*, judge, judges, evaluate*, up to a colleague, up to them, up to the, up to our, up to my, matter for,
        only a colleague, only a person, only a human, only our team, only our colleagues,
        only my colleagues, only people, only colleagues, only one of my colleagues, must be,
        needs to be, need to be, has to be, have to be, can only be, must approve, has to approve,
        needs to approve
    """,
    Role.PERSON: "colleague, colleagues, reviewer, reviewers, a person, a human, by a person, people decide",
    Role.ASK: """
        request, requests, requesting, ask for, asks for, asking for, asked for, ask about,
        you asked, you requested, you have asked, you have requested, claim, claims, wish for,
        demand, question, questions, about the, about a, about your, about any, about getting, about giving, about whether, regarding,
        concerning
    """,
    Role.ASK | Role.FAVOUR: "about refund*, about compensation",
    Role.ASK | Role.CASH: "about money",
    Role.WANT: """
        you want, you would like, you wish, you are asking, you are looking, you are after, you hope,
        you hoped, you expected, want, wants
    """,
    Role.SAY: """
        promise, say, tell, guarantee, confirm, know, think, sure that, sure whether, sure if, mean,
        means, predict, commit, assure, suggest, certain that, believe, state
    """,
    Role.THAT: "that",
    Role.AND: "and, plus",
    Role.OR: "or",
    Role.BUT: "but, so, then, because, since, yet, however, while, although, though",
    Role.LIGHT: """
        s, a, an, the, your, our, my, this, that, these, those, of, for, to, on, in, at, with, us, you, me,
        any, some, by, from, it, its, is, was, were, are, has, have, had, been, very, about, around, approximately, up to, almost, just, only, also, all
    """,
    # Sayings that hold one of the words above and mean nothing of the kind.
    Role.SAYING: """
        credit card*, credit or debit card, debit or credit card, feel free, free to, free time,
        free up, get back to you, gets back to you, getting back to you, get in touch,
        gets in touch, come back to you, comes back to you, write back, back to this, back to me,
        back here, get a reply, get an answer, get help, send you an update, send you a message,
        send you news, offer help, make sure, makes sure, return request*, exchange request*,
        follow up, follows up, following up, in total, looks like, look like, comes to, come to, came to, cash on delivery, or not
    """,
    # Sayings that deny nothing.
    Role.COMMIT | Role.SAYING: """
        dont worry, do not worry, not to worry, no worries, no worry, no problem, not a problem,
        no need to, not need to, not have to, no doubt, not only, why not, ca not lie, cannot lie,
        wo not lie, not lie, not joking, not kidding, cannot wait, ca not wait, no matter,
        no later than, not later than, no big deal, nothing to worry about, looking forward,
        look forward, check your, checked and, after review, as requested, as you requested,
        as you asked, as you wished, not hesitate, no question, consider it
    """,
}
