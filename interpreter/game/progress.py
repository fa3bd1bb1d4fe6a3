"""In whose name something is asked: the action or the card by which the verb was begun that asks it."""

from __future__ import annotations

from operator import attrgetter

from attrs import frozen

from interpreter.effects.records import ActionTaken
from interpreter.game.asides import is_going
from interpreter.game.state import State


@frozen
class Begun:
    """What is in progress: a card (-1: none), or else the number of an action, and the player who has begun it."""

    player: int
    card: int = -1
    action: int = -1


def begun(m: State, clause: int) -> Begun | None:
    """By what the line was begun that asks something; None where that has no name, or cannot be told."""
    sheet = m.g.sheet
    owner = sheet.clauses[clause].owner
    if owner in map(attrgetter("name"), sheet.designs):
        return None  # the line stands on the card itself
    own = [number for number, one in enumerate(sheet.actions) if one.name == owner]
    actions, abilities = (own, []) if own else m.g.tables["begun_by"].get(owner, ([], []))
    for frame in reversed(m.stack):
        if m.g.tables["listener_of_block"].get(frame[0], -1) in abilities:
            card, player = frame[1:3]
            return Begun(player, card) if card >= 0 else None
    for record in reversed(m.log or ()):
        if isinstance(record, ActionTaken) and record.action in actions and is_under_way(m, record.action):
            return Begun(record.player, action=record.action)
    return None


def is_under_way(m: State, action: int) -> bool:
    """Whether an action that was begun can still be; of one at any time it is known."""
    return action not in m.g.asides or is_going(m, action)
