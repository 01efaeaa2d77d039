"""Words that promise, by language. A new language is a file of its own, and a name here."""

from .dutch import DUTCH
from .english import ENGLISH
from .french import FRENCH
from .german import GERMAN
from .italian import ITALIAN
from .portuguese import PORTUGUESE
from .russian import RUSSIAN
from .spanish import SPANISH

ALL_WAYS = (ENGLISH, SPANISH, RUSSIAN, FRENCH, GERMAN, PORTUGUESE, ITALIAN, DUTCH)
