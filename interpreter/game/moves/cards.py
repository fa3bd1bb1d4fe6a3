"""Cards move, are marked, turned and put into another order."""

from __future__ import annotations

from interpreter.effects.records import CardMarked, CardTurned
from interpreter.game.moves.shown import forget
from interpreter.game.moves.working import is_owned, live_on, settle, tune, tune_in, tune_out, works_for
from interpreter.game.remembering import outdate, renew
from interpreter.game.state import State


def separate(m: State, *piles: int) -> None:
    """Before piles change that copies of the match share: they get a list of their own."""
    for pile in piles:
        m.z[pile] = m.z[pile][:]


def move(m: State, card: int, target: int, under: bool) -> None:
    """A card goes to a pile, on top or to the bottom (above cards that cannot be arranged)."""
    source = m.loc[card]
    g = m.g
    if g.shared:
        separate(m, source, target)
    if under or source == target or g.looks_back:
        _move_within(m, card, target, under)
        return
    tables = g.tables
    works, rows, a, b = tables["works"], tables["rows"], m.z[source], m.z[target]
    how, on_top = works[rows[card]], a[-1] == card
    was = how[source] == 1 or (how[source] == 2 and on_top)
    uncovered = covered = -1
    if on_top:
        a.pop()
        if a and works[rows[a[-1]]][source] == 2:
            uncovered = a[-1]
    else:
        a.remove(card)
    if b and works[rows[b[-1]]][target] == 2:
        covered = b[-1]
    b.append(card)
    m.loc[card] = target
    if g.kept_by_pile:
        outdate(m, source, target)
    now = how[target] != 0
    turned = was != now or (was and tables["owner"][source] != tables["owner"][target] and not is_owned(m, card))
    _enter_play(m, card, source, target)
    if turned:
        tune(m, card, not was)
    if uncovered >= 0:
        tune(m, uncovered, True)
    if covered >= 0:
        tune(m, covered, False)
    life = g.functions["life"]
    if turned:
        live_on(m, card, was, now)
    if uncovered >= 0:
        life(m, "wakes", uncovered)
    if covered >= 0:
        life(m, "rests", covered)


def _move_within(m: State, card: int, target: int, under: bool) -> None:
    """The rare moves: to the bottom of a pile, or within one; all moves in a game whose cards carry marks, or
    work by what is true of them."""
    g, source = m.g, m.loc[card]
    a, b = m.z[source], m.z[target]
    touched = [card, *b[-1:], *a[-2:-1]] if a[-1] == card else [card, a[-1], *b[-1:]]
    if g.conditions:
        touched += _above(m, source)
        touched += _above(m, target)
    noticed = g.noticed
    touched = [one for one in touched if noticed[one]]
    before = [(one, works_for(m, one)) for one in dict.fromkeys(touched)] if touched else []
    a.remove(card)
    b.insert(_first_free(m, b) if under else len(b), card)
    m.loc[card] = target
    _enter_play(m, card, source, target)
    if g.fading:
        _fall_back(m, card, target)
    if g.kept_by_pile:
        outdate(m, source, target)
    if before:
        settle(m, before)


def _above(m: State, pile: int) -> list[int]:
    """The cards that a pile lies on, directly and through others: whether they are full may change."""
    hosts, found = m.g.hosts, []
    while hosts[pile] >= 0:
        found.append(hosts[pile])
        pile = m.loc[hosts[pile]]
    return found


def _enter_play(m: State, card: int, source: int, target: int) -> None:
    """Abilities that are heard whether their card works or not follow it into play and out of it."""
    play = m.g.tables["play"]
    if play[source] != play[target]:
        for channel in m.g.tables["always_channels"][m.g.design[card]]:
            (tune_in if play[target] else tune_out)(m, channel, card)


def _fall_back(m: State, card: int, target: int) -> None:
    """What a card is marked with only in other places is what it was at first."""
    for number, kept, places, start in m.g.fading[m.g.tables["kind"][card]]:
        if not kept[target]:
            _put_mark(m, number, places[card], start)


def at_the_end(pile: list[int], count: int, top: int) -> list[int]:
    """So many cards at an end of a pile, from the bottom one to the top one."""
    return pile[max(len(pile) - max(count, 0), 0) :] if top else pile[: max(count, 0)]


def set_mark(m: State, number: int, card: int, now: int, clause: int) -> None:
    """A card is marked with something else, a number within its range; no card, and one of another kind, with
    nothing."""
    mark = m.g.tables["marks"][number]
    places, low, high = mark["places"], mark["low"], mark["high"]
    place = places[card]
    if place == places[-1]:
        return
    if low is not None and now < low:
        now = low
    if high is not None and now > high:
        now = high
    if m.log is not None:
        m.log.append(CardMarked(clause, number, card, now, m.c[place]))
    before = [(card, works_for(m, card))] if m.g.conditions else []
    _put_mark(m, number, place, now)
    if before:
        settle(m, before)


def _put_mark(m: State, number: int, place: int, now: int) -> None:
    """A mark changes, perhaps."""
    if m.c[place] != now:
        m.c[place] = now
        if m.g.kept_by_mark:
            renew(m, m.g.kept_by_mark[number])


def turn_card(m: State, card: int, side: int, clause: int) -> None:
    """A card is turned so that this face is up, in a game in which that decides whether it works; no card, and one that
    has no faces, is not."""
    faces = m.g.tables["face"]
    if faces[card] == faces[-1]:
        return
    if m.log is not None:
        m.log.append(CardTurned(clause, card, side))
    before = [(card, works_for(m, card))]
    m.c[faces[card]] = side
    settle(m, before)


def _first_free(m: State, pile: list[int]) -> int:
    """The lowest place in a pile that is not held by a card that cannot be arranged."""
    place = 0
    while place < len(pile) and pinned(m, pile[place]):
        place += 1
    return place


def pinned(m: State, card: int) -> bool:
    """Whether something says that this card cannot be arranged."""
    return bool(m.g.functions["forbidden_arrange"](m, -1, card))


def reorder(m: State, place: int, order: list[int]) -> None:
    """A pile gets a new order; the cards that start and stop being on top are noted."""
    if not order:
        return
    before = [(card, works_for(m, card)) for card in {m.z[place][-1], order[-1]}]
    m.z[place] = order[:]
    if m.g.kept_by_pile:
        outdate(m, place)
    if m.g.known:
        forget(m, place)
    settle(m, sorted(before))
