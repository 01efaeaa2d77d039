"""Texts that were made to be dear: one thing over and over, lists that people paste, and noise."""

import random
import string
from collections.abc import Callable, Iterator
from itertools import count

# Each of them repeated until the text is full.
TOKENS = (
    # Numbers, and what looks like them.
    *("1", "#1 ", "# ", "1 ", "1 2 ", "1187, ", "1187 and 1042 or ", "#1187 ", "№ 1 ", "1193-1 "),
    *(
        "1193/F2 ",
        "R-0007 ",
        "Z1 ",
        "12-",
        "1/",
        "1.",
        "1,",
        "1:",
        "1\n",
        "1\u200b",
        "１",
        "٣",
        "²",
    ),
    *("2026-08-09 ", "9 Aug ", "9 de agosto de ", "9.8. ", "10:32 ", "24h ", "5% "),
    *("1.000,00 € ", "1,000 ", "$5 ", "20 EUR ", "1 x Cap 12,99 EUR\n"),
    *(
        "+34 600 123 456 ",
        "(123) 12 ",
        "123-",
        "4111 1111 ",
        "DE89 3704 0044 ",
        "DE11 ",
        "AA00",
        "28004 ",
    ),
    *(
        "cvv 123 ",
        "password is ",
        "password: ",
        "token=",
        "sk-",
        "eyj",
        "eyJhbGciOi.",
        "bearer ",
        "-----begin ",
    ),
    *("a@", "a@b.", "a@b.co ", "@", "%40", "www.", "http://", "https://a.b/c ", "//", "a.b."),
    # Words of the shop, and of grammar.
    *(
        "no ",
        "no, ",
        "not ",
        "no. ",
        "n ",
        "nicht ",
        "не ",
        "and ",
        "y ",
        "order ",
        "pedido ",
        "заказ ",
    ),
    *(
        "order #1187 ",
        "invoice 5521 ",
        "return 1187 ",
        "where is order 1187? ",
        "refund ",
        "cancel ",
    ),
    *(
        "where is 1187; return 1042; ",
        "where is 1187 and return 1042 and ",
        "1187, sorry no, 1042, ",
    ),
    *(
        "I want ",
        "otra cosa: ",
        "something else ",
        "two of the ",
        "the cap, 1 ",
        "returned to sender ",
    ),
    *(
        "refund not arrived ",
        "l'",
        "l'ordine ",
        "hello ",
        "thanks ",
        "when will it arrive ",
        "is broken ",
    ),
    # What a reply may say.
    *(
        "we will refund you 20 € ",
        "Your order 1187 was delivered on 5 August. ",
        "It comes tomorrow. ",
    ),
    *(
        "A colleague will call you by Friday. ",
        "order 1187 costs 20 EUR and ",
        "R-0007 is approved. ",
    ),
    *(
        "if it has not arrived you will be refunded ",
        "Blue shirt ",
        "2 × Blue shirt, ",
        "DHL JD10429 ",
    ),
    *(
        "delivered, ",
        "expected on 9 August ",
        "not shipped yet and ",
        "Monday to Friday 9:00-18:00 ",
    ),
    # Letters, signs and what nobody sees.
    *(
        "a",
        "я",
        "é",
        "ß",
        "ﬁ",
        "单",
        "订单在哪里 ",
        "한",
        "ي",
        "x ",
        "a\n",
        "a\t",
        "a          ",
        " a",
        "\n\na",
    ),
    *(
        "e\u0301",
        "a\u0301\u0316",
        "\u0316\u0301",
        "a\u200b",
        "\u202ea",
        "a\u00ad",
        "😀",
        "👩\u200d👧",
        "🇪🇸",
    ),
    *(
        "-",
        "--",
        ".",
        "...",
        "?",
        "!?",
        ",",
        ";",
        ":",
        "'",
        '"',
        "“a” ",
        "(",
        "[{<",
        ")(",
        "\\",
        "\\n",
        "_",
        "=",
        "*",
    ),
    *("<a ", "<b>x</b> ", "[[", '{"a":', "&amp;", "|", "/", "~", "`", "^", "¿¡", "…", "«»"),
)
ACCENTED, CYRILLIC = "áéíóúñçãõüßœ", "абвгдежзиклмнопрстуфхцчшщыэюя"


def texts(length: int) -> Iterator[tuple[str, str]]:
    """Each text of this length by its name. None begins as another, so that none is remembered."""
    for number, token in enumerate(TOKENS):
        yield repr(token), _full(lambda token=token: token, length, first=f"q{number} ")
    for name, make in _noise(random.Random(1)).items():
        yield name, _full(make, length)


def _full(make: Callable[[], str], length: int, first: str = "") -> str:
    text, full = [first], len(first)
    while full < length:
        text.append(make())
        full += len(text[-1])
    return "".join(text)[:length]


def _noise(rnd: random.Random) -> dict[str, Callable[[], str]]:
    """Words that nobody has read before, and lists as people paste them."""
    numbers = count(1000)

    def word(letters: str, size: int) -> str:
        return "".join(rnd.choices(letters, k=size))

    return {
        "words": lambda: f"{word(string.ascii_lowercase, 6)} ",
        "short words": lambda: f"{word('etaoinshr', 5)} ",
        "long words": lambda: f"{word(string.ascii_lowercase, 12)} ",
        "endless words": lambda: f"{word(string.ascii_lowercase, 39)} ",
        "accented words": lambda: f"{word(ACCENTED, 6)} ",
        "Cyrillic words": lambda: f"{word(CYRILLIC, 7)} ",
        "any letters": lambda: chr(
            rnd.choice([rnd.randrange(32, 0x250), rnd.randrange(0x3000, 0x9FFF)])
        ),
        "numbers": lambda: f"{rnd.randrange(10 ** rnd.randrange(1, 8))} ",
        "marked numbers": lambda: f"#{next(numbers)} ",
        "long numbers": lambda: word(string.digits, 40),
        "letters and digits": lambda: word(string.ascii_letters, 3) + word(string.digits, 3),
        "addresses": lambda: (
            f"{word(string.ascii_lowercase, 6)}@{word(string.ascii_lowercase, 6)}.com "
        ),
        "a list of telephones": lambda: (
            f"Ana Ruiz +34 600 {rnd.randrange(10**6)}, flat {next(numbers)}\n"
        ),
        "an invoice": lambda: (
            f"{next(numbers)}  Blue shirt  {rnd.randrange(9)} x {rnd.randrange(99)},90 EUR 21%\n"
        ),
        "a tracking log": lambda: (
            f"2026-08-05 10:{rnd.randrange(10, 60)} Madrid hub, scanned 0034{rnd.randrange(10**14)}\n"
        ),
        "a story": lambda: (
            f"I ordered a shirt on 30 July, order {next(numbers)}, and it has not come. Where is it? "
        ),
        "all at once": lambda: rnd.choice(TOKENS),
        "all at once, twice": lambda: rnd.choice(TOKENS) * 2,
        "words of the shop": lambda: f"{rnd.choice(SHOP)} ",
    }


SHOP = (
    *(
        "order",
        "return",
        "where",
        "no",
        "not",
        "refund",
        "1187",
        "#5",
        "broken",
        "invoice",
        "cancel",
    ),
    *(
        "when",
        ",",
        ".",
        "?",
        "\n",
        "and",
        "pero",
        "y",
        "pedido",
        "заказ",
        "wo",
        "dov'è",
        "waar",
        "où",
    ),
    *(
        "devolver",
        "вернуть",
        "zurück",
        "reso",
        "otra",
        "cosa",
        "something",
        "else",
        "delivered",
        "tomorrow",
    ),
)
