"""How long a load takes beside that of an older revision: from the cache, to the first decision, and without a cache.

    python benchmarks/load_against.py REVISION [--runs 11]

The older revision is checked out beside, and runs with the same Python and libraries. Each figure is the processor's
time of whole new processes, which take turns, so that both meet the same machine in the same state; medians.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
LOAD = "from moodsl import load; load('orion')"
MEASURED = {
    "from the cache": (LOAD, True),
    "from the cache to the first decision": (f"{LOAD}.start(seed=1)", True),
    "without a cache": (LOAD, False),
}


def milliseconds(code: str, checkout: Path, cache: str) -> float:
    """The processor's time of a new process that runs a piece of code in a checkout."""
    environment = {**os.environ, "MOODSL_CACHE": cache}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], cwd=checkout, env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("revision")
    parser.add_argument("--runs", type=int, default=11)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        older = Path(name) / "older"
        git = ["git", "-C", str(HOME), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(older), options.revision], check=True)
        try:
            print(f"{'':40}{options.revision[:10]:>12}{'now':>10}   ratio")
            for what, (code, cached) in MEASURED.items():
                caches = [str(Path(name) / place) if cached else "" for place in ("cache-older", "cache-now")]
                turns = [(older, caches[0]), (HOME, caches[1])]
                found = [[milliseconds(code, *turn) for turn in turns] for _run in range(options.runs + 1)][1:]
                before, now = (statistics.median(column) for column in zip(*found, strict=True))
                ratio = statistics.median(own / its for its, own in found)
                print(f"{what:40}{before:9.0f} ms{now:7.0f} ms   {ratio:.2f}", flush=True)
        finally:
            subprocess.run([*git, "remove", "--force", str(older)], check=True)


if __name__ == "__main__":
    main()
