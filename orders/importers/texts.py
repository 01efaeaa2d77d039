"""A file as text: what it is written in is told by its mark at the beginning, else by its bytes."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

CHUNK = 65_536
BEGINNING = 4_096
UTF_8, WINDOWS = "utf-8-sig", "cp1252"
# The longest first: UTF-32 begins as UTF-16 does.
MARKS = {
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
    codecs.BOM_UTF8: UTF_8,
}
OTHERS = {
    b"PK\x03\x04": "a workbook or another packed file",
    b"\xd0\xcf\x11\xe0": "an old Excel workbook",
    b"\x1f\x8b": "a packed file",
    b"%PDF": "a PDF",
}
# Bytes that are no UTF-8, as Python carries them along.
NO_UTF_8 = re.compile("[\udc80-\udcff]")
# In the west of Europe no word has so many accents in a row or a raised "3" before a letter, and
# some bytes mean nothing there.
NO_WINDOWS = re.compile(
    "[\udc80-\udcff]{4}|[\udc81\udc8d\udc8f\udc90\udc9d]"
    "|[\udca3\udcaf\udcb3\udcb9](?=[a-z\udce0-\udcff])"
)


class Unlike(Exception):
    """The file is none that we read. The message says what it looks like and what to do."""


@dataclass(frozen=True, kw_only=True)
class TextFile:
    """A file of which the encoding is known."""

    path: Path
    encoding: str
    beginning: str

    def open(self, *, encoding: str = "", newline: str | None = None) -> TextIO:
        """Bytes that are no text are carried along, to be complained of in their own field."""
        known = encoding or self.encoding
        errors = "surrogateescape" if known in (UTF_8, WINDOWS) else "orders.no_text"
        return self.path.open(encoding=known, errors=errors, newline=newline)


def look_at(path: Path) -> TextFile:
    """Raises Unlike for an empty file, and for one that is no text."""
    with path.open("rb") as file:
        beginning = file.read(BEGINNING)
    for mark, name in OTHERS.items():
        if beginning.startswith(mark):
            raise Unlike(f"is {name}: save it as CSV in UTF-8")
    encoding = next((name for mark, name in MARKS.items() if beginning.startswith(mark)), None)
    if encoding is None and b"\0" in beginning[:4]:
        raise Unlike("has zeros between its letters, as UTF-16 without its mark: save it in UTF-8")
    encoding = encoding or (WINDOWS if _is_windows(path) else UTF_8)
    with TextFile(path=path, encoding=encoding, beginning="").open() as text:
        written = text.read(BEGINNING)
    if not written.strip() and len(beginning) < BEGINNING:
        raise Unlike("is empty: export it again")
    return TextFile(path=path, encoding=encoding, beginning=written)


def _is_windows(path: Path) -> bool:
    """Whether some bytes are no UTF-8, all of them can be Windows-1252, and no letter is UTF-8."""
    found = False
    for text in _chunks(path):
        if text.isascii():
            continue
        if NO_WINDOWS.search(text) or not NO_UTF_8.sub("", text).isascii():
            return False
        found = True
    return found


def _chunks(path: Path) -> Iterator[str]:
    decoder = codecs.getincrementaldecoder("utf-8")(errors="surrogateescape")
    before = ""
    with path.open("rb") as file:
        while chunk := file.read(CHUNK):
            text = before + decoder.decode(chunk)
            yield text
            # So that what stands over the border of two is seen.
            before = text[-3:]


def _no_text(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeDecodeError)
    return "\ud800", error.end


codecs.register_error("orders.no_text", _no_text)
