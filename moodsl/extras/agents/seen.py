"""What of an answer somebody sees: answers that look the same to a player are one to whoever thinks for that player.

The number of a card says which copy it is, which nobody can tell; so a card is known by what is printed on it and where
it lies. Of a card picked where a player cannot look, that player learns nothing until it lies where it can be seen.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from interpreter.game.forms import FORMS
from interpreter.game.program import Program
from interpreter.game.state import State

Event = tuple[int, Hashable, int]
"""An answer: by whom, as they see it themselves, and the card it names or -1."""


class Seen:
    """The looks of answers in one game."""

    def __init__(self, program: Program) -> None:
        self._sees = program.sheet.sees

    def looks(self, m: State) -> list[Hashable]:
        """What each option of the pending decision looks like to the player who is asked; no two are the same."""
        options: list[Any] = m.options or []
        looks = FORMS[m.g.questions[m.question].form].looks
        if looks is None:
            return options
        found = looks(m, options)
        if len(set(found)) == len(found):
            return found
        counts: dict[Hashable, int] = {}
        for at, look in enumerate(found):
            counts[look] = counts.get(look, 0) + 1
            found[at] = (look, counts[look])
        return found

    def event(self, m: State, option: Any, look: Hashable) -> Event:
        """An answer that is about to be given."""
        named = m.g.questions[m.question].sort == "card"
        return m.asker, look, option if named else -1

    def told(self, m: State, events: list[Event], player: int) -> tuple[Hashable, ...]:
        """What a player has seen of answers by now."""
        sees = self._sees[player]
        return tuple(
            (doer, look) if card < 0 or doer == player or sees[m.loc[card]] else doer for doer, look, card in events
        )
