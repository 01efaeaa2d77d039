"""The way to a person."""

from typing import Annotated

from support_agent.agent.toolbox.tool import tool


@tool(effect="queued", tags=("people",))
def hand_to_human(
    reason: Annotated[str, "What the customer wants, in one sentence, as their claim."],
) -> dict[str, str]:
    """Bring a person in. This ends your part, so nothing that you say with it is sent.

    Use when the customer asks for a person, asks for money or compensation of any kind,
    complains about us, is in distress or threatens legal steps, and whenever their wish
    can't be settled with the other tools. Look at the order first, if one is concerned.
    """
    # Where it is registered as the way to a person it never runs: the call is the message.
    return {"wish": reason}
