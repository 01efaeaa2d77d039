"""No card, account, code or key is kept; what only looks a little like one is."""

import pytest

from support_agent.agent.record.redaction import redacted

CARDS = {
    "in one": "4111111111111111",
    "in fours": "4111 1111 1111 1111",
    "with dashes": "5555-5555-5555-4444",
    "with dots": "5105.1051.0510.5100",
    "digit by digit": "4 0 1 2 8 8 8 8 8 8 8 8 1 8 8 1",
    "with wide and no-break blanks": "4111\u00a01111\u20031111\u202f1111",
    "with dashes of typesetters": "4111\u20131111\u20131111\u20131111",
    "with letters of no width": "4111\u200b1111\u200b1111\u200b1111",
    "over two lines": "4111 1111\\n1111 1111",
    "in Arabic digits": "٤١١١ ١١١١ ١١١١ ١١١١",
    "in wide digits": "４１１１１１１１１１１１１１１１",
    "of thirteen digits": "4222222222222",
    "American Express": "3782 822463 10005",
    "Diners": "30569309025904",
    "Mastercard of the new kind": "2223003122003222",
    "Mir": "2200 0000 0000 0053",
    "UnionPay of nineteen digits": "6205500000000000004",
    "Maestro": "6759649826438453",
}
KEPT = {
    "an order": "order 1187, and 10432-7",
    "a checksum that is wrong": "4111 1111 1111 1112",
    "a card with a digit too few": "411111111111111",
    "a parcel of UPS": "1Z999AA10123456784",
    "a parcel of the post": "RR123456785ES",
    "a parcel of USPS": "9400 1000 0000 0000 0000 00",
    "a parcel of DHL": "JJD014600006281230704183",
    "a parcel that has a card inside": "00344111111111111111110",
    "a parcel that ends like a card": "JD4111111111111111",
    "a telephone": "+34 612 345 678 or 0049 30 123456789",
    "days and times": "2026-11-30 10:32:43.123456, 30.11.2026",
    "sums": "59,90 € and 1.234.567,89 €",
    "orders in a row": "1187 1188 1189 1190 1191 1192",
    "an account whose checksum is wrong": "DE89 3704 0044 0532 0130 01",
    "a word and a year": "el 2026 es mejor que el 2025 y ya",
    "a code of an order": "the CVV is not in my letter about order 1187",
    "talk of a password": "my password is wrong and I forgot it",
    "a word with sk- in it": "task-management-software-for-teams",
}
SECRETS = {
    "CVV 123": "CVV [security code]",
    "cvc2: 1 2 3 4.": "cvc2: [security code].",
    "código de seguridad es 987": "código de seguridad es [security code]",
    "код безопасности 456": "код безопасности [security code]",
    "Prüfziffer: 789": "Prüfziffer: [security code]",
    "password: hunter2 ok": "password: [secret] ok",
    "My password is Hunter2!": "My password is [secret]",
    "contraseña: gato": "contraseña: [secret]",
    "Пароль: котик1": "Пароль: [secret]",
    'the key {\\"api_key\\":\\"abcd1234\\"}': 'the key {\\"api_key\\":\\"[secret]\\"}',
    "sk-ant-api03-abcdefghijklmnop": "sk-[secret]",
    "ghp_abcdefghijklmnopqrstuvwx": "ghp_[secret]",
    "AKIAIOSFODNN7EXAMPLE": "AKIA[secret]",
    "Bearer abcdefghijklmnop1234": "Bearer [secret]",
    "eyJhbGciOiJI.eyJzdWIiOiIxMjM.c2lnbmF0dXJl": "eyJ[secret]",
}
ACCOUNTS = (
    "DE89 3704 0044 0532 0130 00",
    "GB29NWBK60161331926819",
    "es91 2100 0418 4502 0005 1332",
)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_is_taken_out_and_the_words_around_it_stay(card):
    assert redacted(f"I paid with {card} for 1187.") == "I paid with [card number] for 1187."


@pytest.mark.parametrize("text", KEPT.values(), ids=KEPT)
def test_what_is_no_card_account_or_code_stays(text):
    assert redacted(text) == text


@pytest.mark.parametrize(("text", "kept"), SECRETS.items(), ids=SECRETS)
def test_a_code_password_or_key_is_taken_out_behind_the_word_that_names_it(text, kept):
    assert redacted(text) == kept


@pytest.mark.parametrize("account", ACCOUNTS)
def test_a_bank_account_is_taken_out_but_for_its_country(account):
    assert redacted(f"Pay to {account} please") == f"Pay to {account[:2]}[bank account] please"


def test_two_cards_and_an_order_between_them_are_told_apart():
    text = "4111 1111 1111 1111 1187 5555 5555 5555 4444"

    assert redacted(text) == "[card number] 1187 [card number]"
