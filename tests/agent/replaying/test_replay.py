"""A recorded run is played again word for word, and the first difference is told."""

import re
from datetime import date, timedelta
from uuid import UUID

import pytest
from django.core.management import CommandError
from django.db import DatabaseError
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation
from orders.models import ReturnRequest
from support_agent.agent import prompt
from support_agent.agent.answer.compose import Composed
from support_agent.agent.memory import WindowMemory
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.replaying import player, recorded
from support_agent.agent.replaying.read_only import read_only
from support_agent.agent.types import Draft, Flaw
from support_agent.conversation.exchanges import packed
from support_agent.models import Conversation, Exchange, Message, Run, Step
from tests.agent.claude.talk import DAMAGED, begin
from tests.agent.shop import place_order
from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import answers, calls, refuses, says

from .conftest import STRONG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

HELLO = says("Hello! How can I help you?")


@pytest.fixture
def talked(api, ask, shop, customer):
    """A conversation of three messages: a return, an order, and one that is nobody's."""
    api.plays(shop_model.answer, again=True)
    conversation = begin(customer)
    for text in (DAMAGED["en"], "And when does order 7002 arrive?", "What about order 9999?"):
        ask(conversation, text, then=OfflinePlanner())
    api.plays()
    return conversation


def test_a_conversation_is_played_again_without_a_provider_a_tool_or_a_write(api, talked, replayed):
    told, same = replayed(talked.pk)

    assert same, told
    assert told.count("The same.") == 3
    assert told.endswith("3 of 3 the same\n")
    assert api.asked == []
    assert ReturnRequest.objects.count() == 1


def test_a_conversation_is_named_by_the_beginning_of_its_id_that_its_lines_show(talked, replayed):
    told, _ = replayed(talked.runs.earliest("pk").pk)
    [shown] = re.findall(r"of conversation (\S+),", told)

    told, same = replayed(shown)

    assert same
    assert told.endswith("3 of 3 the same\n")


def test_a_beginning_that_several_share_names_none_of_them(talked, replayed, customer, tell):
    twin = Conversation(
        pk=UUID(int=talked.pk.int ^ 1), customer=customer, created_at=timezone.now()
    )
    twin.save(force_insert=True)
    tell(twin, "Hello", by="offline")

    with pytest.raises(CommandError, match="Several conversations begin with"):
        replayed(str(talked.pk)[:8])
    assert replayed(twin.pk)[1]


def test_what_has_happened_since_is_no_difference(talked, replayed, customer, reviewer):
    place_order(customer, "7003")
    customer.name = "Ana Ruiz Vega"
    customer.save()
    ReturnRequest.objects.update(state="approved", decided_at=timezone.now(), decided_by=reviewer)

    told, same = replayed(talked.pk)

    assert same, told


def test_a_card_number_in_the_talk_is_no_difference_either(api, ask, shop, customer, replayed):
    api.plays(HELLO)
    run = ask(begin(customer), "My card is 4111 1111 1111 1111, hello")

    told, same = replayed(run.pk)

    assert same, told


@pytest.fixture
def another_policy(tmp_path, monkeypatch):
    file = tmp_path / "policy.md"
    file.write_text(prompt.POLICY.read_text().replace("Refunds", "Gifts"))
    monkeypatch.setattr(prompt, "POLICY", file)
    prompt.system_prompt.cache_clear()
    yield
    prompt.system_prompt.cache_clear()


def test_a_policy_that_is_another_now_shows_at_the_first_request(talked, another_policy, replayed):
    told, same = replayed(talked.runs.earliest("pk").pk)

    assert not same
    assert "1. DIFFERS: the request differs at system[0].text" in told
    assert "Refunds" in told
    assert "Gifts" in told


def test_another_setting_shows_at_the_place_of_the_request(talked, replayed, shop):
    shop(max_output_tokens=99)

    told, same = replayed(talked.runs.earliest("pk").pk)

    assert not same
    assert "1. DIFFERS: the request differs at max_tokens" in told
    assert "then: 1024" in told
    assert "now:  99" in told


