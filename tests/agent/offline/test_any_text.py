"""Whatever a customer writes: a plan comes, the same for the same turn, and on no number of its own."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from support_agent.agent.known import Facts
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.types import Action, Observation, Plan, Said, Step, Turn

from .shelf import TODAY, delivered, estimate, on_its_way, own

ORDERS = [delivered("1187", ("Blue shirt", 2), ("Cap", 1)), on_its_way("1042")]
PIECES = [
    "where is", "order", "1187", "#1042", "I want to return", "quiero devolver", "el pedido", "no",
    "yes", "sí", "да", "хочу вернуть", "заказ", "когда", "когда привезут", "cuándo llega", "both",
    "the cap", "20 €", "+34 600 123 456", "9 de agosto", "zip 90000", "is broken", "sorry,", "not",
    "person", "оператор", "gracias", "hi", "?", ".", "W9502127", "R-0007", "my last order", "xyz",
]  # fmt: skip
TEXTS = st.one_of(
    st.text(max_size=200), st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join)
)
CONTENTS = st.one_of(
    st.sampled_from([*ORDERS, *map(estimate, ORDERS), {"error": "order_not_found"}, {}, "cut …"]),
    st.dictionaries(
        st.sampled_from(["state", "lines", "shipments", "expected_on", "return_requests", "error"]),
        st.one_of(st.none(), st.text(max_size=10), st.lists(st.text(max_size=3), max_size=2)),
    ),
)
FACTS = st.sampled_from([Facts(), own(*ORDERS), own(ORDERS[0], language="ru"), Facts(today=TODAY)])


@st.composite
def turns(draw) -> Turn:
    """A conversation of some bursts, each followed by a look, a reply, a person or nothing."""
    history: list[Said | Step] = []
    for _ in range(draw(st.integers(0, 3))):
        history += [
            Said(author="customer", text=text) for text in draw(st.lists(TEXTS, max_size=2))
        ]
        if draw(st.booleans()):
            history.append(_step(draw(TEXTS), draw(CONTENTS)))
        author = draw(st.sampled_from(["agent", "person", "notice", None]))
        if author:
            history.append(Said(author=author, text="Said something."))
    history += [Said(author="customer", text=text) for text in draw(st.lists(TEXTS, max_size=3))]
    task = draw(st.sampled_from(["answer", "follow_up"]))
    return Turn(task=task, history=tuple(history), facts=draw(FACTS))


def _step(number: str, content: object) -> Step:
    action = Action(id="x", name="get_order_status", input={"order_id": number})
    is_error = isinstance(content, dict) and "error" in content
    seen = Observation(call_id="x", content=content, is_error=is_error)
    return Step(plan=Plan(actions=(action,)), observations=(seen,))


def _brought_up(turn: Turn) -> str:
    said = [entry.text for entry in turn.history if isinstance(entry, Said)]
    return " ".join([*said, *(order.number for order in turn.facts.orders)]).upper()


@given(turns(), st.lists(CONTENTS, min_size=5, max_size=5))
@settings(max_examples=400, deadline=None)
def test_any_conversation_ends_in_few_steps_and_touches_only_numbers_that_were_brought_up(
    turn, contents
):
    for content in contents:
        plan = OfflinePlanner().plan(turn)

        assert plan == OfflinePlanner().plan(turn)
        assert plan.text
        assert not turn.repeats(plan)
        numbers = [
            action.input["order_id"] for action in plan.actions if "order_id" in action.input
        ]
        assert all(number in _brought_up(turn) for number in numbers)
        if plan.actions[0].name in ("answer", "hand_to_human"):
            return
        turn = turn.with_step(_observed(plan, content))

    raise AssertionError("The run goes on and on.")


def _observed(plan: Plan, content: object) -> Step:
    is_error = isinstance(content, dict) and "error" in content
    seen = [
        Observation(call_id=action.id, content=content, is_error=is_error)
        for action in plan.actions
    ]
    return Step(plan=plan, observations=tuple(seen))


@given(TEXTS, FACTS)
@settings(max_examples=300, deadline=None)
def test_every_action_has_an_id_of_its_own(text, facts):
    turn = Turn(history=(Said(author="customer", text=text),), facts=facts)

    plan = OfflinePlanner().plan(turn)

    ids = [action.id for action in plan.actions]
    assert ids == [f"offline-0-{position}" for position in range(len(ids))]
    assert plan.usage.tokens == 0


def test_a_withheld_reply_goes_to_a_person():
    turn = Turn(history=(Said(author="customer", text="where is 1042"),), facts=own(ORDERS[1]))
    withheld = Step(plan=Plan(text="It comes tomorrow."), correction="That is not on record.")

    plan = OfflinePlanner().plan(replace(turn, steps=(withheld,)))

    assert [action.name for action in plan.actions] == ["hand_to_human"]
