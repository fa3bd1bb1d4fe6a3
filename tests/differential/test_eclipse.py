"""Eclipse through the real engine and through the hand-written one: no difference, in any game, at any step."""

from collections import Counter

import pytest
from eclipse_side_by_side import SideBySide

from eclipse_oracle import DATA

GAMES = 3
# What the games of one number of players must have met, or they prove little.
MET = (
    "explore", "tile", "control", "discovery", "research", "build", "move", "influence", "engage", "reputation",
    "claim", "bankrupt", "upkeep",
)  # fmt: skip


def play(game, words, players, seed):
    """One game, told by its number of players and seed; gives what it met."""
    both = None
    try:
        both = SideBySide(game, words, players, seed)
        return both.play().met
    except Exception as error:
        error.add_note(f"{players} players, seed {seed}, answered {both and both.target}")
        raise


def test_the_sectors_are_those_of_the_hand_written_engine(words):
    assert words.sectors() == {
        row["id"]: (
            row["vp"], tuple(sorted(row["pop"])), tuple(row["wormholes_cw_from_N"]), row["discovery"], row["ancients"],
            row["artifact"], row["warp_portal"],
        )
        for row in DATA["sectors"]
    }  # fmt: skip


def test_the_technologies_are_those_of_the_hand_written_engine(words):
    assert words.technologies() == {
        row["id"]: (row["category"], row["cost"], row["min"], row["copies"]) for row in DATA["techs"]
    }


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.soak), 4, pytest.param(5, marks=pytest.mark.soak), 6]
)
def test_no_difference(game, words, players):
    met = sum((play(game, words, players, seed) for seed in range(2000, 2000 + GAMES)), Counter())
    assert not [what for what in MET if not met[what]], met


@pytest.mark.parametrize(
    ("players", "seed"), [(2, 4134), (5, 4028), (5, 4363), (6, 4014), (6, 4082), (6, 4250), (6, 4811)]
)
def test_no_difference_where_there_was_one(game, words, players, seed):
    """Everybody is out at the end; two partners are attacked in one turn, by the first player and by another one; one
    of two equal reputation tiles goes back for an ambassador; two ships of a type are destroyed in a stalemate;
    a cube from the graveyard finds its own track full; a
    technology of the ancients brings a disc."""
    assert play(game, words, players, seed)["games"] == 1


def test_no_difference_in_a_thousand_games(game, words, players, hundred):
    for seed in hundred:
        play(game, words, players, seed)
