"""The parts of a game, each as its author declared it, with names looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import define, field, frozen

from interpreter.effects.faces import Printed
from interpreter.effects.steps import Step
from interpreter.effects.values import Local, Not, Value, joined
from interpreter.text import Span
from interpreter.text.holes import holes_in

Titles = dict[str, tuple[str, ...]]
"""Names by language: `{"en": ("bean",), "ru": ("боб", "боба", "бобов")}`; the first form is the nominative singular."""

Given = int | str | tuple[int | str, ...]
"""What a card gives for a fact: a number, a text or the name of a card, or several of them."""


@define
class FactSpec:
    """A fact that the cards of a kind give. `type`: `words` (one of them), `several` (of them), `number`, `amount`,
    `flag`, `text`, `resource` (its place among all), `design` (the name of a card of a kind), `designs` (names; exactly
    `count`, if that is set) or `printed` (the places of a kind that are printed on the card)."""

    name: str
    type: str
    words: tuple[str, ...] = ()
    optional: bool = False
    unknown: bool = False  # `?` is allowed: the value follows from the card's own text
    low: int | None = None
    high: int | None = None
    span: Span | None = None
    kind: str | None = None
    count: int | None = None
    sided: bool = False  # a word for each side of a place on which the card lies
    default: Given | None = None  # what it is of a card that does not give it
    lenient: bool = False  # there is a default, even if it has a fault

    @property
    def words_are(self) -> str:
        """What its words are: a `word` of the fact itself, or a `counter` where they are the resources of the game."""
        return "counter" if self.type == "resource" else "word"

    @property
    def joins(self) -> bool:
        """Whether a card that has it joins the two things that it names."""
        return self.type == "designs" and self.count == 2

    def names(self, given: Given | None) -> tuple[str, ...]:
        """The cards that are named, if the fact names cards."""
        if self.kind is None or given is None:
            return ()
        return tuple(str(name) for name in (given if isinstance(given, tuple) else (given,)))


@define
class Kind:
    """A kind of things. `base` is card, board, place, piece or die."""

    name: str
    base: str
    titles: Titles
    span: Span
    facts: dict[str, FactSpec] = field(factory=dict)
    owned: bool = False  # each of its pieces and cards is there once for each player, and is his
    home: str | None = None
    starts: str | None = None
    discarded: str | None = None
    works: dict[str, bool] = field(factory=dict)  # zones in which its cards work -> only on top of the pile
    works_if: Value | None = None  # what must be true of such a card, `this`, beside where it lies
    effects: dict[str, str | None] = field(factory=dict)  # named effects -> the slot they take
    faces: tuple[Printed, ...] = ()  # of dice: what is printed on them, each as often as it stands there
    printed: dict[str, Given] = field(factory=dict)  # of dice: what each of them says for the facts of the kind
    sides: tuple[str, ...] = ()  # of cards with several faces: their words, the first is up when a match begins
    back: tuple[str, ...] = ()  # the facts that its cards show to those who may not see what they are
    upper: str | None = None  # the kind that it is a kind of
    drawn_at: tuple[str, ...] = ()  # of places: the facts that say how far right and how far down they lie in a picture

    @property
    def is_card(self) -> bool:
        """Whether its things are cards, boards or places: single things with facts, that lie in piles."""
        return self.base in ("card", "board", "place")

    @property
    def is_place(self) -> bool:
        """Whether its things are places: there is one of each, and none ever moves."""
        return self.base == "place"


@define
class Counter:
    """What the game or each player has one of, and what changes: a number, or a mark, which is one of `words` or the
    name of a thing. `at` is its place in a match's list of numbers (of the first player, if each has one).

    `type`, `words` and `names` are as those of a `Mark`; `limit` is a value beyond which a number does not grow.
    """

    name: str
    titles: Titles
    span: Span
    resource: bool
    per_player: bool
    low: int | None = None
    high: int | None = None
    start: int = 0
    limit: str | None = None
    type: str = "number"
    words: tuple[str, ...] = ()
    names: str | None = None
    at: int = -1

    @property
    def is_number(self) -> bool:
        """Whether it is counted, and not marked."""
        return self.type == "number"

    @property
    def of_game(self) -> bool:
        """Whether the whole game has one of it."""
        return not self.per_player


@define
class Family:
    """Counters under one name, one for each word of a fact or for each resource: `counter cubes of good`. `of` is that
    fact, or `resource`; `members` are the names of the counters, each by the number of its word or resource."""

    name: str
    titles: Titles
    span: Span
    of: str
    words: tuple[str, ...]
    members: dict[int, str]
    resource: ClassVar[bool] = False

    @property
    def by(self) -> str:
        """The type of what says which of them is meant."""
        return "resource" if self.of == "resource" else "word"


@define
class Mark:
    """What every card of a kind carries by itself: a number, one of `words`, or the name of a thing.

    `type` is `number`, `word`, `card` (of the kind `names`) or `player`; `start` is what it is at first: a number, the
    number of a word, or -1 for nothing. It falls back to that when the card comes to lie in none of the zones `kept`;
    if there are none, it never does. `at` is its place in a match's list of numbers, of the first card of the kind.
    With a `board` it is by how many sides of its places the card is turned, clockwise. One that is `open` all see, also
    on a card that lies before a player and is hidden.
    """

    name: str
    titles: Titles
    span: Span
    kind: str
    type: str = "number"
    words: tuple[str, ...] = ()
    names: str | None = None
    low: int | None = None
    high: int | None = None
    start: int = 0
    kept: tuple[str, ...] = ()
    board: str | None = None
    open: bool = False
    at: int = -1
    resource: ClassVar[bool] = False
    of_game: ClassVar[bool] = False


@define
class Zone:
    """A holder of things. `per` is None, `player`, `card` (a slot) or a kind: every card of it has one, whatever lies
    under it. `store`: `cards`, `pieces` or `cell`."""

    name: str
    titles: Titles
    span: Span
    of: str
    per: str | None
    store: str = "cards"
    piles: int = 1
    piled: bool = False
    holds: int | None = None
    seen: str = "all"  # `all`, `owner`, `others` (all but the owner) or `nobody`
    ordered: bool = False
    bag: bool = False  # `order none`: nobody knows how its cards lie, and what is drawn is chance
    start: int = 0
    drawn: str | None = None
    drawn_in: str | None = None  # the fact of its host that says in how many cells a picture shows what lies there
    guests: bool = False
    refill: tuple[Step, ...] | None = None
    declared: bool = True  # False where places lie, side by side or on the card that they are printed on
    at: int = -1

    @property
    def tells_order(self) -> bool:
        """Whether how the cards of a pile lie is part of what a scenario says of it."""
        return not self.bag and (self.piled or self.ordered or self.seen == "nobody")

    @property
    def host(self) -> str | None:
        """The kind whose cards have such a place each."""
        return self.per if self.per not in (None, "player", "card") else None

    @property
    def printed(self) -> bool:
        """Whether what lies there are the places that are printed on a card."""
        return not self.declared and self.per is not None


@define
class Parameter:
    """A verb's or value's parameter."""

    name: str
    joint: str | None
    type: str
    kind: str | None = None
    span: Span | None = None  # where its name stands

    @property
    def local(self) -> Local:
        """The variable that it is inside the body."""
        return Local(self.name, self.type, self.kind)


@define
class ValueDef:
    """A declared value; `changes` come from `always` blocks."""

    name: str
    span: Span
    parameters: tuple[Parameter, ...]
    type: str = "number"
    base: Value | None = None
    titles: Titles = field(factory=dict)


@define
class Relation:
    """Which places of a kind are next to which, see decision 32.

    `fact` is the kind and the fact that name them, `board` the board that lays them out, `among` another relation: then
    the value of this name says when it holds. `one_way`: who stands first is related to who stands behind it, and not
    the other way round.
    """

    name: str
    titles: Titles
    span: Span
    kind: str
    fact: tuple[str, str] | None = None
    board: str | None = None
    among: str | None = None
    one_way: bool = False


@define
class VerbDef:
    """A declared verb. `you` is its first, unwritten parameter."""

    name: str
    span: Span
    parameters: tuple[Parameter, ...]
    body: tuple[Step, ...] = ()
    titles: Titles = field(factory=dict)

    @property
    def holes(self) -> tuple[str, ...]:
        """The parts that are told in the title."""
        return tuple(name for forms in self.titles.values() for title in forms for name in holes_in(title))


@define
class ActionDef:
    """What `perform an action` offers; `any_time`: what is offered beside all questions in one's turn, at most once in
    each stretch `once`."""

    name: str
    titles: Titles
    span: Span
    body: tuple[Step, ...] = ()
    any_time: bool = False
    once: str | None = None


LIFE = ("rests", "wakes")
"""What a card does by itself: it stops working, it starts working."""


@frozen
class Moment:
    """When something may be set off: (`after`|`before`|`would`, verb), (`at`, name), (`rests`|`wakes`, `card`) …"""

    when: str
    what: str

    def __str__(self) -> str:
        return f"{self.when} {self.what}"


@define
class AbilityDef:
    """An ability of a card, or (design None) a rule of the game.

    `moment` None: a named effect (`activate`). `condition` looks at the payload. `own`: the moment's object must be the
    card itself (`on sow`). `once` names the epoch (`round`) in which it fires at most once; with `used` it fires until
    a `may` in it is taken.
    """

    number: int
    clause: int
    design: str | None
    name: str
    moment: Moment | None
    slot: str | None
    always_on: bool
    once: str | None
    used: bool = False
    condition: Value | None = None
    own: bool = False
    body: tuple[Step, ...] = ()


@frozen
class Arm:
    """A part of an `if` under `always:`, in which lines stand. `conditions` are its own, the last one, and those of the
    parts above it, which do not hold then; `clauses` are the lines that ask them. `otherwise` has none of its own."""

    clauses: tuple[int, ...]
    conditions: tuple[Value, ...]
    otherwise: bool = False

    @property
    def condition(self) -> Value | None:
        """What has to hold for its lines to count."""
        above = self.conditions if self.otherwise else self.conditions[:-1]
        return joined(*map(Not, above), None if self.otherwise else self.conditions[-1])


@define
class Lasting:
    """A line of an `always` block: it counts for those of whom `whom` is true, while the parts of `if` in which it
    stands, from the outermost on, hold."""

    clause: int
    design: str
    whom: Value | None
    arms: tuple[Arm, ...]
    always_on: bool

    @property
    def condition(self) -> Value | None:
        """All that has to hold for it to count."""
        return joined(self.whom, *(arm.condition for arm in self.arms))

    @property
    def asked(self) -> Iterator[tuple[Value, int]]:
        """What it asks to tell whether it counts, each with the line that asks it."""
        for arm in self.arms:
            yield from zip(arm.conditions, arm.clauses, strict=True)
        if self.whom is not None:
            yield self.whom, self.clause


@define
class Modifier(Lasting):
    """A change of a value by an `always` block; `sign` is a number of `interpreter.effects.changes`."""

    value: str
    amount: Value
    sign: int


@define
class Prohibition(Lasting):
    """`you cannot trade` in an `always` block: what is forbidden is a verb, `arrange` or, `of_action`, an action."""

    name: str
    of_action: bool = False

    @property
    def channel(self) -> tuple[str, str]:
        """What a card that forbids this is heard by."""
        return ("cannot perform" if self.of_action else "cannot", self.name)

    def forbids(self, verb: str) -> bool:
        """Whether it forbids a verb."""
        return self.channel == ("cannot", verb)


@define
class FaceSide:
    """What a card is while one of its faces is up, beside what it is on all of them."""

    titles: Titles
    span: Span
    facts: dict[str, Given] = field(factory=dict)


@define
class Design:
    """A card as printed; `copies` of it are in the game, numbered from `first`: of an owned kind `each` of every
    player, one player after the other; of a place printed on a card (`on`) `each` on every copy of that card."""

    name: str
    kind: str
    titles: Titles
    span: Span
    copies: int = 1
    each: int = 1
    on: str = ""
    first: int = -1
    turned: int = -1  # the place of the numbers that tell which face of each copy is up
    facts: dict[str, Given] = field(factory=dict)
    slots: tuple[str, ...] = ()
    effects: dict[str, int] = field(factory=dict)  # named effect -> number of its ability
    sides: dict[str, FaceSide] = field(factory=dict)  # the word of a face -> what stands on that face alone
    text: str = ""  # its source, for whoever asks for its rules
    series: str = ""  # what it was written as, together with others


@define
class Pack:
    """What a pack says of itself. `requires` tells for each pack that it needs which versions will do, and where."""

    name: str
    titles: Titles
    span: Span
    version: str = "0"
    language: str = ""  # the version of the language that it says it is written in
    requires: dict[str, tuple[str, Span]] = field(factory=dict)
    authors: tuple[str, ...] = ()
    licence: str = ""
    coverage: int | None = None  # of a hundred lines of its cards how many scenarios have to exercise


@define
class Ending:
    """A reason for which the game can end; where it is `lost`, nobody has won."""

    name: str
    titles: Titles
    span: Span
    lost: bool = False
