"""How often each action was taken in games, and each card was named by a mark (a part that was put into a square)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.effects.records import ActionTaken, CardMarked

if TYPE_CHECKING:
    from interpreter.game.sheet import Sheet
    from interpreter.game.state import State
    from moodsl.extras.sim.one_game import GameRow

ACTION = "action"  # what stands for these counts where cards are counted by kind
Uses = dict[tuple[str, str], int]
"""How often, by `action` or the name of a mark, and the name of an action or card."""


@frozen
class Use:
    """How often something was done: in a game, on average, and the share of the games in which it was done at all."""

    each_game: float
    games: float


def uses_in(m: State, sheet: Sheet) -> Uses:
    """What was done in a finished game with a log."""
    marks = list(sheet.marks.values())
    found: Counter[tuple[str, str]] = Counter()
    for record in m.log or ():
        if isinstance(record, ActionTaken):
            found[ACTION, sheet.actions[record.action].name] += 1
        elif isinstance(record, CardMarked) and marks[record.mark].type == "card" and record.now >= 0:
            design = sheet.design(record.now)
            if sheet.kinds[design.kind].base == "card":
                found[marks[record.mark].name, design.name] += 1
    return found


def uses_of(sheet: Sheet, rows: Sequence[GameRow]) -> dict[str, dict[str, Use]]:
    """What many games say: for all actions, and for all cards that marks have named."""
    names = {(ACTION, action.name): None for action in sheet.actions}
    names |= {key: None for row in rows for key in sorted(row.uses)}
    found: dict[str, dict[str, Use]] = {}
    for what, name in names:
        counts = [row.uses.get((what, name), 0) for row in rows]
        use = Use(round(sum(counts) / len(rows), 4), round(sum(map(bool, counts)) / len(rows), 4))
        found.setdefault(what, {})[name] = use
    return found
