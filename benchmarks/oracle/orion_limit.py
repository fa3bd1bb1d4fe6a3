"""The engine in C of the vanilla rules (`orion_limit.c`): compiled here, if there is a compiler, and called.

    python orion_limit.py [games]      games a second, beside the engine in Python
"""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from orion_oracle import COLOURS, Factored, Game, vanilla_cards

SOURCE = Path(__file__).with_name("orion_limit.c")
PLAYERS = 4
_MASK = (1 << 64) - 1


def compiler():
    """A C compiler of this machine, or None."""
    return next(filter(None, map(shutil.which, (os.environ.get("CC", "cc"), "clang", "gcc"))), None)


class Limit:
    """Plays games of the vanilla deck in C. Raises RuntimeError without a compiler."""

    def __init__(self):
        found = compiler()
        if found is None:
            raise RuntimeError("there is no C compiler here")
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "limit.so"
            subprocess.run([found, "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
            self._play = ctypes.CDLL(str(library)).play
        rows = [
            (COLOURS.index(one.colour), *one.cost, *one.income, one.points, one.needs_loyalty6)
            for one in vanilla_cards()
        ]
        numbers = [int(number) for row in rows for number in row]
        self._cards = (ctypes.c_int * len(numbers))(*numbers)
        self._count = len(rows)

    def play(self, seeds, players=PLAYERS):
        """Of each game: choices, rounds, and of every player score, loyalty and resources."""
        width = 2 + 3 * players
        told = (ctypes.c_int * (width * len(seeds)))()
        self._play(self._cards, self._count, players, (ctypes.c_uint64 * len(seeds))(*seeds), len(seeds), told)
        return [tuple(told[at:at + width]) for at in range(0, len(told), width)]


def in_python(seed, players=PLAYERS):
    """The same game in Python."""
    view, stream, choices = Factored(Game(players, seed)), seed, 0
    while not view.game.over:
        options = view.options()
        choices += 1
        at = 0
        if len(options) > 1:
            stream = (stream * 6364136223846793005 + 1442695040888963407) & _MASK
            at = (stream >> 33) % len(options)
        view.choose(options[at])
    standings = sorted(view.game.standings(), key=lambda row: row["player"])
    told = [row[what] for row in standings for what in ("score", "loyalty", "resources")]
    return (choices, view.game.round, *told)


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    limit = Limit()
    start = time.process_time()
    limit.play(range(games))
    quick = games / (time.process_time() - start)
    start = time.process_time()
    for seed in range(games // 100):
        in_python(seed)
    slow = games // 100 / (time.process_time() - start)
    print(f"games of four at random a second: {quick:,.0f} in C, {slow:,.0f} in Python, {quick / slow:,.0f} times as many")


if __name__ == "__main__":
    main()
