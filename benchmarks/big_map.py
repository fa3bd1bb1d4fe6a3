"""What a board game of the size of a large space game costs, beside the built-in card game in the same run.

    python benchmarks/big_map.py [--seconds 2]

The game is the test game of hexagons, grown: a map of 37 hexagons, 120 scouts of four players, and 200 goods that lie
on the map. Both games are played by random answers; seconds are of the processor.
"""

from __future__ import annotations

import argparse
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from interpreter.game import run
from interpreter.game.moves.ways import Passes, steps
from interpreter.loader import Game, load

HERE = Path(__file__).parents[1] / "tests" / "games" / "frontier"
SMALL = "orion"
PLAYERS = 4
GOODS = """

kind good is card "good"
    weight  1 to 3
    starts  heap

zone heap of good "heap"

zone store of good for each hex "store"

good sack "Sack"
    weight  1
    copies  100

good crate "Crate"
    weight  2
    copies  100

action hoarding "Hoard"
    choose your scout from parties
    put top of heap into scout's hex's store
"""


def grown(folder: Path, reach: int = 3) -> Path:
    """The test game with so many rings of hexagons, and more that lies on them, as a pack of its own."""
    shutil.copytree(HERE, folder)
    shutil.rmtree(folder / "scenarios")
    shutil.rmtree(folder / "words")
    (folder / "pack.moo").write_text(
        (folder / "pack.moo").read_text("utf-8").replace("    coverage  100\n", ""), "utf-8"
    )
    things = folder / "things.moo"
    text = re.sub(
        r'(scout ranger "Ranger"\n    nerve   2\n)    copies  2', r"\1    copies  29", things.read_text("utf-8")
    )
    things.write_text(text.replace("    copies  8\n", "    copies  20\n"), "utf-8")
    game = folder / "game.moo"
    text = game.read_text("utf-8").replace("reach  2", f"reach  {reach}").replace("repeat 15 times", "repeat 40 times")
    text = text.replace("0 to 15", "0 to 40")
    filled = "    for each hex\n        put top of heap into its store\n" * 5
    text = text.replace("setup:\n    shuffle stack\n", f"setup:\n    shuffle stack\n{filled}")
    text = text.replace(
        "        put top of their camp into land_1's party",
        "        put all scouts from their camp into land_1's party",
    )
    game.write_text(text + GOODS, "utf-8")
    return folder


def decisions(game: Game, seconds: float) -> float:
    """Random decisions in a second, the set-up of each match counted in."""
    answers, count, begun = Random(1), 0, time.process_time()
    seed = 0
    while time.process_time() - begun < seconds:
        m, seed = run.start(game.program, PLAYERS, seed, None, None, False), seed + 1
        while m.options is not None:
            run.choose(m, answers.choice(m.options))
            count += 1
    return count / (time.process_time() - begun)


def each(work: Callable[[], object], seconds: float) -> float:
    """Seconds that a piece of work takes."""
    count, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        work()
        count += 1
    return (time.process_time() - begun) / count


def figures(place: str | Path, seconds: float) -> tuple[float, float, float, float]:
    """Decisions a second, and the seconds of a copy, of a view and of loading without a cache."""
    begun = time.process_time()
    game = load(place, cache=False)
    loading = time.process_time() - begun
    match, answers = game.start(PLAYERS, 1), Random(2)
    for _ in range(60):
        match.choose(answers.randrange(len(match.decision.options)) if match.decision else 0)
    copying, viewing = each(match.state.clone, seconds / 4), each(lambda: match.view(0), seconds / 4)
    return decisions(game, seconds), copying, viewing, loading


def walking(place: Path, seconds: float) -> tuple[int, float, float]:
    """How many hexagons a map has, and the seconds that it takes to count the steps between two of them: along a
    relation as it lies there, and where a condition is asked at every step."""
    match = load(place, cache=False).start(PLAYERS, 1)
    (board,) = match.sheet.boards.values()
    places = [place for place, _x, _y in board.places]
    rows = {place: tuple(one for one in spot if one >= 0) for place, spot in zip(places, board.around, strict=True)}
    dice = Random(3)

    def count(passes: Passes) -> int:
        return steps(match.state, rows, passes, dice.choice(places), dice.choice(places), len(places))  # type: ignore[arg-type]

    asked: Passes = (lambda _m, here, there: here != there,)
    return len(places), each(lambda: count(()), seconds), each(lambda: count(asked), seconds)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as name:
        large, small = figures(grown(Path(name) / "frontier"), seconds), figures(SMALL, seconds)
        hexagons, walk, asked = walking(grown(Path(name) / "wide", reach=5), seconds / 4)
    print("\nA board game of 37 hexagons, 120 scouts and 230 other things, and the built-in card game")
    rows = (
        ("random decisions a second", large[0], small[0], f"{large[0] / small[0]:.2f} of it, aim: a third"),
        ("copy of a match, us", large[1] * 1e6, small[1] * 1e6, f"{large[1] / small[1]:.1f} times, aim: 3 at most"),
        ("view, ms", large[2] * 1e3, small[2] * 1e3, "aim: 5 at most"),
        ("loading without a cache, s", large[3], small[3], f"{large[3] / small[3]:.2f} times, aim: 2 at most"),
    )
    for what, mine, other, aim in rows:
        print(f"  {what:<30} {mine:>12,.2f} {other:>12,.2f}   {aim}")
    print(f"  steps between two of {hexagons} hexagons {walk * 1e6:>8,.0f} us   aim: under 50")
    print(f"  where every step has a condition {asked * 1e6:>9,.0f} us   aim: under 50")


if __name__ == "__main__":
    main()
