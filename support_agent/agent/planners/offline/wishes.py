"""What a customer may want, and the concepts by which each wish is known, in any language."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from .words import Concept


class Wish(StrEnum):
    STATUS = "status"
    DELIVERY = "delivery"
    DETAILS = "details"
    RETURN = "return"
    RETURN_STATUS = "return_status"
    COMPENSATION = "compensation"
    PERSON = "person"
    COMPLAINT = "complaint"
    CANCEL = "cancel"
    CHANGE = "change"
    ADDRESS = "address"
    INVOICE = "invoice"
    PAYMENT = "payment"
    ACCOUNT = "account"
    SHOP_QUESTION = "shop_question"
    GREETING = "greeting"
    THANKS = "thanks"
    BYE = "bye"
    BOT = "bot"
    CAPABILITIES = "capabilities"


class Kind(StrEnum):
    """What a return request is for, as the shop's tool has it."""

    RETURN = "return"
    EXCHANGE = "exchange"
    MISSING = "missing"
    WRONG = "wrong"
    DAMAGED = "damaged"


SMALL_TALK = frozenset({Wish.GREETING, Wish.THANKS, Wish.BYE, Wish.BOT, Wish.CAPABILITIES})
# Wishes that a look at an order answers.
ABOUT_AN_ORDER = frozenset(
    {Wish.STATUS, Wish.DELIVERY, Wish.DETAILS, Wish.RETURN, Wish.RETURN_STATUS}
)
# Wishes that only a person can settle.
FOR_A_PERSON = frozenset(
    {
        Wish.PERSON,
        Wish.COMPENSATION,
        Wish.COMPLAINT,
        Wish.CANCEL,
        Wish.CHANGE,
        Wish.ADDRESS,
        Wish.INVOICE,
        Wish.PAYMENT,
        Wish.ACCOUNT,
    }
)


@dataclass(frozen=True)
class Rule:
    """A wish is meant when all of `needs` and none of `unless` are there.

    Each is concepts parted by spaces; `a|b` is one of the two.
    """

    wish: Wish
    needs: str
    unless: str = ""
    kind: Kind = Kind.RETURN

    def fits(self, concepts: frozenset[Concept]) -> bool:
        return all(not need.isdisjoint(concepts) for need in _needs(self.needs)) and not any(
            barred in concepts for barred in self.unless.split()
        )


@cache
def _needs(needs: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(need.split("|")) for need in needs.split())


@lru_cache(maxsize=4096)
def first_rule(concepts: frozenset[Concept]) -> Rule | None:
    """The first rule that fits; the order of the rules is their precedence."""
    return next((rule for rule in RULES if rule.fits(concepts)), None)


def hint(concepts: Iterable[Concept]) -> Wish | None:
    """What a question is about that names no order, once an order is spoken of."""
    found = frozenset(concepts)
    return next((rule.wish for rule in HINTS if rule.fits(found)), None)


HINTS = (
    Rule(Wish.DELIVERY, "when"),
    Rule(Wish.STATUS, "where|arrive|not_arrived"),
    Rule(Wish.STATUS, "order brief"),
)
ASKED = "where|when|eta|status|track"
CLAIMED = "damaged missing return exchange refund"

