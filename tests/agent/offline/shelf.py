"""A shop on a shelf: orders as the tools tell of them, and a conversation with the planner."""

from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any

from support_agent.agent.answer.compose import compose
from support_agent.agent.answer.parts import Answer, Part
from support_agent.agent.known import Facts, KnownOrder, KnownProposal
from support_agent.agent.languages import language_of
from support_agent.agent.planners.consenting import SETTLE, Consenting
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.planners.offline.reading import Reading
from support_agent.agent.toolbox.final import FINAL_TOOL
from support_agent.agent.types import Action, Observation, Plan, Said, Step, Turn

TODAY = date(2026, 8, 8)
MOST_STEPS = 5
CUSTOMER = Facts(identified=True, customer_name="Ana Ruiz", today=TODAY)
VISITOR = Facts(today=TODAY)


def delivered(number: str = "1187", *things: tuple[str, int], **facts: Any) -> dict[str, Any]:
    """An order that came on 5 August and may go back until 4 September."""
    lines = [
        {"title": title, "quantity": count, "returnable": count}
        for title, count in things or (("Wireless headphones", 1),)
    ]
    parcel = {"state": "delivered", "delivered_on": "2026-08-05", "expected_on": None}
    return {
        **_order(number, "delivered", lines, parcel),
        "returnable_until": "2026-09-04",
        **facts,
    }


def on_its_way(number: str = "1042", **facts: Any) -> dict[str, Any]:
    """An order that is expected on 9 August and was last scanned on 5 August."""
    lines = [{"title": "Desk lamp", "quantity": 1, "returnable": 0}]
    parcel = {
        "state": "in_transit",
        "delivered_on": None,
        "expected_on": "2026-08-09",
        "last_scan_at": "2026-08-05T10:00+02:00",
    }
    return {**_order(number, "in_transit", lines, parcel), **facts}


def _order(
    number: str, state: str, lines: list[dict[str, Any]], parcel: dict[str, Any]
) -> dict[str, Any]:
    return {
        "order_id": number,
        "state": state,
        "placed_on": "2026-07-30",
        "currency": "EUR",
        "total": "79.90",
        "payment_state": "paid",
        "lines": lines,
        "shipments": [{"carrier": "DHL", "tracking_number": f"JD{number}9", **parcel}],
        "return_requests": [],
        "returnable_until": None,
    }


