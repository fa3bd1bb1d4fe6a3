"""`put X out of the game`: he is not asked, nothing happens to him, and he is ranked as he stands."""

from __future__ import annotations

import pytest

from interpreter.game.match import Match

HORN = """
charm horn "Horn"
    tint  red

    after you bow:
        {lines}

charm drum "Drum"
    tint  red

    after a player bows:
        gain 1 salt
"""
PLAY = """
play:
    repeat at most 3 times
        gain 1 hour
        {round}
            perform an action
"""


def played(table, *lines, n=3, round="each player", fuse=True, stacks=None, **parts):
    """The first player's horn puts somebody out; the second one has a drum."""
    cards = HORN.format(lines="\n        ".join(lines))
    stacks = stacks or {0: ["horn"], 1: ["drum"]}
    return table(cards, n=n, play=PLAY.format(round=round), stacks=stacks, fuse=fuse, **parts)


@pytest.mark.parametrize("round", ["each player", "take turns from first while their dread is less than hour"])
def test_who_is_out_is_not_asked(table, round, fuse):
    gained = "" if round == "each player" else "\n            gain 1 dread"
    t = played(table, "put your left out of the game", round=round + gained, fuse=fuse).pick("Bow")
    assert t.askers("Nap") == [2, 0, 2, 0, 2]


def test_nothing_happens_to_him_and_his_cards_are_silent(table, fuse):
    lines = ("put your left out of the game", "each player gains 1 wax", "each opponent loses 1 wax")
    t = played(table, *lines, fuse=fuse).pick("Bow")
    assert t.numbers("wax") == [4, 3, 3]
    assert t.pick("Bow").numbers("salt") == [3, 3, 3]
    t = played(table, "let rival be your left", "put rival out of the game", "rival gains 1 wax", fuse=fuse).pick("Bow")
    assert t.numbers("wax") == [3, 3, 3]


def test_he_is_not_counted_and_neighbours_close_up(table, fuse):
    lines = ("put your left out of the game", "gain (number of players) salt", "your left gains 1 wax")
    t = played(table, *lines, fuse=fuse).pick("Bow")
    assert (t.numbers("salt"), t.numbers("wax")) == ([5, 3, 3], [3, 3, 4])
    lines = (
        "put your left out of the game",
        "if your left is out",
        "    gain 1 wax",
        "if not you is out",
        "    gain 2 salt",
    )
    t = played(table, *lines, fuse=fuse).pick("Bow")
    assert (t.number("wax"), t.number("salt")) == (3, 5)


def test_who_puts_himself_out_does_no_more(table, fuse):
    t = played(table, "put you out of the game", "gain 5 salt", fuse=fuse).pick("Bow")
    assert t.number("salt") == 3
    assert t.askers("Nap") == [1, 2, 1, 2, 1, 2]
    assert t.match.state.c[0] == 1


def test_the_last_one_stays(table, fuse):
    t = played(table, "each player", "    put them out of the game", n=2, fuse=fuse).pick("Bow")
    assert t.askers("Nap") == [1, 1, 1]


def test_he_is_ranked_as_he_stands(table, fuse):
    setup = "    each player where it is first's left\n        gain 9 fame"
    t = played(table, "put your left out of the game", setup=setup, fuse=fuse).pick("Bow")
    t.askers("Nap")
    assert [(one.player, one.result) for one in t.match.standings] == [(1, 9), (0, 1), (2, 0)]


def test_it_is_told_saved_and_still_seen(table):
    t = played(table, "put your left out of the game").pick("Bow")
    assert "Player 2 is out of the game" in t.log()
    again = Match.from_json(t.match.program, t.match.to_json())
    again.choose(again.decision.options[0])
    assert again.view(1) is not None
