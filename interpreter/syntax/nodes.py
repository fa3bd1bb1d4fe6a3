"""The syntax tree: what is written, before any name is looked up.

Every node is immutable and knows its span (outside equality and repr), so that two trees are equal when they say the same.
A `Name` keeps its own span. Nothing here knows what a name means: `target loses 1 loyalty` is a `Phrase` whose first
word may turn out to be the doer (see `check`).
"""

from __future__ import annotations

from attrs import field, frozen

from interpreter.text import Span


@frozen(kw_only=True)
class Node:
    """Anything written. `span` covers the smallest stretch that holds all of it."""

    span: Span = field(eq=False, repr=False)


@frozen(kw_only=True)
class Name(Node):
    """A word that the author chose, or a word of the closed lists: `food`, `cards`."""

    text: str


# ---- facts --------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Number(Node):
    """`3`."""

    value: int


@frozen(kw_only=True)
class Text(Node):
    """`"Colony Ship"`, without the quotes."""

    value: str


@frozen(kw_only=True)
class Unknown(Node):
    """`?`: follows from the card's own text."""


@frozen(kw_only=True)
class No(Node):
    """`no`."""


@frozen(kw_only=True)
class SlotName(Node):
    """`[A]`; `letter` is `A`."""

    letter: str


@frozen(kw_only=True)
class Ref(Node):
    """A reference to a rule or ruling: `X58`."""

    text: str


@frozen(kw_only=True)
class Range(Node):
    """`0 to 9`, `up to 10` (low None), `0 or more` (high None)."""

    low: int | None
    high: int | None


@frozen(kw_only=True)
class ListOf(Node):
    """`[farm, farm, mill]`."""

    items: tuple[Name, ...]


FactAtom = Name | Number | Text | Unknown | No | SlotName | Ref | Range | ListOf


@frozen(kw_only=True)
class Fact(Node):
    """One line of facts: `cost 2 food, 1 fleet` has two values of two atoms each. `items` are lines indented under it."""

    name: Name
    values: tuple[tuple[FactAtom, ...], ...]
    items: tuple[Fact | Ability, ...] = ()


@frozen(kw_only=True)
class Works(Node):
    """`works when it is in its owner's systems and it is top of its pile`, in a kind."""

    condition: Expr


# ---- declarations -------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class KindDecl(Node):
    """`kind building is card "structure"` and its lines."""

    name: Name
    base: Name
    title: Text | None
    items: tuple[Fact | Works, ...]


@frozen(kw_only=True)
class CounterDecl(Node):
    """`resource food for each player "food"`; `word` is `resource` or `counter`; `each` is None for one of the game."""

    word: str
    name: Name
    each: Name | None
    title: Text | None
    facts: tuple[Fact, ...]


@frozen(kw_only=True)
class ZoneDecl(Node):
    """`zone hand of card for each player "hand"`; a slot has a `SlotName` for a name."""

    name: Name | SlotName
    of: Name
    each: Name | None
    title: Text | None
    items: tuple[Fact | Ability, ...]


@frozen(kw_only=True)
class Param(Node):
    """A parameter. `joint` is None, `of`, `for`, `against`, `into`, `onto`, `under`, `along`, `through`, `to`, `by` or `with`."""

    joint: str | None
    name: Name
    type: Name | None


@frozen(kw_only=True)
class Case(Node):
    """One line of a value: `EXPR if COND`, or `EXPR otherwise` (condition None)."""

    value: Expr
    condition: Expr | None


@frozen(kw_only=True)
class ValueDecl(Node):
    """`value attack_cost against player = 2 fleet`: a single case without a condition; or several lines of cases.
    `names` are its names in other languages, on lines of their own."""

    name: Name
    params: tuple[Param, ...]
    cases: tuple[Case, ...]
    title: Text | None = None
    names: tuple[NameFact, ...] = ()


@frozen(kw_only=True)
class VerbDecl(Node):
    """`to build card (building) into system with discount (number)` and its body."""

    name: Name
    params: tuple[Param, ...]
    body: tuple[Stmt, ...]
    title: Text | None = None


