"""Whoever writes in a language that we do not speak is told so, and a person answers."""

import pytest

from handoff.models import Escalation
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.planners.offline.tongue.of_the_shop import STEMS
from support_agent.agent.planners.offline.words import LANGUAGES
from support_agent.conversation import notices
from support_agent.conversation.other_languages import PERSON_CALLED
from support_agent.models import Conversation
from tests.agent.offline.shelf import Talk, own
from tests.agent.runs.conftest import ask, conversation, said  # noqa: F401
from tests.agent.scripted import ScriptedPlanner, answers


@pytest.mark.parametrize(
    "text", ["Dzień dobry", "merhaba", "Привіт", "你好", "مرحبا", "こんにちは"]
)
def test_a_greeting_is_answered_in_the_pages_language_and_a_person_offered(text):
    talk = Talk(facts=own(page_language="es")).says(text)

    assert talk.said == [("other_language", "")]
    assert "idioma" in talk.reply
    assert not talk.handed_over


@pytest.mark.parametrize(
    "text",
    [
        "gdzie jest moja paczka",
        "siparişim nerede",
        "де моє замовлення 1187",
        "我的订单在哪里",
        "أين طلبي",
        "on es la meva comanda",
        "kde je moje objednávka",
    ],
)
def test_a_wish_goes_to_a_person_in_the_customers_words(text):
    talk = Talk().says(text)

    assert talk.handed_over
    assert text in talk.actions[0].input["reason"]


def test_whoever_goes_on_after_the_greeting_gets_a_person():
    assert Talk().says("你好").says("早上好").handed_over


def test_a_language_without_a_sentence_is_answered_in_the_conversations():
    talk = Talk(facts=own(language="fr")).says("გამარჯობა")

    assert "langue" in talk.reply


@pytest.mark.django_db
def test_the_notice_that_a_person_is_called_is_in_the_customers_language(ask, conversation, said):  # noqa: F811
    ask("gdzie jest moja paczka", planner=OfflinePlanner())

    conversation.refresh_from_db()
    assert conversation.language == "pl"
    assert said("notice") == [PERSON_CALLED["pl"]]
    assert "gdzie jest moja paczka" in Escalation.objects.get().wish


@pytest.mark.django_db
def test_a_conversation_that_goes_on_in_such_a_language_is_answered_in_the_pages(
    ask,  # noqa: F811
    conversation,  # noqa: F811
    said,  # noqa: F811
):
    Conversation.objects.filter(pk=conversation.pk).update(language="es", page_language="es")
    ask("Dzień dobry", planner=OfflinePlanner())

    ask("Dzień dobry", planner=ScriptedPlanner([answers("abilities")]))

    assert "pedido" in said("agent")[-1]
    assert said("agent")[-1].endswith("?")


@pytest.mark.django_db
def test_the_pages_language_stays_where_we_have_no_sentence_for_the_customers(ask, conversation):  # noqa: F811
    ask("გამარჯობა, სად არის ჩემი შეკვეთა", planner=OfflinePlanner())

    conversation.refresh_from_db()
    assert conversation.language == "en"


def test_what_else_is_to_be_told_in_such_a_language_is_told_in_english():
    assert notices.notice("person_came", "pl") == notices.notice("person_came", "en")


def test_each_of_these_languages_has_all_its_sentences_and_is_none_of_ours():
    assert set(PERSON_CALLED) == set(STEMS)
    assert not set(PERSON_CALLED) & set(LANGUAGES)
