"""A conversation in the terminal, run in this process and without a broker."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import OperationalError, ProgrammingError
from django.utils import timezone

from orders import queries as orders
from orders.models import Customer, Order
from orders.text import as_shown, can_be_kept, quoted
from support_agent.agent import in_process, trace
from support_agent.agent.replaying import lines as replaying
from support_agent.agent.requests import requests_of
from support_agent.agent.types import Usage
from support_agent.conversation import services
from support_agent.conversation.errors import MessageRefused
from support_agent.models import Conversation, Message, Run

BAD_USAGE = 2


class Command(BaseCommand):
    """Each TEXT is one message of the same conversation; the trace of each is printed."""

    help = "Talk to the agent in the terminal: each TEXT is one message of one conversation."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Who asks, who plans, and what is said."""
        parser.add_argument("texts", nargs="+", metavar="TEXT")
        parser.add_argument(
            "--customer", metavar="EMAIL", help="who is asking; a visitor if left out"
        )
        parser.add_argument("--planner", choices=["offline", "claude"])
        parser.add_argument("--json", action="store_true", help="print the trace as JSON")
        parser.add_argument(
            "--requests",
            action="store_true",
            help="print what was sent to the model, word for word",
        )

    def handle(self, *, texts: list[str], customer: str | None, **options: Any) -> None:
        """Hold the conversation. Exits with 0 when every run ended properly, handoff included."""
        planner = options["planner"] or settings.SUPPORT.planner
        _check_usage(planner, texts)
        conversation = services.start_conversation(
            customer=_customer(customer) if customer else None,
            channel="terminal",
            now=timezone.now(),
        )
        if options["json"]:
            turns = [_turn(conversation, text, planner) for text in texts]
            self.stdout.write(_pretty({"turns": turns}))
        else:
            self.stdout.write(_planner_sentence(options["planner"]))
            for text in texts:
                # Of titles and names too, and a terminal obeys control characters.
                lines = "\n".join(_lines(_turn(conversation, text, planner)))
                self.stdout.write(as_shown(lines))
        if options["requests"]:
            self.stdout.writelines(_requests(conversation, planner))


def _check_usage(planner: str, texts: list[str]) -> None:
    try:
        for text in texts:
            services.checked_text(text)
        shop_is_there = Order.objects.exists()
    except MessageRefused as refusal:
        raise CommandError(str(refusal), returncode=BAD_USAGE) from refusal
    except (OperationalError, ProgrammingError):
        shop_is_there = False
    if not shop_is_there:
        raise CommandError(
            "There is no shop yet. Run `manage.py migrate` and `manage.py seed_shop` first.",
            returncode=BAD_USAGE,
        )
    if planner == "claude" and not settings.SUPPORT.anthropic_api_key:
        raise CommandError(
            "The planner claude needs a key: set ANTHROPIC_API_KEY, or use --planner offline.",
            returncode=BAD_USAGE,
        )


def _customer(email: str) -> Customer:
    if can_be_kept(email) and (customer := orders.customer_by_email(email)):
        return customer
    raise CommandError(
        f"The shop has no customer with the e-mail {quoted(email)}. "
        "`manage.py seed_shop` prints those of the demo shop.",
        returncode=BAD_USAGE,
    )


def _planner_sentence(chosen: str | None) -> str:
    return f"Planner: {chosen} (as asked)" if chosen else settings.SUPPORT.planner_sentence


def _turn(conversation: Conversation, text: str, planner: str) -> dict[str, Any]:
    """One message and all that came of it."""
    message, woken = in_process.say(conversation, text, planner=planner)
    run = Run.objects.filter(pk__in=woken).first()
    return {
        "message": text,
        "conversation": str(conversation.pk),
        "run": run.pk if run else None,
        "status": "replied" if run and run.state == Run.State.REPLIED else "handed_over",
        "reason": run.end_code if run else "a person has been called; the agent is silent",
        "reply": _answer(message),
        "resolution": run.resolution if run else "",
        "unresolved": run.unresolved if run else "",
        "summaries": trace.summaries_of(run) if run else [],
        "steps": trace.steps_of(run) if run else [],
        "usage": trace.usage_of_run(run) if run else trace.usage_json(Usage()),
    }


def _answer(message: Message) -> str:
    """What the customer was told after their message, by the agent or by a notice."""
    said = message.conversation.messages.filter(sequence__gt=message.sequence)
    return "\n".join(said.exclude(author=Message.Author.CUSTOMER).values_list("text", flat=True))


def _lines(turn: dict[str, Any]) -> Iterator[str]:
    yield f"\nTask: answer {quoted(turn['message'])}"
    for summary in turn["summaries"]:
        yield f"  Summed up by {summary['model']}: {summary['text'] or '(nothing that can be used)'}"
    for number, step in enumerate(turn["steps"], start=1):
        yield f"  {number}. plan    {step['plan'] or '(none)'}"
        yield from _who_planned(step)
        for action in step["actions"]:
            yield f"     action  {action['name']} {_short(action['input'])}"
        for seen in step["observations"]:
            yield f"     {'refused' if seen['is_error'] else 'saw    '} {_short(seen['content'])}"
        usage = step["usage"]
        read = sum(usage[name] for name in usage if name not in ("output_tokens", "cost_usd"))
        yield f"     took    {read} tokens in, {usage['output_tokens']} out, {usage['cost_usd']:.6f} USD"
    yield f"End: {turn['status'].replace('_', ' ')} ({turn['reason']})"
    if turn["run"]:
        yield f"Kept as {replaying.name(turn['run'], turn['conversation']).lower()}"
    if turn["unresolved"]:
        yield f"Unresolved: {turn['unresolved']}"
    yield f"Customer reads: {turn['reply'] or '(nothing new)'}"


def _who_planned(step: dict[str, Any]) -> Iterator[str]:
    if step["instead_of"]:
        yield f"     instead of {step['instead_of']}"
    if step["planned_by"] not in ("", step["model"]):
        yield f"     planned by {step['planned_by']}"
    if step["model"]:
        yield f"     model   {step['model']}"


def _requests(conversation: Conversation, planner: str) -> Iterator[str]:
    if planner == "offline":
        yield "\nNothing was sent: the offline planner asks nobody."
        return
    for run in conversation.runs.order_by("pk"):
        yield from map(_pretty, requests_of(run))


def _pretty(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _short(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
