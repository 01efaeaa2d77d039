"""The vocabulary, a folder for each language: concept -> phrases, parted by commas.

How a phrase is read stands in lexicon.py. A word that no phrase has is a name of a thing.
"""

from typing import Literal

Concept = Literal[
    # What is spoken of.
    "order",
    "own",
    "latest",
    "address",
    "invoice",
    "payment",
    "account",
    "site",
    "total",
    "human",
    "someone",
    # What is asked.
    "where",
    "when",
    "eta",
    "status",
    "track",
    "arrive",
    "shipped",
    "not_arrived",
    "late",
    "waiting",
    "policy",
    "options",
    "ship_to",
    "product_question",
    "how_much",
    # What is wished.
    "return",
    "unwanted",
    "may",
    "exchange",
    "refund",
    "refund_late",
    "compensation",
    "damaged",
    "wrong",
    "missing",
    "own_mistake",
    "cancel",
    "change",
    "add",
    "talk",
    "complaint",
    "trouble",
    # Small talk.
    "you_are",
    "bot",
    "you_can",
    "help",
    "greeting",
    "thanks",
    "bye",
    # Answers.
    "yes",
    "no",
    "correction",
    "unsure",
    "no_number",
    "all",
    "one_item",
    "told",
    # Grammar.
    "not",
    "filler",
    "plain",
    "thing",
    "aside",
    # Not of words: what the whole of a sentence tells.
    "number",
    "brief",
]

NumberMark = Literal[
    "order", "number", "other_before", "other_after", "tracking", "year_before", "year_after"
]
