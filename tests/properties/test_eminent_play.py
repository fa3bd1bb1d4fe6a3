"""Random games of Eminent Domain hold what its rules promise: prices, hand limits, the supply, resources and slots.

`make soak` plays ten thousand for each number of players, over all cores.
"""

import multiprocessing
import os
from collections import Counter

import pytest
from eminent_play import Watched, course
from positions import game_of

GAMES = int(os.environ.get("SOAK_GAMES", "10000"))
BATCH = 100
MET = ("settled", "attacked", "clean-ups", "ends by stacks_gone")  # chance hardly ever empties the supply


def variants_for(players: int) -> list[str]:
    """All variants; the extended game is one for three."""
    names = [variant.name for variant in game_of("eminent").program.sheet.variants]
    return [name for name in names if players == 3 or name != "longer"]


def watch(work: tuple[int, int, int]) -> Counter[str]:
    """Some games; gives what they met. Raises AssertionError with the number of players and the seed."""
    players, first, count = work
    met: Counter[str] = Counter()
    for seed in range(first, first + count):
        try:
            met += Watched(course(players, seed, variants_for(players))).play()
        except Exception as error:
            error.add_note(f"{players} players, seed {seed}")
            raise
    return met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_few_random_games(players: int) -> None:
    met = watch((players, 0, 8))
    assert not [what for what in MET if not met[what]], met


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_thousand_random_games_of_eminent_domain(players: int) -> None:
    work = [(players, seed, BATCH) for seed in range(0, GAMES, BATCH)]
    game_of("eminent")  # compiled once, before the work is divided
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        met = sum(pool.imap_unordered(watch, work), Counter[str]())
    print(dict(met))
    assert met["games"] == len(work) * BATCH
    assert not [what for what in MET if not met[what]], met
