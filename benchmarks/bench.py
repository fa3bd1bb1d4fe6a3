"""How fast the engine plays, loads and copies: `make bench`, in one process on one core.

    python benchmarks/bench.py [--quick]

Yardsticks run beside it, in turns with it, so that all meet the same machine in the same state: the hand-written engine
of the same rules (`benchmarks/oracle`), and catanatron if it is installed. All players choose at random. A decision is
a choice that was asked for; this engine does not ask where there is one option, the hand-written one does, so games per
second are what compares the two.

Times are processor time, medians of several runs, with the cyclic garbage collector off (a game makes no cycles).
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from make_vanilla import places
from many_cards import rewritten

from interpreter.game import run
from interpreter.game.program import Program
from interpreter.game.state import State
from moodsl import Game, load

sys.path.append(str(Path(__file__).resolve().parent / "oracle"))
import bench_oracle

PLAYERS = 4
Play = Callable[[int, Callable[[], float]], int]  # (seed, random number) -> decisions


# ---- players ---------------------------------------------------------------------------------------------------------


def by_this_engine(program: Program, record: bool = False) -> Play:
    """Whole games in this engine, by the way that bots and simulations use."""

    def play(seed: int, rnd: Callable[[], float]) -> int:
        m = run.start(program, PLAYERS, seed, None, None, record)
        choose = run.choose
        decisions = 0
        while (options := m.options) is not None:
            decisions += 1
            choose(m, options[int(rnd() * len(options))])
        return decisions

    return play


def by_hand_written_engine(seed: int, rnd: Callable[[], float]) -> int:
    """Whole games in the hand-written engine, one small question after the other."""
    return bench_oracle.factored(seed, rnd)[0]


def by_catanatron() -> Play | None:
    """Whole games of catanatron, None if it is not installed."""
    try:
        from catanatron import Color, Game as Catan, RandomPlayer
    except ImportError:
        return None

    def play(seed: int, _rnd: Callable[[], float]) -> int:
        random.seed(seed)
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


# ---- measuring -------------------------------------------------------------------------------------------------------


def timed(play: Play, games: int, run_number: int) -> tuple[float, float]:
    """Games and decisions per second of one run."""
    rnd = random.Random(run_number).random
    seeds = range(run_number * games, (run_number + 1) * games)
    decisions = 0
    start = time.process_time()
    for seed in seeds:
        decisions += play(seed, rnd)
    seconds = time.process_time() - start
    return games / seconds, decisions / seconds


def in_turns(plays: dict[str, tuple[Play, int]], runs: int) -> dict[str, list[tuple[float, float]]]:
    """Runs of several players in turns; what `timed` says of each."""
    for play, _games in plays.values():
        play(0, random.Random(0).random)  # what is made once is made now
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in plays}
    for number in range(runs):
        for name, (play, games) in plays.items():
            found[name].append(timed(play, games, number))
        gc.collect()
    return found


def middle(figures: list[tuple[float, float]], column: int) -> float:
    """The median of one column."""
    return statistics.median(row[column] for row in figures)


def ratio(ours: list[tuple[float, float]], theirs: list[tuple[float, float]], column: int) -> float:
    """The median of the ratios of runs that stood side by side."""
    return statistics.median(a[column] / b[column] for a, b in zip(ours, theirs, strict=True))


def mid_game(program: Program, seed: int, decisions: int = 150) -> State:
    """A match after so many random decisions."""
    rnd = random.Random(seed).random
    m = run.start(program, PLAYERS, seed, None, None, False)
    for _ in range(decisions):
        if m.options is None:
            raise ValueError(f"seed {seed} is over before decision {decisions}")
        run.choose(m, m.options[int(rnd() * len(m.options))])
    return m


def parts(m: State) -> Iterator[Any]:
    """Every object of a match's state once, without the log and the compiled game."""
    seen: set[int] = set()
    waiting: list[Any] = [m, *(getattr(m, name) for name in State.__slots__ if name not in ("g", "log"))]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple):
            waiting += one


