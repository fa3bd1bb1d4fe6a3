"""What one player has been shown, and what players choose at once."""

from __future__ import annotations

from interpreter.effects.records import CardsShown
from interpreter.game.state import State


def show(m: State, known: list[int] | None, player: int, cards: list[int], clause: int) -> list[int]:
    """One player sees cards. Gives what the frame at work then knows of who was shown which card, and where: three
    numbers each."""
    cards = [card for card in cards if card >= 0]
    if cards:
        m.shown |= 1 << player
        if m.log is not None:
            m.log.append(CardsShown(clause, player, cards))
    return [*(known or ()), *(part for card in cards for part in (player, card, m.loc[card]))]


def shown_to(m: State, player: int) -> list[int]:
    """The cards that a player has been shown by what is going on, as long as he knows where they lie: none of those of
    one pile any more when one of these has gone where he does not see it."""
    found: dict[int, list[int]] = {}
    for frame in m.stack:
        at = m.g.known.get(frame[0], 0)
        known: list[int] = (frame[at] if at else None) or []
        for at in range(0, len(known), 3):
            if known[at] == player:
                found.setdefault(known[at + 2], []).append(known[at + 1])
    sees = m.g.sheet.sees[player]
    kept = [cards for pile, cards in found.items() if all(m.loc[one] == pile or sees[m.loc[one]] for one in cards)]
    return list(dict.fromkeys(card for cards in kept for card in cards))


def forget(m: State, pile: int) -> None:
    """How a pile lies is known to nobody any more."""
    for frame in m.stack:
        at = m.g.known.get(frame[0], 0)
        if at and frame[at]:
            known = frame[at]
            frame[at] = [n for i in range(0, len(known), 3) if known[i + 2] != pile for n in known[i : i + 3]]


def unanswered(m: State) -> list[int | None]:
    """The answers of all players, before anybody has given one."""
    return [None] * m.n


def unlearn(m: State, player: int) -> None:
    """What others have chosen is not known to a player before he has: in this match they are asked after him."""
    for frame in m.stack:
        for left, answers in m.g.held.get(frame[0], ()):
            if frame[left] is not None:
                others = [seat for seat, one in enumerate(frame[answers]) if one is not None and seat != player]
                frame[left] += others
                frame[answers] = [None if seat in others else one for seat, one in enumerate(frame[answers])]
