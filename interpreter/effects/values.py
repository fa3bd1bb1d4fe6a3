"""Values: what an effect can ask of a match.

A type is a short string: `number`, `flag` (yes or no), `player`, `amount` (a number of every resource), `card`,
`pile` (one place that holds cards), `holder` (one place that holds pieces), `cell` (a slot of a card), `piece`,
`word`, `words` (what a fact of several words says), `resource` (its place among the resources), `cards` (a list of
cards), `design` (what a card is a copy of, kept as the first of its copies), `designs` (what a fact of several names
says), `action`, `ending`, `die`, `dice` (a list of dice), `face` (what a die shows, see `faces`).
"""

from __future__ import annotations

from attrs import field, frozen

from interpreter.effects.things import Things
from interpreter.frozen import Frozen


class Typed:
    """What has a type; each class says where among its fields."""

    type: str


class Value(Typed, Frozen):
    """Base of all values."""


class Number(Value):
    """Base of those that are always a number."""

    type = "number"


class Flag(Value):
    """Base of those that are always yes or no."""

    type = "flag"


class Const(Value):
    """A number, a flag, a word's number, an ending's number; or an amount, as a tuple with one number a resource."""

    value: int | bool | tuple[int, ...]
    type: str


class Local(Value):
    """A variable of the running effect. `you` and `this` are locals like any other. `kind` narrows a card."""

    name: str
    type: str
    kind: str | None = None

    @property
    def noun(self) -> str:
        """Its name without the number by which it differs from another one of the routine: `player` of `player_2`."""
        return self.name.rstrip("0123456789_")


class CounterOf(Value):
    """What a counter is, a number or what its owner is marked with; `owner` is None for one of the game."""

    counter: str
    owner: Value | None
    type: str = "number"
    kind: str | None = None


class AllResources(Value):
    """A player's resources as an amount."""

    owner: Value
    type: str = "amount"


class ResourceIn(Number):
    """How much of one resource there is in an amount, as in what a player has; of no resource nothing."""

    resource: Value
    amount: Value


class FactOf(Value):
    """A fact of a card or a die, from a table made when the game was compiled. `kind` is what it names, if it names
    things."""

    fact: str
    card: Value
    type: str
    kind: str | None = None


class FaceOf(Value):
    """The word of the face of a card that is up."""

    card: Value
    type: str = "word"


class DieFace(Value):
    """What a die shows."""

    die: Value
    type: str = "face"


class MarkOf(Value):
    """What a card is marked with: a number, a word, a card (of a kind) or a player; of no card 0, no word, nothing."""

    mark: str
    card: Value
    type: str
    kind: str | None = None


class PileOf(Value):
    """One place that holds cards: the zone `zone` of `owner` (None: of the game). For piled zones see `PlaceOfCard`."""

    zone: str
    owner: Value | None
    type: str = "pile"


class HolderOf(Value):
    """One place that holds pieces; those of several players where its owner is `Everybody`."""

    zone: str
    owner: Value | None
    type: str = "holder"


class CellOf(Value):
    """The slot `letter` of a card."""

    letter: str
    card: Value
    type: str = "cell"


class PlaceOfCard(Value):
    """The pile that a card lies in.

    `zone` says that it is written `this system`: in a running effect that is the pile in which the card lay when the
    effect began. Two such values are equal whichever way they are written.
    """

    card: Value
    type: str = "pile"
    zone: str | None = field(default=None, eq=False)


class CardOfCell(Value):
    """The card that a slot belongs to; for a piece, the card that it lies on (or none)."""

    cell: Value
    type: str = "card"


class OwnerOf(Value):
    """The owner of a card (whose place it lies in), of a pile, or of a piece; nobody is -1."""

    thing: Value
    type: str = "player"


class EndOf(Value):
    """`top` or `bottom` card of a pile, or none (-1)."""

    end: str
    pile: Value
    type: str = "card"


