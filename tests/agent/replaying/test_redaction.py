"""No card, account, code or key is kept; what only looks a little like one is."""

import json

import pytest

from support_agent.conversation.redaction import redacted

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
    "with strokes": "4111/1111_1111|1111",
    "with wide gaps": "4111  -  1111  -  1111  -  1111",
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
    "a telephone that looks like an old card": "+4915112345678",
    "a parcel with letters at both ends": "LP4111111111111111CN, 1z4111111111111111",
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
    "the CVV on the back is 123": "the CVV on the back is [security code]",
    "el cvv de mi tarjeta es el 123": "el cvv de mi tarjeta es el [security code]",
    "CVV:\n123": "CVV:\n[security code]",
    "cvc2: 1 2 3 4.": "cvc2: [security code].",
    "código de seguridad es 987": "código de seguridad es [security code]",
    "код безопасности 456": "код безопасности [security code]",
    "Prüfziffer: 789": "Prüfziffer: [security code]",
    "password: hunter2 ok": "password: [secret] ok",
    "My password is Hunter2!": "My password is [secret]",
    "my password hunter2": "my password [secret]",
    "password:\nhunter2": "password:\n[secret]",
    "PIN: 4711, shopping: 4711": "PIN: [secret] shopping: 4711",
    "contraseña: gato": "contraseña: [secret]",
    "Пароль: котик1": "Пароль: [secret]",
    'the key {\\"api_key\\":\\"abcd1234\\"}': 'the key {\\"api_key\\":\\"[secret]\\"}',
    "sk-ant-api03-abcdefghijklmnop": "sk-[secret]",
    "ghp_abcdefghijklmnopqrstuvwx": "ghp_[secret]",
    "glpat-abcdefghijklmnopqrst": "glpat-[secret]",
    "AKIAIOSFODNN7EXAMPLE": "AKIA[secret]",
    "Bearer abcdefghijklmnop1234": "Bearer [secret]",
    "eyJhbGciOiJI.eyJzdWIiOiIxMjM.c2lnbmF0dXJl": "eyJ[secret]",
}
ACCOUNTS = (
    "DE89 3704 0044 0532 0130 00",
    "GB29NWBK60161331926819",
    "es91 2100 0418 4502 0005 1332",
    "DE89\n3704\n0044\n0532\n0130\n00",
    "DE89/3704/0044/0532/0130/00",
    "DE٨٩370400440532013000",
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


@pytest.mark.parametrize("between", [" ", "\n", "\t", " and ", ", "])
def test_of_two_accounts_and_what_looks_like_one_both_are_taken_out(between):
    text = between.join(["AB12", "DE89 3704 0044 0532 0130 00", "GB29NWBK60161331926819", "XY99"])

    kept = between.join(["AB12", "DE[bank account]", "GB[bank account]", "XY99"])
    assert redacted(text) == kept


def test_two_cards_and_an_order_between_them_are_told_apart():
    text = "4111 1111 1111 1111 1187 5555 5555 5555 4444"

    assert redacted(text) == "[card number] 1187 [card number]"


@pytest.mark.parametrize("words", ["card{}", "tarjeta{}exp12/27", "Card:\n{}\n", "{}and\t{}"])
def test_a_card_that_words_are_glued_to_is_taken_out(words):
    assert redacted(words.format(*2 * ["4111111111111111"])) == words.format(*2 * ["[card number]"])


@pytest.mark.parametrize("text", [*CARDS.values(), *SECRETS, *ACCOUNTS, *KEPT.values()])
@pytest.mark.parametrize("words", ["{}", "Look:\n{}\nThanks", 'He said "{}"\tto me'])
def test_json_is_read_value_by_value_however_deep_and_stays_json(text, words):
    said = words.format(text)
    message = {"role": "user", "content": [{"type": "text", "text": said}]}
    result = {"content": json.dumps({"note": said, "kept": [1187, 59.9, True, None]})}

    read = json.loads(redacted(json.dumps([message, result], ensure_ascii=False)))

    assert read[0]["content"][0]["text"] == redacted(said)
    assert json.loads(read[1]["content"]) == {
        "note": redacted(said),
        "kept": [1187, 59.9, True, None],
    }


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ({"order_id": 4111111111111111}, {"order_id": "[card number]"}),
        ({"password": "hunter2"}, {"password": "[secret]"}),
        ({"clave": 12345, "more": [1]}, {"clave": "[secret]", "more": [1]}),
        ({"4111111111111111": 1}, {"[card number]": 1}),
    ],
)
def test_json_that_had_a_secret_is_json_still(value, kept):
    assert json.loads(redacted(json.dumps(value))) == kept


@pytest.mark.parametrize(
    "text", ['{"order": "1187",\t"n":1.0}', "[1187, 1e400]", "{not json", "[" * 100_000]
)
def test_what_has_no_secret_keeps_each_of_its_letters(text):
    assert redacted(text) == text


def test_of_json_that_was_cut_off_a_card_is_taken_out_too():
    text = r'{"reason": "My card:\n4111111111111111\nDE89370400440532013000'

    assert redacted(text) == r'{"reason": "My card:\n[card number]\nDE[bank account]'


@pytest.mark.parametrize("text", ["cvc2: 123, 1187 or 456", *SECRETS, *CARDS.values(), *ACCOUNTS])
def test_what_is_taken_out_already_stays_as_it_is(text):
    assert redacted(redacted(text)) == redacted(text)


@pytest.mark.parametrize(
    ("texts", "kept"),
    [
        (["4111 1111", "1111 1111"], ["[card number]", ""]),
        (["It is 4111", "1111", "1111", "1111, Ana"], ["It is [card number]", "", "", ", Ana"]),
        (
            ["4111111111111111 and 4111", "1111 1111 1111."],
            ["[card number] and [card number]", "."],
        ),
        (["Order 7001", "4111 1111 1111 1111", "1188"], ["Order 7001", "[card number]", "1188"]),
        (["1187", "1188", "1189", "1190"], ["1187", "1188", "1189", "1190"]),
    ],
)
def test_a_card_that_is_written_in_several_messages_is_taken_out_of_each(texts, kept):
    blocks = [{"type": "text", "text": text, "cache_control": {"ttl": "5m"}} for text in texts]

    read = json.loads(redacted(json.dumps({"role": "user", "content": blocks})))

    assert [block["text"] for block in read["content"]] == kept
