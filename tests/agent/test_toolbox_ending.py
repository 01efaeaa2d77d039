"""What ends a run: a draft, of which text is the simplest, or a call for a person."""

from dataclasses import dataclass
from typing import Any

import pytest
from pydantic import BaseModel, field_validator

from support_agent.agent.toolbox import WISH_UNTOLD, Text, Toolbox, ToolBug
from support_agent.agent.toolbox.refusals import ToolboxError
from support_agent.agent.toolbox.registration import ending, handing_over
from support_agent.agent.toolbox.signature import Context
from support_agent.agent.toolbox.tool import tool
from support_agent.agent.types import Action, Draft, Flaw, HandedOver, Plan


class Answer(BaseModel):
    order_id: str
    parcels: int

    @field_validator("parcels")
    @classmethod
    def some(cls, parcels: int) -> int:
        if parcels < 1:
            raise ValueError("name at least one parcel")
        return parcels


@dataclass(frozen=True)
class Reply:
    text: str
    mood: str = "calm"


@dataclass(frozen=True)
class Who(Context):
    name: str


def look_up(order_id: str) -> str:
    """Look an order up."""
    raise AssertionError("No tool runs that does not end the run.")


def call_person(reason: str) -> None:
    """Call a person."""
    raise AssertionError("A call for a person never runs.")


def toolbox(**settings: Any) -> Toolbox:
    return Toolbox([look_up, handing_over(call_person)], **settings)


def call(name: str, malformed: str = "", **values: Any) -> Action:
    return Action(id="1", name=name, input=values, malformed=malformed)


def flaw_of(plan: Plan, **settings: Any) -> str:
    end = toolbox(**settings).ending(plan)
    assert isinstance(end, Flaw)
    assert end.check == "final_output"
    return end.why


def test_a_reply_without_a_tool_is_the_draft():
    assert toolbox().ending(Plan(text=" It is on its way.\n")) == Draft(
        text="It is on its way.", output=Text("It is on its way.")
    )


def test_plain_text_given_through_the_final_tool_is_the_same_draft():
    plan = Plan(actions=(call("answer", text="It is on its way."),))

    assert toolbox(tool_choice="required").ending(plan) == toolbox().ending(
        Plan(text="It is on its way.")
    )


@pytest.mark.parametrize("text", ["", " \n"])
def test_an_empty_reply_says_nothing_and_is_flawed(text):
    assert "empty reply" in flaw_of(Plan(text=text))


def test_an_empty_text_in_a_typed_output_is_flawed_too():
    assert "empty reply" in flaw_of(Plan(actions=(call("answer", text=" "),)), output=Reply)


def test_a_reply_as_long_as_a_book_is_flawed():
    assert "at most 8000" in flaw_of(Plan(text="x" * 8001))
    assert isinstance(toolbox().ending(Plan(text="ж" * 8000)), Draft)


def test_a_plan_with_a_tool_ends_nothing_whatever_its_words_say():
    assert toolbox().ending(Plan(text="All done!", actions=(call("look_up"),))) is None


def test_a_tool_that_is_not_there_ends_nothing_so_that_the_model_is_told():
    assert toolbox().ending(Plan(actions=(call("end_everything"),))) is None


def test_a_typed_output_is_the_validated_object():
    plan = Plan(text="There.", actions=(call("answer", order_id="№77", parcels=2),))

    end = toolbox(output=Answer).ending(plan)

    assert end == Draft(
        text='{"order_id": "№77", "parcels": 2}', output=Answer(order_id="№77", parcels=2)
    )


def test_a_typed_output_with_a_text_of_its_own_says_that_text():
    plan = Plan(actions=(call("answer", text="Two parcels."),))

    assert toolbox(output=Reply).ending(plan) == Draft(
        text="Two parcels.", output=Reply(text="Two parcels.")
    )


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"order_id": "77"}, "'parcels' is missing: a whole number."),
        ({"order_id": "77", "parcels": "2"}, "'parcels' must be a whole number, not \"2\"."),
        ({"order_id": "77", "parcels": 2, "x": 1}, "'x' is not known here."),
        ({"order_id": "77", "parcels": 0}, "'parcels' does not fit: name at least one parcel."),
    ],
)
def test_a_typed_output_that_does_not_fit_is_flawed_and_says_why(values, sentence):
    plan = Plan(actions=(call("answer", **values),))

    assert sentence in flaw_of(plan, output=Answer)


