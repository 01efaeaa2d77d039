"""How many a customer says, in digits or in words."""

from collections.abc import Iterable, Iterator

from .passages import words_of

_SAID = {
    2: """two both pair couple dos ambos ambas par pareja два две двух двое обе оба обоих обеих пару пара zwei
        beide paar deux due entrambi dois duas ambos""",
    3: "three tres три трех трое drei trois tre",
    4: "four cuatro четыре четырех четверо vier quatre quattro quatro",
    5: "five cinco пять пяти пятеро funf cinq cinque",
    6: "six seis шесть шести sechs sei",
    7: "seven siete семь семи sieben sept sette sete",
    8: "eight ocho восемь восьми acht huit otto oito",
    9: "nine nueve девять девяти neun neuf nove",
    10: "ten diez десять десяти zehn dix dieci dez",
    14: "fourteen catorce четырнадцать vierzehn quatorze quattordici veertien",
    30: "thirty treinta тридцать dreissig trente trenta trinta dertig",
    12: "dozen docena дюжина дюжину dutzend douzaine dozzina duzia twelve doce двенадцать zwolf",
}
WORDS = {word: count for count, words in _SAID.items() for word in words_of(words)}


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
