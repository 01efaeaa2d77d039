"""`manage.py say` tries what may be said, and writes the page of all that can be."""

import io
import json

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from support_agent.agent.answer.table import EXAMPLE

REFUND = "We will refund you tomorrow."


@pytest.fixture
def say(monkeypatch):
    """Say these lines; out comes what was printed."""

    def _say(*lines, **options):
        out = io.StringIO()
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
        call_command("say", stdout=out, **options)
        return out.getvalue()

    return _say


def told(printed):
    return [json.loads(line) for line in printed.splitlines()]


def test_each_line_is_said_as_a_customer_would_read_it(say):
    parts = json.dumps([{"say": "total", "about": "1187"}, {"say": "total", "about": "4444"}])

    first, second = told(say(parts, REFUND, evidence=EXAMPLE, json=True))

    assert "€84.80" in first["text"]
    assert first["dropped"] == [{"say": "total", "about": "4444", "why": "unsupported"}]
    assert "refund" not in second["text"]
    assert second["dropped"] == [{"say": "own_words", "words": REFUND, "why": "own_words"}]


def test_without_evidence_nothing_is_known(say):
    (only,) = told(say('[{"say": "status", "about": "1187"}]', json=True))

    assert (only["text"], only["settles"]) == ("", False)


def test_a_line_may_bring_evidence_of_its_own(say):
    given = {"facts": {"language": "es", "return_days": 14}}
    line = json.dumps({"evidence": given, "parts": [{"say": "return_window"}]})

    (only,) = told(say(line, json=True))

    assert "14 días" in only["text"]


def test_a_person_reads_the_text_and_what_was_dropped(say):
    printed = say(REFUND)

    assert printed == f"(nothing)\n  dropped: “{REFUND}” (own_words)\n"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('{"evidence": {"fact": {}}, "text": "Hi"}', "In the evidence, fact does not fit"),
        ('{"evidence": {"results": [{"tool": "x"}]}, "text": "Hi"}', "results.0.result"),
        ('{"words": "Hi"}', 'has neither "parts" nor "text"'),
        ('{"parts": [{"about": "1187"}]}', "parts.0.say does not fit"),
    ],
)
def test_what_is_wrong_with_a_line_is_told_by_its_number_and_field(say, line, why):
    with pytest.raises(CommandError, match=f"Line 1.*{why}"):
        say(line)


def test_a_file_that_is_none_is_told_in_one_sentence(say, tmp_path):
    with pytest.raises(CommandError, match=r"nowhere.json can't be read"):
        say("Hi", evidence=tmp_path / "nowhere.json")


def test_the_page_of_all_that_can_be_said_is_as_the_code_has_it(say):
    page = (settings.BASE_DIR / "docs/answers.md").read_text(encoding="utf-8")

    assert say(table=True) == page