def test_a_final_tool_whose_arguments_are_no_json_is_flawed():
    plan = Plan(actions=(call("answer", malformed='{"order_id": '),))

    assert "no JSON object" in flaw_of(plan, output=Answer)


def test_plain_text_where_a_typed_output_is_wanted_is_flawed():
    assert "'answer'" in flaw_of(Plan(text="Two."), output=Answer)


def test_an_answer_beside_other_tools_is_flawed():
    plan = Plan(
        actions=(call("look_up"), call("answer", order_id="77", parcels=2)),
    )

    assert "alone" in flaw_of(plan, output=Answer)


def test_two_answers_at_once_are_flawed():
    answer = call("answer", order_id="77", parcels=2)

    assert "alone" in flaw_of(Plan(actions=(answer, answer)), output=Answer)


@tool(effect="read")
def report(order_id: str, who: Who) -> dict[str, str]:
    """Report on an order."""
    if not order_id.isdigit():
        raise ValueError("An order number is a number.")
    return {"report": f"{order_id} for {who.name}"}


def ended_by(*, order_id=None):
    given = {"order_id": order_id} if order_id else {}
    ended = Toolbox([ending(report)], context=Who)
    return ended.ending(Plan(actions=(call("report", **given),)), Who(name="Ana"))


def test_what_a_tool_registered_as_the_end_returns_is_the_output():
    output = {"report": "77 for Ana"}

    assert ended_by(order_id="77") == Draft(text='{"report": "77 for Ana"}', output=output)
    assert isinstance(Toolbox([ending(report)], context=Who).ending(Plan(text="Words.")), Flaw)


def test_a_tool_that_ends_a_run_and_refuses_is_a_flaw_that_says_why():
    assert ended_by().why.startswith("The final answer can't be taken.")
    assert "An order number is a number." in ended_by(order_id="x").why


def test_a_tool_that_ends_a_run_and_fails_is_a_bug_of_ours():
    @tool(effect="read")
    def broken() -> str:
        """Fail."""
        return {}["nothing"]

    with pytest.raises(ToolBug):
        Toolbox([ending(broken)]).ending(Plan(actions=(call("broken"),)))


def test_a_tool_that_changes_something_cannot_end_a_run():
    with pytest.raises(ToolboxError, match="may end twice"):
        Toolbox([ending(tool(effect="write")(look_up))])


def test_a_call_for_a_person_ends_the_run_with_the_wish():
    plan = Plan(actions=(call("call_person", reason=" Wants a person. "),))

    assert toolbox().ending(plan) == HandedOver(wish="Wants a person.")


@pytest.mark.parametrize(
    "action",
    [
        call("call_person"),
        call("call_person", reason=""),
        call("call_person", reason=7),
        call("call_person", why="Help"),
        call("call_person", malformed="{"),
    ],
)
def test_a_call_for_a_person_is_heard_however_badly_it_is_put(action):
    assert toolbox().ending(Plan(actions=(action,))) == HandedOver(wish=WISH_UNTOLD)


def test_a_wish_is_kept_at_a_length_that_a_person_reads():
    end = toolbox().ending(Plan(actions=(call("call_person", reason="x\x00" * 5000),)))

    assert end == HandedOver(wish="x" * 2000)


def test_a_call_for_a_person_wins_over_all_else_in_the_same_plan():
    plan = Plan(
        text="Here you are.",
        actions=(
            call("look_up", order_id="77"),
            call("answer", order_id="77", parcels=2),
            call("call_person", reason="Help"),
        ),
    )

    assert toolbox(output=Answer).ending(plan) == HandedOver(wish="Help")
