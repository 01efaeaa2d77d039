"""The tools of one agent: what it may call, what ends its run, and what came of a call."""

import logging
from collections.abc import Iterable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any, Literal

from orders.text import quoted
from support_agent.agent.limits import LimitReached
from support_agent.agent.repeats import Deed
from support_agent.agent.types import Action, Ending, Flaw, HandedOver, Observation, Plan

# The default output is named by whoever builds a toolbox, beside the toolbox itself.
from .final import FINAL_TOOL, Final
from .final import Text as Text
from .likeness import likeness_of
from .refusals import MalformedArguments, Refusal, UnknownTool
from .registration import Entry, check_contexts, check_names, final_of, registered
from .rendering import cut, rendered, says_something
from .signature import Context
from .tool import Effect, Tool

logger = logging.getLogger(__name__)

ToolChoice = Literal["auto", "required"]

WISH_UNTOLD = "The customer wants to speak with a person."
TOOL_FAILED = "tool_failed"


class ToolBug(Exception):
    """No news for the model but a fault of ours. It is logged already; its cause is chained."""

    def __init__(self, *, tool: str, effect: Effect, call_id: str) -> None:
        super().__init__(f"The tool {tool!r} failed.")
        self.tool = tool
        self.effect = effect
        self.call_id = call_id

    def told(self, *, earlier: Iterable[Observation]) -> Observation:
        """The bug as an error observation: in a tool that reads, and once a run.

        Raises itself again otherwise, which ends with a person. `earlier` are the
        observations of this run so far, those from before a restart too.
        """
        if self.effect != "read" or any(map(_tells_of_a_bug, earlier)):
            raise self
        why = f"{self.tool} does not work at the moment. Go on without it, or call a person."
        return _error(self.call_id, TOOL_FAILED, why)


class Toolbox:
    """What one agent may call. Nothing outside this list ever runs.

    `output` is the type of the final output: Text, unless another type or an `ending` tool
    is given. `refusals` are exceptions that are news for the model, each with a `code`.
    Raises ToolboxError, when built, for what would fail in the middle of a conversation.
    """

    def __init__(
        self,
        tools: Iterable[Entry],
        *,
        output: type | None = None,
        context: type[Context] | None = None,
        tool_choice: ToolChoice = "auto",
        parallel_calls: bool = True,
        result_chars: int = 4000,
        refusals: tuple[type[Exception], ...] = (),
    ) -> None:
        entries = tuple(map(registered, tools))
        self.tools = tuple(entry.tool for entry in entries)
        self._offered = tuple(entry.tool for entry in entries if entry.offered)
        check_names(self.tools)
        check_contexts(self.tools, context)
        self.final = final_of(entries, output)
        self.output = output or Text
        self.context = context
        self.tool_choice = tool_choice
        self.parallel_calls = parallel_calls
        self.result_chars = result_chars
        self._handing_over = {entry.tool.name for entry in entries if entry.ends == "with_person"}
        self._runnable = {entry.tool.name: entry.tool for entry in entries if not entry.ends}
        self._refusals: tuple[type[Exception], ...] = (Refusal, *refusals)

    def definitions(self) -> tuple[dict[str, Any], ...]:
        """What the model is told of the tools, in the order in which they were given."""
        told: list[Tool | Final] = list(self._offered)
        # Where the output is words alone, a tool that carries them would only be a second way.
        if self.final.name == FINAL_TOOL and (
            self.tool_choice == "required" or self.output is not Text
        ):
            told.append(self.final)
        return tuple(
            {
                "name": each.name,
                "description": each.description,
                "input_schema": deepcopy(each.input_schema),
            }
            for each in told
        )

    def ending(self, plan: Plan, context: Context | None = None) -> Ending | None:
        """The end that a plan proposes: a draft, a person, a flawed draft, or none.

        A tool that was registered as the end is run; ToolBug is raised where it fails.
        """
        if wish := self._wish(plan.actions):
            return HandedOver(wish=wish)
        if not plan.actions:
            return self.final.from_words(plan.text)
        answer = next((action for action in plan.actions if action.name == self.final.name), None)
        if answer is None:
            return None
        if len(plan.actions) > 1:
            return Flaw(why=f"Give {answer.name!r} alone, after the other tools have answered.")
        if answer.malformed:
            return Flaw(why=f"The arguments of {answer.name!r} were no JSON object.")
        try:
            return self.final.from_input(answer.input, context)
        except Exception as bug:
            raise self._bug(answer, effect="read") from bug

    def runs(self, name: str) -> bool:
        """Whether a call of this name runs something."""
        return name in self._runnable

    def deed_of(self, action: Action) -> Deed:
        """What a call comes to, for telling a new one from a repeated one."""
        tool = self._runnable.get(action.name)
        writes = tool is not None and tool.effect != "read"
        return Deed(writes=writes, liken=partial(likeness_of, action, tool))

    def dispatch(self, action: Action, *, context: Context | None = None) -> Observation:
        """Run one action and tell what came of it; refusals are told as errors.

        Raises ToolBug for anything else, having logged it. Where the tool uses a database,
        call this within a savepoint of its own and let the bug leave it: after a database
        error nothing can be written in that transaction, not even the observation.
        """
        if self.context and not isinstance(context, self.context):
            raise TypeError(f"The tools of this toolbox are given a {self.context.__name__}.")
        try:
            content = rendered(self._result(action, context))
        except self._refusals as refusal:
            code = getattr(refusal, "code", Refusal.code)
            details = getattr(refusal, "details", {})
            return _error(action.id, code, cut(str(refusal), self.result_chars), **details)
        except LimitReached:
            raise
        except Exception as bug:
            raise self._bug(action, effect=self._runnable[action.name].effect) from bug
        return Observation(call_id=action.id, content=cut(content, self.result_chars))

    def _result(self, action: Action, context: Context | None) -> Any:
        tool = self._runnable.get(action.name)
        if tool is None:
            names = ", ".join(definition["name"] for definition in self.definitions())
            raise UnknownTool(f"There is no tool {quoted(action.name)}. There are: {names}.")
        if action.malformed:
            keys = ", ".join(tool.input_schema.get("properties", ())) or "none"
            raise MalformedArguments(
                f"The arguments of {tool.name!r} were no JSON object. Its keys: {keys}."
            )
        return tool.result(tool.check(action.input), context)

    def _bug(self, action: Action, *, effect: Effect) -> ToolBug:
        logger.exception("The tool %r failed.", action.name)
        return ToolBug(tool=action.name, effect=effect, call_id=action.id)

    def _wish(self, actions: Sequence[Action]) -> str:
        call = next((action for action in actions if action.name in self._handing_over), None)
        if call is None:
            return ""
        # A call for a person is heard, however badly it is put.
        reason = call.input.get("reason")
        words = reason.replace("\x00", "").strip() if isinstance(reason, str) else ""
        return words[:2000] if says_something(words[:2000]) else WISH_UNTOLD


def _error(call_id: str, code: str, message: str, **details: Any) -> Observation:
    content = {"error": code, "message": message} | details
    return Observation(call_id=call_id, content=content, is_error=True)


def _tells_of_a_bug(observation: Observation) -> bool:
    content = observation.content
    return isinstance(content, dict) and content.get("error") == TOOL_FAILED
