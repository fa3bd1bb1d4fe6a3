"""Expressions: what a line speaks of. Numbers, players, things, places, and what holds of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field

from interpreter.syntax.nodes.base import Name, Node
from interpreter.syntax.nodes.facts import ListOf, No, Number, SlotName, Text, Unknown

if TYPE_CHECKING:
    from interpreter.syntax.nodes.statements import Phrase


class You(Node):
    """`you`."""


class They(Node):
    """`they`, `them`."""


class It(Node):
    """`it`."""


class This(Node):
    """`this` alone, or `this row`: `noun` is then `row`."""

    noun: Name | None = None


class Plural(Node):
    """`towns'`: all of a kind, before what each of them has."""

    noun: Name


class Amount(Node):
    """`2 wood`, `(your gain) honour`: a number of a named unit, or of things (`1 pebble from …` is a `Pick`)."""

    count: Expr
    unit: Name
    of: Expr | None = None  # `1 cubes of good`


class Which(Node):
    """`your cubes of science`: of several counters under one name (`owned`), the one that is for a word."""

    owned: Of
    word: Expr


class Of(Node):
    """`X's Y` and `Y of X`: `owner` is X. `your Y` has `You` as the owner, `their Y` has `They`, `its Y` has `It`."""

    name: Name | SlotName
    owner: Expr
    of_form: bool = field(default=False, eq=False, repr=False)  # written as `Y of X`


class TopOf(Node):
    """`top of discard_pile`, `bottom of …`, `top 3 of …`, `top (your sight) of …` (count set)."""

    end: str
    count: int | Expr | None
    pile: Expr


class Related(Node):
    """`raid_cost against target`, `row_discount for row`; in brackets also behind `to`, `by` and `with` (`word`). More
    parts stand around it: `left` is then a `Related`."""

    left: Expr
    word: str
    right: Expr


class Things(Node):
    """Things of a kind, perhaps in a place: `blue cards in your rows`.

    Either `words` (adjectives, then a noun) or `owned` (`target's cards`) is set; `place` stands behind `in`, `from`,
    `on` or `within` (`joint`); a `Next` stands behind nothing. `where` only in brackets. `having` is what is highest or
    lowest of them: (`highest`, name); `alike` is in what several agree or differ: (`one`, colour), (`different`,
    colour).
    """

    words: tuple[Name, ...] = ()
    owned: Expr | None = None
    joint: str | None = None
    place: Expr | None = None
    where: Expr | None = None
    having: tuple[str, Name] | None = None
    alike: tuple[str, Name] | None = None


class TheOne(Node):
    """`the player with the highest fame`."""

    things: Things


class Next(Node):
    """`adjacent to X`, as a place: those that are related to it. `relation` is a name, or a slip."""

    relation: Expr
    to: Expr


class Near(Node):
    """`2 steps of X along adjacent`, as a place behind `within`: those that so many steps from it reach."""

    count: Expr
    of: Expr
    joint: str
    along: Name


class Towards(Node):
    """`X towards Y`, as a place behind `from`: the places that lie behind one another on that side of X."""

    start: Expr
    towards: Expr


class Stretch(Node):
    """`while C` or `until C`, in place of `where C`: of things in order those before the first for which C does not
    hold, or up to the first for which it does (`word`). `where` narrows these."""

    word: str
    stop: Expr
    where: Expr | None = None


class Steps(Node):
    """`steps from X to Y along adjacent`."""

    start: Expr
    goal: Expr
    joint: str
    along: Name


class LongestWay(Node):
    """`longest way along (roads where its builder is you)`; with `by length` the fact is added up, and with
    `not through (towns where …)` it ends there."""

    joint: str
    things: Things
    avoided: Things | None = None
    fact: Name | None = None


class Pick(Node):
    """`a blue card from your hand`, `2 pebbles from …`: things and how many.

    `quantity` is `a`, `all`, `up to`, `any number of` or `exactly`; `count` is set for `up to` and `exactly`.
    `an action` is a pick whose things are the single word `action`. `where` is a condition behind it.
    """

    quantity: str
    things: Things
    count: Expr | None = None
    where: Expr | None = None


class Numbers(Node):
    """`a number from 1 to 5`, where one is chosen; `words` are what stands before `from`."""

    words: tuple[Name, ...]
    low: Expr
    high: Expr


class TurnOf(Node):
    """`a turn of tile`, where one is chosen; `words` are what stands before `of`."""

    words: tuple[Name, ...]
    of: Expr


class PickedOut(Node):
    """`the barrel in your cellar where its size is 3`: one thing that is picked out, or none."""

    things: Things
    where: Expr


class OneOf(Node):
    """`a colour from red, blue`, where one is chosen; `words` are what stands before `from`. Without options, all:
    `a resource`."""

    words: tuple[Name, ...]
    options: tuple[Name, ...] = ()


class NumberOf(Node):
    """`number of cards in your hand`."""

    things: Things


class Aggregate(Node):
    """`total income of cards in their rows`, `lowest (steps from here to it) of ponds`: `word` is `total`, `highest` or
    `lowest`; before `of` stands a fact or a value, or in brackets what is said of each, with `it`."""

    word: str
    fact: Name | Group
    things: Things


class AggregateOf(Node):
    """`highest of your resources`."""

    word: str
    of: Expr


class ExtremeOf(Node):
    """`highest of your grain, your coin and 3`: `word` is `highest` or `lowest`."""

    word: str
    parts: tuple[Expr, ...]


class Times(Node):
    """`X times Y`."""

    left: Expr
    right: Expr


class Divided(Node):
    """`X divided by 2`."""

    left: Expr
    by: Number


class Per(Node):
    """`1 for each blue card in your rows`, `1 for each 2 cards in your hand`."""

    value: Expr
    things: Things
    step: Number | None = None


class Sum(Node):
    """`X + Y`, `X - Y`."""

    operator: str
    left: Expr
    right: Expr


class Compare(Node):
    """`X is Y`: `operator` is `is`, `is not`, `is like`, `is not like`, `is at least`, `is at most`, `is more than` or
    `is less than`."""

    operator: str
    left: Expr
    right: Expr
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


class Either(Node):
    """`X is either Y or Z`, `X is either W, Y or Z`."""

    left: Expr
    options: tuple[Expr, ...]
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


class Inside(Node):
    """`X is in Y`, `X is not on Y`, `X is within 2 steps of Y along adjacent`; in `X is adjacent to Y` there is no
    `joint`."""

    left: Expr
    negated: bool
    joint: str
    place: Expr
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


class There(Node):
    """`there is a …`, `there are at least 2 …`.

    `quantifier` is `a`, `no`, `exactly`, `at least`, `at most` or `fewer than`.
    """

    quantifier: str
    count: Expr | None
    things: Things
    where: Expr | None = None
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


class Extreme(Node):
    """`its size is the highest` (among the candidates)."""

    left: Expr
    word: str
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


class Can(Node):
    """`they can raid you`, `you cannot build it into this row`."""

    who: Expr
    negated: bool
    phrase: Phrase


class Logic(Node):
    """`X and Y`, `X or Y`; between things `or` makes one set of both."""

    operator: str
    left: Expr
    right: Expr


def both(first: Expr | None, second: Expr | None) -> Expr | None:
    """`X and Y` of two conditions, or the one that there is."""
    if first is None or second is None:
        return first or second
    return Logic(operator="and", left=first, right=second, span=first.span.to(second.span))


class Not(Node):
    """`not X`."""

    value: Expr


class Group(Node):
    """`( X )`: brackets that the author wrote."""

    value: Expr


Expr = (
    Name | Number | No | Unknown | Text | ListOf | SlotName | You | They | It | This | Amount | Which | Of | TopOf
    | Related | NumberOf | Aggregate | AggregateOf | ExtremeOf | Per | Times | Divided | Sum | Compare | Either | Inside
    | There | Extreme | Plural | Can | Logic | Not | Group | Pick | TheOne | PickedOut | Things | Next | Near | Towards
    | Stretch | Steps | LongestWay
)  # fmt: skip

Choice = Numbers | TurnOf | OneOf
"""What stands only behind `choose`."""
