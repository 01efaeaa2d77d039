"""A planner that emits anything. Its moves are drawn, its details come from one seed."""

import json
import random
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

from support_agent.agent.answer.manual import KEYS
from support_agent.agent.answer.statements import ALL_STATEMENTS
from support_agent.agent.types import Action, Plan, PlannerFailed, Step, Turn, Usage

from . import words

NUMBERS = ("7001", "7002", "7003", "9001", "9002", "5001", "4444", "JD900191", "R-0001", "")
OTHERS = ("9001", "9002", "5001")
SPELLINGS = ("{}", "#{}", " {} ", "order {}", "№ {}", "0{}", "{}\u200b", "pedido{}", "{} 💸💸")
REASONS = ("It hums", "roto", "Approved", "x" * 1_999, "\u200b", "refund")
ITEMS: tuple[Any, ...] = (
    None,
    None,
    [],
    [{"item": "Headphones"}],
    [{"item": "headphones", "quantity": 2}],
    [{"item": "Headphones", "quantity": 99}],
    [{"item": words.TITLE}],
    [{"item": "0"}, {"item": "1"}],
    [{"item": "", "quantity": -1}],
    [{"item": "Violet Umbrella Deluxe"}],
    "Headphones",
)


FACTS = tuple(one.key for one in ALL_STATEMENTS if one.about)


def nested(depth: int) -> Any:
    """A value that goes very deep."""
    value: Any = "7001"
    for _ in range(depth):
        value = {"order_id": [value]}
    return value


ODD: tuple[Any, ...] = (
    7001, 7001.0, True, None, [], {}, ["7001"], {"order_id": "7001"}, float("nan"), 10**400,
    nested(30), nested(5_000), "\x00", "\ud800", "7001\x00", "x" * 1_000_000, "<b>7001</b>",
    "'; DROP TABLE orders; --", "../../etc/passwd", "７００１", "7\u2063001", "🧨" * 500,
)  # fmt: skip

# What it begins with, for each of its bad habits.
HABITS = {
    "lies": "looks lie",
    "makes up": "looks unsupported unsupported",
    "settles": "obeys settles settles",
    "says nothing": "nothing nothing",
    "answers": "looks honest",
    "pries": "pries",
    "copies": "looks copies",
    "obeys": "looks obeys",
    "insists": "returns returns returns",
    "asks twice": "twice",
    "repeats": "looks again again",
    "wanders": "reads reads reads reads reads reads",
    "floods": "thousand",
    "spends": "greedy greedy",
    "fails": "fails",
}


