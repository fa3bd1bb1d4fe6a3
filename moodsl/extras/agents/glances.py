"""What was learned of a game at a glance, kept in the cache: it takes seconds, and comes out the same each time."""

from __future__ import annotations

import hashlib
from pathlib import Path

from attrs import asdict

from interpreter.game.program import Program
from interpreter.loader import version_of_compiler
from interpreter.text.cache import cache_path, load_cached, save_cached, stamp_of
from moodsl.extras.agents.worth import Worth
from moodsl.side_files import SideFault, as_shape

HERE = Path(__file__).parent


def entry_of(program: Program, games: int) -> Path | None:
    """Where that lies which so many games teach; its name has the text of the packs and all versions in it. None
    without a cache, and for a game that was not loaded from packs."""
    if not program.hash:
        return None
    digest = hashlib.sha256(version_of_compiler().encode() + stamp_of(HERE.glob("*.py")))
    path = cache_path(f"{program.hash}-{digest.hexdigest()[:16]}-{games}")
    return path and path.with_suffix(".worth")


def recalled(path: Path) -> Worth | None:
    """What was learned before, or None if nothing was, or the entry is damaged."""
    data = load_cached(path)
    try:
        return None if data is None else as_shape(data, Worth, path)
    except SideFault:
        return None


def remember(path: Path, worth: Worth) -> None:
    """Keep what was learned."""
    save_cached(path, asdict(worth))
