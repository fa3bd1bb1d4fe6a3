"""Pieces: in places, where they are counted, and in the slots of cards."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.game.state import State


def look_of(m: State, piece: int) -> int:
    """Whose piece it is. A piece is the place of its number in `c`, or -1 - slot for one in a slot."""
    if piece < 0:
        return m.cells[-1 - piece]
    return int(m.g.tables["looks"][piece])


def pieces_at(m: State, at: int, looks: int) -> list[int]:
    """The pieces in one holder, each as often as it lies there."""
    return pieces_among(m, range(at, at + looks))


def pieces_among(m: State, places: Iterable[int]) -> list[int]:
    """The pieces of some holders, each as often as it lies there; a holder has a place for each look."""
    c = m.c
    return [place for place in places for _ in range(c[place])]


def pieces_on(m: State, card: int) -> list[int]:
    """The pieces in the slots of a card; of all cards for -1."""
    if not m.cells:
        return []
    slots = m.g.tables["slot_count"]
    if card < 0:
        return [-1 - key for key in sorted(m.cells)]
    return [-1 - key for key in range(card * slots, card * slots + slots) if key in m.cells]


def take(m: State, piece: int) -> int:
    """Lift a piece from where it is; gives whose it is."""
    if piece < 0:
        return m.cells.pop(-1 - piece)
    m.c[piece] -= 1
    return int(m.g.tables["looks"][piece])
