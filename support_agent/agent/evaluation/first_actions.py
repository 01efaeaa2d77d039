"""What a planner does first with a message, by the name under which it is scored."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

from django.utils import timezone

from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.known import Facts
from support_agent.agent.languages import language_of
from support_agent.agent.planners import make_claude
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.planners.offline.moves import HandOver, Look, Move, Say
from support_agent.agent.toolbox.final import FINAL_TOOL
from support_agent.agent.types import Plan, Said, Turn

FirstAction = Literal[
    "get_order_status",
    "estimate_delivery",
    "open_return_request",
    "hand_to_human",
    "ask_order_number",
    "small_talk",
    "no_tool_reply",
]
TOOLS: tuple[FirstAction, ...] = (
    "get_order_status",
    "estimate_delivery",
    "open_return_request",
    "hand_to_human",
)
ASKED_AT_ONCE = 8

# Statements that only keep a conversation going. What is said without them and without a question
# for the order tells the customer something, or that we don't know it.
SMALL_TALK = frozenset(
    {"greeting", "thanks", "goodbye", "assistant", "abilities", "all_right", "back_again"}
    | {"other_language", "own_words"}
)
ASKS_FOR_THE_ORDER = frozenset({"ask_order", "ask_number", "number_help"})


def turn_of(text: str) -> Turn:
    """The message as the first of an identified customer of whom no order is listed."""
    language = language_of(text, before="en")
    facts = Facts(identified=True, language=language, today=timezone.localdate())
    return Turn(history=(Said(author="customer", text=text),), facts=facts)


def first_actions(texts: Sequence[str], *, planner: str) -> list[FirstAction]:
    """What the planner of this name does first with each message. Raises PlannerFailed."""
    turns = list(map(turn_of, texts))
    if planner == "offline":
        offline = OfflinePlanner()
        return [of_move(offline.move(turn)) for turn in turns]
    # The model alone: whoever measures it wants to hear that it can't be had.
    with ThreadPoolExecutor(ASKED_AT_ONCE) as line:
        return list(line.map(lambda turn: of_plan(make_claude(toolbox=TOOLBOX).plan(turn)), turns))


def of_move(move: Move) -> FirstAction:
    """The offline planner knows what it does; nothing is read from its words."""
    match move:
        case HandOver():
            return "hand_to_human"
        case Look(needs=needs):
            return _tool(needs[0].tool)
        case Say(asked_number=True):
            return "ask_order_number"
        case Say(parts=parts):
            return _of_keys({one.say for one in parts})


def of_plan(plan: Plan) -> FirstAction:
    """A model's first plan: its first call decides, or what its answer says."""
    if not plan.actions:
        return "small_talk"
    first = plan.actions[0]
    if first.name != FINAL_TOOL:
        return _tool(first.name)
    parts = first.input.get("parts")
    return _of_keys(
        {str(one.get("say")) for one in parts if isinstance(one, dict)}
        if isinstance(parts, list)
        else set()
    )


def _of_keys(keys: set[str]) -> FirstAction:
    if keys & ASKS_FOR_THE_ORDER:
        return "ask_order_number"
    return "small_talk" if keys & SMALL_TALK else "no_tool_reply"


def _tool(name: str) -> FirstAction:
    for tool in TOOLS:
        if tool == name:
            return tool
    # A tool that the scores don't know of: it answers without touching an order.
    return "no_tool_reply"
