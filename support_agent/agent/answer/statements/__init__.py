"""Everything that can be said, in the order in which the model reads of it."""

from support_agent.agent.answer.statement import Statement

from .status import Status

ALL_STATEMENTS: tuple[Statement, ...] = (Status(),)
BY_KEY = {statement.key: statement for statement in ALL_STATEMENTS}
