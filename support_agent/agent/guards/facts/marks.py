"""Finds days that a folded text names by the calendar: Christmas, the end of the month, next week."""

import calendar
import re
from collections.abc import Iterator
from datetime import date, timedelta

from .phrases import Sayings

_SATURDAY = 5
Reading = tuple[int | None, int, int]

# Whichever of its days is meant.
_FEASTS: dict[str, tuple[tuple[int, int], ...]] = {
    "christmas": ((12, 24), (12, 25), (12, 26)),
    "new_year": ((12, 31), (1, 1)),
    "epiphany": ((1, 5), (1, 6)),
    "end_of_year": ((12, 30), (12, 31)),
}
_MARKS = Sayings(
    christmas="christmas, navidad, navidades, nochebuena, рождеств*, noel, weihnachten, heiligabend, natal, natale, kerst, kerstmis",
    new_year="new year, new year's, new year's eve, ano nuevo, nochevieja, нового года, новым годом, новому году, nouvel an, neujahr, silvester, capodanno, ano novo, nieuwjaar",
    epiphany="epiphany, reyes, epiphanie, befana, driekoningen",
    end_of_year="end of the year, end of this year, year's end, fin de ano, final de ano, finales de ano, конца года, конце года, fin de l'annee, jahresende, fim do ano, fine anno, eind van het jaar",
    end_of_month="""
        end of the month, end of this month, month's end, fin de mes, final de mes, finales de mes, конца месяца, конце месяца, fin du mois, monatsende, ende des monats,
        fim do mes, fine mese, eind van de maand
    """,
    end_of_week="end of the week, end of this week, fin de semana, final de semana, конца недели, конце недели, fin de la semaine, ende der woche, fim da semana, fine settimana, eind van de week",
    weekend="this weekend, the weekend, at the weekend, este fin de semana, el fin de semana, выходные, ce week-end, wochenende, dit weekend",
    next_week="""
        next week, proxima semana, semana que viene, следующей неделе, следующую неделю, на следующей неделе, semaine prochaine, nachste woche, nachster woche, proxima semana, settimana prossima,
        prossima settimana, volgende week
    """,
    last_week="""
        last week, semana pasada, прошлой неделе, прошлую неделю, semaine derniere, letzte woche, letzter woche, semana passada, settimana scorsa, scorsa settimana, vorige week, afgelopen week
    """,
    next_month="next month, proximo mes, mes que viene, следующем месяце, mois prochain, nachsten monat, proximo mes, mese prossimo, prossimo mese, volgende maand",
    last_month="last month, mes pasado, прошлом месяце, mois dernier, letzten monat, letztem monat, mes passado, mese scorso, scorso mese, vorige maand",
    before_yesterday="day before yesterday, anteayer, antier, antes de ayer, позавчера, avant-hier, vorgestern, anteontem, ieri l'altro, eergisteren",
)
# "Enjoy the weekend" tells no day.
_WISHED = re.compile(
    r"(?<!\w)(?:merry|happy|nice|good|great|lovely|enjoy|feliz|felices|buen|хорош\w+|приятн\w+|с|joyeu\w+|bon|bonne"
    r"|after|pasad\w+|despues de|tras|после|nach|apres|dopo|apos|na|frohe\w*|schon\w*|buon\w*|bom|boas|fijn\w*|prettige?)\s(?:ya\s)?(?:the\s|la\s|el\s|le\s)?$"
)
_WISH_REACHES = 24
# A day of the month by its number alone: "on the 26th", "el día 26", "26 числа", "24-го".
_ALONE = re.compile(
    r"(?<![\w.,/-])(?:(?:on|by|until|since|from|of|till|to|for) the (?P<en>[12]?\d|3[01])(?:st|nd|rd|th)"
    r"|the (?P<th>[4-9]|1\d|2[04-9]|30)th"
    r"|(?:el|al|del) (?:dia )?(?P<es>[12]?\d|3[01])(?= ?(?:[.,;:!?)\n]|y |pero |con |y$|$))"
    r"|(?P<ru>[12]?\d|3[01])(?:-?го| числа)"
    r"|(?:le|du|au) (?P<fr>[12]?\d|3[01])(?= ?(?:[.,;:!?)\n]|et |$))"
    r"|(?:am|zum|bis) (?P<de>[12]?\d|3[01])\.(?= ?(?:[,;:!?)\n]|und |[a-z]|$))"
    r"|de (?P<nl>[12]?\d|3[01])e)(?!\w)"
)
# Digits first, since most letters are none.
_ENDINGS = re.compile(
    r"\d(?:(?:st|nd|rd|th|-?го|e)(?!\w)| числа|"
    + "|".join(
        rf"(?<={word} \d)" for word in ("el", "al", "dia", "le", "du", "au", "am", "um", "is")
    )
    + ")"
)


def named_in(text: str, *, today: date) -> Iterator[tuple[int, int, tuple[Reading, ...]]]:
    """Every such day with where it stands, and all that it may be."""
    for mark in _MARKS.found_in(text):
        if _WISHED.search(text, max(0, mark.start - _WISH_REACHES), mark.start):
            continue
        yield mark.start, mark.end, tuple(_readings(mark.name, today))


def numbered_in(text: str) -> Iterator[tuple[int, int, tuple[Reading, ...]]]:
    """Every day of a month that is not named."""
    for found in _ALONE.finditer(text) if _ENDINGS.search(text) else ():
        day = int(next(filter(None, found.groups())))
        yield found.start(), found.end(), tuple((None, month, day) for month in range(1, 13))


def _readings(name: str, today: date) -> Iterator[Reading]:
    if feast := _FEASTS.get(name):
        yield from ((None, month, day) for month, day in feast)
        return
    for day in _stretch(name, today):
        yield day.year, day.month, day.day


def _stretch(name: str, today: date) -> Iterator[date]:
    monday = today - timedelta(days=today.weekday())
    first, length = {
        "next_week": (monday + timedelta(days=7), 7),
        "last_week": (monday - timedelta(days=7), 7),
        "end_of_week": (monday + timedelta(days=4), 3),
        "weekend": (monday - timedelta(days=2), 9),
        "before_yesterday": (today - timedelta(days=2), 1),
    }.get(name) or _of_months(name, today)
    days = (first + timedelta(days=day) for day in range(length))
    # The last one and the next.
    return (day for day in days if name != "weekend" or day.weekday() >= _SATURDAY)


def _of_months(name: str, today: date) -> tuple[date, int]:
    step = {"next_month": 1, "last_month": -1}.get(name, 0)
    months = today.year * 12 + today.month - 1 + step
    first = date(months // 12, months % 12 + 1, 1)
    length = calendar.monthrange(first.year, first.month)[1]
    return (first, length) if step else (first + timedelta(days=length - 3), 3)
