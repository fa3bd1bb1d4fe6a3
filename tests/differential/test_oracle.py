"""Vanilla cards through the real engine and through the hand-written one: no difference, in any game, at any step."""

from collections import Counter

import pytest
from make_vanilla import FOLDER, places, texts
from side_by_side import Places, SideBySide

from moodsl import load

GAMES = {2: 75, 3: 30, 4: 30}  # by the number of players: two seldom end a game by expansion
# What the games of one number of players must have met, or they prove little.
MET = (
    "build", "exploit", "research", "attack", "trade", "propaganda", "deal", "reject", "discard", "reshuffle",
    "exchange of 0", "exchange of 5", "ends by rounds", "ends by unrest", "ends by expansion", "all moves compared",
)  # fmt: skip


@pytest.fixture(scope="module")
def game():
    return load(*places())


def play(game, players, seeds, explore):
    """Games side by side; gives what they met."""
    found = Places(game)
    met = Counter()
    for seed in seeds:
        both = SideBySide(game, found, players, seed, explore)
        try:
            both.play()
        except Exception as error:
            error.add_note(
                f"{players} players, seed {seed}; the last lines of the log:\n" + "\n".join(both.match.log[-12:])
            )
            raise
        met += both.met
    return met


def test_the_cards_are_those_of_the_hand_written_engine():
    """The files are what `python benchmarks/make_vanilla.py` writes."""
    assert texts() == {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.moo")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_difference(game, players):
    met = play(game, players, range(GAMES[players]), explore=0.2)
    assert not [what for what in MET if not met[what]], met


@pytest.mark.soak
@pytest.mark.parametrize("start", range(0, 3000, 150))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_difference_in_thousands_of_games(game, players, start):
    play(game, players, range(start, start + 150), explore=0.5)
