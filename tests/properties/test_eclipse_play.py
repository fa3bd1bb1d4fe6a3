"""Random games of Eclipse hold what its rules promise: cubes, discs, ships and tiles are neither made nor lost,
resources and tracks stay in range, no blueprint lacks energy or a drive, ships go through wormholes only, none that is
held back leaves, and nobody who is out acts.

`make soak` plays two thousand for each number of players, over all cores.
"""

import os

import pytest
from eclipse_play import Watched
from hypothesis import given, settings, strategies as st
from watched_games import met_in

GAMES = int(os.environ.get("SOAK_GAMES", "2000"))
VARIANTS = [None, "harder", "no_portals"]


@settings(max_examples=4)
@given(st.integers(2, 6), st.integers(0, 2**32 - 1), st.sampled_from(VARIANTS))
def test_a_random_game_keeps_what_the_rules_promise(players: int, seed: int, variant: str | None) -> None:
    assert Watched(players, seed, variant).play()["games"] == 1


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 7))
def test_two_thousand_random_games_of_eclipse(players: int) -> None:
    met = met_in("eclipse", Watched, VARIANTS, players, GAMES)
    assert met["ships moved"], met
