"""Ten thousand random games each for two, three and four players of Master of Orion; the cheap invariants after every
decision. `make soak` runs it, over all cores."""

import multiprocessing
import os
import random
from collections import Counter

import pytest
from positions import game_of, misplaced, mistuned, pieces_of

from interpreter.game.match import Match
from interpreter.game.run import choose

GAMES = int(os.environ.get("SOAK_GAMES", "10000"))
BATCH = 100
ENDINGS = {"rounds", "unrest", "expansion"}


def play_batch(work: tuple[int, int]) -> Counter[str]:
    """Some games; gives how they ended and how many decisions they took. Raises AssertionError with the seed."""
    players, first_seed = work
    game, met = game_of("orion"), Counter[str]()
    counters = game.program.sheet.counters.values()
    least = [-(10**9)] * 10_000
    most = [10**9] * 10_000
    for counter in counters:
        for place in range(counter.at, counter.at + (players if counter.per_player else 1)):
            least[place] = counter.low if counter.low is not None else least[place]
            most[place] = counter.high if counter.high is not None else most[place]
    places = [
        place
        for place in range(len(game.program.tables["start_numbers"]))
        if least[place] > -1000 or most[place] < 1000
    ]
    for seed in range(first_seed, first_seed + BATCH):
        dice = random.Random(seed)
        variant = "training" if seed % 5 == 0 else None
        match = game.start(players, seed, variant=variant, record=False)
        m, pieces, count = match.state, pieces_of(match), 0
        while m.options is not None:
            options = m.options
            assert len(options) > 1 and len(set(options)) == len(options), (players, seed, count)
            choose(m, options[int(dice.random() * len(options))])
            count += 1
            numbers = m.c
            for place in places:
                if not least[place] <= numbers[place] <= most[place]:
                    raise AssertionError((players, seed, count, place, numbers[place]))
            if count % 32 == 0:
                check(match, pieces, (players, seed, count))
        check(match, pieces, (players, seed, count))
        assert m.over and match.ending in ENDINGS, (players, seed)
        met[str(match.ending)] += 1
        met["decisions"] += count
        met["games"] += 1
    return met


def check(match: Match, pieces: dict[tuple[str, int], int], where: tuple[int, int, int]) -> None:
    """What takes longer to look at."""
    assert pieces_of(match) == pieces, where
    assert misplaced(match) == [] and not mistuned(match.state), where


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_thousand_random_games(players: int) -> None:
    work = [(players, seed) for seed in range(0, GAMES, BATCH)]
    game_of("orion")  # compiled once, before the work is divided
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        met = sum(pool.imap_unordered(play_batch, work), Counter[str]())
    print(dict(met))
    assert met["games"] == len(work) * BATCH
