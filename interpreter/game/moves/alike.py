"""Options that nothing tells apart are one."""

from __future__ import annotations

from typing import Any

from interpreter.game.state import State


def alike(m: State, cards: list[int]) -> list[int]:
    """Cards of one design in one place are the same option if nothing to be seen of them differs: the first of them."""
    if len(cards) < 2:
        return cards
    design = m.g.design
    if len(set(map(design.__getitem__, cards))) == len(cards):
        return cards
    differ = m.g.tables["differ"]
    found: dict[Any, int] = {}
    for card in cards:
        one = design[card]
        found.setdefault(seen_of(m, card) if differ[one] else one, card)
    return list(found.values())


def alike_there(m: State, cards: list[int]) -> list[int]:
    """The same for cards that lie in several places: equal ones once in each place."""
    design, differ, loc = m.g.design, m.g.tables["differ"], m.loc
    found: dict[Any, int] = {}
    for card in cards:
        one = design[card]
        found.setdefault((seen_of(m, card) if differ[one] else one, loc[card]), card)
    return list(found.values())


def seen_of(m: State, card: int) -> tuple[Any, ...]:
    """All that can be seen of a card, but for its place: its design and owner, the face that is up, its marks, what
    lies in its slots and under it."""
    fixed, numbers, slots, beneath = m.g.looks[card]
    seen = fixed, numbers(m.c)
    if not (slots or beneath):
        return seen
    return *seen, *[m.cells.get(slot, -1) for slot in slots], *[_seen_in(m, *place) for place in beneath]


def _seen_in(m: State, pile: int, openly: bool, ordered: bool) -> Any:
    """What can be seen of a pile: its cards, in their order if that means something, or only how many they are."""
    if not openly:
        return len(m.z[pile])
    cards = [seen_of(m, card) for card in m.z[pile]]
    return tuple(cards if ordered else sorted(cards))


def one_empty(m: State, piles: list[int]) -> list[int]:
    """Empty piles of one zone are the same option: of these the first."""
    empty = [pile for pile in piles if not m.z[pile]]
    return piles if len(empty) < 2 else [pile for pile in piles if m.z[pile] or pile == empty[0]]


def beside(m: State, card: int, step: int) -> int:
    """The card directly under or over a card in its pile, or -1."""
    if card < 0:
        return -1
    pile = m.z[m.loc[card]]
    place = pile.index(card) + step
    return pile[place] if 0 <= place < len(pile) else -1
