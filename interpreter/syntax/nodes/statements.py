"""Statements: the lines of a body, one thing done, chosen or decided after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field

from interpreter.syntax.nodes.base import Name, Node
from interpreter.syntax.nodes.expressions import Pick

if TYPE_CHECKING:
    from interpreter.syntax.nodes.expressions import Choice, Expr, Numbers, OneOf, Things
    from interpreter.syntax.nodes.facts import Text


class Needs(Node):
    """`needs card is in your hand`."""

    condition: Expr


class Let(Node):
    """`let best be highest of your resources`."""

    name: Name
    value: Expr


class EachOf(Node):
    """`each player`, `each player with the highest FACT` as the subject of a line."""

    noun: Name
    having: tuple[str, Name] | None = None


class Arg(Node):
    """An object of a verb: `card`, `into this row`, `with discount 2` (joint `with`, name set)."""

    joint: str | None
    value: Expr | Pick
    name: Name | None = None


class Phrase(Node):
    """A verb and its objects, perhaps with a subject.

    `target loses 1 honour` is subject None, verb `target`, first argument the `Name` `loses`, then the others: only the
    name table can tell which word is the verb.
    """

    subject: Expr | EachOf | Pick | None
    verb: Name
    args: tuple[Arg, ...] = ()


class Say(Node):
    """A line: a phrase, further objects behind commas (`gain 3 wood, 3 stone`), and `as NAME`."""

    phrase: Phrase
    more: tuple[Expr | Pick, ...] = ()
    bind: Name | None = None


class NameFact(Node):
    """`ru "Строительство"` in the body of an action."""

    name: Name
    values: tuple[Text, ...]


class May(Node):
    """`may LINE` or `may` BLOCK, perhaps with `otherwise`; `who` is None for the doer."""

    who: Expr | EachOf | None
    body: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...] = ()


class Choose(Node):
    """`choose a card from your hand as first_card where it is blue`; `pick` may be a place to choose from."""

    who: Expr | EachOf | None
    pick: Pick | Choice | Expr
    bind: Name | None = None
    where: Expr | None = None


class ChooseOne(Node):
    """`choose one`: every statement of the block is an option."""

    who: Expr | EachOf | None
    options: tuple[Stmt, ...]


class Option(Node):
    """`option "Take ore"` and its block: an option of `choose one`, or a line of `in any order`, with a title."""

    title: Text
    body: tuple[Stmt, ...]


class Arm(Node):
    """One `if COND` or `otherwise if COND` with its block."""

    condition: Expr
    body: tuple[Stmt, ...]


class If(Node):
    """`if … otherwise if … otherwise …`."""

    arms: tuple[Arm, ...]
    otherwise: tuple[Stmt, ...] = ()


class ForEach(Node):
    """`for each THINGS as NAME where COND, by highest FACT, by lowest FACT`; `by` has (`highest`|`lowest`, name) for
    each."""

    things: Things
    bind: Name | None = field(default=None, kw_only=True)
    where: Expr | None
    by: tuple[tuple[str, Name], ...]
    body: tuple[Stmt, ...]


class ForEachOf(Node):
    """`for each number from 1 to 3 as NAME where COND`, `for each resource`: what lies nowhere on the table."""

    pick: Numbers | OneOf | Pick
    bind: Name | None
    where: Expr | None
    body: tuple[Stmt, ...]


def through_words(loop: ForEach) -> ForEachOf:
    """`for each colour`, which reads as if it went through things."""
    pick = Pick(quantity="a", things=loop.things, span=loop.things.span)
    return ForEachOf(pick=pick, bind=loop.bind, where=loop.where, body=loop.body, span=loop.span)


class Each(Node):
    """`each player with the highest FACT where COND, by lowest FACT` with a block: a new doer.

    With `at once` nobody sees what another chooses.
    """

    noun: Name
    where: Expr | None
    body: tuple[Stmt, ...]
    at_once: bool = False
    having: tuple[str, Name] | None = None
    by: tuple[tuple[str, Name], ...] = ()


class Doer(Node):
    """A player with a block: `dealer`, `your left`, `the player with the highest bid`. He is the doer of its lines."""

    who: Expr
    body: tuple[Stmt, ...]


class AllOf(Node):
    """`all of` (one unit) or `in any order` (the doer orders the lines)."""

    any_order: bool
    body: tuple[Stmt, ...]


class Repeat(Node):
    """`repeat N times`, `repeat at most N times while COND`."""

    count: Expr
    at_most: bool
    condition: Expr | None
    body: tuple[Stmt, ...]


class Turns(Node):
    """`take turns from first rightwards while COND`, or `take turns, by highest FACT while COND` (`start` None)."""

    start: Expr | None
    condition: Expr | None
    body: tuple[Stmt, ...]
    direction: str | None = None  # `leftwards`, `rightwards`, or not said
    by: tuple[tuple[str, Name], ...] = ()


class Phase(Node):
    """`phase deeds "Actions"` and its block."""

    name: Name
    title: Text | None
    body: tuple[Stmt, ...]


class Modify(Node):
    """`raid_cost against you is 1 stone more`: `change` is `more`, `less`, `at least`, `at most` or None (is X). What
    stands in the target behind its joints may be things: `rebate for blue stalls`."""

    target: Expr
    amount: Expr
    change: str | None
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


class Cannot(Node):
    """`you cannot trade`."""

    who: Expr | EachOf
    phrase: Phrase


Stmt = (
    Needs | Let | Say | NameFact | May | Choose | ChooseOne | Option | If | ForEach | ForEachOf | Each | Doer | AllOf
    | Repeat | Turns | Phase | Modify | Cannot
)  # fmt: skip
