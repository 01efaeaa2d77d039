"""A colleague's part in a conversation stands between two marks, made from the record alone."""

import pytest
from django.utils import timezone

from handoff import services as handoff
from support_agent.agent.memory import WindowMemory
from support_agent.agent.memory.record import CAME, CLOSED, GAVE_BACK
from support_agent.agent.types import Said
from support_agent.models import Run
from tests.servers.messages_api.answers import calls, says

pytestmark = pytest.mark.django_db


@pytest.fixture
def recalled(conversation):
    """What the latest run is told of words: who spoke, or which mark it is."""

    def _recalled(**options):
        run = Run.objects.select_related("conversation__customer").latest("pk")
        turn = WindowMemory(**{"least": 20, **options}).recall(run, now=timezone.now())
        said = [part for part in turn.history if isinstance(part, Said)]
        return turn, [part.text if part.author == "shop" else part.author for part in said]

    return _recalled


@pytest.mark.parametrize(
    ("ends", "left"), [(handoff.hand_back, GAVE_BACK), (handoff.resolve, CLOSED)]
)
def test_what_a_colleague_said_stands_between_two_marks(ask, colleague, recalled, ends, left):
    ask("A person, please", calls(("hand_to_human", {"reason": "A person, please"})))
    ask("Hello?")
    colleague("I am here.", "It is settled.", ends=ends)
    ask("Thanks", says("You are welcome."))

    _, told = recalled()

    waits = ["customer", "notice", "customer"]
    theirs = [CAME, "notice", "person", "person", left]
    assert told == [*waits, *theirs, "notice", "customer"]


def test_a_colleague_who_was_not_called_is_marked_too(ask, colleague, recalled):
    ask("Hello", says("Hello!"))
    colleague("I am here.", ends=handoff.resolve)
    ask("Thanks", says("You are welcome."))

    _, told = recalled()

    assert told == [*("customer", "agent", CAME, "notice", "person", CLOSED, "notice", "customer")]


def test_each_part_of_several_has_its_own_marks(ask, colleague, recalled):
    for ends in (handoff.hand_back, handoff.resolve, handoff.hand_back):
        colleague("I am here.", ends=ends)
        ask("Thanks", says("You are welcome."))

    _, told = recalled()

    marks = [one for one in told if one in (CAME, GAVE_BACK, CLOSED)]
    assert marks == [CAME, GAVE_BACK, CAME, CLOSED, CAME, GAVE_BACK]


def test_a_run_from_before_a_colleague_came_is_told_of_none(ask, colleague, recalled):
    ask("Hello", says("Hello!"))
    colleague("I am here.")

    earlier = Run.objects.select_related("conversation__customer").earliest("pk")
    turn = WindowMemory(least=20).recall(earlier, now=timezone.now())

    assert [part.author for part in turn.history] == ["customer"]


def test_the_colleagues_word_stands_until_a_person_is_called_again(ask, colleague, recalled):
    ask("Hello", says("Hello!"))
    colleague("I am here.", word="Tell them about 7002.")
    assert recalled()[0].facts.word_from_colleague == "Tell them about 7002."

    colleague("Me again.", ends=handoff.resolve)
    ask("Thanks", says("You are welcome."))

    assert recalled()[0].facts.word_from_colleague == ""


def test_a_colleagues_part_before_the_window_is_told_by_the_note(ask, colleague, recalled):
    ask("Hello", says("Hello!"))
    colleague("I am here.", ends=handoff.resolve)
    for number in range(4):
        ask(f"Thanks {number}", says("You are welcome."))

    turn, told = recalled(least=3)

    today = timezone.localdate().isoformat()
    assert CAME not in told
    assert f"- {today}: a colleague took the conversation over." in turn.before.told
    assert f"- {today}: the colleague settled the matter and left." in turn.before.told


def test_the_marks_are_the_shops_own_words_to_the_model(ask, colleague):
    colleague("I am here.", ends=handoff.resolve)

    [request] = ask("Thanks", says("You are welcome."))

    texts = [block["text"] for block in request["messages"][0]["content"]]
    assert f"<shop_note>\n{CAME}\n</shop_note>" in texts
    assert f"<shop_note>\n{CLOSED}\n</shop_note>" in texts
