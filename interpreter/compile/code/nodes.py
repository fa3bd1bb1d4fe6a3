"""Expressions: what generated code works out. Each has a type, so that a printer knows how it is kept.

They are combined with Python's own operators: `place + 1`, `have >= cost`; `equals` and `differs` compare, as `==` asks
whether two nodes are the same. A node is never changed once it is made.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from attrs import define

NO = -1  # the number of no card, no player, no pile, no slot


class Type(Enum):
    """What an expression gives. All but lists, piles, words and what is told to people are whole numbers, or so many of
    them as a game has resources."""

    NUMBER = "number"
    FLAG = "flag"
    THING = "thing"  # the number of a card, a player, a pile, a slot, a piece or a word
    MAYBE = "maybe"  # the same, or none (-1): a table that is asked of it must have an answer for none
    AMOUNT = "amount"  # a number of every resource
    LIST = "list"  # of numbers or things, owned by whoever holds it
    AMOUNTS = "amounts"  # a list of amounts
    LISTS = "lists"  # a list of lists
    PILE = "pile"  # the cards of a pile where they lie; it changes as they move
    PILES = "piles"  # some piles
    WORDS = "words"  # what a fact of several words says
    FRAME = "frame"  # a routine under way, to be put on the stack
    TOLD = "told"  # texts and values for people to read: no match goes by it
    NOTHING = "nothing"


NUMBERS = {Type.NUMBER, Type.FLAG, Type.THING, Type.MAYBE}  # what is kept as one number


class Expression:
    """Base of all expressions."""

    __slots__ = ()

    @property
    def type(self) -> Type:
        """What it gives."""
        raise NotImplementedError

    def __add__(self, other: Expression | int) -> Binary:
        return Binary("+", self, lifted(other))

    def __radd__(self, other: int) -> Binary:
        return Binary("+", Constant(other), self)

    def __sub__(self, other: Expression | int) -> Binary:
        return Binary("-", self, lifted(other))

    def __rsub__(self, other: int) -> Binary:
        return Binary("-", Constant(other), self)

    def __mul__(self, other: Expression | int) -> Binary:
        return Binary("*", self, lifted(other))

    def __rmul__(self, other: int) -> Binary:
        return Binary("*", Constant(other), self)

    def __mod__(self, other: Expression) -> Binary:
        return Binary("%", self, other)

    def __floordiv__(self, other: Expression) -> Binary:
        return Binary("//", self, other)

    def __ge__(self, other: Expression | int) -> Compare:
        return Compare((self, lifted(other)), (">=",))

    def __gt__(self, other: Expression | int) -> Compare:
        return Compare((self, lifted(other)), (">",))

    def __le__(self, other: Expression | int) -> Compare:
        return Compare((self, lifted(other)), ("<=",))

    def __lt__(self, other: Expression | int) -> Compare:
        return Compare((self, lifted(other)), ("<",))

    def equals(self, other: Expression | int) -> Compare:
        """Whether both give the same."""
        return Compare((self, lifted(other)), ("==",))

    def differs(self, other: Expression | int) -> Compare:
        """Whether both give different things."""
        return Compare((self, lifted(other)), ("!=",))

    def among(self, many: Expression) -> Compare:
        """Whether it is one of many."""
        return Compare((self, many), ("in",))

    def absent(self, many: Expression) -> Compare:
        """Whether it is none of many."""
        return Compare((self, many), ("not in",))

    def exists(self) -> Compare:
        """Whether it is not `NONE`."""
        return Compare((self, NONE), ("is not",))

    def __bool__(self) -> bool:
        raise TypeError("what a node gives is known when the game is played")


@define(unsafe_hash=True, order=False, repr=False)
class Constant(Expression):
    """A number, a flag, an amount; a text in what is told to people."""

    value: int | bool | str | tuple[int, ...] | None
    type: Type = Type.NUMBER


TRUE, FALSE = Constant(True, Type.FLAG), Constant(False, Type.FLAG)
NOBODY = Constant(NO, Type.MAYBE)
NONE = Constant(None, Type.NOTHING)


@define(unsafe_hash=True, order=False, repr=False)
class Variable(Expression):
    """A variable of a function or a block, gone when that ends."""

    name: str
    type: Type


@define(unsafe_hash=True, order=False, repr=False)
class Slot(Expression):
    """A place in the frame of a routine: what is kept from one block to the next."""

    place: int
    type: Type


@define(unsafe_hash=True, order=False, repr=False)
class Table(Expression):
    """What is looked up by number, a part of the state or of the game: each entry is an `of`."""

    name: str
    of: Type

    @property
    def type(self) -> Type:
        return Type.PILES if self.of is Type.PILE else Type.LIST


@define(unsafe_hash=True, order=False, repr=False)
class Entry(Expression):
    """What a table has at a place, or at a place of a row. Of none (a `MAYBE` as index) its last entry tells."""

    table: Table
    indexes: tuple[Expression, ...]

    @property
    def type(self) -> Type:
        return self.table.of


@define(unsafe_hash=True, order=False, repr=False)
class Item(Expression):
    """One of a list, a pile or an amount; -1 is the last."""

    many: Expression
    index: Expression

    @property
    def type(self) -> Type:
        one_of = {Type.AMOUNTS: Type.AMOUNT, Type.AMOUNT: Type.NUMBER, Type.LISTS: Type.LIST}
        return one_of.get(self.many.type, Type.THING)


@define(unsafe_hash=True, order=False, repr=False)
class Part(Expression):
    """A new list of what stands from one place to another; of the piles of the state, those piles."""

    many: Expression
    start: Expression | None = None
    stop: Expression | None = None

    @property
    def type(self) -> Type:
        return Type.LIST if self.many.type is Type.PILE else self.many.type


@define(unsafe_hash=True, order=False, repr=False)
class Attribute(Expression):
    """A number that a match or an ability has by name."""

    of: Variable
    name: str
    type: Type = Type.NUMBER


@define(unsafe_hash=True, order=False, repr=False)
class Binary(Expression):
    """`+`, `-`, `*`, `//`, `%`, `<<` of numbers; `+` of lists."""

    operator: str
    left: Expression
    right: Expression

    @property
    def type(self) -> Type:
        return Type.LIST if self.left.type is Type.LIST else Type.NUMBER


@define(unsafe_hash=True, order=False, repr=False)
class Compare(Expression):
    """`==`, `!=`, `<`, `<=`, `>`, `>=`, `in`, `not in`, `is not` between each two neighbours."""

    parts: tuple[Expression, ...]
    operators: tuple[str, ...]
    type: Type = Type.FLAG


@define(unsafe_hash=True, order=False, repr=False)
class Joined(Expression):
    """All parts hold (`and`), or one does (`or`); parts behind the one that decides are not worked out."""

    word: str
    parts: tuple[Expression, ...]
    type: Type = Type.FLAG


@define(unsafe_hash=True, order=False, repr=False)
class Not(Expression):
    """The part does not hold; of a list or a pile, it is empty."""

    part: Expression
    type: Type = Type.FLAG


@define(unsafe_hash=True, order=False, repr=False)
class Either(Expression):
    """One or the other, as the condition holds or not; the other is not worked out."""

    condition: Expression
    yes: Expression
    no: Expression

    @property
    def type(self) -> Type:
        return wider(self.yes.type, self.no.type)


@define(unsafe_hash=True, order=False, repr=False)
class Named(Expression):
    """A value that is kept in a variable on the way."""

    variable: Variable
    value: Expression

    @property
    def type(self) -> Type:
        return self.value.type


@define(unsafe_hash=True, order=False, repr=False)
class Row(Expression):
    """Several values side by side: an amount, or what is given to a function together."""

    parts: tuple[Expression, ...]
    type: Type = Type.AMOUNT


@define(unsafe_hash=True, order=False, repr=False)
class Listed(Expression):
    """A new list."""

    parts: tuple[Expression, ...]
    type: Type = Type.LIST


EMPTY = Listed(())


@define(unsafe_hash=True, order=False, repr=False)
class Spread(Expression):
    """Within a `Row`: each of many, by itself."""

    many: Expression

    @property
    def type(self) -> Type:
        return self.many.type


@define(unsafe_hash=True, order=False, repr=False)
class Collected(Expression):
    """A new list of a value for each of many for which the condition holds."""

    value: Expression
    variable: Variable
    many: Expression
    condition: Expression | None = None
    type: Type = Type.LIST


@define(unsafe_hash=True, order=False, repr=False)
class Sorted(Expression):
    """A new list by a key, the lowest first, or the highest; equal ones keep their order."""

    many: Expression
    variable: Variable
    key: Expression
    highest_first: bool
    type: Type = Type.LIST


@define(unsafe_hash=True, order=False, repr=False)
class Extreme(Expression):
    """The highest (`max`) or lowest (`min`) of a list; 0 of an empty one."""

    word: str
    many: Expression
    type: Type = Type.NUMBER


@define(unsafe_hash=True, order=False, repr=False)
class Call(Expression):
    """What a function gives; `match` tells whether it is handed the match."""

    name: str
    args: tuple[Expression, ...]
    type: Type
    match: bool = True


@define(unsafe_hash=True, order=False, repr=False)
class Later(Expression):
    """A call that whoever is given it makes when it is time."""

    call: Call
    type: Type = Type.NOTHING


@define(unsafe_hash=True, order=False, repr=False)
class Label(Expression):
    """The number of a block, known when all are made."""

    number: int
    type: Type = Type.NUMBER


@define(unsafe_hash=True, order=False, repr=False)
class NewFrame(Expression):
    """The frame of a routine at its beginning, with the first of its slots filled."""

    key: str
    args: tuple[Expression, ...]
    type: Type = Type.FRAME


@define(unsafe_hash=True, order=False, repr=False)
class CardCount(Expression):
    """How many cards lie in some piles."""

    piles: Expression
    type: Type = Type.NUMBER


@define(unsafe_hash=True, order=False, repr=False)
class CellsOf(Expression):
    """The slots that a card has, as numbers."""

    card: Expression
    type: Type = Type.LIST


@define(unsafe_hash=True, order=False, repr=False)
class EffectOf(Expression):
    """The number of the ability that is a card's named effect; `NONE` where it has none."""

    effect: str
    card: Expression
    type: Type = Type.NUMBER


