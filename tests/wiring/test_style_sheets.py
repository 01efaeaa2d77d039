"""A style sheet has no rule for a class or a part that nothing on our pages has."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# These dress pages that others make.
OTHERS = {"admin.css", "docs.css"}
SHEETS = [sheet for sheet in ROOT.glob("*/static/**/*.css") if sheet.name not in OTHERS]
# Where classes are named: whole in the code that makes pages, and amid other words elsewhere.
CODE = ("handoff/**/*.py", "support_agent/demo/*.py")
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
NAMED = re.compile(r"(?:class|id)=\"([^\"]*)\"")


def text_of(*patterns):
    return "\n".join(file.read_text() for pattern in patterns for file in ROOT.glob(pattern))


@pytest.fixture(scope="module")
def given():
    """Every word that a template, a module or code may give as a class or an id."""
    pages = NAMED.findall(text_of("templates/**/*.html"))
    modules = ["".join(found) for found in QUOTED.findall(text_of("*/static/**/*.js"))]
    return {
        *re.findall(r"[\w-]+", " ".join(pages + modules)),
        *re.findall(r"\"([\w-]+)\"", text_of(*CODE)),
    }


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_every_class_and_part_that_a_sheet_dresses_is_on_a_page(sheet, given):
    rules = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
    selectors = re.findall(r"([^{}]+)\{", rules)

    dressed = re.findall(r"[.#]([a-zA-Z][\w-]*)", " ".join(selectors))

    assert selectors
    assert set(dressed) - given == set()
