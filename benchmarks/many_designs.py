"""What a pack of 5,000 designs costs: checking it, loading it without a cache, and the memory for that.

    python benchmarks/many_designs.py [--designs 5000]

Each is done by a process of its own. Seconds are of the processor. A quarter of the designs is measured first: what
grows faster than the number of designs shows in the last column, where four is linear.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from many_cards import rewritten

OWN = 45  # designs of the built-in game
AIMS = {"check": 15, "load": 25}  # seconds
MEMORY = 400  # megabytes
CODE = """
import resource, sys, time
from interpreter.loader import check, load
begun = time.process_time()
if sys.argv[1] == "check":
    assert not check(sys.argv[2])
else:
    load(sys.argv[2], cache=False)
print(time.process_time() - begun, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def measured(what: str, folder: Path) -> tuple[float, float]:
    """Seconds and megabytes of a new process that checks or loads a pack."""
    command = [sys.executable, "-c", CODE, what, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    seconds, megabytes = map(float, done.stdout.split())
    return seconds, megabytes


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--designs", type=int, default=5000)
    most = parser.parse_args().designs
    with tempfile.TemporaryDirectory() as name:
        packs = [rewritten(Path(name) / str(part), -(-most // OWN // part), None) for part in (4, 1)]
        print(f"\nA pack of {most:,} designs")
        for what, aim in AIMS.items():
            (before, _memory), (seconds, memory) = (measured(what, pack) for pack in packs)
            note = f"{memory:,.0f} MB, aim: under {MEMORY}; {seconds / before:.1f} times a quarter of the designs"
            print(f"  {what:<52} {seconds:>14.1f} s   aim: under {aim}; {note}", flush=True)


if __name__ == "__main__":
    main()