@define(unsafe_hash=True, order=False, repr=False)
class Occurrences(Expression):
    """How often something stands in a list."""

    many: Expression
    item: Expression
    type: Type = Type.NUMBER


@define(unsafe_hash=True, order=False, repr=False)
class Text(Expression):
    """A text with a number at its end."""

    start: str
    number: Expression
    type: Type = Type.TOLD


# ---- the state of a match, and what is the same for all matches ------------------------------------------------------

MATCH = Variable("m", Type.NOTHING)
PLAYERS = Attribute(MATCH, "n")
SHOWN, RANKS = Attribute(MATCH, "shown"), Attribute(MATCH, "ranks", Type.LIST)
COUNTERS, PILES, PLACES = Table("c", Type.NUMBER), Table("z", Type.PILE), Table("loc", Type.MAYBE)
FACES = Table("c", Type.MAYBE)  # those of the counters that say which face of a card is up
DICE, DIE_KIND, DIE_FACE = Table("dice", Type.MAYBE), Table("DIE_KIND", Type.MAYBE), Table("DIE_FACE", Type.NUMBER)
CELLS, LIVE = Table("cells", Type.THING), Table("live", Type.LIST)
OWNED = Table("OWNED", Type.MAYBE)
DESIGN, KIND, OWNER = Table("DESIGN", Type.MAYBE), Table("KIND", Type.MAYBE), Table("OWNER", Type.MAYBE)
FACE, WORKS = Table("FACE", Type.THING), Table("WORKS", Type.NUMBER)
WATCH, PLAY, NEWS = Table("WATCH", Type.FLAG), Table("PLAY", Type.FLAG), Table("NEWS", Type.NUMBER)
DISCARDED, OWN = Table("DISCARDED", Type.MAYBE), Table("OWN", Type.LIST)
SEATS, OTHERS, ROUND = Table("SEATS", Type.LIST), Table("OTHERS", Type.LIST), Table("ROUND", Type.LIST)
ROUND_RIGHT = Table("ROUND_RIGHT", Type.LIST)
ACTIONS, LISTENERS = Table("ACTIONS", Type.FRAME), Table("LISTENERS", Type.NOTHING)
SLOTS = Variable("SLOTS", Type.NUMBER)