def estimate(order: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """What estimate_delivery tells of the order."""
    (parcel,) = order["shipments"]
    state = {"delivered": "delivered", "in_transit": "expected"}.get(order["state"], "not_shipped")
    told = {key: parcel.get(key) for key in ("expected_on", "delivered_on", "carrier")}
    stale = "no new scan since 2026-08-05" if parcel.get("last_scan_at") else ""
    return {
        "order_id": order["order_id"],
        "state": state,
        **told,
        "last_scan_at": parcel.get("last_scan_at"),
        "note": stale,
        **facts,
    }


def own(*orders: dict[str, Any], **facts: Any) -> Facts:
    """The customer, and these orders told to the planner as theirs."""
    known = tuple(
        KnownOrder(
            number=order["order_id"],
            placed_on=date.fromisoformat(order["placed_on"]),
            titles=tuple(line["title"] for line in order["lines"]),
        )
        for order in orders
    )
    values = {"identified": True, "customer_name": "Ana Ruiz", "today": TODAY, "orders": known}
    return Facts(**{**values, **facts})


@dataclass
class Talk:
    """A conversation: each `says` is a run of the planner, its tools answered from the shelf."""

    orders: tuple[dict[str, Any], ...] = ()
    facts: Facts = CUSTOMER
    answers: dict[str, Any] = field(default_factory=dict)
    """What a tool answers instead, by its name."""
    history: list[Said | Step] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    reply: str = ""
    said: list[tuple[str, str]] = field(default_factory=list)
    """The statements of the last reply: what is said, and about what."""
    handed_over: bool = False
    opened: list[str] = field(default_factory=list)
    """Orders of which the last run has requested a return."""
    steps: int = 0

    def says(self, *texts: str, task: str = "answer") -> "Talk":
        """One burst of the customer's, answered or handed over."""
        for text in texts:
            self.history.append(Said(author="customer", text=text))
            language = language_of(text, before=self.facts.language)
            self.facts = replace(self.facts, language=language)
        turn = Turn(task=task, history=tuple(self.history), facts=self.facts)
        self.actions, self.reply, self.said, self.handed_over = [], "", [], False
        self.opened = []
        for step in range(MOST_STEPS):
            plan = Consenting(then=OfflinePlanner()).plan(turn)
            self.steps = step + 1
            if plan.actions[0].name == FINAL_TOOL:
                return self._replied(plan, turn)
            self.actions += plan.actions
            if plan.actions[0].name == "hand_to_human":
                self.handed_over = True
                self.history.append(Said(author="notice", text="We have called a colleague."))
                return self
            assert not turn.repeats(plan)
            observed = tuple(self._observed(action, turn) for action in plan.actions)
            turn = turn.with_step(Step(plan=plan, observations=observed))
            self.history.append(turn.steps[-1])
        raise AssertionError("The planner took too many steps.")

    def _replied(self, plan: Plan, turn: Turn) -> "Talk":
        (answer,) = plan.actions
        parts = [Part(**part) for part in answer.input["parts"]]
        composed = compose(Answer(parts=parts), turn)
        # Whatever the planner chooses, the results of its own run support.
        assert composed.dropped == (), composed.dropped
        assert composed.text
        self.reply = composed.text
        self.said = [(part.say, part.about) for part in parts]
        self.history.append(Said(author="agent", text=self.reply))
        return self

    @property
    def calls(self) -> list[tuple[str, str]]:
        """The tools of the last run, each with its order."""
        return [(action.name, str(action.input.get("order_id", ""))) for action in self.actions]

    def _observed(self, action: Action, turn: Turn) -> Observation:
        if action.name == SETTLE:
            return _observation(action, self._settled(action, turn))
        if (told := self.answers.get(action.name)) is not None:
            return _observation(action, told)
        number = action.input["order_id"]
        order = next((order for order in self.orders if order["order_id"] == number), None)
        if order is None:
            message = f"There is no order {number!r} on this account."
            return _observation(action, {"error": "order_not_found", "message": message})
        if action.name == "get_order_status":
            return _observation(action, order)
        if action.name == "estimate_delivery":
            return _observation(action, estimate(order))
        return _observation(action, self._asked_for(action, order, turn))

    def _asked_for(self, action: Action, order: dict[str, Any], turn: Turn) -> dict[str, Any]:
        left = {line["title"]: line["returnable"] for line in order["lines"]}
        named = {one["item"]: one["quantity"] for one in action.input.get("items", ())}
        wanted = named or {title: count for title, count in left.items() if count}
        kind = action.input.get("kind", "return")
        number = order["order_id"]
        word = Reading(turn)
        asks = word.lacks(number=number, kind=kind, wanted=wanted, lines=left)
        if asks is None:
            return self._opened(order, wanted, kind)
        items = tuple(wanted.items())
        proposal = KnownProposal(id=7, order=number, kind=kind, items=items, asks=asks)
        self.facts = replace(self.facts, proposal=proposal)
        things = [{"title": title, "quantity": count} for title, count in items]
        return {"proposal": 7, "asks": asks, "order_id": number, "kind": kind, "items": things}

    def _settled(self, action: Action, turn: Turn) -> dict[str, Any]:
        proposal, answer = turn.facts.proposal, action.input["answer"]
        assert proposal is not None
        self.facts = replace(self.facts, proposal=None)
        if answer == "no":
            return {"declined": proposal.id}
        order = next(one for one in self.orders if one["order_id"] == proposal.order)
        wanted = dict(proposal.items)
        if answer != "yes":
            wanted = dict.fromkeys(wanted, int(answer))
        return self._opened(order, wanted, proposal.kind)

    def _opened(self, order: dict[str, Any], wanted: dict[str, int], kind: str) -> dict[str, Any]:
        self.opened.append(order["order_id"])
        items = [{"title": title, "quantity": count} for title, count in wanted.items()]
        order["return_requests"] += [{"number": "R-0007", "state": "requested", "kind": kind}]
        for line in order["lines"]:
            line["returnable"] = 0
        return {
            "return_request": "R-0007",
            "state": "requested",
            "kind": kind,
            "order_id": order["order_id"],
            "items": items,
            "decided_by": (TODAY + timedelta(days=2)).isoformat(),
        }


def _observation(action: Action, content: Any) -> Observation:
    is_error = isinstance(content, dict) and "error" in content
    return Observation(call_id=action.id, content=content, is_error=is_error)
