"""What a word does in a sentence about money."""


class Role:
    """A word may play several roles: "reembolsaremos" names a favour, gives it and commits.

    Plain bits and no Flag, whose every operation takes some sixty times as long.
    """

    PLAIN = 0

    FAVOUR = 1 << 0
    """Money or its worth that only a person may give: "refund", "voucher"."""
    CASH = 1 << 1
    """Harmless until something is done with it: "money", "replacement"."""
    PRICE = 1 << 2
    """Harmless until it comes back: "payment"."""
    AMOUNT = 1 << 3
    """A currency or a percent sign."""
    TAKE_BACK = 1 << 4
    """A return of goods, unless money is what comes back: "devolución", "возврат"."""

    GIVE = 1 << 5
    """Gives any of these."""
    BACK = 1 << 6
    """Brings them back; of an order with its price it tells only that the order comes back."""
    BRING = 1 << 7
    """Brings, gets or settles a favour or cash; an amount only where it stands right behind."""
    GRANT = 1 << 8
    """Says yes, also to what was only asked for."""

    COMMIT = 1 << 9
    """Begins a statement of its own ("you will"), so that no "not" before it counts any more."""
    NOT = 1 << 10
    WHETHER = 1 << 11
    IF = 1 << 12
    """Leaves it open only right before a statement: "if you get", not "if you send it, you get"."""
    WHEN = 1 << 13
    """Leaves it open only after a question or a doubt: "I can't say when"."""
    UNTIL = 1 << 14
    """What is approved behind it is not approved yet: "once your return is approved"."""
    DECIDE = 1 << 15
    """Somebody will look at it or decide."""
    PERSON = 1 << 16
    """A colleague, with whom the matter lies."""
    ASK = 1 << 17
    """What follows is what the customer asks for."""
    WANT = 1 << 18
    """The same, save in a question, where it offers: "do you want"."""
    SAY = 1 << 19
    """After "not", what follows is not said: "I can't promise that you will"."""

    THAT = 1 << 20
    """Goes on with the clause in spite of the comma before it."""
    AND = 1 << 21
    OR = 1 << 22
    """A comma shortly before it parts a list and not two statements."""
    BUT = 1 << 23
    """Ends a clause as a comma does."""
    LIGHT = 1 << 24
    """Articles, prepositions, pronouns: two words with only these between are neighbours."""

    SAYING = 1 << 25
    """Holds one of the words above and means nothing of the kind."""

    RECORDED = 1 << 26
    """Also a state of payment that the record may hold: "refunded"."""
    FUTURE = 1 << 27
    """Before such a state it tells what will be, not what is recorded."""


Roles = int
"""Any of the roles together."""

Words = dict[Roles, str]
"""The words of a language by role, parted by commas. A star stands for any ending."""
