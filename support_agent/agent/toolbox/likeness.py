"""When two calls are alike: the same wish, in other letters.

Case, accents, blanks, punctuation, "#", leading zeros, a word such as "order" before a number,
invisible characters, look-alike letters, digits of any script, numbers as text, the order of
keys and of a list, and an argument left out, null or at its default: none makes another call.
"""

import inspect
import json
import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any

from orders.text import without_heaps
from support_agent.agent.types import Action

from .schemas import Schema
from .tool import Tool

# What lies beyond is read by nobody: neither fits any tool.
DEEPEST = 20
LONGEST = 4_000
MOST = 200

_LOOK_ALIKES = str.maketrans(
    "авекмнорстухіјѕԁһӏԛԝαβεικνορτυχıłøđ",
    "abekmhopctyxijsdhlqwabeikvoptuxilod",
)
_BEFORE_A_NUMBER = """
    order orders ord number numbers num nro nr no n id ref reference pedido pedidos numero orden
    encargo compra заказ заказа заказе номер bestellung bestellnummer auftrag commande numéro
    ordine encomenda
"""


def _shown(character: str) -> str:
    match unicodedata.category(character)[0]:
        # Signs too: a red and a blue dot may tell two articles apart.
        case "L" | "S":
            return character
        case "N":
            digit = unicodedata.digit(character, None)
            return character if digit is None else str(digit)
        case "M" | "C":
            return ""
    return " "


def _letters(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    shown = "".join(map(_shown, unicodedata.normalize("NFKD", decomposed)))
    return " ".join(shown.translate(_LOOK_ALIKES).split())


_NAMES = sorted(map(_letters, _BEFORE_A_NUMBER.split()), key=len, reverse=True)
_NAME = rf"(?:{'|'.join(_NAMES)}) ?"
# Where no number follows they are passed over at once: to begin anew at each of a thousand words
# would take quadratic time.
_NAMING = re.compile(rf"(?<![^\W\d_])(?:(?:{_NAME})+(?=\d)|(?P<other>(?:{_NAME})++))")
_ZEROS = re.compile(r"(?<!\d)0+(?=\d)")


def likeness_of(action: Action, tool: Tool | None) -> str:
    """Equal for two calls that are alike. Of a tool that changes something and names what by its
    `references`, the free text beside them (a reason) makes no other call."""
    if action.malformed or tool is None:
        return json.dumps([_text(action.name), _text(action.malformed), _value(action.input, {})])
    given = _completed(action.input, _defaults(tool))
    if tool.effect != "read" and tool.references:
        given = {name: value for name, value in given.items() if not _is_remark(tool, name)}
    return json.dumps([tool.name, "", _object(given, tool.input_schema)])


def _is_remark(tool: Tool, argument: str) -> bool:
    schema = tool.input_schema.get("properties", {}).get(argument, {})
    return tool.is_free(argument) and schema.get("type") == "string"


def _defaults(tool: Tool) -> dict[str, Any]:
    parameters = _signature(tool.function).parameters.values()
    taken = tool.input_schema.get("properties", {})
    return {
        each.name: each.default
        for each in parameters
        if each.name in taken and each.default is not each.empty
    }


# It is read of the source anew each time otherwise, and a run compares each of its calls.
_signature = cache(inspect.signature)


def _completed(values: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    return {**defaults, **{name: value for name, value in values.items() if value is not None}}


def _value(value: Any, schema: Schema, depth: int = 0) -> Any:
    if depth > DEEPEST:
        return "…"
    if isinstance(value, Mapping):
        return _object(value, schema, depth)
    if isinstance(value, list | tuple):
        inner = [_value(part, schema.get("items", {}), depth + 1) for part in value[:MOST]]
        return sorted(inner, key=json.dumps)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return "" if value is None else str(value).casefold()


def _object(values: Mapping[str, Any], schema: Schema, depth: int = 0) -> list[Any]:
    fields = schema.get("properties", {})
    defaults = {name: part["default"] for name, part in fields.items() if "default" in part}
    plain = {
        name: _value(value, fields.get(name, {}), depth + 1)
        for name, value in list(_completed(values, defaults).items())[:MOST]
    }
    return sorted((str(name), value) for name, value in plain.items() if value not in ("", []))


def _text(text: str) -> str:
    letters = _letters(without_heaps(text[:LONGEST]))
    without_names = _NAMING.sub(lambda found: found["other"] or "", letters)
    return _ZEROS.sub("", without_names).replace(" ", "")
