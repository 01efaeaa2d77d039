"""How a tool says no: news for the model, and mistakes for whoever builds a toolbox."""


class Refusal(Exception):
    """News for the model, in a sentence that it can act on. Anything else is a bug."""

    code = "refused"


class UnknownTool(Refusal):
    """Only tools of the list run, so the list is all that can happen."""

    code = "unknown_tool"


class MalformedArguments(Refusal):
    """The arguments were no JSON object."""

    code = "malformed_arguments"


class InvalidArguments(Refusal):
    """The arguments do not fit the tool."""

    code = "invalid_arguments"


class ToolboxError(Exception):
    """A toolbox that must not be built, told to the one who builds it."""
