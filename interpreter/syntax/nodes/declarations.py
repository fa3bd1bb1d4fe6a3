"""Declarations: what begins in column 1 of a file, and the file itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field

from interpreter.syntax.nodes.abilities import Ability
from interpreter.syntax.nodes.base import Name, Node

if TYPE_CHECKING:
    from interpreter.syntax.nodes.expressions import Expr
    from interpreter.syntax.nodes.facts import Fact, No, Number, Range, SlotName, Text, Works
    from interpreter.syntax.nodes.statements import NameFact, Stmt


class KindDecl(Node):
    """`kind vessel is card "vessel"` and its lines."""

    name: Name
    base: Name
    title: Text | None
    items: tuple[Fact | Works, ...]


class CounterDecl(Node):
    """`resource wood for each player "wood"`; `word` is `resource` or `counter`; `each` is None for one of the game.
    `of` is what there is one for: `counter cubes of good for each player`."""

    word: str
    name: Name
    of: Name | None = field(default=None, kw_only=True)
    each: Name | None
    title: Text | None
    facts: tuple[Fact, ...]


class ZoneDecl(Node):
    """`zone hand of card for each player "hand"`; a slot has a `SlotName` for a name."""

    name: Name | SlotName
    of: Name
    each: Name | None
    title: Text | None
    items: tuple[Fact | Ability, ...]


class Param(Node):
    """A parameter. `joint` is None, `of`, `for`, `against`, `into`, `onto`, `under`, `along`, `through`, `to`, `by` or
    `with`."""

    joint: str | None
    name: Name
    type: Name | None


class Case(Node):
    """One line of a value: `EXPR if COND`, or `EXPR otherwise` (condition None)."""

    value: Expr
    condition: Expr | None


class Row(Node):
    """A line of a table, `13, 12, 11 or more  0`: each of its `cells` is one entry, or several with commas."""

    cells: tuple[tuple[Name | No | Number | Range, ...], ...]


class Table(Node):
    """The rows of `table cost by card's class, card's size`, and by what they are looked up."""

    keys: tuple[Expr, ...]
    rows: tuple[Row, ...]


class ValueDecl(Node):
    """`value raid_cost against player = 2 stone`: a single case without a condition; or several lines of cases.
    `names` are its names in other languages, on lines of their own. A `table` has rows in place of cases."""

    name: Name
    params: tuple[Param, ...]
    cases: tuple[Case, ...]
    title: Text | None = None
    names: tuple[NameFact, ...] = ()
    table: Table | None = None


class BoardDecl(Node):
    """`board space of hex "Space"` and its lines; with `for each player` everyone has one."""

    name: Name
    of: Name
    each: Name | None
    title: Text | None
    facts: tuple[Fact, ...]


class Source(Node):
    """`from lane's ends`, in a relation: what says which places are related."""

    chain: Expr


class Holds(Node):
    """`if X`, in a relation: when it holds."""

    condition: Expr


class RelationDecl(Node):
    """`relation joined of hex for other (hex)` and its lines."""

    name: Name
    params: tuple[Param, ...]
    title: Text | None
    items: tuple[Fact | Source | Holds, ...]


class VerbDecl(Node):
    """`to build card (vessel) into row with discount (number)` and its body."""

    name: Name
    params: tuple[Param, ...]
    body: tuple[Stmt, ...]
    title: Text | None = None


class AnyTime(Node):
    """`at any time in your turn, once a round` behind an action; `stretch` is `in your turn`, or empty."""

    stretch: str
    once: Name | None


class ActionDecl(Node):
    """`action masonry "Masonry"` and its body, which may begin with names in other languages (`NameFact`)."""

    name: Name
    title: Text | None
    any_time: AnyTime | None
    body: tuple[Stmt, ...]


class ThingDecl(Node):
    """`vessel long_ferry "Long Ferry"`; also `game NAME`, `pack NAME`, `variant NAME`, `ending NAME`: see `kind`. What
    was written as a series, with `each`, is checked as its cards, which know what it is called."""

    kind: Name
    name: Name
    title: Text | None
    items: tuple[Fact | Ability, ...]
    series: str = field(default="", kw_only=True)


class ChangeDecl(Node):
    """`change vessel long_ferry of harbour`; `word` is `change`, `replace` or `remove`."""

    word: str
    kind: Name
    name: Name
    pack: Name | None
    title: Text | None
    items: tuple[Fact | Ability, ...]


class InsteadDecl(Node):
    """`replace to moor vessel`, `replace value toll = 3`: a declaration that stands in place of another pack's."""

    word: str
    declaration: CounterDecl | ZoneDecl | BoardDecl | RelationDecl | ValueDecl | VerbDecl | ActionDecl


class Because(Node):
    """`because "needs your stock"`, `because of long_ferry, anchor`: the words of a line, or cards."""

    words: Text | None = None
    cards: tuple[Name, ...] = ()


class Line(Node):
    """A line of `given` or `then`: an expression, and more values behind commas (`your stock is 2 wood, 1 stone`)."""

    condition: Expr
    more: tuple[Expr, ...] = ()
    because: Because | None = None


class Section(Node):
    """`given`, `when` or `then` of a scenario; `lines` are `Line` in given and then, statements in when.

    `laid` are the statements under `and then` of given.
    """

    word: str
    lines: tuple[Line | Stmt, ...]
    laid: tuple[Stmt, ...] = ()


class ScenarioDecl(Node):
    """`scenario "…"`: facts (`ruling X58`) and sections."""

    title: Text
    items: tuple[Fact | Section, ...]


Decl = (
    KindDecl | CounterDecl | ZoneDecl | BoardDecl | RelationDecl | ValueDecl | VerbDecl | ActionDecl | ThingDecl |
    ChangeDecl | InsteadDecl | Ability | ScenarioDecl
)  # fmt: skip


class Comment(Node):
    """`# …`, with its `#`. Kept beside the tree, not in it."""

    text: str


class Module(Node):
    """A file: its declarations in order, and its comments with their places (outside equality)."""

    declarations: tuple[Decl, ...]
    comments: tuple[Comment, ...] = field(default=(), eq=False, repr=False)
