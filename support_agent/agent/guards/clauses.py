"""Reads a clause by the roles of its words, and knows whether it gives money away."""

from collections.abc import Sequence
from itertools import pairwise

from .words.role import Role, Roles

MONEY = Role.FAVOUR | Role.CASH | Role.PRICE | Role.AMOUNT | Role.TAKE_BACK
_PASSED_OVER = Role.LIGHT | Role.SAYING

# Which deed gives which of them away.
_PAIRS = (
    (Role.GIVE, Role.FAVOUR | Role.CASH | Role.PRICE | Role.AMOUNT),
    (Role.BACK, Role.CASH | Role.PRICE),
    (Role.BRING, Role.FAVOUR | Role.CASH),
)
_DEEDS = Role.GIVE | Role.BACK | Role.BRING | Role.GRANT
_TOLD = Role.GIVE | Role.BACK | Role.BRING | MONEY

# A shield is what a word does to those behind it: it denies them, leaves them open to somebody
# or calls them a wish. Which word raises which one, over which ones.
_ANY = (Role.PLAIN, Role.NOT, Role.WHETHER, Role.IF, Role.DECIDE, Role.ASK)
_SHIELDS = (
    (Role.NOT, _ANY, Role.NOT),
    (Role.WHETHER, _ANY, Role.WHETHER),
    (Role.IF | Role.WHEN, (Role.NOT, Role.DECIDE, Role.ASK), Role.WHETHER),
    (Role.IF, _ANY, Role.IF),
    (Role.DECIDE, (Role.PLAIN, Role.IF, Role.DECIDE, Role.ASK), Role.DECIDE),
    (Role.ASK | Role.WANT, (Role.PLAIN,), Role.ASK),
    (Role.AND, (Role.DECIDE, Role.ASK), Role.PLAIN),
)
_LEFT_OPEN = (Role.NOT, Role.WHETHER, Role.IF)
_WHETHER_REACHES = 6
_WISH_REACHES = 1
_RETURN_REACHES = 2


def _but_for_denied(words: Sequence[Roles]) -> list[Roles]:
    """Without deeds that a "not" follows: "предложить не могу", "erhalten Sie nicht"."""
    kept: list[Roles] = []
    after = Role.PLAIN
    for role in reversed(words):
        denied = after & Role.NOT and not role & Role.COMMIT
        kept.append(role & ~_DEEDS if denied else role)
        if not role & _PASSED_OVER:
            after = role
    return kept[::-1]


class Clause:
    """What the words of one clause come to."""

    def __init__(self, words: Sequence[Roles]) -> None:
        self.promises = False
        self.names_favour = False
        self.denies = False
        self._shield = Role.PLAIN
        self._since = 0
        self._unsaid = False
        self._told = Role.PLAIN
        self._spoken_of = Role.PLAIN
        self._granted = False
        self._not_yet = False
        self._last = Role.PLAIN
        self._since_return = _RETURN_REACHES + 1
        for role, following in pairwise([*_but_for_denied(words), Role.PLAIN]):
            self._read(role, following)

    def _read(self, role: Roles, following: Roles) -> None:
        # A new statement takes the shield down: "I can't lie you will be refunded".
        if role & Role.COMMIT and not self._outlasts_a_new_statement():
            self._raise(Role.PLAIN)
        self._raise_by(role)
        self._weigh(self._as_money(role), following)
        if not role & _PASSED_OVER:
            self._last = role
            self._since += 1
            self._since_return += 1

    def _outlasts_a_new_statement(self) -> bool:
        if self._shield == Role.NOT:
            return self._unsaid or self._since == 0
        if self._shield == Role.WHETHER:
            return self._since <= _WHETHER_REACHES
        return self._shield == Role.IF and self._since == 0

    def _raise_by(self, role: Roles) -> None:
        if role & Role.SAY and self._shield == Role.NOT:
            self._unsaid = True
        self.denies = self.denies or bool(role & Role.NOT)
        self._not_yet = self._not_yet or bool(role & (Role.IF | Role.WHEN | Role.UNTIL))
        for word, over, shield in _SHIELDS:
            if role & word and self._shield in over:
                self._raise(shield)
                return

    def _raise(self, shield: Roles) -> None:
        self._shield = shield
        self._since = -1
        self._unsaid = False

    def _as_money(self, role: Roles) -> Roles:
        """ "Devolución" and "возврат" are of goods; of money they are a refund."""
        if role & Role.TAKE_BACK:
            self._since_return = -1
        near = 0 if role & Role.AMOUNT else _RETURN_REACHES
        if role & (Role.CASH | Role.PRICE | Role.AMOUNT) and self._since_return <= near:
            return role | Role.FAVOUR
        return role

    def _weigh(self, role: Roles, following: Roles) -> None:
        if self._shield in _LEFT_OPEN:
            return
        # What is only asked for, or left to somebody to decide, can still be said to be granted.
        self._spoken_of |= role & (Role.FAVOUR | Role.CASH)
        self._granted = self._granted or bool(role & Role.GRANT and not self._not_yet)
        self.promises = self.promises or bool(self._granted and self._spoken_of)
        if not self._is_left_to_others(following):
            self._tell(role)

    def _is_left_to_others(self, following: Roles) -> bool:
        if self._shield == Role.ASK:
            return self._since <= _WISH_REACHES
        return self._shield == Role.DECIDE or bool(following & Role.ASK)

    def _tell(self, role: Roles) -> None:
        self._told |= role & _TOLD
        self.names_favour = self.names_favour or bool(role & Role.FAVOUR)
        paid_out = role & Role.AMOUNT and self._last & (Role.BACK | Role.BRING | Role.GRANT)
        paid_back = role & Role.BACK and self._last & Role.AMOUNT
        self.promises = (
            self.promises
            or bool(paid_out or paid_back)
            or any(self._told & deed and self._told & given for deed, given in _PAIRS)
        )
