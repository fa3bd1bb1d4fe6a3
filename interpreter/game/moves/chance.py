"""Piles are shuffled, and cards drawn."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.effects.records import BY_CHANCE, CardDrawn, PickedAtRandom, PileShuffled, record
from interpreter.game.moves.cards import move, reorder, separate
from interpreter.game.moves.shown import forget
from interpreter.game.remembering import outdate
from interpreter.game.state import State

CARD = BY_CHANCE.index("card")


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
    return _draw(m, player, source, target, count, refill, clause, False)


def draw_at_random(
    m: State, player: int, source: int, target: int, count: int, refill: Callable[[State], None] | None, clause: int
) -> list[int]:
    """The same from a pile without an order: any of its cards may be the next one."""
    return _draw(m, player, source, target, count, refill, clause, True)


def _draw(
    m: State, player: int, source: int, target: int, count: int, refill: Callable[[State], None] | None, clause: int,
    at_random: bool,
) -> list[int]:  # fmt: skip
    """As many cards at once as the pile has, and the rest when it has been refilled."""
    drawn: list[int] = []
    z, loc, log = m.z, m.loc, m.log
    watch = m.g.tables["watch"]
    watched = watch[source] or watch[target]
    while len(drawn) < count:
        if not z[source] and refill is not None:
            refill(m)
        if not z[source]:
            break
        if m.g.shared:
            separate(m, source, target)
        pile = z[source]
        some = min(count - len(drawn), len(pile))
        if at_random:
            _bring_up(m, pile, some)
        cards = pile[: -some - 1 : -1]
        if not watched:
            del pile[-some:]
            z[target] += cards
            if m.g.kept_by_pile:
                outdate(m, source, target)
        for card in cards:
            if watched:
                move(m, card, target, False)
            loc[card] = target
            if log is not None:
                log.append(record(CardDrawn, (clause, player, card)))
        drawn += cards
    if drawn:
        m.shown |= 1 << player
    return drawn


def at_random(m: State, things: list[int], count: int, sort: int, clause: int) -> list[int]:
    """So many of some things, all of them if there are not so many; their sort is one of `BY_CHANCE`, by its place."""
    left, some = list(things), max(0, min(count, len(things)))
    _bring_up(m, left, some, sort)
    found = left[len(left) - some :][::-1]
    if not found:
        return found
    m.shown = -1
    if m.log is not None and (sort != CARD or all(is_open(m, card) for card in found)):
        m.log.append(PickedAtRandom(clause, sort, found))
    return found


def is_open(m: State, card: int) -> bool:
    """Whether everybody sees a card; a place lies nowhere."""
    return m.loc[card] < 0 or m.g.sheet.piles[m.loc[card]][0].seen == "all"


def _bring_up(m: State, pile: list[int], count: int, sort: int = CARD) -> None:
    """Some things come by chance to the top of a pile, or because a scenario has said so."""
    for last in range(len(pile) - 1, len(pile) - 1 - count, -1):
        at = _said(m, pile, last, sort) if m.lots else m.below(last + 1)
        pile[at], pile[last] = pile[last], pile[at]


def _said(m: State, pile: list[int], last: int, sort: int) -> int:
    """Where in a pile, up to a place in it, the first thing lies that a scenario has named; by chance if none does."""
    for at, thing in enumerate(pile[: last + 1]):
        if m.lots[-1] == (sort, m.g.design[thing] if sort == CARD else thing):
            m.lots.pop()
            return at
    return m.below(last + 1)
