"""Why something cannot be done: the need, the price or the prohibition that stands in the way, by its line of source.

A line that hands over to a verb or to a card's effect is not the reason itself: what fails there is. Where something
has to be picked and nothing will do, the reason is what stops those that come furthest. A player who has two hands and
too little coin is told of the coin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from attrs import define, field

from interpreter.frozen import Frozen
from interpreter.game.moves.working import whose
from interpreter.game.state import State
from interpreter.text.cache import compiled_source

Row = tuple[int, Callable[..., bool], Callable[..., "Reason | None"] | None, Callable[..., list[Any]] | None]
"""A line: its clause, whether all up to it holds, what asks for the reason within it, and what gives its sides."""


class SidePart(Frozen):
    """A part of one side: with its sign what it is (`counter`, `value`, `pieces`, `cards`, `pile`, `fact`, `amount`,
    `discount`, `total`, `number`, `other`), its name (of a total a fact and a place), whom or what it is about, and
    its value now."""

    sign: int
    what: str
    name: str
    about: tuple[int, ...]
    value: Any


class ComparedSide(Frozen):
    """One side of what is compared: its value, and the parts that it is the sum of."""

    value: Any
    parts: tuple[SidePart, ...]


class Comparison(Frozen):
    """What fails. `form` is `compare`, `cost` (what it takes, what there is), `needed` (how many, how many there are),
    `full` (a place without room) or `nothing` (there is nothing to pick)."""

    form: str
    left: ComparedSide
    right: ComparedSide


class Reason(Frozen):
    """What stands in the way: a clause, and the card whose prohibition or effect it is (-1: none).

    `depth` tells how far everything went before: the places of the lines, from the outermost block inwards. `sides` are
    the numbers of the line as they are when all before it is paid.
    """

    clause: int
    card: int = -1
    depth: tuple[int, ...] = ()
    sides: tuple[Comparison, ...] = ()


@define
class Reasons:
    """The rows of a game: `action NAME`, `verb NAME`, `ability NUMBER` or `option QUESTION NUMBER` -> its rows, read
    when first asked for."""

    source: str
    names: dict[str, list[list[Any]]]
    picks: dict[int, tuple[str, list[int]]]  # question -> the function of a pick, and the places of its variables
    options: dict[int, list[int]]  # question with options of `choose one` -> the places of the variables
    rows: dict[str, list[Row]] = field(factory=dict)

    def of(self, key: str, space: dict[str, Any]) -> list[Row]:
        """The rows of something that can be done. `space` is what the functions of the game know."""
        self.read(space)
        return self.rows[key]

    def read(self, space: dict[str, Any]) -> None:
        """Read the source, if nobody has asked before."""
        if not self.rows:
            for code in compiled_source(self.source, "<reasons compiled>"):
                exec(code, space)
            self.rows = {
                one: [
                    (clause, space[holds], space[inner] if inner else None, space[sides] if sides else None)
                    for clause, holds, inner, sides in rows
                ]
                for one, rows in self.names.items()
            }


def why(m: State, key: str, args: tuple[Any, ...], card: int = -1) -> Reason | None:
    """The first line of a block that does not hold; None if all do."""
    for place, (clause, holds, within, sides) in enumerate(m.g.reasons.of(key, m.g.functions)):
        if not holds(m, *args):
            inner = within(m.clone(), *args) if within is not None else None
            if inner is None:
                told = sides(m.clone(), *args) if sides is not None else []
                return Reason(clause, card, (place,), tuple(map(comparison, told)))
            return Reason(inner.clause, inner.card, (place, *inner.depth), inner.sides)
    return None


def comparison(told: tuple[str, Any, Any]) -> Comparison:
    """A comparison from what a generated function gives."""
    form, left, right = told
    return Comparison(form, side(left), side(right))


def side(told: tuple[Any, tuple[Any, ...]]) -> ComparedSide:
    """A side from what a generated function gives."""
    value, parts = told
    return ComparedSide(value, tuple(SidePart(*part) for part in parts))


def why_pick(m: State, thing: int) -> Reason | bool | None:
    """Why a thing is not offered where something is picked for a verb; None if nothing stands in its way, False if it
    is not among what can be picked, or nothing is picked for a verb now."""
    space = m.g.functions
    m.g.reasons.read(space)
    name, slots = m.g.reasons.picks.get(m.question, ("", []))
    if not name:
        return False
    frame = m.stack[-1]
    found: Reason | bool | None = space[name](m, *(frame[slot] for slot in slots), thing)
    return found


def why_option(m: State, option: int) -> Reason | bool | None:
    """Why an option of `choose one` is not offered; None if nothing stands in its way, False where it is not known."""
    slots = m.g.reasons.options.get(m.question)
    if slots is None:
        return False
    frame = m.stack[-1]
    return why(m, f"option {m.question} {option}", tuple(frame[slot] for slot in slots))


def why_action(m: State, action: str, player: int) -> Reason | None:
    """What stands in the way of an action; None if it can be taken."""
    return forbidden_by(m, "barred", action, (player,)) or why(m, f"action {action}", (player,))


def why_verb(m: State, verb: str, tried: Iterable[tuple[Any, ...]]) -> Reason | None:
    """What stops the furthest of those tried, each (doer, objects …); None if one can be done or none was tried."""
    return furthest(forbidden_by(m, "verbs", verb, args) or why(m, f"verb {verb}", args) for args in tried)


def why_behind(m: State, key: str, tried: Iterable[tuple[Any, ...]]) -> Reason | None:
    """What stops the furthest of those that can be chosen, behind the choice; else as `why_verb`."""
    return furthest(why(m, key, args) for args in tried)


def furthest(reasons: Iterable[Reason | None]) -> Reason | None:
    """The reason before which most was done; None if nothing stood in the way of one, or there are none."""
    found: Reason | None = None
    for reason in reasons:
        if reason is None:
            return None
        if found is None or reason.depth > found.depth:
            found = reason
    return found


def why_effect(m: State, effect: str, card: int, doer: int) -> Reason | None:
    """What stands in the way of a card's effect; None if it can begin, or the card has none."""
    number = m.g.functions["EFFECTS"][effect].get(m.g.design[card])
    return None if number is None else why(m, f"ability {number}", (card, doer, doer), card)


