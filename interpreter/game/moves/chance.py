"""Piles are shuffled, and cards drawn."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.effects.records import CardDrawn, PileShuffled, record
from interpreter.game.moves.cards import move, reorder, separate
from interpreter.game.moves.shown import forget
from interpreter.game.remembering import outdate
from interpreter.game.state import State


def shuffle(m: State, place: int, clause: int) -> None:
    """A pile gets a random order; recorded in the log, bottom first."""
    if len(m.z[place]) < 2:
        return
    if m.g.shared:
        separate(m, place)
    pile = m.z[place]
    order = pile[:] if m.g.tables["watch"][place] else pile
    below = m.below
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    if m.g.kept_by_pile:
        outdate(m, place)
    if order is not pile:
        reorder(m, place, order)
    elif m.g.known:
        forget(m, place)
    if m.log is not None:
        m.log.append(PileShuffled(clause, place, m.z[place][:]))


def draw(
    m: State, player: int, source: int, target: int, count: int, refill: Callable[[State], None] | None, clause: int
) -> list[int]:
    """Cards from the top of a pile into another, one after the other.

    An empty pile is refilled when a card has to be drawn; if there is still nothing, nothing is drawn.
    """
    drawn = []
    z, loc, log, shared, kept_by_pile = m.z, m.loc, m.log, m.g.shared, m.g.kept_by_pile
    watch = m.g.tables["watch"]
    watched = watch[source] or watch[target]
    for _ in range(count):
        if not z[source]:
            if refill is not None:
                refill(m)
            if not z[source]:
                break
        card = z[source][-1]
        if watched:
            move(m, card, target, False)
        else:
            if shared:
                separate(m, source, target)
            z[source].pop()
            z[target].append(card)
            loc[card] = target
            if kept_by_pile:
                outdate(m, source, target)
        drawn.append(card)
        if log is not None:
            log.append(record(CardDrawn, (clause, player, card)))
    if drawn:
        m.shown |= 1 << player
    return drawn


def draw_at_random(
    m: State, player: int, source: int, target: int, count: int, refill: Callable[[State], None] | None, clause: int
) -> list[int]:
    """The same from a pile without an order: any of its cards may be the next one."""
    drawn: list[int] = []
    for _ in range(count):
        if not m.z[source] and refill is not None:
            refill(m)
        if not m.z[source]:
            break
        if m.g.shared:
            separate(m, source)
        pile = m.z[source]
        at = _lot(m, pile)
        pile[at], pile[-1] = pile[-1], pile[at]
        drawn += draw(m, player, source, target, 1, None, clause)
    return drawn


def _lot(m: State, pile: list[int]) -> int:
    """Where in a pile the card lies that is drawn from it by chance, or because a scenario has said so."""
    design = m.g.design
    there = [at for at, card in enumerate(pile) if m.lots and design[card] == m.lots[-1]]
    if there:
        m.lots.pop()
    return there[0] if there else m.below(len(pile))