# What the engine and Python lend: a type, and whether the match is handed over.
LENT = {
    "affordable": (Type.AMOUNTS, False), "agreeing": (Type.LIST, False), "agreement": (Type.NUMBER, False),
    "at_the_end": (Type.LIST, False), "at_random": (Type.LIST, True),
    "alike": (Type.LIST, True), "alike_dice": (Type.LIST, True), "alike_there": (Type.LIST, True),
    "beside": (Type.MAYBE, True), "bool": (Type.FLAG, False), "bordering": (Type.LIST, False),
    "can_step_aside": (Type.FLAG, True),
    "card_of_piece": (Type.MAYBE, False),
    "differing": (Type.LIST, False),
    "draw": (Type.LIST, True), "draw_at_random": (Type.LIST, True), "effect_ready": (Type.FLAG, True),
    "encloses": (Type.FLAG, True), "end_game": (Type.NOTHING, True), "endless_turns": (Type.NOTHING, True),
    "end_turn": (Type.NOTHING, True), "in_game": (Type.LIST, True), "neighbour": (Type.MAYBE, True),
    "put_out": (Type.NOTHING, True), "takes_part": (Type.FLAG, True),
    "fire": (Type.FRAME, True),
    "floored": (Type.AMOUNT, False), "forbidden": (Type.FLAG, True), "host_of": (Type.MAYBE, True),
    "following": (Type.LIST, False),
    "labour": (Type.NOTHING, True), "lay_aside": (Type.NOTHING, True), "not_discarded": (Type.LIST, True),
    "longest_way": (Type.NUMBER, False),
    "len": (Type.NUMBER, False), "list": (Type.LIST, False), "look_of": (Type.THING, True),
    "max": (Type.NUMBER, False), "min": (Type.NUMBER, False), "minus": (Type.AMOUNT, False),
    "move": (Type.NOTHING, True), "new_frame": (Type.FRAME, False),
    "of_resource": (Type.AMOUNT, False), "one_empty": (Type.LIST, True),
    "owner_of": (Type.MAYBE, True), "pieces_among": (Type.LIST, True), "pieces_at": (Type.LIST, True),
    "pieces_on": (Type.LIST, True), "pinned": (Type.FLAG, True), "places_of": (Type.LIST, False),
    "plus": (Type.AMOUNT, False), "range": (Type.LIST, False),
    "reached": (Type.LIST, True), "reorder": (Type.NOTHING, True), "reroll": (Type.NOTHING, True),
    "roll": (Type.LIST, True),
    "scaled": (Type.AMOUNT, False),
    "set_mark": (Type.NOTHING, True), "turn_card": (Type.NOTHING, True),
    "show": (Type.LIST, True), "shuffle": (Type.NOTHING, True),
    "spend": (Type.NOTHING, True), "steps": (Type.NUMBER, True), "sum": (Type.NUMBER, False),
    "take": (Type.THING, True), "turn_die": (Type.NOTHING, True), "unanswered": (Type.LIST, True),
    "whose": (Type.MAYBE, True),
    "why_behind": (Type.TOLD, True), "why_effect": (Type.TOLD, True), "why_verb": (Type.TOLD, True),
    "working": (Type.FLAG, True), "would": (Type.FRAME, True),
}  # fmt: skip


