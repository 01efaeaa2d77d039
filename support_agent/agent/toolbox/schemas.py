"""A type as the plain JSON schema that a model reads, without references and class names."""

from collections.abc import Mapping
from typing import Any

Schema = dict[str, Any]

STRING_LIMIT = 2000
"""The longest text that an argument may hold, unless its own field says otherwise."""


def plain(schema: Mapping[str, Any]) -> Schema:
    """The same schema with its references written out and its optionals unwrapped.

    Raises RecursionError for a type that holds itself.
    """
    return _plain(schema, schema.get("$defs", {}))


def _plain(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Schema:
    whole = _unwrapped(_dereferenced(schema, definitions), definitions)
    return {
        key: _part(key, value, definitions)
        for key, value in whole.items()
        if not _is_noise(key, value)
    } | _closed(whole)


def _dereferenced(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Schema:
    if "$ref" not in schema:
        return dict(schema)
    target = definitions[schema["$ref"].rpartition("/")[2]]
    beside = {key: value for key, value in schema.items() if key != "$ref"}
    return _dereferenced({**target, **beside}, definitions)


def _unwrapped(schema: Schema, definitions: Mapping[str, Any]) -> Schema:
    choices = [choice for choice in schema.get("anyOf", ()) if choice != {"type": "null"}]
    if not choices:
        return schema
    beside = {key: value for key, value in schema.items() if key != "anyOf"}
    if len(choices) > 1:
        return {**beside, "anyOf": choices}
    return {**_dereferenced(choices[0], definitions), **beside}


def _part(key: str, value: Any, definitions: Mapping[str, Any]) -> Any:
    if key == "properties":
        return {name: _plain(field, definitions) for name, field in value.items()}
    if key in ("anyOf", "oneOf", "allOf", "prefixItems"):
        return [_plain(choice, definitions) for choice in value]
    if key in ("items", "additionalProperties") and isinstance(value, Mapping):
        return _plain(value, definitions)
    return value


def _is_noise(key: str, value: Any) -> bool:
    # The common limit of lengths is a net and no instruction: it is told when it is met.
    return (
        key in ("$defs", "title", "discriminator", "propertyNames")
        or (key == "default" and value is None)
        or (key == "maxLength" and value == STRING_LIMIT)
    )


def _closed(schema: Schema) -> Schema:
    return {"additionalProperties": False} if "properties" in schema else {}


def described(schema: Mapping[str, Any]) -> str:
    """What fits the schema, in words: "a whole number", "one of 'a', 'b'"."""
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(described(choice) for choice in schema["anyOf"]))
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return "one of " + ", ".join(repr(value) for value in schema["enum"])
    return _NAMES.get(schema.get("type", ""), "another value")


_NAMES = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
}
