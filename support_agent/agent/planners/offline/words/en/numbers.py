"""English: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": "order*, purchase*, package, parcel, shipment",
    "number": "number, num, nr, no, id, ref, reference",
    "other_before": """
        account, user, username, zip, zipcode, postal, postcode, phone, tel, telephone, mobile,
        call, whatsapp, invoice, bill, receipt, card, ending, apartment, apt, suite, street, st,
        size, model, paid, pay, cost, costs, amount, total, price, ticket, pin, code, bar, email,
        mail, item, article, sku, ean, upc, product, membership, member, loyalty, points, case,
        passport, iban, serial, imei, batch, fax, floor, room, flat, unit, claim, coupon, voucher
    """,
    "other_after": """
        dollar*, euro, euros, eur, usd, gbp, pound*, bucks, cents, percent, day, days, week*,
        month*, year*, hour*, minute*, item*, piece*, unit*, pair*, people, times, customers, st,
        street, ave, avenue, road, rd, lane, drive, blvd, boulevard, pm, g, kg, ml, l, cm, mm,
        gb, tb, inch*, w, v, mah
    """,
    "tracking": "tracking",
    "year_before": "in, since, of, year, from, until, till, by",
    "year_after": "year",
    "month": """
        january, february, march, april, may, june, july, august, september, october,
        november, december, jan, feb, mar, apr, jun, jul, aug, sept, sep, oct, nov, dec
    """,
    "month_link": "of",
    "not": "not, isnt, no",
    "article": "the, is, its",
    "of": "of, out",
    "only": "only, just",
    "piece": "item*, piece*, unit*, pair*",
}

COUNTS = (
    "one",
    "two",
    "three",
    "four",
    "five",
)
PLACES = (
    "first",
    "second",
    "third",
)
