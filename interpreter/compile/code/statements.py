"""Statements: what generated code does, one after the other."""

from __future__ import annotations

from attrs import define, frozen

from interpreter.compile.code.nodes import Expression, Type, Variable


class Statement:
    """Base of all statements."""

    __slots__ = ()


Statements = tuple[Statement, ...]


@define(unsafe_hash=True, repr=False)
class Assign(Statement):
    """A variable, a slot or a place of a table gets a value."""

    target: Expression
    value: Expression


@define(unsafe_hash=True, repr=False)
class Unpack(Statement):
    """Each number of an amount goes to a target of its own."""

    targets: tuple[Expression, ...]
    value: Expression


@define(unsafe_hash=True, repr=False)
class Change(Statement):
    """A number grows (`+`), shrinks (`-`), or gets more bits (`|`)."""

    target: Expression
    operator: str
    value: Expression


@define(unsafe_hash=True, repr=False)
class Do(Statement):
    """A call whose value nobody needs."""

    call: Expression


@define(unsafe_hash=True, repr=False)
class Append(Statement):
    """One more at the end of a list or a pile."""

    many: Expression
    item: Expression


@define(unsafe_hash=True, repr=False)
class Remove(Statement):
    """One less of a list or a pile."""

    many: Expression
    item: Expression


@define(unsafe_hash=True, repr=False)
class Outdate(Statement):
    """What is remembered of a pile is no longer true (`interpreter.compile.remembered`)."""

    pile: Expression


@define(unsafe_hash=True, repr=False)
class Clear(Statement):
    """A slot of a card holds no piece any more."""

    entry: Expression


@define(unsafe_hash=True, repr=False)
class If(Statement):
    """The first arm whose condition holds; `otherwise` where none does."""

    arms: tuple[tuple[Expression, Statements], ...]
    otherwise: Statements | None = None


@define(unsafe_hash=True, repr=False)
class For(Statement):
    """For each of many; `otherwise` where nothing broke it off."""

    variable: Expression
    many: Expression
    body: Statements
    otherwise: Statements = ()


@define(unsafe_hash=True, repr=False)
class While(Statement):
    """As long as a condition holds."""

    condition: Expression
    body: Statements


@define(unsafe_hash=True, repr=False)
class Return(Statement):
    """The function or block ends."""

    value: Expression | None = None


@define(unsafe_hash=True, repr=False)
class Break(Statement):
    """The loop ends."""


@define(unsafe_hash=True, repr=False)
class Continue(Statement):
    """The next round of the loop."""


@define(unsafe_hash=True, repr=False)
class Record(Statement):
    """A record of the log, where one is kept: of the class `kind`, see `interpreter.effects.records`."""

    kind: str
    clause: int
    fields: tuple[Expression, ...]


@define(unsafe_hash=True, repr=False)
class Mark(Statement):
    """What of a line has been exercised, see `interpreter.compile.marks`."""

    clause: int
    what: Expression


# ---- frames ---------------------------------------------------------------------------------------------------------


@define(unsafe_hash=True, repr=False)
class Goto(Statement):
    """Which block of the routine comes next: a `Label`, or an expression that gives one of several."""

    label: Expression


@define(unsafe_hash=True, repr=False)
class Push(Statement):
    """A frame comes on the stack; with `instead` in the place of the running one, which has nothing more to do."""

    frame: Expression
    instead: bool = False


@define(unsafe_hash=True, repr=False)
class Leave(Statement):
    """The routine has ended: its frame goes from the stack."""


@define(unsafe_hash=True, repr=False)
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
    """Under which number of `State.kept` a function remembers what it gives for the same things and the same `counters`
    (parts of the numbers of a match, from one place to another; of each the one of whom a parameter names, or
    all where that is -1), until an `Outdate` says otherwise. What it can say `at_once` is not remembered."""

    number: int
    at_once: Statements
    counters: tuple[tuple[int, int, int], ...]


@define
class Function:
    """A function of the match and its parameters; what it gives may be remembered if it is `kept`."""

    name: str
    params: tuple[Variable, ...]
    gives: Type
    body: Statements = ()
    kept: Kept | None = None
