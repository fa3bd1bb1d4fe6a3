"""How much quicker games at random are as WebAssembly than in Python: both in turns, in one process, processor time."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from make_vanilla import places

from interpreter.game import run
from interpreter.game.state import MASK, SHIFT, STEP, State, seeded
from interpreter.loader import Game, load
from moodsl.extras.native import native_of

PLAYERS, ROUNDS = 4, 5
GAMES = {"vanilla": (places(), 400, 40), "orion": (["orion"], 400, 20), "eminent": (["eminent"], 200, 10)}


def in_python(game: Game, games: int) -> None:
    """Games at random, without a log."""
    for seed in range(games):
        m = run.start(game.program, PLAYERS, seed, None, None, False)
        streams = [seeded(seed * PLAYERS + player) for player in range(PLAYERS)]
        while m.options is not None:
            run.choose(m, m.options[drawn(m, streams)])


def drawn(m: State, streams: list[int]) -> int:
    """The place of an option."""
    streams[m.asker] = (streams[m.asker] * STEP + SHIFT) & MASK
    return (streams[m.asker] >> 33) % len(m.options or ())


def each_second(play: Callable[[], object], games: int) -> float:
    """How many games are played in a second of processor time."""
    start = time.process_time()
    play()
    return games / (time.process_time() - start)


def main() -> None:
    """Print a line for each game."""
    print(f"{'random games of 4':20} {'native/s':>10} {'python/s':>10} {'ratio':>6}")
    for name in sys.argv[1:] or GAMES:
        packs, natively, slowly = GAMES[name]
        game = load(*packs)
        native = native_of(packs, game)
        rounds = [
            (
                each_second(lambda: list(native.play(range(natively), PLAYERS)), natively),  # noqa: B023
                each_second(lambda: in_python(game, slowly), slowly),  # noqa: B023
            )
            for _ in range(ROUNDS)
        ]
        quick, slow = (statistics.median(one[side] for one in rounds) for side in (0, 1))
        ratio = statistics.median(one / other for one, other in rounds)
        print(f"{name:20} {quick:10,.0f} {slow:10,.0f} {ratio:6.1f}")


if __name__ == "__main__":
    main()
