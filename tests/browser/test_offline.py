"""A customer loses the line, and is told so at once, in their language, without losing a word."""

import pytest
from playwright.sync_api import expect

from support_agent.models import Message

from .other_shop import open_shop
from .people import Chat, keys_of

pytestmark = [pytest.mark.browser, pytest.mark.postgresql]

OFFLINE = {
    "en": "You are offline. What you write is sent once you are back.",
    "es": "No tienes conexión. Lo que escribas se enviará cuando vuelva.",
    "ru": "Нет связи. Всё, что вы напишете, отправится, когда она появится.",
    "de": "Sie sind offline. Was Sie schreiben, wird gesendet, sobald Sie wieder online sind.",
    "fr": "Vous êtes hors ligne. Ce que vous écrivez partira dès le retour de la connexion.",
    "it": "Sei offline. Quello che scrivi parte appena torna la connessione.",
    "nl": "Je bent offline. Wat je schrijft, wordt verstuurd zodra je weer online bent.",
    "pt": "Você está sem conexão. O que escrever será enviado quando ela voltar.",
}
AT_ONCE = 1_000


def open_widget(page):
    page.evaluate("document.querySelector('support-chat').open()")


@pytest.mark.parametrize("language", OFFLINE)
def test_who_is_offline_reads_so_at_once_and_no_longer_once_they_are_back(
    page, live_site, language
):
    with open_shop(live_site, language=language) as shop:
        page.goto(shop)
        page.locator("support-chat").wait_for(state="attached")
        open_widget(page)
        told = page.get_by_role("status").filter(has_text=OFFLINE[language])

        page.context.set_offline(True)
        expect(told).to_be_visible(timeout=AT_ONCE)
        page.context.set_offline(False)

        expect(told).to_have_count(0, timeout=AT_ONCE)


def test_what_is_written_offline_is_said_once_and_what_is_half_written_stays(page, live_site):
    with open_shop(live_site) as shop:
        page.goto(shop)
        chat = Chat(page)
        chat.open()
        chat.say("Hello")
        expect(chat.said("customer")).to_contain_text("Sent")
        told = chat.widget.get_by_text(OFFLINE["en"])

        page.context.set_offline(True)
        expect(told).to_be_visible(timeout=AT_ONCE)
        for text in ("Where is order 1187?", "And order 1193?"):
            chat.say(text)
        page.get_by_label("Write a message…").fill("Half a sent")
        expect(chat.said("customer").nth(1)).to_contain_text("Not sent.")
        page.context.set_offline(False)

        expect(told).to_have_count(0, timeout=AT_ONCE)
        expect(chat.said("customer").last).to_contain_text("Sent")
        expect(page.get_by_label("Write a message…")).to_have_value("Half a sent")
        said = ["Hello", "Where is order 1187?", "And order 1193?"]
        assert chat.texts("customer") == said
        [key] = keys_of(page)
        kept = Message.objects.filter(conversation=key["id"], author="customer")
        assert list(kept.values_list("text", flat=True)) == said


def test_who_writes_their_first_words_offline_opens_one_conversation(page, live_site):
    with open_shop(live_site) as shop:
        page.goto(shop)
        chat = Chat(page)
        chat.open()
        page.context.set_offline(True)
        chat.say("Where is order 1187?")
        expect(chat.said("customer")).to_contain_text("Not sent.")

        page.context.set_offline(False)

        expect(chat.said("customer")).to_contain_text("Sent")
        expect(chat.said("customer").get_by_text("Not sent.")).to_have_count(0)
        assert Message.objects.filter(author="customer").count() == 1
