"""`end game, won by X`: whoever the rules name is first, and the others are ranked as ever. Of an ending that is `lost`
nobody is first."""

from __future__ import annotations

import pytest

from interpreter.game.match import Match
from moodsl.extras.agents.worth import won

PLAY = """
play:
    repeat 2 times
        gain 1 hour
        each player
            perform an action
    end game by worn_out

scoring:
    each player
        score their fame
{rank}
"""
RULES = """
action crow "Crow"
    end game{by}, won by {who}
"""


def ended(table, who, rank="    rank by their result", by=" by worn_out", fuse=True):
    seats = {"first": 5, "first's left": 7}
    setup = "\n".join(f"    each player where it is {seat}\n        gain {fame} fame" for seat, fame in seats.items())
    rules, play = RULES.format(who=who, by=by), PLAY.format(rank=rank)
    return table(n=3, rules=rules, play=play, end="", setup=setup, fuse=fuse).pick("Nap", "Nap", "Crow")


@pytest.mark.parametrize("rank", ["    rank by their result", ""])
def test_the_winner_is_first_and_the_others_are_ranked(table, rank, fuse):
    t = ended(table, "you", rank, fuse=fuse)
    assert t.match.over
    assert [(one.rank, one.player, one.result) for one in t.match.standings] == [(1, 2, 0), (2, 1, 7), (3, 0, 5)]
    assert t.match.standings[1].keys == (7,)


def test_won_by_nobody_in_particular(table, fuse):
    t = ended(table, "the player with the highest salt", by="", fuse=fuse)
    assert [one.player for one in t.match.standings] == [1, 0, 2]


def test_it_is_told(table):
    assert "The game ends: worn out; won by Player 3" in ended(table, "you").log()


def test_a_saved_match_knows_its_winner(table):
    match = ended(table, "you").match
    again = Match.from_json(match.program, match.to_json())
    assert [one.player for one in again.standings] == [2, 1, 0]


LOST = """
ending drowned "the village is under water"
    lost  {lost}

action crow "Crow"
    end game by drowned
"""


@pytest.mark.parametrize(("lost", "ranks"), [("yes", [0, 0, 0]), ("no", [1, 1, 1])])
def test_of_an_ending_that_is_lost_nobody_is_first(table, lost, ranks, fuse):
    play = PLAY.format(rank="")
    t = table(n=3, rules=LOST.format(lost=lost), play=play, end="", fuse=fuse).pick("Crow")
    assert [one.rank for one in t.match.standings] == ranks
    assert [won(t.match.state, player) for player in range(3)] == [0.0 if lost == "yes" else 1 / 3] * 3
    told = "The game ends: the village is under water"
    assert (f"{told}; nobody wins" if lost == "yes" else told) in t.log()


def test_a_game_needs_no_setup(faults_of):
    bare = 'game bare "Bare"\n    players  2 to 4\n\ncounter days "days"\n    range  0 to 9\n\nplay:\n    gain 1 days\n'
    assert faults_of(bare) == []
