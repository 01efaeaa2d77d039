"""The demo shop's page, as a visitor and as a shop's developer read it."""

import re
from dataclasses import replace

import pytest
from django.contrib.staticfiles import finders
from django.test import Client
from django.utils import timezone

from orders.delivery import Arrival, OrderState
from orders.demo import goods, seeding
from orders.models import Customer, Order, ReturnRequest
from support_agent.chat.identity import read_identity
from support_agent.demo import page
from support_agent.demo.cards import DRAWN
from support_agent.demo.words import LANGUAGES, WORDS
from tests.handoff import desk

pytestmark = pytest.mark.django_db

SECRET = "a secret of the shop that is long enough"


@pytest.fixture
def shop(settings, client):
    settings.SUPPORT = replace(settings.SUPPORT, demo=True, identity_secret=SECRET)
    seeding.seed(now=timezone.now())
    return client


def read(shop, **headers):
    return shop.get("/", headers=headers).content.decode()


def choose(shop, **choice):
    answer = shop.post("/", choice)
    assert answer.headers["Location"] == "/"
    return read(shop)


def identity_of(text):
    [token] = re.findall(r'data-identity="([^"]+)"', text)
    return read_identity(token)


def customer(name):
    return Customer.objects.get(name=name)


def test_the_site_of_a_real_shop_leads_to_the_desk(client):
    assert client.get("/").headers["Location"] == "/desk/"
    assert client.post("/", {"customer": "1"}).headers["Location"] == "/desk/"


def test_the_page_says_who_is_signed_in_as_the_shop_would(shop):
    text = choose(shop, customer=customer("Mateo").pk)

    told = identity_of(text)
    assert (told.email, told.name) == ("mateo@example.com", "Mateo")
    assert "Order <bdi>1042</bdi>" in text
    assert "1187" not in text


def test_a_guest_is_nobody_and_sees_no_order(shop):
    text = choose(shop, customer="guest")

    assert "data-identity" not in text
    assert "data-order" not in text
    assert "Not signed in" in text


def test_customers_of_a_real_shop_are_never_offered(shop, stranger):
    desk.delivered_order(stranger)

    text = choose(shop, customer=stranger.pk)

    assert stranger.email not in text
    assert identity_of(text).email == goods.LUCIA.email


def test_nobody_is_vouched_for_without_a_secret(shop, settings):
    settings.SUPPORT = replace(settings.SUPPORT, identity_secret="")

    assert "data-identity" not in read(shop)


@pytest.mark.parametrize("choice", [{}, {"customer": "all"}, {"language": "xx"}])
def test_a_choice_that_is_none_is_refused(shop, choice):
    assert shop.post("/", choice).status_code == 404


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Your orders"), ("es", "Tus pedidos"), ("ru", "Ваши заказы")]
)
def test_the_browsers_language_is_spoken_until_another_is_chosen(shop, language, words):
    text = read(shop, accept_language=f"{language}-XX,{language};q=0.9")
    assert f'<html lang="{language}">' in text
    assert f'data-language="{language}"' in text
    assert words in text

    assert "Tus pedidos" in choose(shop, language="es")


def test_the_return_that_was_asked_for_is_on_the_card(shop):
    order = Order.objects.get(number="1187")
    request = desk.asked_back(order)

    assert f"Return {request.number}: we are looking at it" in read(shop)


def test_a_line_of_several_says_what_all_of_them_cost(shop):
    order = Order.objects.get(number="1019")
    line = order.lines.get()

    assert line.quantity == 2
    assert f"€{line.unit_price * 2:.2f}" in read(shop)


def test_every_language_has_words_for_everything(shop):
    for words in WORDS.values():
        assert words.keys() == WORDS["en"].keys()
        assert {f"state_{state}" for state in OrderState} <= words.keys()
        assert {f"arrival_{state}" for state in Arrival} <= words.keys()
        assert {f"return_{state}" for state in ReturnRequest.State} <= words.keys()
    assert WORDS.keys() == LANGUAGES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_customers_page_is_whole_in_every_language(shop, language):
    choose(shop, language=language)

    for person in Customer.objects.all():
        text = choose(shop, customer=person.pk)
        assert text.count("data-order=") == min(person.orders.count(), 6)
        assert "{" not in text.replace(identity_of(text).external_id, "")


def test_everything_that_the_shop_sells_is_drawn():
    sold = {one.sku for one in vars(goods).values() if isinstance(one, goods.Goods)}

    assert sold == DRAWN.keys()
    for picture in [*DRAWN.values(), "parcel"]:
        assert finders.find(f"support_agent/demo/goods/{picture}.svg")


def test_the_page_holds_no_inline_code_and_asks_nobody_else(shop):
    text = read(shop)

    assert not re.search(r"<style|style=|<script(?![^>]*src=)| on\w+=|https?://", text)


def test_the_identity_lasts_an_hour_and_the_page_is_not_kept(shop):
    assert page.IDENTITY_LASTS.total_seconds() <= 3600
    assert "no-store" in shop.get("/").headers["Cache-Control"]


def test_a_stranger_to_the_sites_forms_changes_nothing(shop):
    assert Client(enforce_csrf_checks=True).post("/", {"customer": "guest"}).status_code == 403
