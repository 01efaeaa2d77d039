"""What a planner does first with a message, by the name under which it is scored."""

import re
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
from support_agent.agent.planners.offline.replies import Key
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

# Of the offline planner's lines: those that only keep a conversation going. What is said without
# them and without a question for the order tells the customer something, or that we don't know it.
SMALL_TALK: frozenset[Key] = frozenset(
    {"greeting", "thanks", "bye", "bot", "capabilities", "declined", "back_again", "other_language"}
)
# A model's words are sorted by what they hold: the question for what identifies an order, or
# else a courtesy.
ASKS_FOR_THE_ORDER = re.compile(
    r"(order|purchase|confirmation)\W+(number|id|no\b)|which order|"
    r"n[uú]mero de\W+(tu |su |el )?(pedido|orden|compra)|qu[eé] pedido|"
    r"номер\w*\W+(ваш\w+ )?заказ|как\w+ заказ|"
    r"num[eé]ro de\W+(votre )?commande|quelle commande|bestellnummer|welche bestellung|"
    r"n[uú]mero do\W+(seu )?pedido|numero d\w+\W?ordine|bestelnummer",
    re.IGNORECASE,
)
COURTESY = re.compile(
    r"how can I help|what can I (do|help)|you.re welcome|glad|hello|\bhi\b|goodbye|assistant|"
    r"hola|en qu[eé] puedo|de nada|con gusto|asistente|hasta luego|"
    r"здравствуйте|привет|чем (я )?могу|пожалуйста, обращайтесь|помощник|до свидания|"
    r"bonjour|puis-je vous aider|je vous en prie|au revoir|hallo|gern|wie kann ich|"
    r"ol[aá]|posso ajudar|ciao|posso aiutar|waarmee kan ik",
    re.IGNORECASE,
)


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
        case Say(lines=lines):
            talks = any(line.key in SMALL_TALK for line in lines)
            return "small_talk" if talks else "no_tool_reply"


def of_plan(plan: Plan) -> FirstAction:
    """A model's first plan: its first call decides, and without one its words."""
    if plan.actions:
        return _tool(plan.actions[0].name)
    if ASKS_FOR_THE_ORDER.search(plan.text):
        return "ask_order_number"
    return "small_talk" if COURTESY.search(plan.text) else "no_tool_reply"


def _tool(name: str) -> FirstAction:
    for tool in TOOLS:
        if tool == name:
            return tool
    # A tool that the scores don't know of: it answers without touching an order.
    return "no_tool_reply"
