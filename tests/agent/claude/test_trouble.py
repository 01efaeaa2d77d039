"""Cheap first: the strong model takes over within a run once there is trouble, and stays."""

from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from io import StringIO

import pytest
from django.core.management import call_command
from django.db.models.functions import Now

from support_agent.agent import runner, trace
from support_agent.agent.planners.claude import shared
from support_agent.agent.planners.claude.body import Body
from support_agent.agent.planners.claude.prices import worst_cost
from support_agent.agent.planners.trouble import has_trouble, says_trouble
from support_agent.agent.types import Action, Observation, Plan, Said, Step, Turn
from support_agent.conversation import runs
from support_agent.models import Run
from tests.servers.messages_api.answers import calls, says

from .conftest import MODEL, PRICES, STRONG
from .talk import begin

TROUBLED = (
    "This is unacceptable, you are liars.",
    "I already asked twice and still no answer!",
    "I'll start a chargeback and see my lawyer",
    "¡Qué vergüenza de empresa, estoy harta!",
    "Ya os lo he dicho, es la tercera vez que escribo",
    "Подам в суд, сколько можно ждать",
    "Я уже писала вам, вопрос не решён",
    "Das ist eine Frechheit. Ich nehme mir einen Anwalt.",
    "Ich habe schon zweimal gefragt, immer noch keine Antwort",
    "C'est une honte, je vais porter plainte",
    "J'ai déjà demandé, toujours pas de réponse",
    "È una vergogna, vi denuncerò",
    "Ho già scritto e nessuno mi risponde",
    "Schandalig. Ik doe aangifte en neem een advocaat.",
    "Ik heb al twee keer gemaild, nog steeds geen reactie",
    "Isto é uma palhaçada, vou ao Procon",
    "Já vos perguntei isto, continua sem resposta",
)
CALM = (
    "Where is my order 1187?",
    "I'd like to return the second pair, please.",
    "¿Cuándo llega mi pedido 1187? Gracias, la tercera talla era la buena.",
    "Где мой заказ 1187? Хочу вернуть наушники.",
    "Wann kommt meine Bestellung? Der Tisch ist sehr hart.",
    "Où est ma commande ? Merci d'avance.",
    "Vorrei restituire la stufa, per favore.",
    "Waar blijft mijn bestelling?",
    "Quero devolver o vestido, chegou com um golpe.",
)
WORDS = Said(author="customer", text="Where is 1187?")
MORE = Said(author="customer", text="And 1188?")
REPLY = Said(author="agent", text="On its way.")
COLLEAGUE = Said(author="person", text="I am looking into it.")
NOTICE = Said(author="notice", text="The agent is back.")
LOOK = Action(id="a", name="get_order_status", input={"order_id": "1187"})
LOOKED = Step(plan=Plan(actions=(LOOK,)), observations=(Observation(call_id="a", content={}),))
REFUSED = Step(
    plan=Plan(actions=(LOOK,)), observations=(Observation(call_id="a", content={}, is_error=True),)
)
WITHHELD = Step(plan=Plan(text="Soon."), correction="When?")


@pytest.mark.parametrize("text", TROUBLED)
def test_anger_threats_and_questions_asked_before_are_trouble_in_all_languages(text):
    assert says_trouble(text)


@pytest.mark.parametrize("text", CALM)
def test_an_everyday_message_is_no_trouble(text):
    assert not says_trouble(text)


@pytest.mark.parametrize(
    ("turn", "is_trouble"),
    [
        (Turn(history=(WORDS,)), False),
        (Turn(history=(WORDS, LOOKED, REPLY, MORE)), False),
        (Turn(history=(LOOKED, WORDS)), False),
        (Turn(history=(WORDS, MORE), steps=(LOOKED,)), False),
        (Turn(history=(WORDS,), steps=(LOOKED, REFUSED, LOOKED)), True),
        (Turn(history=(WORDS,), steps=(WITHHELD, LOOKED)), True),
        (Turn(history=(WORDS, LOOKED, MORE)), True),
        (Turn(history=(WORDS, COLLEAGUE, NOTICE, MORE)), True),
        (Turn(history=(WORDS, COLLEAGUE, NOTICE, MORE, REPLY, MORE)), False),
    ],
    ids=[
        "a first question",
        "after a reply",
        "after findings that have lost their words",
        "a burst",
        "after a tool that refused, and later",
        "after a reply that was withheld, and later",
        "after a run that was broken off",
        "after a hand back",
        "after a reply to what followed a hand back",
    ],
)
def test_trouble_is_told_from_the_turn_alone(turn, is_trouble):
    assert has_trouble(turn) == is_trouble


@pytest.mark.django_db
def test_after_a_tool_that_refused_the_strong_model_goes_on_at_its_own_price(
    api, ask, customer, on_its_way
):
    unknown = calls(("get_order_status", {"order_id": "9999"}))
    known = calls(("get_order_status", {"order_id": "7002"}))
    api.plays(unknown, known, says("I have looked it up."))
    reserved = []

    def reserve(usd):
        reserved.append(usd)
        return lambda cost, uncertain=0: None

    run = ask(begin(customer), "Where are 9999 and 7002?", strong_model=STRONG, reserve=reserve)

    assert [body["model"] for body in api.bodies] == [MODEL, STRONG, STRONG]
    steps = list(run.steps.order_by("index"))
    assert [(step.model, step.planned_by) for step in steps] == [
        (MODEL, ""),
        (STRONG, STRONG),
        (STRONG, STRONG),
    ]
    # The prices of the strong model are twice those of the other one.
    assert [step.cost_usd / steps[0].cost_usd for step in steps] == [1, 2, 2]
    assert [step["model"] for step in trace.steps_of(run)] == [MODEL, STRONG, STRONG]
    assert reserved == [worst_cost(Body.of(body), PRICES[body["model"]]) for body in api.bodies]
    assert Decimal(0) < reserved[0] < reserved[1]


class Killed(BaseException):
    """What a SIGKILL looks like from inside."""


def killed(*_, **__):
    raise Killed


@pytest.mark.django_db
def test_a_run_that_is_taken_up_again_goes_on_with_the_same_model(
    api, ask, planner, customer, monkeypatch
):
    api.plays(says("Hello! How can I help you?"), again=True)
    conversation = begin(customer)
    with monkeypatch.context() as patched:
        patched.setattr(runs.fenced, "insert", killed)
        with pytest.raises(Killed):
            ask(conversation, "I already asked twice!", strong_model=STRONG)
    Run.objects.update(lease_until=Now() - timedelta(seconds=1))

    runner.advance(Run.objects.get().pk, planner=planner(strong_model=STRONG))

    assert [body["model"] for body in api.bodies] == [STRONG, STRONG]


@pytest.mark.django_db(transaction=True)
def test_the_terminal_tells_which_model_planned_each_step(
    api, customer, on_its_way, settings, monkeypatch
):
    monkeypatch.setattr(shared, "_breakers", {})
    settings.SUPPORT = replace(
        settings.SUPPORT,
        anthropic_api_key="sk-test",
        anthropic_base_url=api.url,
        model=MODEL,
        strong_model=STRONG,
        prices=PRICES,
    )
    api.plays(calls(("get_order_status", {"order_id": "9999"})), says("I could not find it."))
    out = StringIO()

    call_command("chat", "What is 9999?", customer=customer.email, planner="claude", stdout=out)

    told = [line.split() for line in out.getvalue().splitlines()]
    assert [line[1] for line in told if line[:1] == ["model"]] == [MODEL, STRONG]
    assert not [line for line in told if line[:2] == ["planned", "by"]]
