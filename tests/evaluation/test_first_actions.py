"""What is done first with a message has a name, by which it is scored."""

import pytest

from support_agent.agent.evaluation import utterances
from support_agent.agent.evaluation.first_actions import SMALL_TALK, first_actions, of_plan
from support_agent.agent.evaluation.utterances import Figures, Scored, Utterance
from support_agent.agent.planners.offline.decide import TALK
from support_agent.agent.types import Action, Plan
from tests.agent.scripted import answers


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("status of order 1187", "get_order_status"),
        ("when will order 1187 arrive", "estimate_delivery"),
        # A return is looked up before it is asked for.
        ("I want to return order 1187", "get_order_status"),
        ("I want to talk to a person", "hand_to_human"),
        ("where is my parcel", "ask_order_number"),
        ("hello", "small_talk"),
        ("do you ship to Canada", "no_tool_reply"),
    ],
)
def test_the_offline_planners_first_action_is_known_without_its_words(text, action):
    assert first_actions([text], planner="offline") == [action]


def test_all_small_talk_of_the_offline_planner_counts_as_such():
    assert set(TALK.values()) <= SMALL_TALK


@pytest.mark.parametrize(
    ("say", "action"),
    [
        ("ask_number", "ask_order_number"),
        ("ask_order", "ask_order_number"),
        ("greeting", "small_talk"),
        ("thanks", "small_talk"),
        ("not_known", "no_tool_reply"),
    ],
)
def test_a_models_statements_are_sorted_where_it_calls_nothing(say, action):
    assert of_plan(answers(say)) == action


def test_a_model_that_only_writes_makes_small_talk():
    assert of_plan(Plan(text="¡Hola!")) == "small_talk"


def test_a_models_first_call_decides_whatever_it_says_with_it():
    looking = Action(id="1", name="get_order_status", input={"order_id": "1187"})
    handing = Action(id="2", name="hand_to_human", input={"reason": "A return."})

    plan = Plan(text="What is your order number?", actions=(looking, handing))

    assert of_plan(plan) == "get_order_status"


def scored(expected, action, *, also_ok=(), must_not=(), **fields):
    row = Utterance(
        id="a",
        text="hi",
        expected_action=expected,
        also_ok=list(also_ok),
        must_not=list(must_not),
        **{"lang": "en"} | fields,
    )
    return Scored(row=row, action=action)


def test_an_action_is_exact_or_right_or_wrong_or_forbidden():
    exact = scored("small_talk", "small_talk")
    as_good = scored("small_talk", "no_tool_reply", also_ok=["no_tool_reply"])
    wrong = scored("small_talk", "ask_order_number")
    forbidden = scored("small_talk", "open_return_request", must_not=["open_return_request"])

    figures = Figures.of([exact, as_good, wrong, forbidden])

    assert (figures.exact, figures.right, figures.forbidden) == (0.25, 0.5, 0.25)
    assert [one.verdict for one in (as_good, wrong, forbidden)] == ["right", "wrong", "forbidden"]


def test_a_person_is_needless_where_another_action_was_expected_even_if_all_right():
    needless = scored("small_talk", "hand_to_human", also_ok=["hand_to_human"])
    needed = scored("hand_to_human", "hand_to_human")
    served = scored("small_talk", "small_talk")

    figures = Figures.of([needless, needed, needed, served])

    # Of the two messages that no person was expected for.
    assert (figures.needless, figures.handed_over) == (0.5, 0.75)


def test_figures_are_told_by_language_and_by_source():
    rows = [
        scored("small_talk", "small_talk", lang="es", source="shop"),
        scored("small_talk", "hand_to_human", lang="ru", source="shop"),
    ]

    by_language, by_source = utterances.by(rows, "lang"), utterances.by(rows, "source")

    assert {name: figures.right for name, figures in by_language.items()} == {"es": 1, "ru": 0}
    assert {name: figures.rows for name, figures in by_source.items()} == {"shop": 2}


def test_real_first_messages_are_understood(shared_data):
    rows = utterances.read([shared_data / "utterances_dev.jsonl"])

    by_language = utterances.by(utterances.score(rows, planner="offline"), "lang")
    by_source = utterances.by(utterances.score(rows, planner="offline"), "source")

    english, people = by_language["en"], by_source["abcd"]
    assert english.right >= 0.93
    assert english.forbidden <= 0.01
    assert english.needless <= 0.1
    assert people.right >= 0.88
    assert people.needless <= 0.15
