"""What the record refuses, in sentences fit for whoever asked."""


class ConversationError(Exception):
    """A refusal the caller is expected to handle. Anything else is a bug."""

    code = "conversation_error"


class ConversationNotFound(ConversationError):
    """Also raised for someone else's conversation: we do not confirm that it exists."""

    code = "conversation_not_found"

    def __init__(self) -> None:
        super().__init__("There is no such conversation.")


class MessageRefused(ConversationError):
    """The text cannot be taken as it is. Nothing was stored."""

    code = "message_refused"


class SomebodyElses(ConversationError):
    """The shop named another customer before: what was said to them is not the new one's."""

    code = "somebody_elses"

    def __init__(self) -> None:
        super().__init__("This conversation is another customer's. Please begin a new one.")


class LeaseLost(ConversationError):
    """The run is no longer this worker's: somebody else holds it, or it has ended."""

    code = "lease_lost"

    def __init__(self, run_id: int) -> None:
        super().__init__(f"Run {run_id} is no longer held by this worker.")


class CeilingReached(ConversationError):
    """The next call to the model could cost more than is left. `code` says of what."""

    def __init__(self, code: str) -> None:
        super().__init__("What may be spent on this is used up.")
        self.code = code


class CorrectionRefused(ConversationError):
    """What a purse counts can't be changed so. Nothing was changed."""

    code = "correction_refused"
