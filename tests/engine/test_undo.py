"""Taking back: to the last decision, unless the player has been shown something since."""

from __future__ import annotations

import pytest

from interpreter.game.match import CannotUndo

CARDS = """
charm pump "Pump"
    after bow:
        draw 1 card
charm lens "Lens"
    after boast:
        reveal a card from your grip
charm cup "Cup"
    after strike:
        roll 1 bone as thrown
        gain (thrown) wax
"""


def test_a_decision_is_taken_back(table):
    t = table(CARDS)
    before, log = t.match.state.c[:], t.match.log
    t.pick("Strike")
    t.match.undo()
    assert (t.match.state.c, t.match.log, t.asker) == (before, log, 0)
    t.pick("Nap")
    assert t.asker == 1


def test_a_player_takes_back_his_own_last_decision_and_what_came_after(table):
    t = table(CARDS)
    t.pick("Strike", "Nap", "Nap", "Nap")
    t.match.undo(1)
    assert (t.asker, len(t.match.history)) == (1, 3)
    t.match.undo(1)
    assert (t.asker, len(t.match.history)) == (1, 1)
    with pytest.raises(CannotUndo, match="there is nothing to take back"):
        t.match.undo(1)


def test_nothing_to_take_back(table):
    t = table(CARDS)
    with pytest.raises(CannotUndo, match="there is nothing to take back"):
        t.match.undo()


@pytest.mark.parametrize(("action", "other_may"), [("Bow", True), ("Boast", False), ("Strike", False)])
def test_what_has_been_seen_cannot_be_taken_back(table, action, other_may):
    t = table(CARDS, stacks={0: ["pump", "lens", "cup"]}, grip={0: ["dust"]})
    t.pick("Nap", "Nap", "Nap", "Nap", action)
    with pytest.raises(CannotUndo, match="something has been revealed since"):
        t.match.undo(0)
    if other_may:  # a card that only its drawer has seen
        t.match.undo(1)
        assert (t.asker, len(t.match.history)) == (1, 3)
    else:
        with pytest.raises(CannotUndo, match="something has been revealed since"):
            t.match.undo(1)


def test_undo_in_the_middle_of_an_effect(table):
    t = table(
        'charm drum "Drum"\n    after bow:\n        discard 2 cards from your grip\ncharm rag "Rag"\ncharm cup "Cup"\n',
        stacks={0: ["drum"]},
        grip={0: ["rag", "cup", "dust"]},
    )
    t.pick("Bow", "Cup")
    t.match.undo()
    assert t.options == ["Rag", "Cup", "Dust"]
    t.match.undo()
    assert "Bow" in t.options and t.number("fame") == 0


def test_what_others_lay_open_cannot_be_taken_back_by_them_alone(table):
    t = table(grip={0: ["dust"]})
    t.pick("Lay")  # from the hidden grip onto the open table: the others have seen it
    with pytest.raises(CannotUndo):
        t.match.undo(1)
    t.match.undo(0)
    assert t.pile("grip") == ["dust"]
