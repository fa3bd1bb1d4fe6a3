"""Why something cannot be done: the need, the price or the prohibition that stands in the way, by its line of source.

A line that hands over to a verb or to a card's effect is not the reason itself: what fails there is. Where something
has to be picked and nothing will do, the reason is what stops those that come furthest. A player who has two hands and
too little coin is told of the coin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from attrs import define, field, frozen

from interpreter.game.state import State

Row = tuple[int, Callable[..., bool], Callable[..., "Reason | None"] | None]
"""A line: its clause, whether all up to it holds, and what asks for the reason within it."""


@frozen
class Reason:
    """What stands in the way: a clause, and the card whose prohibition or effect it is (-1: none).

    `depth` tells how far everything went before: the places of the lines, from the outermost block inwards.
    """

    clause: int
    card: int = -1
    depth: tuple[int, ...] = ()


@define
class Reasons:
    """The rows of a game: `action NAME`, `verb NAME` or `ability NUMBER` -> its rows, read when first asked for."""

    source: str
    names: dict[str, list[list[Any]]]
    rows: dict[str, list[Row]] = field(factory=dict)

    def of(self, key: str, space: dict[str, Any]) -> list[Row]:
        """The rows of something that can be done. `space` is what the functions of the game know."""
        if not self.rows:
            exec(compile(self.source, "<reasons compiled>", "exec"), space)
            self.rows = {
                one: [(clause, space[holds], space[inner] if inner else None) for clause, holds, inner in rows]
                for one, rows in self.names.items()
            }
        return self.rows[key]


def why(m: State, key: str, args: tuple[Any, ...], card: int = -1) -> Reason | None:
    """The first line of a block that does not hold; None if all do."""
    for place, (clause, holds, within) in enumerate(m.g.reasons.of(key, m.g.functions)):
        if not holds(m, *args):
            inner = within(m.clone(), *args) if within is not None else None
            if inner is None:
                return Reason(clause, card, (place,))
            return Reason(inner.clause, inner.card, (place, *inner.depth))
    return None


def why_action(m: State, action: str, player: int) -> Reason | None:
    """What stands in the way of an action; None if it can be taken."""
    return why(m, f"action {action}", (player,))


def why_verb(m: State, verb: str, tried: Iterable[tuple[Any, ...]]) -> Reason | None:
    """What stops the furthest of those tried, each (doer, objects …); None if one can be done or none was tried."""
    found: Reason | None = None
    for args in tried:
        reason = forbidden_by(m, verb, args) or why(m, f"verb {verb}", args)
        if reason is None:
            return None
        if found is None or reason.depth > found.depth:
            found = reason
    return found


def why_effect(m: State, effect: str, card: int, doer: int) -> Reason | None:
    """What stands in the way of a card's effect; None if it can begin, or the card has none."""
    number = m.g.functions["EFFECTS"][effect].get(m.g.design[card])
    return None if number is None else why(m, f"ability {number}", (card, doer, doer), card)


def forbidden_by(m: State, verb: str, args: tuple[Any, ...]) -> Reason | None:
    """The prohibition of a card that is in force for this."""
    channel = m.g.tables["verbs"].get(verb)
    if channel is None:
        return None
    for this in m.live.get(channel, ()):
        design = m.g.design[this]
        applying = zip(m.g.forbids[channel][design], m.g.forbid_clauses[channel][design], strict=True)
        for applies, clause in applying:
            if applies(m, this, m.g.owner[m.loc[this]], *args):
                return Reason(clause, this, (-1,))
    return None


def receipt(m: State, value: str, args: tuple[Any, ...]) -> list[tuple[int, Any]]:
    """The changes of a declared value now, as (card, change): what is added, taken (negative) or replaces it."""
    program = m.g
    channel = program.tables["values"].get(value)
    parts: list[tuple[int, Any]] = []
    for this in m.live.get(channel, ()) if channel is not None else ():
        for sign, change in program.changes[channel][program.design[this]]:
            amount = change(m, this, program.owner[m.loc[this]], *args)
            if amount is not None:
                if sign < 0:
                    amount = tuple(-part for part in amount) if isinstance(amount, tuple) else -amount
                parts.append((this, amount))
    return parts