def test_a_message_that_reads_otherwise_shows_by_its_letters(talked, replayed):
    Message.objects.filter(conversation=talked, sequence=1).update(text="The headphones are fine.")

    told, _ = replayed(talked.runs.earliest("pk").pk, "--json")

    found = told["runs"][0]["difference"]
    assert found["what"] == "the request differs at messages[0].content[0].text"
    assert "damaged" in found["then"]
    assert "fine" in found["now"]


def test_what_is_said_no_more_is_withheld_now(talked, replayed, monkeypatch):
    flaw = Flaw(check="unsupported", why="Nothing of it can be said.")
    monkeypatch.setattr(player, "composed", lambda draft, turn: flaw)
    run = talked.runs.earliest("pk")

    told, same = replayed(run.pk)

    assert not same
    assert "the reply would be withheld by unsupported now, and was not" in told
    assert '"say": ' in told


def test_what_was_withheld_and_can_be_said_now_is_a_difference(
    api, ask, shop, customer, replayed, monkeypatch
):
    api.plays(answers("total", "9999"), HELLO)
    run = ask(begin(customer), "Hello")
    assert replayed(run.pk)[1]

    said_now = Composed(text="It was 20 EUR.", said=(), dropped=(), settles=True)
    monkeypatch.setattr(
        player, "composed", lambda draft, turn: Draft(text=said_now.text, output=said_now)
    )
    told, same = replayed(run.pk)

    assert not same
    assert "1. DIFFERS: the reply would be said now" in told
    assert "then: withheld by unsupported" in told


def test_a_lower_limit_stops_where_it_went_on(talked, replayed, shop):
    shop(max_steps={"default": 1})

    told, same = replayed(talked.runs.earliest("pk").pk)

    assert not same
    assert "it would stop now: " in told
    assert "(steps)" in told


def test_a_run_whose_time_was_up_is_out_of_time_again(talked, replayed):
    run = talked.runs.earliest("pk")
    run.steps.latest("index").delete()
    Run.objects.filter(pk=run.pk).update(
        end_code="time", state="handed_over", ended_at=run.started_at + timedelta(seconds=91)
    )
    assert replayed(run.pk)[1]

    Run.objects.filter(pk=run.pk).update(ended_at=run.started_at + timedelta(seconds=89))
    told, same = replayed(run.pk)

    assert not same
    assert "it would go on where it had ended (time)" in told


@pytest.mark.parametrize(
    "plays",
    [
        (refuses(529), HELLO),
        (refuses(401),),
        (says("Cut.", cut_after=3),),
        (says("", stop_reason="refusal"),),
        (calls(("hand_to_human", {"reason": "a complaint"})),),
        (calls(("get_order_status", {"order_id": "7001"})),),
        (says("You will be refunded today."),),
    ],
    ids=[
        "one failed attempt",
        "a provider that is away",
        "cut off",
        "refused",
        "a call for a person",
        "the same again and again",
        "promises again and again",
    ],
)
@pytest.mark.parametrize("then", [None, OfflinePlanner()], ids=["alone", "with the offline one"])
def test_a_run_that_went_wrong_goes_wrong_alike(api, ask, shop, customer, replayed, plays, then):
    api.plays(*plays, again=True)
    run = ask(begin(customer), "Hello, it is about order 7001", then=then)

    told, same = replayed(run.pk)

    assert same, told
    assert repr(run.end_code) in told


def test_after_a_hand_back_the_words_to_the_agent_are_read_as_they_were(
    api, ask, shop, customer, operator, replayed
):
    api.plays(calls(("hand_to_human", {"reason": "a complaint"})))
    conversation = begin(customer)
    ask(conversation, "I want a person")
    call = handoff.claim(Escalation.objects.get(), by=operator, now=timezone.now())
    handoff.reply(call, by=operator, text="I am Olaf. What is it?", now=timezone.now())
    handoff.hand_back(call, by=operator, word="Be kind to her.", now=timezone.now())
    api.plays(HELLO, again=True)
    ask(conversation, "Hello again")
    ask(conversation, "And again")
    call = handoff.take_over(conversation.pk, by=operator, now=timezone.now())
    handoff.hand_back(call, by=operator, word="Something else.", now=timezone.now())

    told, same = replayed(conversation.pk)

    assert same, told


