"""Players by what they have: `the player with the highest fame`, `each player, by lowest fame`."""

from __future__ import annotations

import pytest

from tests.engine.conftest import horn, indented

LEAD = "value lead of player = player's fame - player's dread\n"


def played(table, fames, *lines, fuse=True, rules=""):
    """A bow of the first player (who gains 1 fame), with a horn, after everybody has got so much fame."""
    setup = "\n".join(
        f"    each player where it is {seat}\n        gain {fame} fame"
        for seat, fame in zip(("first", "first's left", "first's left's left"), fames, strict=False)
    )
    t = table(horn(*lines), n=len(fames), stacks={0: ["horn"]}, setup=setup, fuse=fuse, rules=rules)
    return t.pick("Bow")


@pytest.mark.parametrize(
    ("fames", "who", "told"),
    [
        ((1, 5, 3), "player with the highest fame", [3, 4, 3]),
        ((1, 5, 3), "player with the lowest fame", [4, 3, 3]),
        ((4, 5, 3), "player with the highest fame", [3, 3, 3]),  # shared: nobody
        ((9, 4, 6), "opponent with the highest fame", [3, 3, 4]),
        ((9, 4, 4), "opponent with the highest fame", [3, 3, 3]),
        ((1, 5, 3), "player with the lowest lead", [4, 3, 3]),
    ],
)
def test_one_who_has_most_or_nobody(table, fames, who, told, fuse):
    rules = LEAD if "lead" in who else ""
    assert played(table, fames, f"the {who} gains 1 salt", fuse=fuse, rules=rules).numbers("salt") == told
    by_name = (f"let leader be the {who}", "leader gains 1 salt")
    assert played(table, fames, *by_name, fuse=fuse, rules=rules).numbers("salt") == told


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("each player with the highest fame gains 1 salt", [4, 4, 3]),
        ("each player with the lowest fame gains 1 salt", [3, 3, 4]),
        ("each opponent with the highest fame gains 1 salt", [3, 4, 3]),
        ("gain (number of players with the highest fame) salt", [5, 3, 3]),
        ("if there are at least 2 players with the lowest fame / gain 1 salt", [3, 3, 3]),
        ("each player with the lowest fame where their fame is at least 2 / gain 1 salt", [3, 3, 4]),
        ("each player with the lowest fame where it is not first's left's left / gain 1 salt", [4, 4, 3]),
        ("for each player with the highest fame where it is not you / player gains 1 salt", [3, 4, 3]),
        ("for each player with the highest fame / player gains 1 salt", [4, 4, 3]),
    ],
)
def test_all_who_have_most(table, lines, told, fuse):
    assert played(table, (4, 5, 3), *indented(lines), fuse=fuse).numbers("salt") == told


@pytest.mark.parametrize(("fames", "told"), [((4, 5, 3), [4, 4, 3]), ((4, 4, 3), [3, 3, 3]), ((1, 3, 3), [3, 4, 4])])
def test_the_opponents_in_a_value_are_those_of_whom_it_is_asked_about(table, fames, told, fuse):
    """Whoever bows asks it about each player; his own opponents would be meant if it were asked of him."""
    tied = "value tied of player = there is an opponent where their fame is player's fame\n"
    lines = indented("for each player where tied of player / player gains 1 salt")
    assert played(table, fames, *lines, fuse=fuse, rules=tied).numbers("salt") == told


def test_one_of_those_who_have_most_is_chosen(table, fuse):
    t = played(table, (4, 5, 5), "choose an opponent with the highest fame as rival", "rival loses 2 salt", fuse=fuse)
    assert len(t.options) == 2
    assert t.pick(t.options[1]).numbers("salt") == [3, 3, 1]
    t = played(table, (4, 2, 5), "choose an opponent with the highest fame as rival", "rival loses 2 salt", fuse=fuse)
    assert t.numbers("salt") == [3, 3, 1]


@pytest.mark.parametrize(("order", "asked"), [("highest", [1, 0, 2]), ("lowest", [2, 0, 1])])
def test_each_player_in_an_order(table, order, asked, fuse):
    t = played(table, (4, 9, 2), f"each player, by {order} fame", "    may gain 1 salt", fuse=fuse)
    found = []
    while t.prompt != "action" and t.options == ["yes", "no"]:
        found.append(t.asker)
        t.pick("yes")
    assert found == asked


def test_equals_are_ordered_by_the_next_key_and_then_round_the_table(table, fuse):
    lines = ("each player, by lowest fame, by highest salt", "    may gain 1 wax")
    t = played(table, (4, 5, 5), "each player where it is first's left's left", "    gain 1 salt", *lines, fuse=fuse)
    found = []
    while t.options == ["yes", "no"]:
        found.append(t.asker)
        t.pick("no")
    assert found == [2, 0, 1]
