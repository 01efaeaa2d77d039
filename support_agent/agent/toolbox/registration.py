"""A tool's place in one toolbox. The same tool may end one agent's run and not another's,
so that is said here, in a value around the tool which leaves the tool itself alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .final import FINAL_TOOL, Final, Text
from .refusals import ToolboxError
from .signature import Context
from .tool import Tool


@dataclass(frozen=True, kw_only=True)
class Registered:
    """A tool, and how the run ends when it is called, if it does."""

    tool: Tool
    ends: Literal["", "with_output", "with_person"] = ""
    offered: bool = True
    """Whether a model is told of it."""


Entry = Registered | Tool | Callable[..., Any]


def ending(tool: Tool | Callable[..., Any]) -> Registered:
    """Register a tool as the final output: what it returns is the run's result.

    A run that was cut off ends anew, so the tool may only look things up.
    """
    return Registered(tool=_tool_of(tool), ends="with_output")


def handing_over(tool: Tool | Callable[..., Any]) -> Registered:
    """Register a tool as the way to a person: it never runs, its `reason` is the wish."""
    return Registered(tool=_tool_of(tool), ends="with_person")


def by_code(tool: Tool | Callable[..., Any]) -> Registered:
    """Register a tool that code alone plans: no model is told of it."""
    return Registered(tool=_tool_of(tool), offered=False)


def registered(entry: Entry) -> Registered:
    """The entry as it is, or a tool or plain function that does not end the run."""
    return entry if isinstance(entry, Registered) else Registered(tool=_tool_of(entry))


def tagged(entries: Iterable[Entry], tag: str) -> tuple[Registered, ...]:
    """Those of the entries that carry a tag."""
    return tuple(entry for entry in map(registered, entries) if tag in entry.tool.tags)


def final_of(entries: Sequence[Registered], output: type | None) -> Final:
    """The one final output; text where nothing else is given. Raises ToolboxError for two."""
    endings = [entry.tool for entry in entries if entry.ends == "with_output"]
    finals = [tool.name for tool in endings] + ([output.__name__] if output else [])
    if len(finals) > 1:
        raise ToolboxError(f"An agent has one final output, and here are {', '.join(finals)}.")
    for tool in endings:
        if tool.effect != "read":
            raise ToolboxError(
                f"The tool {tool.name!r} ends a run, which may end twice after a crash: its effect "
                f"must be 'read', not {tool.effect!r}."
            )
    return Final.of_tool(endings[0]) if endings else Final.of_type(output or Text)


def check_names(tools: Sequence[Tool]) -> None:
    """Raise ToolboxError for two tools of one name, or one that is named like the final tool."""
    for name, count in Counter(tool.name for tool in tools).items():
        if count > 1:
            raise ToolboxError(f"{count} tools are named {name!r}.")
        if name == FINAL_TOOL:
            raise ToolboxError(f"{name!r} is the name of the built-in final tool.")


def check_contexts(tools: Sequence[Tool], given: type[Context] | None) -> None:
    """Raise ToolboxError for a tool that needs another context than the one it will be given."""
    for tool in tools:
        if tool.context and not (given and issubclass(given, tool.context)):
            has = f"gives {given.__name__}" if given else "gives none"
            raise ToolboxError(
                f"The tool {tool.name!r} needs {tool.context.__name__}, and this toolbox {has}."
            )


def _tool_of(tool: Tool | Callable[..., Any]) -> Tool:
    return tool if isinstance(tool, Tool) else Tool.of(tool)