def test_a_run_without_a_recording_says_what_was_compared_all_the_same(talked, replayed):
    Exchange.objects.all().delete()

    told, same = replayed(talked.pk)

    assert same
    assert "taken as it was, since its call is not recorded" in told
    assert "only replies, limits and the ending tried anew" in told


def test_of_two_workers_who_asked_the_one_counts_that_was_heard(talked, replayed):
    first = Exchange.objects.filter(run__conversation=talked).earliest("pk")
    heard = Exchange.objects.get(pk=first.pk)
    heard.pk = None
    heard.save(force_insert=True)
    Exchange.objects.filter(pk=first.pk).update(
        fault="cancelled", request=packed("{}"), reply=packed("Cut")
    )

    told, same = replayed(heard.run_id)

    assert same, told


def test_a_conversation_that_a_model_summed_up_is_played_again_with_that_summary(
    api, shop, tell, customer, replayed, monkeypatch
):
    memory = WindowMemory(least=2, summed_up=True)
    monkeypatch.setattr(recorded, "MEMORY", memory)
    shop(note_model=STRONG)
    api.plays(HELLO, again=True)
    conversation = begin(customer)
    for number in range(5):
        tell(conversation, f"Hello, this is my message {number}", by="claude", memory=memory)
    assert STRONG in {body["model"] for body in api.bodies}

    told, same = replayed(conversation.pk)

    assert same, told


def test_the_offline_planner_plans_a_run_of_its_own_anew(tell, customer, replayed):
    conversation = begin(customer)
    tell(conversation, "When does order 7002 arrive?", by="offline")
    assert replayed(conversation.pk)[1]
    step = Step.objects.earliest("pk")
    step.calls.update(name="get_order_status")

    told, same = replayed(conversation.pk)

    assert not same
    assert "it would call estimate_delivery instead of calling get_order_status" in told
    assert 'now:  estimate_delivery {"order_id": "7002"}' in told


def test_a_known_path_is_taken_anew(shop, tell, customer, replayed):
    shop(known_paths=True)
    conversation = begin(customer)
    tell(conversation, "Where is order 7002?", by="claude")
    assert Step.objects.filter(planned_by="known path").exists()

    assert replayed(conversation.pk)[1]


def test_what_code_would_answer_now_is_told(talked, replayed, shop):
    shop(known_paths=True)

    told, same = replayed(talked.runs.order_by("pk")[1].pk)

    assert not same
    assert "code would answer this now, without a model" in told


def test_several_conversations_are_summed_up(talked, replayed, customer, tell):
    other = begin(customer)
    tell(other, "Hello", by="offline")
    Message.objects.filter(conversation=talked, sequence=1).update(text="The headphones are fine.")

    today = timezone.localdate()
    told, same = replayed("--since", today - timedelta(days=1), "--most", 5)

    first = talked.runs.earliest("pk")
    assert not same
    assert f"1 of 4 the same; first difference: run {first.pk}, step 1: the request" in told
    assert replayed("--since", today - timedelta(days=1), "--most", 1)[0].count("Run ") == 1
    assert replayed("--since", date(2100, 1, 1))[0] == "0 of 0 the same\n"


@pytest.mark.django_db(transaction=True)
def test_while_runs_are_played_again_the_database_refuses_every_write(
    talked, shop, replayed, monkeypatch
):
    tried = []
    advance = player.loop.advance

    def writes(*arguments, **options):
        tried.append(Run.objects.first())
        with pytest.raises(DatabaseError, match=r"read-only|readonly"):
            Run.objects.update(unresolved="written")
        return advance(*arguments, **options)

    monkeypatch.setattr(player.loop, "advance", writes)

    assert replayed(talked.runs.earliest("pk").pk)[1]

    assert tried
    Run.objects.update(unresolved="written after it")
    with read_only(), pytest.raises(DatabaseError):
        Exchange.objects.all().delete()
