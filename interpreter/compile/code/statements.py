"""Statements: what generated code does, one after the other."""

from __future__ import annotations

from attrs import define, frozen

from interpreter.compile.code.nodes import Expression, Type, Variable
from interpreter.frozen import Frozen


class Statement(Frozen):
    """Base of all statements."""


Statements = tuple[Statement, ...]


class Assign(Statement):
    """A variable, a slot or a place of a table gets a value."""

    target: Expression
    value: Expression


class Unpack(Statement):
    """Each number of an amount goes to a target of its own."""

    targets: tuple[Expression, ...]
    value: Expression


class Change(Statement):
    """A number grows (`+`), shrinks (`-`), or gets more bits (`|`)."""

    target: Expression
    operator: str
    value: Expression


class Do(Statement):
    """A call whose value nobody needs."""

    call: Expression


class Append(Statement):
    """One more at the end of a list or a pile."""

    many: Expression
    item: Expression


class Remove(Statement):
    """One less of a list or a pile."""

    many: Expression
    item: Expression


class Outdate(Statement):
    """What is remembered of a pile is no longer true (`interpreter.compile.remembered`)."""

    pile: Expression


class Clear(Statement):
    """A slot of a card holds no piece any more."""

    entry: Expression


class If(Statement):
    """The first arm whose condition holds; `otherwise` where none does."""

    arms: tuple[tuple[Expression, Statements], ...]
    otherwise: Statements | None = None


class For(Statement):
    """For each of many; `otherwise` where nothing broke it off."""

    variable: Expression
    many: Expression
    body: Statements
    otherwise: Statements = ()


class While(Statement):
    """As long as a condition holds."""

    condition: Expression
    body: Statements


class Return(Statement):
    """The function or block ends."""

    value: Expression | None = None


class Break(Statement):
    """The loop ends."""


class Continue(Statement):
    """The next round of the loop."""


class Record(Statement):
    """A record of the log, where one is kept: of the class `kind`, see `interpreter.effects.records`."""

    kind: str
    clause: int
    fields: tuple[Expression, ...]


class Mark(Statement):
    """What of a line has been exercised, see `interpreter.compile.marks`."""

    clause: int
    what: Expression


# ---- frames ---------------------------------------------------------------------------------------------------------


class Goto(Statement):
    """Which block of the routine comes next: a `Label`, or an expression that gives one of several."""

    label: Expression


class Push(Statement):
    """A frame comes on the stack; with `instead` in the place of the running one, which has nothing more to do."""

    frame: Expression
    instead: bool = False


class Leave(Statement):
    """The routine has ended: its frame goes from the stack."""


class Ask(Statement):
    """The block ends with a decision; the answer comes into a slot, and `label` goes on. In a game with actions at any
    time the slot tells until then at which block the question is asked `again`."""

    chooser: Expression
    question: int
    slot: Expression
    label: Expression
    options: Expression
    again: Expression | None = None


@frozen
class Kept:
    """Under which number of `State.kept` a function remembers what it gives, until an `Outdate` says otherwise; from
    there on under one for each `player`, if that is the place of a parameter.

    It is kept for the same things and the same `counters`: parts of the numbers of a match, from one place to another,
    of each the one of whom a parameter names, or all where that is -1. What it gives is the same for all copies of a
    card that is one of the parameters `by_design`. What it can say `at_once` is not remembered.
    """

    number: int
    at_once: Statements
    counters: tuple[tuple[int, int, int], ...]
    by_design: tuple[int, ...]
    player: int | None


@define
class Function:
    """A function of the match and its parameters; what it gives may be remembered if it is `kept`."""

    name: str
    params: tuple[Variable, ...]
    gives: Type
    body: Statements = ()
    kept: Kept | None = None
