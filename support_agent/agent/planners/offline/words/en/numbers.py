"""English: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

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
