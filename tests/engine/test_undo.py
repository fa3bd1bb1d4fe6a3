"""Taking back: to the last decision, unless somebody has been shown something since."""

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
        gain (total of thrown) wax
"""


def test_a_decision_is_taken_back(table):
    t = table(CARDS)
    before, log, view = t.match.state.c[:], t.match.log, t.match.view(0)
    t.pick("Strike")
    assert t.match.view(0).log != view.log
    t.match.undo()
    assert (t.match.state.c, t.match.log, t.asker) == (before, log, 0) and t.match.view(0) == view
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


@pytest.mark.parametrize("action", ["Bow", "Boast", "Strike"])
@pytest.mark.parametrize("player", [0, 1])
def test_what_anybody_has_seen_cannot_be_taken_back(table, action, player):
    t = table(CARDS, stacks={0: ["pump", "lens", "cup"]}, grip={0: ["dust"]})
    t.pick("Nap", "Nap", "Nap", "Nap", action)  # a card only its drawer has seen, one that all have seen, a die
    with pytest.raises(CannotUndo, match="something has been revealed since"):
        t.match.undo(player)


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


def test_a_card_laid_open_from_a_hidden_place_cannot_be_taken_back(table):
    t = table(grip={0: ["dust"]})
    t.pick("Nap", "Nap", "Lay")
    for player in (0, 1):
        with pytest.raises(CannotUndo, match="something has been revealed since"):
            t.match.undo(player)
    assert t.pile("stacks") == ["dust"]


LOOKED_AT = {
    "a card of another's hand is chosen": "choose a card from first's left's grip as theirs",
    "several of another's hand are discarded": "discard up to 1 card from first's left's grip",
    "a card is chosen from a heap that lies face down": "choose a card from heap as found",
}
NOT_LOOKED_AT = {
    "a card of one's own hand is chosen": "choose a card from your grip as mine",
    "several of one's own hand are discarded": "discard up to 1 card from your grip",
    "what all have seen is put away": "discard this",
    "nothing is drawn": "draw (your dread) cards",
}
SPY = """
charm spy "Spy"
    after bow:
        {line}
charm rag "Rag"
    tint  blue
    copies 3
charm cup "Cup"
    tint  blue
    copies 2
"""


@pytest.mark.parametrize("what", [*LOOKED_AT, *NOT_LOOKED_AT])
def test_what_somebody_was_shown_to_choose_from_cannot_be_taken_back(table, what, fuse):
    line = (LOOKED_AT | NOT_LOOKED_AT)[what]
    hands = {0: ["rag", "cup"], 1: ["rag", "cup"]}
    t = table(SPY.format(line=line), stacks={0: ["spy"]}, grip=hands, fuse=fuse).pick("Bow")
    if what in LOOKED_AT:
        with pytest.raises(CannotUndo, match="something has been revealed since"):
            t.match.undo(0)
    else:
        t.match.undo(0)
        assert "Bow" in t.options
