"""Which units does the customer mean?"""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as some

from orders import picking, policy
from orders.errors import ReturnNotAllowed, TooFewLeft
from orders.picking import ReturnItem
from orders.policy import Article, Terms

NOW = datetime(2026, 3, 10, tzinfo=UTC)
TERMS = Terms(number="1187", cancelled=False, days=30, now=NOW, zone=UTC)


def article(position, title, left=1, *, sku="", delivered=True):
    came = NOW if delivered else None
    return Article(
        position=position, sku=sku, title=title, left=left, delivered=delivered, delivered_at=came
    )


LAMP = article(1, "Desk lamp", sku="LA-1")
SHADE = article(2, "Lamp shade", 2)
MUGS = article(3, "Кружка", 4)


def pick(articles, *items):
    named = [ReturnItem(item=item, quantity=quantity) for item, quantity in items]
    return picking.pick(articles, named or None, TERMS)


@pytest.mark.parametrize("words", ["LA-1", "Desk lamp", "desk", " DESK LAMP ", "1"])
def test_an_item_is_known_by_its_sku_title_part_of_it_or_place(words):
    assert pick([LAMP, SHADE], (words, 1)) == {1: 1}


def test_letters_of_any_script_find_their_item():
    assert pick([LAMP, MUGS], ("кружк", 3)) == {3: 3}


def test_words_that_fit_two_articles_are_asked_back():
    with pytest.raises(ReturnNotAllowed, match="'Desk lamp', 'Lamp shade'") as refusal:
        pick([LAMP, SHADE], ("lamp", 1))

    assert refusal.value.rule == picking.Rule.ITEM_CLEAR


@pytest.mark.parametrize("words", ["sofa", "", "9"])
def test_an_unknown_item_is_refused_and_the_order_is_told(words):
    with pytest.raises(ReturnNotAllowed, match="It holds: 'Desk lamp', 'Lamp shade'") as refusal:
        pick([LAMP, SHADE], (words, 1))

    assert refusal.value.rule == picking.Rule.ITEM_KNOWN


def test_no_item_means_everything_that_may_come_back():
    undelivered = article(4, "Sofa", delivered=False)
    returned = article(5, "Chair", 0)

    assert pick([LAMP, SHADE, undelivered, returned]) == {1: 1, 2: 2}


def test_when_nothing_came_yet_everything_is_refused_for_that():
    with pytest.raises(ReturnNotAllowed, match="not been delivered yet"):
        pick([article(1, "Sofa", delivered=False)])


def test_more_than_was_bought_is_refused_with_the_number_left():
    with pytest.raises(TooFewLeft, match="Of 'Lamp shade', 2 are left"):
        pick([LAMP, SHADE], ("shade", 3))


def test_an_item_named_twice_is_counted_twice():
    with pytest.raises(TooFewLeft, match="Of 'Lamp shade', 1 is left"):
        pick([SHADE], ("shade", 1), ("Lamp shade", 2))


@pytest.mark.parametrize("quantity", [0, -1])
def test_less_than_one_is_refused(quantity):
    with pytest.raises(ReturnNotAllowed, match="at least one"):
        pick([LAMP], ("lamp", quantity))


@given(lefts=some.lists(some.integers(0, 9), min_size=1, max_size=6), wanted=some.integers(1, 60))
def test_an_article_on_several_lines_gives_exactly_what_is_asked_or_nothing(lefts, wanted):
    lines = [article(n, "Cotton tee", left, sku="CT") for n, left in enumerate(lefts, start=1)]

    if wanted > sum(lefts):
        with pytest.raises(TooFewLeft) as refusal:
            pick(lines, ("tee", wanted))
        assert refusal.value.left == sum(lefts)
        return
    picked = pick(lines, ("tee", wanted))

    assert sum(picked.values()) == wanted
    assert all(0 < picked[n] <= lefts[n - 1] for n in picked)


def test_each_check_of_the_policy_names_its_rule():
    assert {rule.value for rule in policy.Rule}.isdisjoint(rule.value for rule in picking.Rule)