def forbidden_by(m: State, table: str, name: str, args: tuple[Any, ...]) -> Reason | None:
    """The prohibition of a card that is in force for this, one of the `verbs` or a `barred` action."""
    channel = m.g.tables[table].get(name)
    if channel is None:
        return None
    for this in m.live.get(channel, ()):
        design = m.g.design[this]
        applying = zip(m.g.forbids[channel][design], m.g.forbid_clauses[channel][design], strict=True)
        for applies, clause in applying:
            if applies(m, this, whose(m, this), *args):
                return Reason(clause, this, (-1,))
    return None


class ValueChange(Frozen):
    """A change of a value: the card, how (`sign`, of `interpreter.effects.changes`), by how much, and its line."""

    card: int
    sign: int
    amount: Any
    clause: int


def receipt(m: State, value: str, args: tuple[Any, ...]) -> tuple[Any, list[ValueChange], Any]:
    """How a declared value comes about now: its base, the changes in their order, and what they make."""
    program = m.g
    space = program.functions
    program.reasons.read(space)
    channel = program.tables["values"].get(value)
    found: list[ValueChange] = []
    for this in m.live.get(channel, ()) if channel is not None else ():
        design = program.design[this]
        changes = zip(program.changes[channel][design], program.change_clauses[channel][design], strict=True)
        for (sign, change), clause in changes:
            amount = change(m, this, whose(m, this), *args)
            if amount is not None:
                found.append(ValueChange(this, sign, amount, clause))
    return space[f"base_{value}"](m, *args), found, space[f"now_{value}"](m, *args)


def given(m: State, name: str, args: tuple[int, ...]) -> Any:
    """What a function made for reasons gives (`score_3`, `sum_worth`, `ended_ruin`); None if there is none."""
    m.g.reasons.read(m.g.functions)
    found = m.g.functions.get(name)
    return found(m, *args) if found is not None else None
