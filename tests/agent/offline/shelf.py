"""A shop on a shelf: orders as the tools tell of them, and a conversation with the planner."""

from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from support_agent.agent.guards import check_reply

from support_agent.agent.known import Facts, KnownOrder
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.types import Action, Draft, Observation, Plan, Said, Step, Turn

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
    handed_over: bool = False
    steps: int = 0

    def says(self, *texts: str, task: str = "answer") -> "Talk":
        """One burst of the customer's, answered or handed over."""
        self.history += [Said(author="customer", text=text) for text in texts]
        turn = Turn(task=task, history=tuple(self.history), facts=self.facts)
        self.actions, self.reply, self.handed_over = [], "", False
        for step in range(MOST_STEPS):
            plan = OfflinePlanner().plan(turn)
            self.steps = step + 1
            if not plan.actions:
                return self._replied(plan, turn)
            self.actions += plan.actions
            if plan.actions[0].name == "hand_to_human":
                self.handed_over = True
                self.history.append(Said(author="notice", text="We have called a colleague."))
                return self
            assert not turn.repeats(plan)
            observed = tuple(self._observed(action) for action in plan.actions)
            turn = turn.with_step(Step(plan=plan, observations=observed))
            self.history.append(turn.steps[-1])
        raise AssertionError("The planner took too many steps.")

    def _replied(self, plan: Plan, turn: Turn) -> "Talk":
        # Whatever the planner says, the guards must let it pass.
        assert check_reply(Draft(text=plan.text), turn) is None, plan.text
        self.reply = plan.text
        self.history.append(Said(author="agent", text=plan.text))
        return self

    @property
    def calls(self) -> list[tuple[str, str]]:
        """The tools of the last run, each with its order."""
        return [(action.name, str(action.input.get("order_id", ""))) for action in self.actions]

    def _observed(self, action: Action) -> Observation:
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
        return _observation(action, self._opened(action, order))

    def _opened(self, action: Action, order: dict[str, Any]) -> dict[str, Any]:
        everything = [
            {"item": line["title"], "quantity": line["returnable"]} for line in order["lines"]
        ]
        items = [
            {"title": item["item"], "quantity": item["quantity"]}
            for item in action.input.get("items", everything)
        ]
        kind = action.input.get("kind", "return")
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
