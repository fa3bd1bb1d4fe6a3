"""Where the grammar and the built-in games lie: beside the code in a checkout, inside the package in a wheel."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parents[2]


def locate(folder: str) -> Path:
    """The folder `grammar` or `cards`; raises FileNotFoundError if the installation is broken."""
    for place in (_HERE / folder, _HERE / "moodsl" / "_data" / folder):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the installation has no folder `{folder}`")


def find_builtin(name: str) -> Path | None:
    """The folder of the built-in game `name`, or None."""
    place = locate("cards") / name
    return place if name.isidentifier() and place.is_dir() else None
