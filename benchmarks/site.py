"""How long the site of the built-in game takes: the first time, and after a change of one card.

    python benchmarks/site.py

Everything is done in a copy of the checkout with a cache of its own, so nothing of an earlier build helps, and a card
of the built-in game can be changed. Each line tells the seconds by the clock, those of the processor in all processes
together, and what `moo site build` says. On a machine that does something else, the processor's are what compares.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
ROOMS = ("interpreter", "moodsl", "grammar", "cards")
CARD = ("cards/orion/buildings/grey/frigate.moo", "points  ", "points  1")


def main() -> None:
    """Build twice, and tell how long each took."""
    with tempfile.TemporaryDirectory() as name:
        checkout = Path(name)
        for room in ROOMS:
            shutil.copytree(HOME / room, checkout / room, ignore=shutil.ignore_patterns("__pycache__"))
        print(f"{'':24}{'clock':>8}{'processor':>11}")
        told("compiling the program", checkout, ["--help"])
        told("first build", checkout)
        change(checkout, *CARD)
        told("one card changed", checkout)


def change(checkout: Path, file: str, old: str, new: str) -> None:
    """Change one place of a file; ends the program if it is not there."""
    text = (checkout / file).read_text("utf-8")
    if old not in text:
        sys.exit(f"{file} has no `{old}`: change benchmarks/site.py")
    (checkout / file).write_text(text.replace(old, new, 1), "utf-8")


def told(what: str, checkout: Path, arguments: list[str] | None = None) -> None:
    """Call `moo site build` of the copy, and tell how long it took."""
    environment = {**os.environ, "PYTHONPATH": str(checkout), "MOODSL_CACHE": str(checkout / "cache")}
    command = [sys.executable, "-c", "from moodsl.cli import main; main()", "site", "build"]
    command += arguments or ["orion", "-o", str(checkout / "site")]
    before, start = used(), time.perf_counter()
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
    clock, processor = time.perf_counter() - start, used() - before
    if done.returncode:
        sys.exit(f"{what}: {done.stderr}")
    said = "" if arguments else done.stdout.strip().partition(": ")[2]
    print(f"{what:24}{clock:6.1f} s{processor:9.1f} s   {said}", flush=True)


def used() -> float:
    """The processor's seconds of all processes that were started and have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


if __name__ == "__main__":
    main()
