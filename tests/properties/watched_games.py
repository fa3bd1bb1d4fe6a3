"""Many random games of one kind, watched over all cores: what the long runs of several games share."""

import multiprocessing
import os
from collections import Counter
from functools import partial

from positions import game_of

BATCH = 50


def watch(watched, variants, work: tuple[int, int]) -> Counter[str]:
    """Some games; gives what they met. Raises AssertionError with the number of players and the seed."""
    players, first = work
    met: Counter[str] = Counter()
    for seed in range(first, first + BATCH):
        try:
            met += watched(players, seed, variants[seed % len(variants)]).play()
        except Exception as error:
            error.add_note(f"{players} players, seed {seed}")
            raise
    return met


def met_in(name: str, watched, variants, players: int, games: int) -> Counter[str]:
    """What random games of a game met; `games` of them, in whole batches."""
    work = [(players, first) for first in range(0, games, BATCH)]
    game_of(name)  # compiled once, before the work is divided
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        met = sum(pool.imap_unordered(partial(watch, watched, variants), work), Counter[str]())
    print(dict(met))
    assert met["games"] == len(work) * BATCH
    return met
