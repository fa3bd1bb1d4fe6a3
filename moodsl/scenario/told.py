"""The words in which a scenario speaks of a match: those of somebody who sees all and is called `you`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from interpreter.effects.changes import AT_LEAST, LIMITS
from interpreter.effects.records import Record
from interpreter.game.reasons import ValueChange
from interpreter.game.state import State
from interpreter.game.words import Words
from interpreter.model.scenario import SEATS
from interpreter.report.message import joined, msg

VERBS = {"is": "are", "pays": "pay", "draws": "draw"}  # what `you` do


class ScenarioWords(Words):
    """Words for somebody who sees all and is called `you`."""

    def owned(self, owner: int, name: str) -> str:
        """A place with whose it is."""
        return f"your {name}" if owner == 0 else super().owned(owner, name)

    def record(self, m: State, record: Record) -> str | None:
        """A line of the log; `you pay`, not `you pays`."""
        line = super().record(m, record)
        return line and re.sub(r"^you (is|pays|draws)\b", lambda match: f"you {VERBS[match[1]]}", line)

    def worth(self, value: Any, type: str) -> str:
        """What a value is, of whatever type."""
        if type == "amount":
            return self.amount(value)
        if type == "player":
            return SEATS[value] if 0 <= value < len(SEATS) else msg("nobody")
        if type == "card":
            return self.card(value)
        if type == "flag":
            return msg("yes") if value else msg("no")
        return str(value)

    def changes(self, changes: Sequence[ValueChange]) -> str:
        """The receipt of a value: `Gate +1 coin, Tavern -2, Inn = 4`."""
        told = []
        for change in changes:
            amount = change.amount
            if change.sign in LIMITS:
                text = f"{'≥' if change.sign == AT_LEAST else '≤'} {self.number(amount)}"
            elif isinstance(amount, tuple):
                text = ("-" if change.sign < 0 else "+" if change.sign else "= ") + self.amount(amount)
            elif isinstance(amount, bool):
                text = msg("yes") if amount else msg("no")
            else:
                text = msg("{:+d}", amount * change.sign) if change.sign else msg("= {}", amount)
            told.append(msg("{} {}", self.card(change.card), text))
        return joined(", ", told) if told else msg("no card changes it")
