"""Whose things lie in a place, in a letter or two."""

from __future__ import annotations

from collections.abc import Iterable

from moodsl.boards.scene import Lying


def letters_of(players: Iterable[str]) -> list[str]:
    """A letter or two for each player: how the words of the name begin, or the number of the seat if that is not clear.

    >>> letters_of(["Ann", "Bot 1", "Bot 2"]), letters_of(["Ann", "Alf"])
    (['A', 'B1', 'B2'], ['1', '2'])
    """
    found = ["".join(word[0] for word in name.split())[:2].upper() for name in players]
    return found if len(set(found)) == len(found) else [str(seat) for seat in range(1, len(found) + 1)]


def tally(lying: Iterable[Lying]) -> dict[int, int]:
    """How many things of each player lie somewhere."""
    found: dict[int, int] = {}
    for one in lying:
        if one.owner >= 0:
            found[one.owner] = found.get(one.owner, 0) + one.count
    return found
