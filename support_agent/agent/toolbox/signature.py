"""What a function takes: one type makes the schema for the model and the check of its words."""

import inspect
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, Field, PydanticUserError, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from .complaints import complaints
from .refusals import InvalidArguments, ToolboxError
from .schemas import STRING_LIMIT, Schema, plain

ALL_ARGUMENTS_LIMIT = 20_000


class Context:
    """The base of what the runtime gives to tools. The model neither sees nor sends it."""


@dataclass(frozen=True, kw_only=True)
class Shape:
    """A type that the model's words must fit, and the schema that tells the model so."""

    adapter: TypeAdapter[Any]
    schema: Schema

    def check(self, values: Mapping[str, Any]) -> Any:
        """The values as the type has them. Raises InvalidArguments."""
        try:
            # Read as JSON, since there "5" is no number and yet "return" is a member of
            # an enum; told at every level, since a nested type has manners of its own.
            return self.adapter.validate_json(_as_json(values), strict=True, extra="forbid")
        except ValidationError as error:
            raise InvalidArguments(complaints(error, self.schema)) from None


def _as_json(values: Mapping[str, Any]) -> bytes:
    try:
        text = json.dumps(values, ensure_ascii=False, allow_nan=False)
        encoded = text.encode()
    except (ValueError, RecursionError):
        raise InvalidArguments("These arguments can't be written as JSON in UTF-8.") from None
    if len(text) > ALL_ARGUMENTS_LIMIT:
        raise InvalidArguments(
            f"The arguments have {len(text)} characters in all; at most {ALL_ARGUMENTS_LIMIT} fit."
        )
    # No database keeps this character in a text.
    if "\\u0000" in text:
        raise InvalidArguments("A text must not hold the character U+0000.")
    return encoded


def shape_of(kind: Any, *, owner: str) -> Shape:
    """The shape of a type. Raises ToolboxError, naming the owner, where JSON can't say it."""
    try:
        adapter = TypeAdapter(kind)
        schema = plain(adapter.json_schema())
    except PydanticUserError as error:
        reason = str(error).splitlines()[0]
        raise ToolboxError(f"{owner} has a type that JSON can't say: {reason}") from error
    except RecursionError:
        raise ToolboxError(f"{owner} has a type that holds itself.") from None
    if schema.get("type") != "object":
        raise ToolboxError(f"{owner} must be an object with named fields.")
    return Shape(adapter=adapter, schema=schema)


@dataclass(frozen=True, kw_only=True)
class Signature:
    """The shape of a function's arguments, and its hidden parameter if it has one."""

    shape: Shape
    context: type[Context] | None = None
    context_name: str = ""


def signature_of(function: Callable[..., Any], *, name: str) -> Signature:
    """Read a function's parameters. Raises ToolboxError where a model could not call it."""
    owner = f"The tool {name!r}"
    if not inspect.isroutine(function) or inspect.iscoroutinefunction(function):
        raise ToolboxError(f"{owner} is no plain function.")
    fields: dict[str, Any] = {}
    contexts: dict[str, type[Context]] = {}
    hints = _hints(function, owner)
    for parameter in inspect.signature(function).parameters.values():
        hint = _hint(parameter, hints, owner)
        if context := _context_in(hint):
            contexts[parameter.name] = context
        else:
            fields[parameter.name] = _field(hint, parameter)
    if len(contexts) > 1:
        raise ToolboxError(f"{owner} asks for two contexts: {', '.join(contexts)}.")
    context_name, context_kind = next(iter(contexts.items()), ("", None))
    shape = shape_of(_arguments(fields), owner=owner)
    return Signature(shape=shape, context=context_kind, context_name=context_name)


def _hints(function: Callable[..., Any], owner: str) -> dict[str, Any]:
    try:
        return get_type_hints(function, include_extras=True)
    except NameError as error:
        raise ToolboxError(f"{owner} has an annotation that can't be read: {error}.") from error


def _hint(parameter: inspect.Parameter, hints: Mapping[str, Any], owner: str) -> Any:
    if parameter.kind not in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
        raise ToolboxError(f"{owner} must take each argument by name, not {str(parameter)!r}.")
    if parameter.name not in hints:
        raise ToolboxError(f"{owner} must say which type {parameter.name!r} has.")
    return hints[parameter.name]


def _context_in(hint: Any) -> type[Context] | None:
    if isinstance(hint, type) and issubclass(hint, Context):
        return hint
    return next((found for part in get_args(hint) if (found := _context_in(part))), None)


def _field(hint: Any, parameter: inspect.Parameter) -> Any:
    if get_origin(hint) is Annotated:
        words = [Field(description=extra) for extra in get_args(hint) if isinstance(extra, str)]
        for extra in words:
            hint = Annotated[hint, extra]
    return hint if parameter.default is parameter.empty else NotRequired[hint]


def _arguments(fields: dict[str, Any]) -> Any:
    # A typed dictionary and no model: a parameter may then be called "schema" or "copy",
    # and what the model left out stays out, so that the function's own default holds.
    kind = TypedDict("Arguments", fields)  # type: ignore[misc]
    return with_config(ConfigDict(str_max_length=STRING_LIMIT))(kind)
