"""What a run ends with: a typed output, of which plain text is the one-field case."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Self

from pydantic import Field

from support_agent.agent.types import Draft, Flaw

from .refusals import Refusal
from .rendering import as_text, rendered, says_something
from .schemas import Schema
from .signature import Context, shape_of
from .tool import Tool

FINAL_TOOL = "answer"
EMPTY = "An empty reply tells the customer nothing. Write it, or use a tool."


@dataclass(frozen=True)
class Text:
    """The reply, as the customer reads it."""

    text: Annotated[str, Field(max_length=8000)]

    @staticmethod
    def of_words(text: str) -> dict[str, Any]:
        """A reply without a tool says the same."""
        return {"text": text}


@dataclass(frozen=True, kw_only=True)
class Final:
    """The one final output of a toolbox: its name as a tool, its schema and its check."""

    name: str
    description: str
    input_schema: Schema
    check: Callable[[Mapping[str, Any]], Any]
    of_words: Callable[[str], Mapping[str, Any]] | None
    """Makes the tool's input of a reply without it, where that will do as well."""
    tool: Tool | None = None
    """The tool that makes the output of its arguments, where one was registered as the end."""

    @classmethod
    def of_type(cls, output: type) -> Self:
        """The built-in final tool that carries an output type."""
        shape = shape_of(output, owner=f"The output {output.__name__!r}")
        about = shape.schema.get("description", "")
        return cls(
            name=FINAL_TOOL,
            description=f"Give the final answer, alone and once nothing is left to do. {about}".strip(),
            input_schema={key: part for key, part in shape.schema.items() if key != "description"},
            check=shape.check,
            of_words=getattr(output, "of_words", None),
        )

    @classmethod
    def of_tool(cls, tool: Tool) -> Self:
        """A tool that was registered as the end: what it returns is the output."""
        return cls(
            name=tool.name,
            description=tool.description,
            input_schema=tool.input_schema,
            check=tool.check,
            of_words=None,
            tool=tool,
        )

    def from_words(self, words: str) -> Draft | Flaw:
        """The output of a reply without any tool."""
        if not says_something(words):
            return Flaw(why=EMPTY)
        if self.of_words is None:
            return Flaw(why=f"Plain text is not the answer here. Give it with {self.name!r}.")
        return self.from_input(self.of_words(words.strip()))

    def from_input(self, values: Mapping[str, Any], context: Context | None = None) -> Draft | Flaw:
        """The output of a call of the final tool. Whatever its tool fails with leaves it."""
        try:
            output = self.check(values)
            return _drafted(self.tool.result(output, context) if self.tool else output)
        except Refusal as refusal:
            return Flaw(why=f"The final answer can't be taken. {refusal}")


def _drafted(output: Any) -> Draft | Flaw:
    words = _words(output)
    return Draft(text=words, output=output) if says_something(words) else Flaw(why=EMPTY)


def _words(output: Any) -> str:
    """What the customer reads: the output's own text, else all of it."""
    own = output.get("text") if isinstance(output, Mapping) else getattr(output, "text", None)
    return own.strip() if isinstance(own, str) else as_text(rendered(output))
