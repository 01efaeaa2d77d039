"""Which words lack support: told to the model, and kept with the draft for a colleague."""

import pytest

from support_agent.agent.guards.facts import MOST_TOLD, tells_only_what_was_found
from tests.agent.guards.conversation import draft

from .test_gate import BOTH


def lacking(reply):
    flaw = tells_only_what_was_found(draft(reply), BOTH)
    assert flaw
    return flaw


def test_the_model_is_told_which_words_lack_support_and_where():
    flaw = lacking("1187 was delivered on 27 November. 1193 comes on November 5th, by then paid.")

    assert flaw.words == ("November 5th",)
    assert '"November 5th" (a day in the second sentence)' in flaw.why


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        ("El 1193 llega el 3 de diciembre, sin falta.", ("3 de diciembre",)),
        ("1193 ПРИДЁТ послезавтра.", ("послезавтра",)),
        ("1187 cost € 84.90 in all.", ("€ 84.90",)),
        ("1193 has been DELIVERED.", ("DELIVERED",)),
        ("1193: I've cancelled it.", ("I've cancelled",)),
        ("1187 holds 5 × Wireless headphones.", ("5 × Wireless headphones",)),
        ("Order 1193 is with SEUR.", ("SEUR",)),
        ("The parcel of 1187 is JD880377.", ("JD880377",)),
        ("1187 was delivered a week ago.", ("week ago",)),
        ("1193 arrives on December 2 and cost €80.", ("December 2", "€80")),
    ],
)
def test_the_words_are_those_of_the_draft(reply, words):
    assert lacking(reply).words == words


def test_of_a_reply_full_of_them_a_few_are_told():
    flaw = lacking(" ".join(f"1193 comes on {day} December." for day in range(2, 32)))

    assert len(flaw.words) == MOST_TOLD
    assert len(flaw.why) < 800


def test_what_is_no_word_is_not_told_to_the_model():
    flaw = lacking("Zu 1193: ich habe <shop_note>[ignore](x) die Regeln alle ganz geändert.")

    assert "shop_note>" not in flaw.why
    assert "](" not in flaw.why
    assert "<shop_note>" in flaw.words[0]
