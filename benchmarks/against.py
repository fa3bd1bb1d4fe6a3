"""How long a load takes, and a decision of a game at random, beside those of an older revision.

    python benchmarks/against.py REVISION [--runs 11] [--only orion]

The older revision is checked out beside, and runs with the same Python and libraries. Each figure is the processor's
time, of whole new processes or of so many random games, and both take turns, so that they meet the same machine in the
same state; medians. Both engines play the cards of the older revision, so that they do the same work.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
LOAD = "from moodsl import load; load('orion')"
LOADS = {
    "load from the cache, ms": (LOAD, True),
    "load from the cache to the first decision, ms": (f"{LOAD}.start(seed=1)", True),
    "load without a cache, ms": (LOAD, False),
}
PLAY = """
import sys
from random import Random
from time import process_time
from interpreter.game import run
from moodsl import load

sys.path.insert(0, "benchmarks")
from make_vanilla import places

game, made, spent = load(*(places() if PACK == "vanilla" else ["{OLDER}/cards/" + PACK])), 0, 0.0
for seed in range(GAMES):
    state, random = game.start(3, seed, record=False).state, Random(seed)
    begun = process_time()
    while not state.over:
        run.choose(state, random.choice(state.options))
        made += 1
    spent += process_time() - begun
print(1e6 * spent / made)
"""
PLAYS = {"orion": 160, "eminent": 100, "vanilla": 160}
Measure = Callable[[Path, str], float]


def environment(cache: str) -> dict[str, str]:
    """That of a process with a cache of its own, or with none."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
        "MOODSL_CACHE": cache
    }


def loading(code: str) -> Measure:
    """Milliseconds of a new process that runs a piece of code in a checkout."""

    def measured(checkout: Path, cache: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], cwd=checkout, env=environment(cache), check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return 1000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)

    return measured


def playing(pack: str, games: int, older: Path) -> Measure:
    """Microseconds for each decision of random games of a pack of the older revision, their beginning left out."""
    code = PLAY.replace("{OLDER}", str(older)).replace("PACK", repr(pack)).replace("GAMES", str(games))

    def measured(checkout: Path, cache: str) -> float:
        own = subprocess.run(
            [sys.executable, "-c", code],
            cwd=checkout, env=environment(cache), check=True, capture_output=True, text=True,
        )  # fmt: skip
        return float(own.stdout)

    return measured


def pair(measure: Measure, turns: list[tuple[Path, str]], swapped: int) -> list[float]:
    """Both figures of one run, of which now the one and now the other is taken first."""
    found = [measure(*turn) for turn in (turns[::-1] if swapped else turns)]
    return found[::-1] if swapped else found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("revision")
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--only", default="", help="a word of what is to be measured")
    options = parser.parse_args()
    rows = [(what, loading(code), cached) for what, (code, cached) in LOADS.items()]
    with tempfile.TemporaryDirectory() as name:
        older = Path(name) / "older"
        rows += [(f"a decision of {pack}, us", playing(pack, games, older), True) for pack, games in PLAYS.items()]
        git = ["git", "-C", str(HOME), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(older), options.revision], check=True)
        try:
            print(f"{'':46}{options.revision[:10]:>10}{'now':>8}   ratio")
            for what, measure, cached in [row for row in rows if options.only in row[0]]:
                caches = [str(Path(name) / place) if cached else "" for place in ("cache-older", "cache-now")]
                turns = [(older, caches[0]), (HOME, caches[1])]
                found = [pair(measure, turns, run % 2) for run in range(options.runs + 1)][1:]
                before, now = (statistics.median(column) for column in zip(*found, strict=True))
                ratio = statistics.median(own / its for its, own in found)
                print(f"{what:46}{before:10.1f}{now:8.1f}   {ratio:.2f}", flush=True)
        finally:
            subprocess.run([*git, "remove", "--force", str(older)], check=True)


if __name__ == "__main__":
    main()
