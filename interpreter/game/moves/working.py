"""Which cards work, and for whom; who is heard.

A card that stops or starts working because of a move is noted here, and nowhere else: the index of who is heard on
which channel (`live`) is always true.
"""

from __future__ import annotations

from interpreter.game.remembering import renew
from interpreter.game.state import State


def working(m: State, card: int) -> bool:
    """Whether a card is working; -1, no card, is not."""
    if card < 0:
        return False
    tables = m.g.tables
    place = m.loc[card]
    how = tables["works"][tables["rows"][card]][place]
    works = bool(how == 1 or (how == 2 and m.z[place][-1] == card))
    return works and is_fit(m, card) if m.g.conditions else works


def is_fit(m: State, card: int) -> bool:
    """Whether what is true of a card lets it work, where it lies."""
    condition = m.g.conditions[m.g.tables["kind"][card]]
    return condition is None or condition(m, card)


def all_working(m: State, cards: list[int]) -> list[int]:
    """Those of some cards that are working."""
    works, rows, loc, z = m.g.tables["works"], m.g.tables["rows"], m.loc, m.z
    how = [(card, works[rows[card]][loc[card]]) for card in cards]
    found = [card for card, when in how if when == 1 or (when == 2 and z[loc[card]][-1] == card)]
    return [card for card in found if is_fit(m, card)] if m.g.conditions else found


def owner_of(m: State, pile: int) -> int:
    """Whose pile it is: that of a card belongs to whoever the card belongs to; -1 for nobody's."""
    hosts, loc = m.g.hosts, m.loc
    while hosts[pile] >= 0:
        pile = loc[hosts[pile]]
    return m.g.owner[pile]


def is_owned(m: State, card: int) -> bool:
    """Whether a card belongs to a player wherever it lies."""
    owned = m.g.owned
    return bool(owned and owned[card] >= 0)


def whose(m: State, card: int) -> int:
    """Whose card it is: an owned one is its owner's, any other belongs to whoever it lies before; -1 is nobody."""
    owned = m.g.owned
    if owned and owned[card] >= 0:
        return owned[card]
    return owner_of(m, m.loc[card])


def host_of(m: State, card: int, kind: int) -> int:
    """The nearest card of a kind that a card lies on, directly or through others; -1 if there is none."""
    hosts, kinds, loc = m.g.hosts, m.g.tables["kind"], m.loc
    meant, host = m.g.tables["under"][kind], hosts[loc[card]]
    while host >= 0 and kinds[host] not in meant:
        host = hosts[loc[host]]
    return host


def encloses(m: State, card: int, pile: int) -> bool:
    """Whether a pile lies under this card, or under a card that lies under it."""
    hosts, loc = m.g.hosts, m.loc
    while hosts[pile] >= 0 and hosts[pile] != card:
        pile = loc[hosts[pile]]
    return hosts[pile] == card


def works_for(m: State, card: int) -> int:
    """The player for whom a card works; -1 if it does not work."""
    return whose(m, card) if working(m, card) else -1


def settle(m: State, before: list[tuple[int, int]]) -> None:
    """Note the cards that have stopped and started working since `before`, which says for whom each one worked."""
    changes = [(card, was >= 0, now >= 0) for card, was in before if (now := works_for(m, card)) != was]
    for card, was, _now in changes:
        tune(m, card, not was)
    for change in changes:
        live_on(m, *change)


def live_on(m: State, card: int, was: bool, now: bool) -> None:
    """What comes of it that a card has stopped working, or started, or has stopped for one player and starts for
    another. It does not hear that it has stopped itself."""
    life = m.g.functions["life"]
    if was:
        life(m, "rests", card)
        if now:
            tune(m, card, True)
    if now:
        life(m, "wakes", card)


def tune(m: State, card: int, on: bool) -> None:
    """The card is heard from now on, or not any more."""
    for channel in m.g.tables["channels"][m.g.design[card]]:
        (tune_in if on else tune_out)(m, channel, card)


def tune_in(m: State, channel: int, card: int) -> None:
    """The card is heard on a channel, behind all others."""
    m.live[channel] = (*m.live.get(channel, ()), card)
    renew(m, m.g.kept_by_work)


def tune_out(m: State, channel: int, card: int) -> None:
    """The card is not heard on a channel any more."""
    left = tuple(one for one in m.live.get(channel, ()) if one != card)
    if left:
        m.live[channel] = left
    else:
        m.live.pop(channel, None)
    renew(m, m.g.kept_by_work)


def tuned(m: State) -> dict[int, tuple[int, ...]]:
    """The index of who is heard, computed afresh: what `live` must equal, but for the order."""
    tables = m.g.tables
    found: dict[int, list[int]] = {}
    for card, design in enumerate(tables["design"][:-1]):
        if working(m, card):
            for channel in tables["channels"][design]:
                found.setdefault(channel, []).append(card)
        if tables["play"][m.loc[card]]:
            for channel in tables["always_channels"][design]:
                found.setdefault(channel, []).append(card)
    return {channel: tuple(cards) for channel, cards in found.items()}
