"""Whether the state in a saved match can be one of this game: nothing missing, every card once, all numbers numbers.

A record that was cut or changed is noticed by its checksum; this is for one that was written by another program. It
does not tell whether the state can be reached: `record.replay` does.
"""

from __future__ import annotations

from interpreter.game.moves import tuned
from interpreter.game.state import State


def unsound(m: State, players: int) -> str | None:
    """What is wrong with a state, in a few words; None if nothing is."""
    tables, cards = m.g.tables, range(len(m.g.tables["design"]) - 1)
    if m.n != players:
        return f"the state is one of {m.n} players"
    if not _numbers(m.c) or len(m.c) != len(tables["start_numbers"]):
        return "its counters are not those of this game"
    if len(m.z) != len(tables["start_piles"]) or not all(_numbers(pile) for pile in m.z):
        return "its piles are not those of this game"
    places = {card: place for place, pile in enumerate(m.z) for card in pile}
    if sorted(places) != list(cards) or sum(map(len, m.z)) != len(cards) or not _numbers(m.loc):
        return "a card is missing or there twice"
    if m.loc != [*(places[card] for card in cards), -1]:
        return "a card lies where it does not lie"
    if not all(0 <= cell < len(cards) * tables["slot_count"] and 0 <= look < players for cell, look in m.cells.items()):
        return "a piece lies in a slot that does not exist"
    if {channel: set(heard) for channel, heard in m.live.items()} != {c: set(heard) for c, heard in tuned(m).items()}:
        return "other cards are working than can be"
    if not all(isinstance(frame, list) and frame and _is_block(m, frame[0]) for frame in (*m.stack, *m.due)):
        return "it waits for an effect that this game does not have"
    kinds: tuple[tuple[object, type], ...] = ((m.rng, int), (m.over, bool), (m.ended, int))
    if not all(isinstance(part, kind) for part, kind in kinds):
        return "a part of it is of another kind"
    if m.options is not None:
        asked = isinstance(m.options, list) and m.options and m.stack and 0 <= m.asker < players
        if not asked or not 0 <= m.question < len(m.g.questions) or not 0 < m.slot < len(m.stack[-1]):
            return "it asks what this game does not ask"
    elif not m.over:
        return "it is not over, and nothing is asked"
    return None


def _numbers(values: object) -> bool:
    return isinstance(values, list) and all(type(value) is int for value in values)


def _is_block(m: State, number: object) -> bool:
    return type(number) is int and 0 <= number < len(m.g.blocks)
