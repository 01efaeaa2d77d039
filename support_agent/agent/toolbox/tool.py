"""A function as something that a model may ask for."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import getdoc, unwrap
from traceback import walk_tb
from typing import Any, Literal, Self, TypeVar, overload

from .refusals import Refusal, ToolboxError
from .rendering import says_something
from .schemas import Schema
from .signature import Context, signature_of

Effect = Literal["read", "write", "queued"]
"""What a tool does: look something up, change something, or queue it for staff to decide."""

Function = TypeVar("Function", bound=Callable[..., Any])

_MARKS = "__tool__"
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,63}")


@dataclass(frozen=True, kw_only=True)
class Marks:
    """What the decorator says of a function, in place of what can be read from it."""

    name: str = ""
    description: str = ""
    schema: Schema | None = None
    tags: tuple[str, ...] = ()
    # Who marks nothing is taken to change something: its bug then ends with a person.
    effect: Effect = "write"
    consequential: bool = False
    references: tuple[str, ...] = ()


@overload
def tool(function: Function, /) -> Function: ...


@overload
def tool(
    *,
    name: str = "",
    description: str = "",
    schema: Schema | None = None,
    tags: tuple[str, ...] = (),
    effect: Effect = "write",
    consequential: bool = False,
    references: tuple[str, ...] = (),
) -> Callable[[Function], Function]: ...


def tool(function: Any = None, /, **marks: Any) -> Any:
    """Mark a function as a tool; it stays the function that it is.

    Name, schema and description are read from the function unless they are given.
    A consequential tool (it deletes, pays, writes to people) must be `effect="queued"`.
    `references` are the arguments that choose from the record; of a tool that changes something,
    the free texts beside them make no other call.
    """

    def mark(marked: Function) -> Function:
        setattr(marked, _MARKS, Marks(**marks))
        return marked

    return mark if function is None else mark(function)


@dataclass(frozen=True, kw_only=True)
class Tool:
    """All that a toolbox must know of a tool. `check` turns the model's words into
    the function's arguments, or raises a Refusal. Raises ToolboxError when it can't be used."""

    name: str
    description: str
    input_schema: Schema
    check: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    function: Callable[..., Any]
    context: type[Context] | None = None
    context_name: str = ""
    tags: tuple[str, ...] = ()
    effect: Effect = "write"
    consequential: bool = False
    references: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ToolboxError(f"{self.name!r} is no name for a tool: letters, digits, _ and -.")
        if not self.description.strip():
            raise ToolboxError(f"The tool {self.name!r} has no docstring, which is its manual.")
        if self.consequential and self.effect != "queued":
            raise ToolboxError(
                f"The tool {self.name!r} is consequential, so a person must decide: its effect "
                f"must be 'queued', not {self.effect!r}."
            )
        if unknown := set(self.references).difference(self.input_schema.get("properties", ())):
            raise ToolboxError(f"The tool {self.name!r} takes no {', '.join(sorted(unknown))}.")

    @classmethod
    def of(cls, function: Callable[..., Any]) -> Self:
        """The tool that a function is, by its signature, its docstring and its marks."""
        marks = getattr(function, _MARKS, Marks())
        name = marks.name or getattr(function, "__name__", repr(function))
        signature = signature_of(function, name=name)
        if marks.schema is not None:
            _check_same_keys(name, given=marks.schema, taken=signature.shape.schema)
        return cls(
            name=name,
            description=marks.description or getdoc(function) or "",
            input_schema=marks.schema or signature.shape.schema,
            check=signature.shape.check,
            function=function,
            context=signature.context,
            context_name=signature.context_name,
            tags=marks.tags,
            effect=marks.effect,
            consequential=marks.consequential,
            references=marks.references,
        )

    def is_free(self, argument: str) -> bool:
        """Whether it may hold any words: no reference and no member of a closed set."""
        schema = self.input_schema.get("properties", {}).get(argument, {})
        values = schema.get("items", schema)
        return argument not in self.references and not {"enum", "const"} & values.keys()

    def result(self, arguments: Mapping[str, Any], context: Context | None) -> Any:
        """What the function returns for arguments that were checked.

        Raises Refusal where the function says no by a ValueError of its own.
        """
        hidden = {self.context_name: context} if self.context else {}
        try:
            return self.function(**arguments, **hidden)
        except ValueError as refusal:
            if _is_worded_by(self, refusal):
                raise Refusal(str(refusal)) from refusal
            raise


def _is_worded_by(tool: Tool, refusal: ValueError) -> bool:
    """Whether the tool's own module says no in Python's own way.

    What only descends from ValueError, such as bytes that are no text, and what comes from code
    that the tool calls, such as a state that no enum has, nobody has worded for a model.
    """
    if type(refusal) is not ValueError or not says_something(str(refusal)):
        return False
    *_, (frame, _) = walk_tb(refusal.__traceback__)
    return bool(frame.f_globals.get("__name__") == unwrap(tool.function).__module__)


def _check_same_keys(name: str, *, given: Schema, taken: Schema) -> None:
    for part in ("properties", "required"):
        if set(given.get(part, ())) != set(taken.get(part, ())):
            raise ToolboxError(
                f"The schema given for the tool {name!r} and its function differ in {part!r}."
            )