class Beside(Value):
    """The card directly under (`step` -1) or over (`step` 1) a card in its pile, or none (-1)."""

    card: Value
    step: int
    type: str = "card"


class HostOf(Value):
    """The nearest card of a kind on the way up from a card: what it lies on, or what that lies on; or none (-1)."""

    card: Value
    kind: str
    type: str = "card"


class PickedOut(Value):
    """The one thing that is picked out: the first of the things, or none (-1)."""

    things: Things
    type: str
    kind: str | None = None


class LeftOf(Value):
    """The left neighbour of a player."""

    player: Value
    type: str = "player"


class RightOf(Value):
    """The right neighbour of a player."""

    player: Value
    type: str = "player"


class First(Value):
    """The first player."""

    type: str = "player"


class Everybody(Value):
    """All players from the first, or all `but` one from his left: whose places are meant together."""

    but: Value | None = None
    type: str = "players"


class PlayerCount(Number):
    """How many players there are."""


class Changed(Value):
    """A declared value for its parameters: its base with the changes of all that works now."""

    value: str
    args: tuple[Value, ...]
    type: str


class Count(Number):
    """How many things there are."""

    things: Things


class DesignName(Value):
    """The name of a card, where a card is compared with it; the name of a place is the place itself."""

    design: str
    kind: str
    type: str = "design"


class WordCount(Number):
    """How often a word stands in a fact of several words, or a card in one of several names; without a word, how many
    there are."""

    words: Value
    word: Value | None


class PieceCount(Number):
    """How many pieces lie in one place; `look` narrows it to the pieces of one player."""

    holder: Value
    look: Value | None = None


class Sole(Value):
    """The one thing that there is; none, if there are several."""

    things: Things
    type: str

    @property
    def kind(self) -> str | None:
        """The kind of the thing, if it is known."""
        return self.things.local.kind


class Exists(Flag):
    """Whether there is such a thing."""

    things: Things


class Total(Value):
    """`total`, `highest` or `lowest` (`word`) of what `each` says of the things; zero of nothing."""

    word: str
    things: Things
    each: Value
    type: str


class OfAmount(Number):
    """`total`, `highest` or `lowest` of the numbers of an amount."""

    word: str
    amount: Value


class ExtremeOf(Number):
    """The `highest` or `lowest` (`word`) of several numbers."""

    word: str
    parts: tuple[Value, ...]


class Times(Value):
    """A value so many times: `X times Y`, or as often as there are things (`X for each THING`)."""

    value: Value
    count: Value
    type: str


class Divided(Number):
    """How often a number goes into another one: `X divided by 3`, `X for each 3 THINGS`. What is over is left out."""

    value: Value
    by: int


class Plus(Value):
    """The sum, or with `sign` -1 the difference, of two numbers or two amounts."""

    left: Value
    right: Value
    sign: int
    type: str


class AsAmount(Value):
    """A number of one resource as an amount."""

    resource: str
    count: Value
    type: str = "amount"


class OfResource(Value):
    """A number of a resource that was chosen, as an amount."""

    resource: Value
    count: Value
    type: str = "amount"


class MostOfEach(Value):
    """How much there may be of each resource; None where there is no limit."""

    counts: tuple[Value | None, ...]
    type: str = "amount"


class Compare(Flag):
    """`operator` is one of `==`, `!=`, `>=`, `<=`, `>`, `<`."""

    operator: str
    left: Value
    right: Value


class All(Flag):
    """Every part holds."""

    parts: tuple[Value, ...]


class Any(Flag):
    """At least one part holds."""

    parts: tuple[Value, ...]


class Not(Flag):
    """The part does not hold."""

    part: Value


class CardIn(Flag):
    """Whether a card lies in one of the places."""

    card: Value
    places: Things


class PileIn(Flag):
    """Whether a pile is one of those of a piled zone of `owner` (None: of the game)."""

    pile: Value
    zone: str
    owner: Value | None


