"""The cards in which the catalogue shows faults: stalls of a small village game (`tests/cards/base.moo`)."""

from __future__ import annotations


def stall(*lines: str) -> str:
    """A card of the village, with these lines behind its facts."""
    return "\n".join(('stall well "Well"', "    colour  red", "    price   1 coin", "    points  1", "", *lines)) + "\n"


def on_build(*lines: str) -> str:
    """A card of the village that does this when it is built."""
    return stall("    on build:", *(f"        {line}" for line in lines))
