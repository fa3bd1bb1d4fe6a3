"""Random games of Master of the Galaxy hold what its rules promise: cubes, bases and cards are neither made nor lost,
no cell is filled twice, systems have one owner and no more bases than planets.

`make soak` plays five thousand for each number of players natively, over all cores.
"""

import os

import pytest
from galaxy_play import Watched, WatchedNatively
from hypothesis import given, settings, strategies as st
from watched_games import met_in

GAMES = int(os.environ.get("SOAK_GAMES", "5000"))
VARIANTS = [None, "experienced"]


@settings(max_examples=3)
@given(st.integers(2, 4), st.integers(0, 2**32 - 1), st.sampled_from(VARIANTS))
def test_a_random_game_keeps_what_the_rules_promise(players: int, seed: int, variant: str | None) -> None:
    assert Watched(players, seed, variant).play()["games"] == 1


def test_a_game_that_is_played_natively_keeps_it_too() -> None:
    met = WatchedNatively(3, 1).play()
    assert met["games"] == 1 and met["looks"] > 20


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_thousand_random_games_of_the_galaxy_game(players: int) -> None:
    met = met_in("galaxy", WatchedNatively, VARIANTS, players, GAMES)
    assert met["ends by expanded"], met
