"""What the tests of `moo play` share: a table of two, answers by chance, and the file that a match was saved to."""

from __future__ import annotations

import random
import re
from pathlib import Path

GAMES = sorted(folder.parent for folder in (Path(__file__).resolve().parents[1] / "games").glob("*/game.moo"))
FLOTILLA = next(game for game in GAMES if game.name == "flotilla")
NIGHT_MARKET = next(game for game in GAMES if game.name == "night_market")
TWO = ("play", "orion", "--players", 2, "--people", 2, "--seed", 7)
ENOUGH = 3000  # more answers than any match needs


def rolls(seed: int, count: int = ENOUGH) -> list[int]:
    """Answers at random; those that are no option are asked again."""
    luck = random.Random(seed)
    return [luck.randrange(1, 8) for _ in range(count)]


def saved_as(output: str) -> Path:
    """The file that the way back in names."""
    found = re.search(r"--load (\S+)", output)
    assert found, output
    return Path(found.group(1))
