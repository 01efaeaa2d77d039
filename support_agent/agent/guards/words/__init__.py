"""Words about money by language. A new language is a file of its own, and a line here."""

from .dutch import DUTCH
from .english import ENGLISH
from .german import GERMAN
from .romance import ROMANCE
from .russian import RUSSIAN
from .spanish import SPANISH

ALL_WORDS = (ENGLISH, SPANISH, RUSSIAN, GERMAN, DUTCH, ROMANCE)
