"""How simulations spread over cores and a cluster, and what it takes to make a native engine ready.

    python benchmarks/spread.py [cores] [dask] [ready]

Cores and workers are compared by the clock, in turns: nothing else should run beside. What is made ready is measured in
seconds of the processor, each time in a process of its own that has imported wasmtime.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from moodsl.extras.sim import simulate

ROUNDS = 3
PLAYED = {"random, native": (["random"], "native", 100_000), "greedy, python": (["greedy"], "python", 60)}
READY = """
import sys, time
import wasmtime
from moodsl import load
from moodsl.extras.native import native_of
game = load(sys.argv[1])
begun = time.process_time()
native_of([sys.argv[1]], game)
print(time.process_time() - begun)
"""
AIMS = {"orion": 2, "eclipse": 6}  # seconds, beside the load


def clock(play: Callable[[], object]) -> float:
    """The seconds that something takes."""
    begun = time.perf_counter()
    play()
    return time.perf_counter() - begun


def ratio(one: Callable[[], object], two: Callable[[], object]) -> float:
    """How many times as long the first takes as the second: the median of some rounds."""
    return statistics.median(clock(one) / clock(two) for _ in range(ROUNDS))


def cores() -> None:
    """Two processes against one."""
    for name, (bots, engine, games) in PLAYED.items():

        def played(workers: int, games: int = games, bots: Sequence[str] = bots, engine: str = engine) -> object:
            return simulate(["orion"], games, 4, bots, 1, workers, engine=engine)

        played(1, 2)
        print(f"two processes against one, {name:15} {ratio(lambda: played(1), lambda: played(2)):.2f}  (aim 1.9)")


def dask() -> None:
    """A cluster of two workers against one process, 2,000 games; the workers are there before."""
    try:
        from distributed import LocalCluster
    except ImportError:
        print("dask is missing: pip install 'moodsl[cluster]'")
        return
    from moodsl.extras.sim.cluster import cluster_at

    asked = {"games": 2_000, "players": 4, "bots": ["random"], "seed": 1, "engine": "python"}
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as there,
        cluster_at(there.scheduler_address) as workers,
    ):
        simulate(["orion"], **asked | {"games": 40}, executor=workers)
        found = ratio(
            lambda: simulate(["orion"], **asked, workers=1), lambda: simulate(["orion"], **asked, executor=workers)
        )
    print(f"two workers of dask against one process, 2,000 games {found:.2f}  (aim 1.7)")


def ready() -> None:
    """What a native engine costs beside the load, without a cache and with it."""
    for name, aim in AIMS.items():
        with tempfile.TemporaryDirectory() as folder:
            cold, cached = (seconds(name, Path(folder)) for _ in range(2))
        print(f"{name:8} made ready {cold:.2f} s (aim {aim}), from the cache {1000 * cached:.0f} ms (aim 30)")


def seconds(name: str, cache: Path) -> float:
    """What it takes in a process of its own."""
    command = [sys.executable, "-c", READY, name]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "MOODSL_CACHE": str(cache)}
    )
    return float(done.stdout)


PARTS = {"cores": cores, "dask": dask, "ready": ready}


def main() -> None:
    """Measure what was named, or everything."""
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()


if __name__ == "__main__":
    main()
