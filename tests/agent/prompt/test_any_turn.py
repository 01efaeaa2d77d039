"""Whatever a turn holds, no provider refuses it, and a step only adds to it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from support_agent.agent import prompt
from support_agent.agent.types import Action, Observation, Plan, Said, Step, Turn

from .turns import raw_call, refusal, text

words = st.text(alphabet="aé 1\n<>/shop_note", max_size=12)
ids = st.sampled_from(["", "c1", "c2", "call.1", "ñ", "x" * 200])
said = st.builds(
    Said, author=st.sampled_from(["customer", "agent", "person", "notice"]), text=words
)
actions = st.builds(Action, id=ids, name=st.sampled_from(["look", "a b", ""]), input=st.just({}))
observations = st.builds(Observation, call_id=ids, content=words, is_error=st.booleans())
blocks = st.one_of(
    st.builds(text, words),
    st.builds(raw_call, ids, st.sampled_from(["look", "a b"])),
    st.just({"type": "thinking", "thinking": "hm", "signature": "x"}),
)
plans = st.builds(
    Plan,
    text=words,
    actions=st.lists(actions, max_size=3).map(tuple),
    raw=st.lists(blocks, max_size=3).map(tuple),
)
steps = st.builds(
    Step,
    plan=plans,
    observations=st.lists(observations, max_size=3).map(tuple),
    correction=st.sampled_from(["", "No."]),
)
turns = st.builds(
    Turn,
    history=st.lists(st.one_of(said, steps), max_size=6).map(tuple),
    steps=st.lists(steps, max_size=3).map(tuple),
)


@settings(deadline=None)
@given(turns)
def test_no_history_whatsoever_is_refused_by_the_provider(turn):
    assert refusal(prompt.render(turn)) == ""


@settings(deadline=None)
@given(turns, steps)
def test_one_more_step_only_adds_to_what_was_told(turn, step):
    before = prompt.render(turn)
    after = prompt.render(turn.with_step(step))

    assert after[: len(before) - 1] == before[:-1]
    assert after[len(before) - 1]["content"][: len(before[-1]["content"])] == before[-1]["content"]