def lent(name: str, *args: Expression | int) -> Call:
    """A call of what the engine or Python lends."""
    gives, match = LENT[name]
    return Call(name, tuple(lifted(arg) for arg in args), gives, match)


def tells(name: str, *args: Expression) -> Call:
    """A call of a function that tells whether something holds."""
    return Call(name, args, Type.FLAG)


def constant(value: bool | int | tuple[int, ...]) -> Constant:
    """A flag, a number, none or an amount."""
    if isinstance(value, bool):
        return TRUE if value else FALSE
    return Constant(value, Type.AMOUNT if isinstance(value, tuple) else Type.MAYBE if value == NO else Type.NUMBER)


def lifted(x: Expression | int) -> Expression:
    """A number as an expression."""
    return x if isinstance(x, Expression) else Constant(x)


def at(table: Table, *indexes: Expression | int) -> Entry:
    """What a table has at a place."""
    return Entry(table, tuple(lifted(index) for index in indexes))


def wider(one: Type, other: Type) -> Type:
    """The type that two values have together."""
    if Type.MAYBE in (one, other):
        return Type.MAYBE
    return other if one is Type.NOTHING else one


# ---- conditions -----------------------------------------------------------------------------------------------------


def all_of(conditions: Iterable[Expression]) -> Expression:
    """Conditions that must all hold, as one; what always holds is left out."""
    parts = tuple(part for part in conditions if part != TRUE)
    return Joined("and", parts) if len(parts) > 1 else parts[0] if parts else TRUE


def parts_of_all(condition: Expression) -> tuple[Expression, ...]:
    """The conditions that must all hold for this one to hold."""
    return condition.parts if isinstance(condition, Joined) and condition.word == "and" else (condition,)


def any_of(conditions: Iterable[Expression]) -> Expression:
    """Conditions of which one must hold, as one, each asked once."""
    parts: list[Expression] = []
    for condition in conditions:
        if condition not in parts:
            parts.append(condition)
    if TRUE in parts:
        return TRUE
    return Joined("or", tuple(parts)) if len(parts) > 1 else parts[0] if parts else FALSE


def between(low: Expression | int, x: Expression, high: Expression | int) -> Compare:
    """Whether a number is at least `low` and below `high`."""
    return Compare((lifted(low), x, lifted(high)), ("<=", "<"))
