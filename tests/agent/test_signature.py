"""A function's signature says what a model may send, and is what its words are held against."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Literal, NotRequired

import pytest
from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from support_agent.agent.toolbox.refusals import InvalidArguments, ToolboxError
from support_agent.agent.toolbox.signature import Context, Signature, shape_of, signature_of


class Size(Enum):
    SMALL = "s"
    LARGE = "l"


@dataclass(frozen=True)
class Item:
    """One thing of several."""

    title: str
    quantity: int = 1
    note: str | None = None


class Address(TypedDict):
    street: str
    floor: NotRequired[int]


class Parcel(BaseModel):
    weight: float = Field(gt=0, description="In kilograms.")


@dataclass(frozen=True)
class Desk(Context):
    clerk: str


def everything(
    desk: Desk,
    order_id: Annotated[str, "As the customer sees it."],
    count: int,
    price: float,
    gift: bool,
    size: Size,
    kind: Literal["return", "exchange"],
    names: list[str],
    notes: dict[str, int],
    items: list[Item],
    address: Address,
    parcel: Parcel,
    either: int | str,
    comment: str | None = None,
) -> None:
    """Take one of each."""


WELL_FORMED: dict[str, Any] = {
    "order_id": "77",
    "count": 2,
    "price": 3,
    "gift": True,
    "size": "s",
    "kind": "return",
    "names": ["Ana"],
    "notes": {"a": 1},
    "items": [{"title": "Lamp"}],
    "address": {"street": "High Street"},
    "parcel": {"weight": 1.5},
    "either": "x",
}


def of(function: Any) -> Signature:
    return signature_of(function, name="everything")


def properties() -> dict[str, Any]:
    return of(everything).shape.schema["properties"]


def complaint(**changes: Any) -> str:
    with pytest.raises(InvalidArguments) as refusal:
        of(everything).shape.check({**WELL_FORMED, **changes})
    return str(refusal.value)


@pytest.mark.parametrize(
    ("name", "schema"),
    [
        ("order_id", {"type": "string", "description": "As the customer sees it."}),
        ("count", {"type": "integer"}),
        ("price", {"type": "number"}),
        ("gift", {"type": "boolean"}),
        ("size", {"type": "string", "enum": ["s", "l"]}),
        ("kind", {"type": "string", "enum": ["return", "exchange"]}),
        ("names", {"type": "array", "items": {"type": "string"}}),
        ("notes", {"type": "object", "additionalProperties": {"type": "integer"}}),
        ("either", {"anyOf": [{"type": "integer"}, {"type": "string"}]}),
        ("comment", {"type": "string"}),
        (
            "items",
            {
                "type": "array",
                "items": {
                    "type": "object",
                    "description": "One thing of several.",
                    "properties": {
                        "title": {"type": "string"},
                        "quantity": {"type": "integer", "default": 1},
                        "note": {"type": "string"},
                    },
                    "required": ["title"],
                    "additionalProperties": False,
                },
            },
        ),
        (
            "address",
            {
                "type": "object",
                "properties": {"street": {"type": "string"}, "floor": {"type": "integer"}},
                "required": ["street"],
                "additionalProperties": False,
            },
        ),
        (
            "parcel",
            {
                "type": "object",
                "properties": {
                    "weight": {
                        "type": "number",
                        "exclusiveMinimum": 0,
                        "description": "In kilograms.",
                    }
                },
                "required": ["weight"],
                "additionalProperties": False,
            },
        ),
    ],
)
def test_each_type_of_a_parameter_has_its_schema(name, schema):
    assert properties()[name] == schema


def test_a_parameter_with_a_default_is_not_required_and_nothing_else_is_allowed():
    schema = of(everything).shape.schema

    assert schema["type"] == "object"
    assert set(schema["required"]) == set(WELL_FORMED)
    assert schema["additionalProperties"] is False


def test_the_context_is_found_by_its_annotation_and_hidden_from_the_model():
    signature = of(everything)

    assert (signature.context, signature.context_name) == (Desk, "desk")
    assert "desk" not in properties()
    assert "desk" in complaint(desk={"clerk": "me"})


def test_well_formed_arguments_arrive_in_their_types():
    arguments = of(everything).shape.check(WELL_FORMED)

    assert arguments["items"] == [Item(title="Lamp")]
    assert arguments["size"] is Size.SMALL
    assert arguments["parcel"] == Parcel(weight=1.5)


def test_what_the_model_left_out_is_left_to_the_functions_own_default():
    assert "comment" not in of(everything).shape.check(WELL_FORMED)


def test_an_optional_argument_may_be_null_as_well():
    assert of(everything).shape.check({**WELL_FORMED, "comment": None})["comment"] is None


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"order_id": 77}, "'order_id' must be a text, not 77."),
        ({"count": "5"}, "'count' must be a whole number, not \"5\"."),
        ({"count": 5.0}, "'count' must be a whole number, not 5.0."),
        ({"count": True}, "'count' must be a whole number, not true."),
        ({"price": "3"}, "'price' must be a number, not \"3\"."),
        ({"gift": "yes"}, "'gift' must be true or false, not \"yes\"."),
        ({"size": "m"}, "'size' must be one of 's', 'l', not \"m\"."),
        ({"kind": "theft"}, "'kind' must be one of 'return', 'exchange', not \"theft\"."),
        ({"names": "Ana"}, "'names' must be a list, not \"Ana\"."),
        ({"names": None}, "'names' must be a list, not null."),
        ({"notes": {"a": "b"}}, "'notes.a' must be a whole number, not \"b\"."),
        ({"items": [{}]}, "'items[0].title' is missing: a text."),
        ({"items": [5]}, "'items[0]' must be an object, not 5."),
        (
            {"items": [{"title": "a", "quantity": "2"}]},
            "'items[0].quantity' must be a whole number, not \"2\".",
        ),
        (
            {"items": [{"title": "a", "colour": "red"}]},
            "'items[0].colour' is not known here. The keys are 'title', 'quantity', 'note'.",
        ),
        (
            {"address": {"street": "a", "city": "b"}},
            "'address.city' is not known here. The keys are 'street', 'floor'.",
        ),
        (
            {"parcel": {"weight": 1, "colour": "red"}},
            "'parcel.colour' is not known here. The keys are 'weight'.",
        ),
        ({"parcel": {"weight": 0}}, "'parcel.weight' does not fit: should be greater than 0."),
        ({"either": []}, "'either' must be a whole number or a text, not []."),
    ],
)
def test_what_does_not_fit_is_named_with_what_is_wrong_and_what_would_fit(changes, sentence):
    assert complaint(**changes) == sentence


def test_a_missing_key_is_named():
    with pytest.raises(InvalidArguments, match="'count' is missing: a whole number"):
        of(everything).shape.check({key: WELL_FORMED[key] for key in WELL_FORMED if key != "count"})


def test_an_unknown_key_is_named_with_the_keys_there_are():
    assert complaint(customer_id="9").startswith(
        "'customer_id' is not known here. The keys are 'order_id', 'count',"
    )


def test_no_complaint_speaks_of_the_classes_behind_the_arguments():
    everything_wrong = complaint(**dict.fromkeys(WELL_FORMED, object.__name__))

    for word in ("Item", "Parcel", "Size", "dict", "str", "instance", "Arguments"):
        assert word not in everything_wrong.replace("street", "")


def test_many_complaints_are_cut_to_a_few():
    assert complaint(names=list(range(500))).count("must be") == 5


@pytest.mark.parametrize("where", ["order_id", "comment"])
def test_a_text_has_a_length_that_it_may_not_pass(where):
    assert complaint(**{where: "x" * 2001}) == (
        f"'{where}' must have at most 2000 characters, not 2001."
    )


def test_the_length_holds_in_nested_items_too():
    assert "at most 2000" in complaint(items=[{"title": "x" * 2001}])


def test_a_field_may_set_a_length_of_its_own_which_the_schema_then_tells():
    def note(text: Annotated[str, Field(max_length=3000)]) -> None:
        """Note."""

    signature = of(note)

    assert signature.shape.schema["properties"]["text"]["maxLength"] == 3000
    assert signature.shape.check({"text": "x" * 2500})
    with pytest.raises(InvalidArguments, match="at most 3000"):
        signature.shape.check({"text": "x" * 3001})


def test_all_arguments_together_have_a_length_whatever_their_types_say():
    assert "20000 fit" in complaint(parcel={"weight": 1, "x": "y" * 20_001})


@pytest.mark.parametrize(("text", "named"), [("a\x00", r"U\+0000"), ("\ud800", "UTF-8")])
def test_a_character_that_no_database_keeps_is_refused(text, named):
    with pytest.raises(InvalidArguments, match=named):
        of(everything).shape.check({**WELL_FORMED, "order_id": text})


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_a_number_that_json_has_not_is_refused(number):
    assert "JSON" in complaint(price=number)


def test_a_parameter_may_have_any_name_even_one_that_a_model_class_uses():
    def awkward(schema: str, copy: int, _hidden: bool = False) -> None:
        """Have awkward names."""

    signature = of(awkward)

    assert list(signature.shape.schema["properties"]) == ["schema", "copy", "_hidden"]
    assert signature.shape.check({"schema": "a", "copy": 1}) == {"schema": "a", "copy": 1}


def test_a_function_without_parameters_takes_an_empty_object():
    def ping() -> None:
        """Ping."""

    assert of(ping).shape.check({}) == {}
    with pytest.raises(InvalidArguments, match="'x' is not known here"):
        of(ping).shape.check({"x": 1})


class Clock: ...


def without_annotation(order_id) -> None: ...


def with_any_number(*order_ids: str) -> None: ...


def with_any_keyword(**order_ids: str) -> None: ...


def by_place_only(order_id: str, /) -> None: ...


def of_a_class_that_json_has_not(clock: Clock) -> None: ...


def of_a_function(then: Callable[[], None]) -> None: ...


def of_a_name_that_is_not_there(order_id: "Nowhere") -> None: ...  # noqa: F821


def with_two_contexts(desk: Desk, other: Desk) -> None: ...


async def later(order_id: str) -> None: ...


class Tree(BaseModel):
    branches: list["Tree"]


def of_a_type_that_holds_itself(tree: Tree) -> None: ...


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        (without_annotation, "must say which type 'order_id' has"),
        (with_any_number, r"must take each argument by name, not '\*order_ids: str'"),
        (with_any_keyword, "must take each argument by name"),
        (by_place_only, "must take each argument by name"),
        (of_a_class_that_json_has_not, "has a type that JSON can't say"),
        (of_a_function, "has a type that JSON can't say"),
        (of_a_name_that_is_not_there, "has an annotation that can't be read: name 'Nowhere'"),
        (with_two_contexts, "asks for two contexts: desk, other"),
        (later, "is no plain function"),
        (Desk, "is no plain function"),
        (of_a_type_that_holds_itself, "has a type that holds itself"),
    ],
)
def test_a_function_that_no_model_could_call_is_refused_when_built(function, sentence):
    with pytest.raises(ToolboxError, match=f"^The tool 'everything' {sentence}"):
        of(function)


def test_an_optional_context_is_hidden_as_well():
    def peek(desk: Desk | None, order_id: str) -> None:
        """Peek."""

    assert of(peek).context is Desk
    assert list(of(peek).shape.schema["properties"]) == ["order_id"]


def test_an_output_must_be_an_object_with_named_fields():
    with pytest.raises(ToolboxError, match="must be an object with named fields"):
        shape_of(int, owner="The output 'int'")
