"""How many a customer says, in digits or in words."""

from collections.abc import Iterable, Iterator

from .passages import words_of

_SAID = {
    2: """two both pair couple dos ambos ambas par pareja два две двух двое обе оба обоих обеих пару пара zwei
        beide paar deux due entrambi dois duas ambos twee beiden""",
    3: "three tres три трех трое drei trois tre drie",
    4: "four cuatro четыре четырех четверо vier quatre quattro quatro",
    5: "five cinco пять пяти пятеро funf cinq cinque vijf",
    6: "six seis шесть шести sechs sei zes",
    7: "seven siete семь семи sieben sept sette sete zeven",
    8: "eight ocho восемь восьми acht huit otto oito",
    9: "nine nueve девять девяти neun neuf nove negen",
    10: "ten diez десять десяти zehn dix dieci dez tien",
    14: "fourteen catorce четырнадцать четырнадцати vierzehn quatorze quattordici veertien",
    15: "fifteen quince пятнадцать пятнадцати funfzehn quinze quindici vijftien",
    20: "twenty veinte двадцать двадцати zwanzig vingt venti vinte twintig",
    30: "thirty treinta тридцать тридцати dreissig trente trenta trinta dertig",
    12: """dozen docena дюжина дюжину dutzend douzaine dozzina duzia twelve doce двенадцать двенадцати zwolf douze
        dodici doze twaalf""",
    60: "sixty sesenta шестьдесят шестидесяти sechzig soixante sessanta sessenta zestig",
}
# Written in one word with what they are added to: "veintisiete", "siebenundzwanzig".
_GLUED = {
    "veinti{}": (20, "dos tres cuatro cinco seis siete ocho nueve"),
    "venti{}": (20, "due tre quattro cinque sei sette nove"),
    "{}undzwanzig": (20, "zwei drei vier funf sechs sieben acht neun"),
    "{}entwintig": (20, "twee drie vier vijf zes zeven acht negen"),
}
WORDS = {word: count for count, words in _SAID.items() for word in words_of(words)}
WORDS |= {
    form.format(word): tens + WORDS[word]
    for form, (tens, words) in _GLUED.items()
    for word in words.split()
}
_TENS = 20, 30, 60
# "A pair" is one of its kind as often as it is two.
LOOSE = frozenset(("pair", "par", "pareja", "пара", "пару", "paar", "couple"))
_WORD = "|".join(sorted(WORDS.keys() - LOOSE, key=lambda word: (-len(word), word)))
_TEN = "|".join(word for word, count in WORDS.items() if count in _TENS)
# For a pattern: a count in digits or in words, "twenty-seven" and "двадцать семь" too.
NUMBER = rf"(?:\d{{1,3}}|(?:(?:{_TEN})(?:-| e | )?(?=[^\W\d]))?(?:{_WORD}))"


def worth(number: str) -> int:
    """What a text that NUMBER found comes to."""
    if number.isdecimal():
        return int(number)
    return sum(WORDS[word] for word in words_of(number) if word in WORDS)


def said(texts: Iterable[str]) -> set[int]:
    """Every count that stands in the texts."""
    return {count for text in texts for count in _counts(text)}


def _counts(text: str) -> Iterator[int]:
    for word in words_of(text):
        if word in WORDS:
            yield WORDS[word]
        # "2x" and "x2" are said as often as "2".
        digits = word.strip("xх")
        if digits.isdecimal() and len(digits) <= 6:
            yield int(digits)
