"""How long the card studio takes for a letter: from the text to the faults, the card's face and texts, and the first
scenarios, with Master of Orion. `python benchmarks/studio_letters.py [CARD] [LETTERS]`

Told is wall time, median and slowest of twenty, and the processor time of the studio's own process. Other work on the
machine counts.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from interpreter.text import locate
from moodsl.extras.studio import Studio
from moodsl.extras.studio.alone import ready
from moodsl.extras.studio.folder import CardFolder

PAUSE = 2.0  # seconds between two letters, in which the whole pack is checked


class Told:
    """What the studio tells, and when."""

    def __init__(self) -> None:
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self.came = asyncio.Event()

    def __call__(self, said: dict[str, Any]) -> None:
        self.heard.append((time.perf_counter(), said))
        self.came.set()

    async def when(self, what: str) -> float:
        """When the first of a sort was told."""
        while True:
            for at, said in self.heard:
                if said["told"] == what:
                    return at
            self.came.clear()
            await asyncio.wait_for(self.came.wait(), 60)


async def measured(card: str, letters: int, folder: Path) -> dict[str, list[float]]:
    """Milliseconds of each letter."""
    told = Told()
    studio = Studio(CardFolder(folder), told)
    await studio.begin()
    path = next(one for one in CardFolder(folder).paths() if Path(one).stem == card)
    text = (await studio.answer({"ask": "open", "id": 0, "path": path}))["text"]
    await told.when("pack")
    found: dict[str, list[float]] = {"faults": [], "card": [], "scenarios": [], "processor": []}
    for number in range(letters + 2):
        await asyncio.sleep(PAUSE)
        told.heard.clear()
        begun, used = time.perf_counter(), time.process_time()
        written = text.rstrip("\n") + "  # " + "x" * number + "\n"
        await studio.answer({"ask": "write", "id": 1, "path": path, "text": written, "line": 1})
        row = [time.perf_counter(), await told.when("card"), await told.when("trials")]
        row = [*(1000 * (at - begun) for at in row), 1000 * (time.process_time() - used)]
        for name, value in zip(found, row, strict=True):
            if number > 1:  # the first ones warm up
                found[name].append(value)
    studio.end()
    return found


def main() -> None:
    """Print a line for each part of the answer."""
    card = sys.argv[1] if len(sys.argv) > 1 else "battleship"
    letters = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    ready()
    with tempfile.TemporaryDirectory() as beside:
        folder = Path(shutil.copytree(locate("cards") / "orion", Path(beside) / "orion"))
        found = asyncio.run(measured(card, letters, folder))
    for name, values in found.items():
        slowest = quantiles(values, n=20)[-1]
        print(f"{name:<10} median {median(values):6.0f} ms   95 % {slowest:6.0f} ms")


if __name__ == "__main__":
    main()
