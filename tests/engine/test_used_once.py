"""`, used once a round`: an ability is used up only when a `may` in it is taken."""

from __future__ import annotations

import pytest

CARDS = """
charm horn "Horn"
    copies 2
    after bow, used once a hour:
        may
            pay 1 coin
            gain 3 wax
        otherwise
            gain 1 salt
charm flute "Flute"
    after bow, once a hour:
        may gain 3 wax
charm harp "Harp"
    after nod, used once a game:
        may gain 1 wax
        each player at once
            may gain 1 dread
charm bell "Bell"
    after nod, once a hour:
        gain 1 fame
        nod
charm gong "Gong"
    after nod:
        gain 1 salt
        may nod
"""
RULES = """
to nod
    gain 1 dread
after a player strikes, used once a hour:
    target may gain 1 wax
action nod "Nod"
    nod
"""
THRICE = """
play:
    repeat at most 3 times
        gain 1 hour
        announce start of hour
        first gains 0 coin
        phase day
            each player where it is first
                perform an action
                perform an action
                perform an action
"""


@pytest.fixture
def play(table, fuse):
    """A game in which the first player does three things an hour."""
    return lambda *stacks, rules=RULES: table(CARDS, stacks={0: stacks}, play=THRICE, rules=rules, fuse=fuse)


def test_a_no_does_not_use_it_up(play):
    t = play("horn")
    t.pick("Bow", "no", "Bow")
    assert t.options == ["yes", "no"] and t.number("salt") == 4
    t.pick("yes")
    assert (t.number("coin"), t.number("wax")) == (2, 6)
    t.pick("Bow")
    assert "Nap" in t.options  # nothing is asked again in this hour
    t.pick("Bow", "no", "Bow", "yes")
    assert (t.number("coin"), t.number("wax")) == (1, 9)


def test_each_copy_is_used_for_itself_and_a_saved_match_knows_it(play):
    t = play("horn", "horn")
    t.pick("Bow", "yes")
    assert t.options == ["yes", "no"]
    t.pick("no", "Bow", "yes", "Bow")
    assert "Nap" in t.options and t.number("coin") == 1
    t.match.undo()
    t.match.undo()
    assert t.options == ["yes", "no"]


def test_once_without_used_is_over_with_the_question(play):
    t = play("flute")
    t.pick("Bow", "no", "Bow")
    assert "Nap" in t.options


def test_any_of_its_lines_that_is_agreed_to_uses_it_up(play):
    t = play("harp")
    t.pick("Nod", "no", "no", "no", "Nod", "no", "no", "yes", "Nod")
    assert "Nap" in t.options and t.numbers("dread")[1] == 1


def test_a_rule_of_the_game_can_be_used_once(play):
    t = play()
    t.pick("Strike", "no", "Strike", "yes", "Strike")
    assert (t.asker, t.number("hour"), t.number("wax", 1)) == (0, 2, 4)


def test_what_is_used_up_while_it_waits_is_left_out(play):
    t = play("bell", "gong")
    t.pick("Nod", "Gong: after nod:", "yes", "Bell: after nod, once a hour:")
    while "Nap" not in t.options:
        t.pick("no")
    assert t.number("fame") == 1