@frozen(kw_only=True)
class ActionDecl(Node):
    """`action construction "Building"` and its body, which may begin with names in other languages (`NameFact`)."""

    name: Name
    title: Text | None
    any_time: bool
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class ThingDecl(Node):
    """`building colony_ship "Colony Ship"`; also `game NAME`, `pack NAME`, `variant NAME`, `ending NAME`: `kind` tells."""

    kind: Name
    name: Name
    title: Text | None
    items: tuple[Fact | Ability, ...]


@frozen(kw_only=True)
class ChangeDecl(Node):
    """`change building destroyer of orion`; `word` is `change` or `replace`."""

    word: str
    kind: Name
    name: Name
    pack: Name | None
    title: Text | None
    items: tuple[Fact | Ability, ...]


@frozen(kw_only=True)
class Line(Node):
    """A line of `given` or `then`: an expression, and further values behind commas (`your resources are 2 food, 1 fleet`)."""

    condition: Expr
    more: tuple[Expr, ...] = ()


@frozen(kw_only=True)
class Section(Node):
    """`given`, `when` or `then` of a scenario; `lines` are `Line` in given and then, statements in when."""

    word: str
    lines: tuple[Line | Stmt, ...]


@frozen(kw_only=True)
class ScenarioDecl(Node):
    """`scenario "…"`: facts (`ruling X58`) and sections."""

    title: Text
    items: tuple[Fact | Section, ...]


# ---- abilities ----------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Named(Node):
    """A named effect: `setup:`, `play:`, `activate [A]:`."""

    name: Name


@frozen(kw_only=True)
class NamedOf(Node):
    """`end of game:`: `name` is `end`, `of` is `game`."""

    name: Name
    of: Name


@frozen(kw_only=True)
class On(Node):
    """`on build:`."""

    verb: Name


@frozen(kw_only=True)
class Around(Node):
    """`after attack:` (phrase is a single verb) or `before an opponent attacks you:`; `word` is `after` or `before`.

    `after a card rests`, `after each opponent attacks`: the phrase's subject is a `Pick`, `EachOf` or an expression.
    """

    word: str
    phrase: Phrase


@frozen(kw_only=True)
class Would(Node):
    """`when you would lose loyalty:`."""

    phrase: Phrase


@frozen(kw_only=True)
class At(Node):
    """`at round start:`: `moment` is `round`, `edge` is `start` or `end`."""

    moment: Name
    edge: Name


@frozen(kw_only=True)
class Always(Node):
    """`always:`."""


When = Named | NamedOf | On | Around | Would | At | Always


@frozen(kw_only=True)
class Ability(Node):
    """A line that says when, and what happens then. `once` is None or the word of `once a round`."""

    when: When
    slot: SlotName | None
    working_or_not: bool
    once: Name | None
    body: tuple[Stmt, ...]


# ---- statements ---------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Needs(Node):
    """`needs card is in your hand`."""

    condition: Expr


@frozen(kw_only=True)
class Let(Node):
    """`let best be highest of your resources`."""

    name: Name
    value: Expr


@frozen(kw_only=True)
class EachOf(Node):
    """`each player`, `each opponent` as the subject of a line."""

    noun: Name


@frozen(kw_only=True)
class Arg(Node):
    """An object of a verb: `card`, `into this system`, `with discount 2` (joint `with`, name set)."""

    joint: str | None
    value: Expr | Pick
    name: Name | None = None


@frozen(kw_only=True)
class Phrase(Node):
    """A verb and its objects, perhaps with a subject. `target loses 1 loyalty` is subject None, verb `target`, first
    argument the `Name` `loses`, and `rest` the arguments behind it: only the name table can tell which word is the verb."""

    subject: Expr | EachOf | Pick | None
    verb: Name
    args: tuple[Arg, ...] = ()


@frozen(kw_only=True)
class Say(Node):
    """A line: a phrase, further objects behind commas (`gain 3 food, 3 fleet`), and `as NAME`."""

    phrase: Phrase
    more: tuple[Expr | Pick, ...] = ()
    bind: Name | None = None


