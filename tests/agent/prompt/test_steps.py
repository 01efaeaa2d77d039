"""What was done and observed, as a model reads it: every call with its result."""

from support_agent.agent import prompt
from support_agent.agent.types import Plan, Step, Turn

from .turns import call, customer, found, note, raw_call, text, told


def test_a_step_is_told_as_it_came_with_all_its_results_in_one_message():
    raw = (text("Look."), raw_call("c1", order_id="1187"), raw_call("c2", order_id="1042"))
    plan = Plan(text="Look.", actions=(call("c1"), call("c2")), raw=raw)
    step = Step(
        plan=plan, observations=(found("c2", {"état": "là"}), found("c1", "no", is_error=True))
    )

    _, (role, blocks), (_, results) = told(Turn(history=(customer("Hi"),), steps=(step,)))

    assert (role, tuple(blocks)) == ("assistant", raw)
    assert [(one["tool_use_id"], one["content"], one["is_error"]) for one in results] == [
        ("c1", "no", True),
        ("c2", '{"état": "là"}', False),
    ]


def test_a_step_of_a_planner_without_a_provider_is_made_into_blocks():
    step = Step(plan=Plan(text="Look.", actions=(call(order_id="7"),)), observations=(found(),))

    assert told(Turn(history=(customer("Hi"),), steps=(step,)))[1] == (
        "assistant",
        [text("Look."), raw_call("c1", order_id="7")],
    )


def test_a_call_without_an_observation_is_answered_all_the_same():
    plan = Plan(actions=(call("c1"), call("c2")))
    history = (customer("Hi"), Step(plan=plan, observations=(found("c2"),)), customer("Wait"))

    _, _, (_, blocks) = told(Turn(history=history))

    assert [(one.get("content"), one.get("is_error")) for one in blocks] == [
        (prompt.NOT_RUN, True),
        ("delivered", False),
        (None, None),
    ]
    assert blocks[2] == text("Wait")


def test_a_withheld_reply_is_told_with_the_reason_and_asked_for_anew():
    plan = Plan(text="Your money comes today.", raw=(text("Your money comes today."),))
    turn = Turn(
        history=(customer("Hi"),), steps=(Step(plan=plan, correction="It promises money."),)
    )

    assert told(turn)[1:] == [
        ("assistant", [text("Your money comes today.")]),
        (
            "user",
            [
                note(
                    "Your answer was not sent. It promises money. "
                    "Give the whole answer anew, without a word about this."
                )
            ],
        ),
    ]


def test_a_withheld_final_tool_is_answered_with_the_reason():
    plan = Plan(actions=(call("c1", "answer"),), raw=(raw_call("c1", "answer"),))
    turn = Turn(
        history=(customer("Hi"),), steps=(Step(plan=plan, correction="It promises money."),)
    )

    _, _, (_, [result]) = told(turn)

    assert result["is_error"] is True
    assert "It promises money." in result["content"]


def test_a_withheld_reply_without_words_leaves_only_the_reason():
    turn = Turn(history=(customer("Hi"),), steps=(Step(plan=Plan(), correction="It was empty."),))

    [(role, blocks)] = told(turn)

    assert (role, blocks[0]) == ("user", text("Hi"))
    assert "It was empty." in blocks[1]["text"]


def test_a_withheld_reply_of_thoughts_alone_leaves_only_the_reason():
    thought = {"type": "thinking", "thinking": "Hm.", "signature": "c2ln"}
    step = Step(plan=Plan(raw=(thought, text(" "))), correction="It was empty.")

    assert [role for role, _ in told(Turn(history=(customer("Hi"),), steps=(step,)))] == ["user"]


def test_ids_that_a_careless_planner_gave_twice_are_kept_apart():
    def again(content):
        return Step(
            plan=Plan(actions=(call("call.1"), call("call.1"))),
            observations=(found("call.1", f"{content} 1"), found("call.1", f"{content} 2")),
        )

    turn = Turn(history=(customer("Hi"),), steps=(again("first"), again("second")))

    results = [block for _, blocks in told(turn) for block in blocks if "tool_use_id" in block]
    assert [(one["tool_use_id"], one["content"]) for one in results] == [
        ("call_1", "first 1"),
        ("call_1_2", "first 2"),
        ("call_1_3", "second 1"),
        ("call_1_4", "second 2"),
    ]