def size_of(m: State, other: State) -> int:
    """The bytes of a state that are its own: not those that another match of the same game has too."""
    shared = {id(one) for one in parts(other)}
    return sum(sys.getsizeof(one) for one in parts(m) if id(one) not in shared)


def fresh(code: str, runs: int, **environment: str) -> float:
    """The median milliseconds that a new process says it took for a piece of code; it prints seconds."""
    command = [sys.executable, "-c", code]
    settings = {**os.environ, **environment}
    said = [subprocess.run(command, env=settings, capture_output=True, text=True, check=True) for _ in range(runs)]
    return 1000 * statistics.median(float(one.stdout) for one in said)


def whole_process(code: str, **environment: str) -> float:
    """Milliseconds of processor time that a new process takes from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    settings = {**os.environ, **environment}
    subprocess.run([sys.executable, "-c", code], env=settings, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


# ---- the table -------------------------------------------------------------------------------------------------------


def line(what: str, figure: str, note: str = "") -> None:
    """One line of the table."""
    print(f"  {what:<52} {figure:>16}   {note}".rstrip())


def speed(runs: int, games: int, orion: Game) -> None:
    """Whole games, beside the yardsticks."""
    vanilla = load(*places())
    found = in_turns(
        {"ours": (by_this_engine(vanilla.program), games), "theirs": (by_hand_written_engine, games)}, runs
    )
    print(f"\nRandom games of {PLAYERS}, vanilla cards ({games} games a run, {runs} runs)")
    for name, what in (("ours", "this engine"), ("theirs", "the hand-written engine")):
        line(what, f"{middle(found[name], 0):,.0f} games/s", f"{middle(found[name], 1):,.0f} decisions/s")
    line("ratio, games/s", f"{ratio(found['ours'], found['theirs'], 0):.2f}", "aim: at least 0.5")

    catan = by_catanatron()
    plays: dict[str, tuple[Play, int]] = {"ours": (by_this_engine(orion.program), games)}
    if catan is not None:
        plays["theirs"] = catan, max(2, games // 20)
    found = in_turns(plays, runs)
    print(f"\nRandom games of {PLAYERS}, the real deck")
    line("this engine", f"{middle(found['ours'], 1):,.0f} decisions/s", f"{middle(found['ours'], 0):,.0f} games/s")
    if catan is None:
        line("catanatron", "not installed", "it comes with `make bench`")
    else:
        theirs = found["theirs"]
        line("catanatron", f"{middle(theirs, 1):,.0f} decisions/s", f"{middle(theirs, 0):,.0f} games/s")
        line("ratio, decisions/s", f"{ratio(found['ours'], theirs, 1):.1f}", "aim: at least 4")


def other_game(runs: int, games: int, orion: Game) -> None:
    """The second game beside the first, in turns."""
    plays = {
        "orion": (by_this_engine(orion.program), games),
        "eminent": (by_this_engine(load("eminent").program), games),
    }
    found = in_turns(plays, runs)
    print(f"\nRandom games of {PLAYERS}, two games of the same engine")
    line(
        "Master of Orion", f"{middle(found['orion'], 1):,.0f} decisions/s", f"{middle(found['orion'], 0):,.0f} games/s"
    )
    line(
        "Eminent Domain",
        f"{middle(found['eminent'], 1):,.0f} decisions/s",
        f"{middle(found['eminent'], 0):,.0f} games/s",
    )
    line("ratio, decisions/s", f"{ratio(found['eminent'], found['orion'], 1):.2f}", "aim: at least 0.5")


def record_cost(runs: int, games: int, orion: Game) -> None:
    """What keeping the log costs."""
    plays = {name: (by_this_engine(orion.program, name == "on"), games) for name in ("off", "on")}
    found = in_turns(plays, runs)
    print("\nThe log, with the real deck")
    line("a decision without the log", f"{1e6 / middle(found['off'], 1):.1f} µs")
    line("a decision with the log", f"{1e6 / middle(found['on'], 1):.1f} µs")


def state_cost(runs: int, orion: Game) -> None:
    """Copies and bytes."""
    states = [mid_game(orion.program, seed) for seed in range(11)]
    times = []
    for m in states[1:]:
        for _ in range(runs):
            start = time.process_time()
            for _ in range(200):
                m.clone()
            times.append((time.process_time() - start) / 200)
    sizes = [size_of(m, states[0]) for m in states[1:]]
    print(f"\nA match of {PLAYERS} in the middle, the real deck")
    line("a copy of the state", f"{1e6 * statistics.median(times):.1f} µs", "aim: at most 10")
    size = f"{statistics.median(sizes):,.0f} bytes"
    line("its size, without the log", size, f"up to {max(sizes):,}; aim: at most 5,000")


def loading(runs: int) -> None:
    """New processes: importing, loading, checking."""
    pairs = [(whole_process("pass"), whole_process("import moodsl")) for _ in range(runs)]
    bare, imported = (statistics.median(column) for column in zip(*pairs, strict=True))
    begin, end = "import time; begun = time.process_time()", "print(time.process_time() - begun)"
    loads = f"{begin}; from moodsl import load; load('orion'); {end}"
    checks = "from moodsl.cli import main; main(['check', 'orion'])"
    cold = fresh(loads, runs, MOODSL_CACHE="")
    with tempfile.TemporaryDirectory() as folder:
        fresh(loads, 1, MOODSL_CACHE=folder)
        whole_process(checks, MOODSL_CACHE=folder)
        cached = fresh(loads, runs, MOODSL_CACHE=folder)
        pairs = [
            (whole_process(checks, MOODSL_CACHE=""), whole_process(checks, MOODSL_CACHE=folder)) for _ in range(runs)
        ]
    print("\nA new process")
    line("`import moodsl` over bare Python", f"{imported - bare:.0f} ms", "aim: under 80")
    line("importing and loading the pack, no cache", f"{cold:.0f} ms", "aim: under 1,500")
    line("importing and loading the pack from the cache", f"{cached:.0f} ms", "aim: under 150")
    first, again = (statistics.median(column) for column in zip(*pairs, strict=True))
    line(
        "`moo check orion` with the trees of the last time",
        f"{again:,.0f} ms",
        f"{again / first:.2f} of {first:,.0f} ms",
    )


def many_cards(runs: int, games: int) -> None:
    """A decision with ten times as many designs in the pack.

    Ten times the designs with as many copies each make a deck ten times as large; so there is a second pair with decks
    of one size, where only the number of designs differs.
    """
    packs = {
        "as printed": (1, None),
        "designs x 10, copies as printed": (10, None),
        "designs as printed, 10 copies each": (1, 10),
        "designs x 10, 1 copy each": (10, 1),
    }
    counts: dict[str, tuple[int, int]] = {}
    plays: dict[str, tuple[Play, int]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, (times, copies)) in enumerate(packs.items()):
            game = load(rewritten(Path(folder) / str(number), times, copies), cache=False)
            of_kind = [design for design in game.program.sheet.designs if design.kind == "building"]
            counts[name] = len(of_kind), sum(design.copies for design in of_kind)
            plays[name] = by_this_engine(game.program), games
    found = in_turns(plays, runs)
    print("\nA decision with ten times as many cards (shuffling the deck is in it, and grows with the deck)")
    for name, (designs, cards) in counts.items():
        line(name, f"{1e6 / middle(found[name], 1):.1f} µs", f"{designs} designs, {cards} cards")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine plays, loads and copies.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs: rough figures in a few seconds")
    quick = parser.parse_args().quick
    runs, games = (3, 60) if quick else (9, 200)
    begun = time.perf_counter()
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, one of them used")
    gc.disable()
    orion = load("orion")
    speed(runs, games, orion)
    other_game(runs, games // 2, orion)
    record_cost(runs, games // 2, orion)
    state_cost(runs, orion)
    loading(3 if quick else 7)
    many_cards(min(runs, 5), games // 4)
    print(f"\nmeasured in {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