@frozen(kw_only=True)
class NameFact(Node):
    """`ru "Строительство"` in the body of an action."""

    name: Name
    values: tuple[Text, ...]


@frozen(kw_only=True)
class May(Node):
    """`may LINE` or `may` BLOCK, perhaps with `otherwise`; `who` is None for the doer."""

    who: Expr | EachOf | None
    body: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...] = ()


@frozen(kw_only=True)
class Choose(Node):
    """`choose a card from your hand as first_card where it is blue`; `pick` may be an expression (a place to choose from)."""

    who: Expr | EachOf | None
    pick: Pick | Expr
    bind: Name | None = None
    where: Expr | None = None


@frozen(kw_only=True)
class ChooseOne(Node):
    """`choose one`: every statement of the block is an option."""

    who: Expr | EachOf | None
    options: tuple[Stmt, ...]


@frozen(kw_only=True)
class Arm(Node):
    """One `if COND` or `otherwise if COND` with its block."""

    condition: Expr
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class If(Node):
    """`if … otherwise if … otherwise …`."""

    arms: tuple[Arm, ...]
    otherwise: tuple[Stmt, ...] = ()


@frozen(kw_only=True)
class ForEach(Node):
    """`for each THINGS where COND, by highest FACT`; `by` is (`highest`|`lowest`, name)."""

    things: Things
    where: Expr | None
    by: tuple[str, Name] | None
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class Each(Node):
    """`each player where COND` with a block: a new doer."""

    noun: Name
    where: Expr | None
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class AllOf(Node):
    """`all of` (one unit) or `in any order` (the doer orders the lines)."""

    any_order: bool
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class Repeat(Node):
    """`repeat N times`, `repeat at most N times while COND`."""

    count: Expr
    at_most: bool
    condition: Expr | None
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class Turns(Node):
    """`take turns from first while COND`."""

    start: Expr
    condition: Expr | None
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class Phase(Node):
    """`phase deeds "Actions"` and its block."""

    name: Name
    title: Text | None
    body: tuple[Stmt, ...]


@frozen(kw_only=True)
class Modify(Node):
    """`attack_cost against you is 1 fleet more`: `change` is `more`, `less` or None (is X)."""

    target: Expr
    amount: Expr
    change: str | None
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


@frozen(kw_only=True)
class Cannot(Node):
    """`you cannot hire`."""

    who: Expr | EachOf
    phrase: Phrase


Stmt = (
    Needs
    | Let
    | Say
    | NameFact
    | May
    | Choose
    | ChooseOne
    | If
    | ForEach
    | Each
    | AllOf
    | Repeat
    | Turns
    | Phase
    | Modify
    | Cannot
)


# ---- expressions --------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class You(Node):
    """`you`."""


@frozen(kw_only=True)
class They(Node):
    """`they`, `them`."""


@frozen(kw_only=True)
class It(Node):
    """`it`."""


@frozen(kw_only=True)
class This(Node):
    """`this` alone, or `this system`: `noun` is then `system`."""

    noun: Name | None = None


@frozen(kw_only=True)
class Amount(Node):
    """`2 food`, `(your gain) loyalty`: a number of a named unit, or of things (`1 cube` before a place makes a `Pick`)."""

    count: Expr
    unit: Name


@frozen(kw_only=True)
class Of(Node):
    """`X's Y` and `Y of X`: `owner` is X. `your Y` has `You` as the owner, `their Y` has `They`, `its Y` has `It`."""

    name: Name | SlotName
    owner: Expr
    of_form: bool = field(default=False, eq=False, repr=False)  # written as `Y of X`


@frozen(kw_only=True)
class TopOf(Node):
    """`top of discard_pile`, `bottom of …`, `top 3 of …` (count set)."""

    end: str
    count: int | None
    pile: Expr


@frozen(kw_only=True)
class Related(Node):
    """`attack_cost against target`, `system_discount for system`: `word` is `for` or `against`."""

    left: Expr
    word: str
    right: Expr


