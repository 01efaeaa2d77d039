"""What real first messages come to, on the sentences that were held back from the words and examples."""

import json
from pathlib import Path

import pytest

from support_agent.agent.evaluation.utterances import Figures, Utterance, score

UTTERANCES = Path(__file__).parents[2] / "utterances"
LANGUAGES = ["en", "es", "ru"]


def _held_back(language):
    rows = map(json.loads, (UTTERANCES / f"{language}.jsonl").read_text("utf-8").splitlines())
    return [Utterance(**row) for row in rows if row["held_back"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_were_held_back_are_understood(language):
    figures = Figures.of(score(_held_back(language), planner="offline"))

    assert figures.rows >= 60
    assert figures.right >= 0.9
    assert figures.forbidden == 0
    assert figures.needless <= 0.08