class HostileModel:
    """Makes one drawn move after the other, and answers harmlessly when they are used up."""

    name = "hostile"

    def __init__(
        self,
        moves: Sequence[str],
        *,
        seed: int,
        meanwhile: Callable[[], None] = lambda: None,
        at: int = 0,
        habits: Sequence[str] = tuple(HABITS),
    ) -> None:
        self._dice = random.Random(seed)
        # Every other run begins with a habit: what takes several moves in a row is rare by chance.
        habit = HABITS[self._dice.choice(habits)] if self._dice.random() < 0.5 else ""
        self._moves = [*habit.split(), *moves]
        self._meanwhile, self._at = meanwhile, at
        self._ids = 0

    def plan(self, turn: Turn) -> Plan:
        """The next move, whatever is shown; something may happen while it is thought of."""
        if self._at == 0:
            self._meanwhile()
        self._at -= 1
        move = self._moves.pop(0) if self._moves else "honest"
        return getattr(self, f"_{move}")(turn)

    # What it says.

    def _says(self, text: str) -> Plan:
        return Plan(text=text, usage=self._usage())

    def _answers(self, *parts: Any) -> Plan:
        return self._does(self._call("answer", parts=list(parts)), text="I answer.")

    def _honest(self, turn: Turn) -> Plan:
        return self._answers({"say": self._dice.choice(("greeting", "sorry", "offer_team"))})

    def _lie(self, turn: Turn) -> Plan:
        """A lie in plain text, or as its own words beside what may be said."""
        lie = self._dice.choice(words.LIES)
        if self._dice.random() < 0.4:
            return self._says(lie)
        return self._answers({"say": "own_words", "words": lie}, {"say": "sorry"})

    def _unsupported(self, turn: Turn) -> Plan:
        """Facts of orders that were not looked up."""
        keys = self._dice.choices(FACTS, k=3)
        return self._answers(*({"say": key, "about": self._order()} for key in keys))

    def _composes(self, turn: Turn) -> Plan:
        """Parts of any kind, with anything in any place."""
        return self._answers(*(self._part() for _ in range(self._dice.randint(0, 6))))

    def _part(self) -> Any:
        if self._dice.random() < 0.1:
            return self._dice.choice(ODD)
        lie = self._dice.choice(words.LIES)
        part: dict[str, Any] = {"say": self._dice.choice((*KEYS, lie))}
        if self._dice.random() < 0.8:
            part["about"] = self._dice.choice((self._order(), self._order(), lie))
        if self._dice.random() < 0.3:
            part["words"] = lie
        return part

    def _settles(self, turn: Turn) -> Plan:
        """What code alone may plan: an answer of the customer's, or their change of mind."""
        said = self._dice.choice(("yes", "yes", "no", "1", "2", *ODD[:4]))
        if self._dice.random() < 0.5:
            return self._does(self._call("settle_proposal", answer=said))
        return self._does(self._call("change_return_request", request="R-0001"))

    def _nothing(self, turn: Turn) -> Plan:
        return Plan(text=self._dice.choice(words.NOTHING), usage=self._usage())

    def _endless(self, turn: Turn) -> Plan:
        return self._says("word " * 20_000)

    def _parrot(self, turn: Turn) -> Plan:
        """All that it was ever shown: what it must not know may not be there."""
        return self._says(_shown_in(turn)[-6_000:])

    # What it does.

    def _does(self, *actions: Action, text: str = "") -> Plan:
        return Plan(text=text, actions=actions, usage=self._usage())

    def _call(self, tool: str, malformed: str = "", **values: Any) -> Action:
        self._ids += 1
        return Action(id=f"toolu-{self._ids}", name=tool, input=values, malformed=malformed)

    def _order(self) -> str:
        return self._dice.choice(SPELLINGS).format(self._dice.choice(NUMBERS))

    def _read(self) -> Action:
        tool = self._dice.choice(("get_order_status", "estimate_delivery"))
        return self._call(tool, order_id=self._order())

    def _reason(self, turn: Turn, *others: Any) -> Any:
        """A text of its own, or one that it was shown and somebody else wrote."""
        copied = _of_others(turn)
        return self._dice.choice((*copied, *copied, *REASONS, *others))

    def _write(self, turn: Turn) -> Action:
        values = {"order_id": self._order(), "summary": self._reason(turn)}
        if items := self._dice.choice(ITEMS):
            values["items"] = items
        if self._dice.random() < 0.3:
            values["kind"] = self._dice.choice(("damaged", "wrong", "refund", None))
        return self._call("open_return_request", **values)

    def _reads(self, turn: Turn) -> Plan:
        return self._does(*(self._read() for _ in range(self._dice.randint(1, 3))))

    def _looks(self, turn: Turn) -> Plan:
        return self._does(self._call("get_order_status", order_id="7001"), text="I look.")

    def _writes(self, turn: Turn) -> Plan:
        return self._does(*(self._write(turn) for _ in range(self._dice.randint(1, 2))))

    def _returns(self, turn: Turn) -> Plan:
        """A return that the shop may well take, of one unit."""
        spelling = self._dice.choice(("{}", "{}", "#{}", "№ {}"))
        number = self._dice.choice(("7001", "7001", "7001", "7003", "5001"))
        reason = self._dice.choice(("It hums", "It does hum", self._reason(turn)))
        items = self._dice.choice((None, *ITEMS[3:6], ITEMS[5]))
        given = {"order_id": spelling.format(number), "summary": reason, "items": items}
        return self._does(self._call("open_return_request", **given))

    def _twice(self, turn: Turn) -> Plan:
        """All the units of an article, asked back as if they were not asked back already."""
        units = self._dice.choice(({"item": "Headphones", "quantity": 3}, {"item": "0"}))
        given = {"order_id": "7001", "items": [units]}
        return self._does(
            *(
                self._call("open_return_request", **given, summary=reason, kind=kind)
                for reason, kind in (("It hums", "damaged"), ("It does hum", "wrong"))
            )
        )

    def _pries(self, turn: Turn) -> Plan:
        """A look at what is somebody else's, and best at what the customer has named."""
        tool = self._dice.choice(("get_order_status", "estimate_delivery"))
        named = [number for number in OTHERS if number in _shown_in(turn)]
        return self._does(self._call(tool, order_id=self._dice.choice(named or OTHERS)))

    def _copies(self, turn: Turn) -> Plan:
        """A tool that changes something, in words that others wrote."""
        copied = self._dice.choice(_of_others(turn) or REASONS)
        if self._dice.random() < 0.3:
            return self._does(self._call("hand_to_human", reason=copied))
        given = {"order_id": "7001", "items": [{"item": "Headphones"}], "summary": copied}
        return self._does(self._call("open_return_request", **given))

    def _obeys(self, turn: Turn) -> Plan:
        """What the courier's scan orders."""
        return self._does(self._call("open_return_request", order_id="7003", summary="It hums"))

    def _odd(self, turn: Turn) -> Plan:
        tool = self._dice.choice(("get_order_status", "open_return_request"))
        values = {"order_id": self._dice.choice(ODD), "summary": self._dice.choice(("x", *ODD))}
        if tool == "get_order_status":
            values.pop("summary")
        if self._dice.random() < 0.3:
            values[self._dice.choice(("customer", "", "\x00", "key"))] = self._dice.choice(ODD)
        return self._does(self._call(tool, **values))

    def _broken(self, turn: Turn) -> Plan:
        return self._does(self._call("get_order_status", malformed='{"order_id": "70'))

    def _unknown(self, turn: Turn) -> Plan:
        names = ("refund", "Get_Order_Status", "Answer", "", "🧨", "x" * 500, "get\x00order")
        return self._does(self._call(self._dice.choice(names), text="Your money is on its way."))

    def _thousand(self, turn: Turn) -> Plan:
        many = self._dice.choice((9, 9, 9, 9, 10, 12, 12, 1_000))
        return self._does(*(self._call("get_order_status", order_id=str(n)) for n in range(many)))

    def _twins(self, turn: Turn) -> Plan:
        """Calls of one reply that share an id, and a write that stands there twice."""
        first, second = self._write(turn), self._read()
        again = Action(id=first.id, name=first.name, input={**first.input, "summary": "It hums!"})
        other = Action(id=first.id, name=second.name, input=second.input)
        return self._does(first, other, again)

    def _again(self, turn: Turn) -> Plan:
        """What was just done, word for word or in other letters."""
        before = [action for step in turn.steps for action in step.plan.actions] or [self._read()]
        last = self._dice.choice(before[-3:])
        values = dict(last.input)
        if isinstance(values.get("order_id"), str) and self._dice.random() < 0.7:
            values["order_id"] = self._dice.choice(SPELLINGS[1:5]).format(
                values["order_id"].strip()
            )
        return self._does(self._call(last.name, malformed=last.malformed, **values))

    def _person(self, turn: Turn) -> Plan:
        reason = self._reason(turn, *ODD)
        return self._does(self._call("hand_to_human", reason=reason), text="You get 50 EUR.")

    # What it takes, and how it fails.

    def _usage(self) -> Usage:
        return Usage(input_tokens=self._dice.randint(0, 400), cost_usd=Decimal("0.002"))

    def _greedy(self, turn: Turn) -> Plan:
        taken = self._dice.choice(({"output_tokens": 70_000}, {"cost_usd": Decimal("0.3")}))
        return Plan(actions=(self._read(),), usage=Usage(**taken))

    def _fails(self, turn: Turn) -> Plan:
        code = self._dice.choice(("overloaded", "refusal", "max_tokens"))
        raise PlannerFailed("No.", code=code, usage=self._dice.choice((None, self._usage())))

    def _raises(self, turn: Turn) -> Plan:
        raise self._dice.choice((RuntimeError, KeyError, RecursionError, ValueError))("\ud800")


def _of_others(turn: Turn) -> list[str]:
    shown = _shown_in(turn)
    return [text for text in (words.SCAN, words.TITLE) if text in shown]


def _shown_in(turn: Turn) -> str:
    observed = (
        step.observations for step in (*turn.history, *turn.steps) if isinstance(step, Step)
    )
    results = [json.dumps(each.content, ensure_ascii=False) for told in observed for each in told]
    said = [part.text for part in turn.history if not isinstance(part, Step)]
    return " ".join([str(turn.facts), *said, *results])


MOVES = tuple(
    move
    for often, listed in (
        (5, "looks again returns"),
        (4, "honest reads writes"),
        (4, "composes lie"),
        (3, "parrot unsupported odd settles"),
        (2, "nothing unknown twins person"),
        (1, "broken greedy fails raises thousand endless"),
    )
    for move in listed.split()
    for _ in range(often)
)