@frozen(kw_only=True)
class Things(Node):
    """Things of a kind, perhaps in a place: `blue cards in your systems`. Either `words` (adjectives, then a noun) or
    `owned` (`target's cards`) is set; `place` stands behind `in`, `from` or `on` (`joint`). `where` only in brackets."""

    words: tuple[Name, ...] = ()
    owned: Expr | None = None
    joint: str | None = None
    place: Expr | None = None
    where: Expr | None = None


@frozen(kw_only=True)
class Pick(Node):
    """`a blue card from your hand`, `2 cubes from …`: things and how many.

    `quantity` is `a`, `all`, `up to`, `any number of` or `exactly`; `count` is set for `up to` and `exactly`.
    `an action` is a pick whose things are the single word `action`. `where` is a condition behind it.
    """

    quantity: str
    things: Things
    count: Expr | None = None
    where: Expr | None = None


@frozen(kw_only=True)
class NumberOf(Node):
    """`number of cards in your hand`."""

    things: Things


@frozen(kw_only=True)
class Aggregate(Node):
    """`total income of cards in their systems`: `word` is `total`, `highest` or `lowest`; `fact` is the name before `of`."""

    word: str
    fact: Name
    things: Things


@frozen(kw_only=True)
class AggregateOf(Node):
    """`highest of your resources`."""

    word: str
    of: Expr


@frozen(kw_only=True)
class Per(Node):
    """`1 for each blue card in your systems`."""

    value: Expr
    things: Things


@frozen(kw_only=True)
class Sum(Node):
    """`X + Y`, `X - Y`."""

    operator: str
    left: Expr
    right: Expr


@frozen(kw_only=True)
class Compare(Node):
    """`X is Y`: `operator` is `is`, `is not`, `is at least`, `is at most`, `is more than` or `is less than`."""

    operator: str
    left: Expr
    right: Expr
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


@frozen(kw_only=True)
class Either(Node):
    """`X is either Y or Z`."""

    left: Expr
    first: Expr
    second: Expr
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


@frozen(kw_only=True)
class Inside(Node):
    """`X is in Y`, `X is not on Y`."""

    left: Expr
    negated: bool
    joint: str
    place: Expr
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


@frozen(kw_only=True)
class There(Node):
    """`there is a …`, `there are at least 2 …`: `quantifier` is `a`, `no`, `exactly`, `at least`, `at most` or `fewer than`."""

    quantifier: str
    count: Expr | None
    things: Things
    where: Expr | None = None
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


@frozen(kw_only=True)
class Extreme(Node):
    """`its size is the highest` (among the candidates)."""

    left: Expr
    word: str
    are: bool = field(default=False, eq=False, repr=False)  # written with `are`


@frozen(kw_only=True)
class Can(Node):
    """`they can attack you`, `you cannot build it into this system`."""

    who: Expr
    negated: bool
    phrase: Phrase


@frozen(kw_only=True)
class Logic(Node):
    """`X and Y`, `X or Y`; between things `or` makes one set of both."""

    operator: str
    left: Expr
    right: Expr


@frozen(kw_only=True)
class Not(Node):
    """`not X`."""

    value: Expr


@frozen(kw_only=True)
class Group(Node):
    """`( X )`: brackets that the author wrote."""

    value: Expr


Expr = (
    Name | Number | No | Unknown | Text | ListOf | SlotName | You | They | It | This | Amount | Of | TopOf | Related | NumberOf
    | Aggregate | AggregateOf | Per | Sum | Compare | Either | Inside | There | Extreme | Can | Logic | Not | Group | Pick
)  # fmt: skip

Decl = (
    KindDecl
    | CounterDecl
    | ZoneDecl
    | ValueDecl
    | VerbDecl
    | ActionDecl
    | ThingDecl
    | ChangeDecl
    | Ability
    | ScenarioDecl
)


@frozen(kw_only=True)
class Comment(Node):
    """`# …`, with its `#`. Kept beside the tree, not in it."""

    text: str


@frozen(kw_only=True)
class Module(Node):
    """A file: its declarations in order, and its comments with their places (outside equality)."""

    declarations: tuple[Decl, ...]
    comments: tuple[Comment, ...] = field(default=(), eq=False, repr=False)