class AmongCards(Flag):
    """Whether a card is in a list of cards."""

    card: Value
    cards: Value


class AmongDice(Flag):
    """Whether a die is one of some dice, and has not been discarded."""

    die: Value
    dice: Value


class IsKind(Flag):
    """Whether a card or a die is of one of the kinds."""

    card: Value
    kinds: tuple[str, ...]


class IsDesign(Flag):
    """Whether a card is a copy of a design."""

    card: Value
    design: str


class IsLike(Flag):
    """Whether two cards are copies of one design; instead of a card there may be its name."""

    left: Value
    right: Value


class Related(Flag):
    """Whether a place is related to another by the table of a relation."""

    relation: str
    left: Value
    right: Value


class Steps(Number):
    """How many steps lead from one place to another; where there is no way, as many as there are places of the kind.
    A step leads from a place to another that it is related to, where all of `passes` hold, values of the two."""

    relation: str
    kind: str
    start: Value
    goal: Value
    passes: tuple[Value, ...]


class MostAlike(Number):
    """How many of the things agree at most in what `each` says of them, or (not `one`) how many can differ."""

    things: Things
    each: Value
    one: bool


class LongestWay(Number):
    """What `each` says of ways, added up over as many as can be gone along one behind the other, each of them once; the
    most there is. A way is a card that names two places by a `fact`, which it joins. At a place of those `avoided` one
    may begin and end, but not go on."""

    fact: str
    things: Things
    each: Value
    avoided: Things | None


class SideOf(Number):
    """On which of so many `sides` of a place of a board another one lies, from 0 on; -1 where it lies on none. One that
    is `far` need not be next to it: it lies on the line that goes out there."""

    start: Value
    goal: Value
    sides: int
    far: bool = False


class Opposite(Number):
    """The side opposite to one, of so many; of none it is none."""

    side: Value
    sides: int


class OnTheSide(Value):
    """The place that lies on a side of another, or none (-1)."""

    place: Value
    side: Value
    sides: int
    kind: str
    type: str = "card"


class EdgeOf(Value):
    """What a fact with a word for each of so many `sides` says on the one that points to a side of the board, as a card
    lies that is turned so far; where it points nowhere, no word. `type` is `word`, or `flag` of `yes` and `no`."""

    fact: str
    card: Value
    turn: Value
    side: Value
    sides: int
    type: str


class IsWorking(Flag):
    """Whether a card is working (its kind says when)."""

    card: Value


class IsOut(Flag):
    """Whether a player has been put out of the game."""

    player: Value


class IsEmpty(Flag):
    """Whether a pile, a holder or a cell holds nothing. A slot that a card does not have is neither empty nor taken."""

    place: Value


class CanDo(Flag):
    """Whether a player can do a verb with these objects: its needs hold, its prices can be paid, nothing forbids it.

    `picks` are objects still to be found: (position, things, local): whether there is one for which it can be done.
    """

    verb: str
    doer: Value
    args: tuple[Value | None, ...]
    picks: tuple[tuple[int, Things, str], ...] = ()


@frozen
class Axis:
    """By what a table is looked up on one side: by a number, or by a word (`words`). A number below `low` counts as
    `low`, one above `high` as `high`; for no word there is 0."""

    key: Value
    low: int
    high: int
    words: bool


class Lookup(Value):
    """What a table says: its `cells`, row by row, numbers, words, resources or flags."""

    axes: tuple[Axis, ...]
    cells: tuple[int, ...]
    type: str = "number"


class If(Value):
    """The first case whose condition holds; the last has none (None)."""

    cases: tuple[tuple[Value | None, Value], ...]
    type: str


class ByWord(If):
    """A number that depends on which of several counters under one name a word means."""


def joined(*parts: Value | None) -> Value | None:
    """What has to hold if all these have to; None if that is nothing."""
    found = tuple(part for part in parts if part is not None)
    return All(found) if len(found) > 1 else (found[0] if found else None)