RULES = (
    Rule(Wish.BOT, "you_are bot"),
    Rule(Wish.COMPLAINT, "complaint", unless="damaged missing"),
    Rule(Wish.PERSON, "bot talk not", unless="you_are"),
    Rule(Wish.PERSON, "human", unless="told"),
    Rule(Wish.PERSON, "someone speak", unless="told"),
    Rule(Wish.PERSON, "someone talk|brief", unless="told order return refund damaged greeting"),
    Rule(Wish.PERSON, "someone talk greeting", unless="told order return refund damaged brief"),
    Rule(Wish.RETURN_STATUS, "refund_late"),
    Rule(Wish.RETURN_STATUS, "outcome return|refund|exchange", unless="may damaged"),
    Rule(Wish.RETURN, "may", unless="policy"),
    # Whoever names an order asks of that order, whatever they were told of the rules.
    Rule(Wish.RETURN, "policy return|exchange number"),
    Rule(Wish.SHOP_QUESTION, "policy return|exchange|refund|cancel|compensation|account"),
    Rule(Wish.RETURN_STATUS, "refund not_arrived", unless="order"),
    Rule(
        Wish.RETURN_STATUS, "refund|return waiting|status|track|where|when", unless="damaged wrong"
    ),
    Rule(Wish.RETURN_STATUS, "compensation waiting"),
    Rule(Wish.COMPENSATION, "compensation"),
    Rule(Wish.CANCEL, "cancel"),
    Rule(Wish.INVOICE, "invoice", unless="payment"),
    Rule(Wish.SHOP_QUESTION, "payment options"),
    Rule(Wish.PAYMENT, "payment trouble"),
    Rule(Wish.ACCOUNT, "account|site", unless="return exchange damaged missing"),
    Rule(Wish.ACCOUNT, "account|site damaged", unless="order return"),
    Rule(Wish.ADDRESS, "pickup change|add"),
    Rule(Wish.ADDRESS, "address change|trouble|add|correction"),
    Rule(Wish.CHANGE, "add order", unless="damaged missing return exchange"),
    Rule(Wish.RETURN, "damaged", unless="track", kind=Kind.DAMAGED),
    Rule(Wish.RETURN, "own_mistake"),
    # "And another thing: where is 1187?" opens a question, and complains of nothing.
    Rule(Wish.RETURN, "wrong", unless="where when eta track", kind=Kind.WRONG),
    # A parcel that did not come is looked up first; the kind tells that the customer misses it.
    Rule(Wish.STATUS, "arrive no_number", kind=Kind.MISSING),
    Rule(Wish.STATUS, "not_arrived", unless="return refund missing", kind=Kind.MISSING),
    Rule(Wish.RETURN, "missing", unless="refund eta", kind=Kind.MISSING),
    Rule(Wish.RETURN, "exchange", kind=Kind.EXCHANGE),
    Rule(Wish.RETURN, "return"),
    Rule(Wish.RETURN, "refund", unless="options"),
    Rule(Wish.CHANGE, "change order", unless=ASKED.replace("|", " ")),
    Rule(Wish.RETURN, "unwanted"),
    Rule(Wish.SHOP_QUESTION, "ship_to", unless="own status number"),
    Rule(Wish.SHOP_QUESTION, "options"),
    Rule(
        Wish.PAYMENT,
        "payment",
        unless="order number options product_question total when where how_much",
    ),
    Rule(Wish.DELIVERY, "eta"),
    Rule(Wish.DELIVERY, "when order"),
    Rule(Wish.DELIVERY, "when arrive|waiting", unless="product_question"),
    Rule(Wish.DELIVERY, "arrive day", unless="product_question not_arrived"),
    Rule(Wish.STATUS, f"{ASKED} order"),
    Rule(Wish.STATUS, "status|track"),
    Rule(Wish.STATUS, "shipped|late"),
    Rule(Wish.DETAILS, "how_much|total order"),
    Rule(Wish.STATUS, "arrive order"),
    Rule(Wish.STATUS, "where arrive"),
    Rule(Wish.STATUS, "pickup order|where|arrive|waiting"),
    Rule(Wish.STATUS, "waiting order"),
    Rule(Wish.PAYMENT, "payment"),
    Rule(Wish.SHOP_QUESTION, "product_question"),
    Rule(Wish.STATUS, "arrive own"),
    Rule(Wish.STATUS, "order own|trouble|help", unless="thanks bye"),
    Rule(Wish.CAPABILITIES, "you_can"),
    Rule(Wish.BYE, "bye", unless="order"),
    Rule(Wish.GREETING, "greeting"),
    Rule(Wish.THANKS, "thanks"),
    Rule(Wish.CAPABILITIES, "help"),
)
