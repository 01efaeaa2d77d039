"""What customers write in these languages, scored by the first action that is taken on it."""

from pathlib import Path

import pytest

from support_agent.agent.evaluation import utterances

FILES = Path(__file__).parents[2] / "utterances"


@pytest.mark.parametrize("language", ["fr", "de", "pt", "it", "nl"])
def test_first_actions_are_right_harmless_and_rarely_a_needless_call_of_a_person(language):
    scored = utterances.score(utterances.read([FILES / f"{language}.jsonl"]), planner="offline")
    figures = utterances.Figures.of(scored)

    assert figures.right >= 0.95
    assert figures.forbidden == 0
    assert figures.needless <= 0.05
