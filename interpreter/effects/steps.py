"""Steps: what an effect does. Every step knows its `clause`: the number of the line of source that it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Literal, get_args

from attrs import frozen

from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.frozen import Frozen

Trait = Literal[
    "need",  # a condition that must hold: what lies behind it is not begun without it
    "price",  # refused if it cannot be paid
    "name",  # gives something a name, and changes nothing
    "refusable",  # may find nothing to do, or be declined
    "count",  # changes nothing but counters and turns: a look ahead does it and takes it back
    "move",  # cards or pieces go from a place to another
    "move cards",  # cards do
    "mix",  # a pile gets a new order
    # somebody chooses, beside what picks ask
    "show",  # somebody may see what he did not know
    "may stop",  # behind it a card may have stopped working, or the game may have ended
    "at once",  # always done at once: nothing is asked or set off in it
    "quiet",  # asks nobody, draws nothing and sets off nothing that a refill could not bear
    "unrecorded",  # leaves no record in the log
    "unknown",  # what it changes cannot be told
    # what it changes beside; each class says at least one of CHANGES
    "nothing",  # nothing by itself: what lies in it may
    "numbers",  # counters or marks, which its `changed` names
    "faces",  # which side of a card is up, and so what works
    "dice",  # which dice lie there, and what they show
    "chance",  # what comes next by chance
    "turns",  # whose turns are to come
    "result",  # a player's result grows
    "out",  # who plays
    "verb",  # what a verb of the game does
    "moment",  # what sets off at a moment
]
CHANGES: frozenset[Trait] = frozenset({
    "move", "unknown", "show", "nothing", "numbers", "faces", "dice", "chance", "turns", "result", "out", "verb",
    "moment",
})  # fmt: skip
"""One of these at least is among the traits of every class: what is done to the game, for all that asks whether the
order of two abilities can matter."""
CHANGED: dict[Trait, tuple[tuple[str, str], ...]] = {
    "faces": (("faces", "="), ("working", "=")),
    "dice": (("dice", "="),),
    "chance": (("chance", "="),),
    "turns": (("turns", "+"),),
    "result": (("result", "+"),),
    "out": (("out", "="),),
}
"""What a trait changes, and how; see `Step.changed`."""


def traits(*found: Trait) -> frozenset[Trait]:
    """What a class of steps says of itself, to whoever looks at steps without knowing them one by one."""
    assert set(found) <= set(get_args(Trait))
    return frozenset(found)


class Step(Frozen):
    """Base of all steps; `clause` indexes the game's list of source lines.

    A class of steps says what it is by its `traits`: without them it cannot be made.
    """

    clause: int
    traits: ClassVar[frozenset[Trait]]

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "traits" not in vars(cls):
            raise TypeError(f"`{cls.__name__}` does not say what it does: give it `traits`")
        if cls.traits.isdisjoint(CHANGES):
            raise TypeError(f"`{cls.__name__}` does not say what it changes: give it one of {sorted(CHANGES)}")
        if "numbers" in cls.traits and cls.changed is Step.changed:
            raise TypeError(f"`{cls.__name__}` does not say which numbers it changes: give it `changed`")

    def changed(self, _resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """What the step changes by itself, with how: `+` it only grows, `-` it only shrinks, `=` anything else."""
        for trait in sorted(self.traits & CHANGED.keys()):
            yield from CHANGED[trait]


HEAD: tuple[Trait, ...] = ("need", "name", "price")
"""What a block is looked at by before it is begun: conditions and prices, and names that these may use."""


def has_trait(part: object, *wanted: Trait) -> bool:
    """Whether a part of an effect is a step with one of these traits."""
    return isinstance(part, Step) and not part.traits.isdisjoint(wanted)


class Chosen(Step):
    """Base of the steps in which somebody chooses, beside what picks ask."""

    traits = traits("nothing")
    chooser: Value


@frozen
class Alike:
    """In what several cards that are picked agree (`one`), or differ: what `fact` says of each of them."""

    fact: Value
    one: bool


@frozen
class Pick:
    """One object that the `chooser` has to find before a step can be done.

    `quantity`: `one` (the local holds it); `exactly`, `up to`, `any` (it holds a list, in the order of picking); `all`.
    `guard` is the verb that will be done with it: only what can be done is offered. It is (verb, doer, args) with the
    locals of this and the following picks among the args. `by_chance`: nobody chooses which it is.
    """

    local: Local
    chooser: Value
    quantity: str
    count: Value | None
    things: Things
    guard: tuple[str, Value, tuple[Value, ...]] | None = None
    alike: Alike | None = None
    by_chance: bool = False

    @property
    def asks(self) -> bool:
        """Whether the chooser decides."""
        return self.quantity != "all" and not self.by_chance


class WithPicks(Step):
    """Find the picks in order, then do the body; if one cannot be found, the body is left out (as far as possible)."""

    traits: ClassVar = traits("refusable", "nothing")
    picks: tuple[Pick, ...]
    body: tuple[Step, ...]


class Needs(Step):
    """A precondition; `text` says it in the author's words."""

    traits: ClassVar = traits("need", "nothing", "at once", "unrecorded")
    condition: Value
    text: str


class Growth(Step):
    """Something grows, or with `sign` -1 shrinks."""

    traits: ClassVar = traits("count", "nothing")
    sign: int

    @property
    def verb(self) -> str:
        """The verb that moments know it by."""
        return "gain" if self.sign > 0 else "lose"

    @property
    def how(self) -> str:
        """How the numbers change."""
        return "+" if self.sign > 0 else "-"


class Gain(Growth):
    """A counter grows (or with `sign` -1 shrinks) by a number, within its range."""

    traits: ClassVar = traits("count", "numbers", "quiet")
    counter: str
    owner: Value | None
    amount: Value

    def changed(self, _resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """The counter."""
        yield f"counter {self.counter}", self.how


class GainAmount(Growth):
    """A player gains (or loses) an amount of resources."""

    traits: ClassVar = traits("count", "numbers")
    owner: Value
    amount: Value

    def changed(self, resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """All resources: nobody knows beforehand which."""
        yield from ((f"counter {name}", self.how) for name in resources)


class SetCounter(Step):
    """A counter becomes a number; `first` sets the first player."""

    traits: ClassVar = traits("numbers", "quiet", "at once")
    counter: str
    owner: Value | None
    value: Value

    def changed(self, _resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """The counter."""
        yield f"counter {self.counter}", "="


class MarkGain(Growth):
    """The number that a card is marked with grows (or with `sign` -1 shrinks), within its range."""

    traits: ClassVar = traits("numbers", "quiet")
    mark: str
    card: Value
    amount: Value

    def changed(self, _resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """The mark."""
        yield f"mark {self.mark}", self.how


class SetMark(Step):
    """A card is marked with another number, word or thing."""

    traits: ClassVar = traits("numbers", "quiet")
    mark: str
    card: Value
    value: Value

    def changed(self, _resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """The mark."""
        yield f"mark {self.mark}", "="


class PayAmount(Step):
    """A price in resources, less a discount of that many units, in the payer's choice (used in full)."""

    traits: ClassVar = traits("price", "numbers")
    payer: Value
    amount: Value
    discount: Value | None

    def changed(self, resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """All resources: the payer chooses which."""
        yield from ((f"counter {name}", "=") for name in resources)


class PayCounter(Step):
    """A price in a counter that is no resource."""

    traits: ClassVar = traits("price", "numbers", "at once")
    counter: str
    payer: Value
    amount: Value

    def changed(self, _resources: Iterable[str]) -> Iterator[tuple[str, str]]:
        """The counter."""
        yield f"counter {self.counter}", "="


class PayPieces(Step):
    """A price in pieces: `count` pieces of `look` from one place into another."""

    traits: ClassVar = traits("price", "move", "at once")
    look: Value
    count: Value
    source: Value
    target: Value


class PayCards(Step):
    """A price in cards: picked by the payer, one after the other, and put where their kind goes."""

    traits: ClassVar = traits("price", "move", "move cards", "may stop")
    picks: tuple[Pick, ...]
    body: tuple[Step, ...]


class MovePieces(Step):
    """Pieces of one look go from a place to another: as many as `count`, or as there are, or as there is room for."""

    traits: ClassVar = traits("move", "quiet", "at once")
    look: Value | None
    count: Value | None
    source: Value
    target: Value


class MovePiece(Step):
    """One piece, known by value, goes to a place."""

    traits: ClassVar = traits("move", "quiet", "at once")
    piece: Value
    target: Value


class MoveCard(Step):
    """A card goes to a pile: `how` is `onto` (on top) or `under` (to the bottom).

    With target None it goes to where its kind goes, to the place of the `doer` if every player has one. `cards` may be
    a single card or a list of cards, moved in order.
    `verb` is the word of the table for it (`put`, `discard`, `remove`), for the log.
    """

    traits: ClassVar = traits("move", "move cards", "quiet", "may stop")
    cards: Value
    target: Value | None
    how: str
    verb: str
    doer: Value | None = None


class Draw(Step):
    """A player draws cards; what is drawn may be kept in a local as a list."""

    traits: ClassVar = traits("move", "move cards", "show", "chance")
    player: Value
    zone: str
    owner: Value | None
    target: Value
    count: Value
    bind: Local | None


class Shuffle(Step):
    """A pile gets a new order."""

    traits: ClassVar = traits("mix", "chance", "quiet")
    pile: Value


class Arrange(Chosen):
    """The doer orders a pile anew, from the bottom up."""

    traits: ClassVar = traits("move", "move cards", "may stop", "unrecorded")
    pile: Value


class Reveal(Step):
    """All see a card or the cards of a list, or one player alone does."""

    traits: ClassVar = traits("show", "at once")
    cards: Value
    player: Value | None = None


class Flip(Step):
    """A card is turned so that this face is up."""

    traits: ClassVar = traits("faces", "quiet")
    card: Value
    side: Value


class Roll(Step):
    """Dice are rolled, so many of each kind, and kept in a local."""

    traits: ClassVar = traits("show", "chance", "dice", "at once")
    dice: tuple[tuple[str, Value], ...]
    bind: Local


class Reroll(Step):
    """A die, or all dice of a list, are rolled once more."""

    traits: ClassVar = traits("show", "chance", "dice", "at once")
    dice: Value


class TurnDie(Step):
    """A die is turned so that it shows a face, if it has such a face."""

    traits: ClassVar = traits("dice", "at once")
    die: Value
    face: Value


class DiscardDice(Step):
    """A die, or all dice of a list, are laid aside: they are among no dice any more."""

    traits: ClassVar = traits("dice", "at once")
    dice: Value


class DoVerb(Step):
    """A declared verb is done. With `check` it is left out if it cannot be done."""

    traits: ClassVar = traits("verb")
    verb: str
    doer: Value
    args: tuple[Value, ...]
    check: bool


class PerformEffect(Step):
    """A named effect of a card is carried out."""

    traits: ClassVar = traits("may stop", "unknown", "refusable")
    effect: str
    card: Value
    doer: Value


class PerformAction(Step):
    """A player chooses one of the actions that he can carry out; `only` narrows it to one.

    `where` is what must hold of an action, which is `it` there; the one that was carried out is kept as `bind`.
    """

    traits: ClassVar = traits("may stop", "unknown")
    doer: Value
    only: str | None
    it: Local | None = None
    where: Value | None = None
    bind: Local | None = None


class Announce(Step):
    """A moment that is not a verb's: `round start`."""

    traits: ClassVar = traits("moment", "unrecorded")
    moment: str


class SkipTurns(Step):
    """A player does not take so many of the turns that would be his."""

    traits: ClassVar = traits("count", "turns", "at once")
    player: Value
    count: Value


class TakeTurn(Step):
    """A player takes another turn, before anybody else does; then the turns go on as they would have."""

    traits: ClassVar = traits("count", "turns", "at once")
    player: Value


class PutOut(Step):
    """A player takes no part in the game any more: he is not asked, and nothing happens to him. The last one stays."""

    traits: ClassVar = traits("out", "at once", "may stop", "unknown")
    player: Value


class EndTurn(Step):
    """The turn ends, with all that is still to be done in it."""

    traits: ClassVar = traits("may stop", "unknown", "unrecorded")


class EndGame(Step):
    """The game ends; `ending` tells why, or is None. A `winner` is first, whatever is scored; the others are ranked."""

    traits: ClassVar = traits("may stop", "unknown", "unrecorded")
    ending: str | None
    winner: Value | None = None


class Score(Step):
    """A player's result grows."""

    traits: ClassVar = traits("count", "result", "at once")
    player: Value
    amount: Value


class RankBy(Step):
    """The next thing that players are ranked by; `player` is the variable that stands for each."""

    traits: ClassVar = traits("unknown", "at once", "unrecorded")
    player: Local
    value: Value


class Let(Step):
    """A variable gets a value."""

    traits: ClassVar = traits("name", "nothing", "quiet", "at once", "unrecorded")
    local: Local
    value: Value


class May(Chosen):
    """The chooser may do the block; if he does not, or cannot, `otherwise` is done. To agree uses an ability up, the
    one of this number that it `spends`."""

    traits: ClassVar = traits("refusable", "nothing")
    body: tuple[Step, ...]
    otherwise: tuple[Step, ...]
    text: str
    spends: int | None = None


class ChooseOne(Chosen):
    """The chooser takes one of the options that can be done in full."""

    traits: ClassVar = traits("refusable", "nothing")
    options: tuple[tuple[Step, ...], ...]
    texts: tuple[str, ...]


class IfStep(Step):
    """The first block whose condition holds; a last one without (None). `clauses` are those of the conditions."""

    traits: ClassVar = traits("nothing")
    clauses: tuple[int, ...]
    arms: tuple[tuple[Value | None, tuple[Step, ...]], ...]


class ForEach(Step):
    """The block for every thing there was when it began.

    `by` sorts them: (`highest`|`lowest`, value) each; a later key decides among what is equal by the earlier ones.
    Where players do it `at_once`, all have answered the first step before anything is done.
    """

    traits: ClassVar = traits("nothing")
    things: Things
    by: tuple[tuple[str, Value], ...]
    body: tuple[Step, ...]
    at_once: bool = False


class Repeat(Step):
    """The block `count` times, or until the condition fails."""

    traits: ClassVar = traits("nothing")
    count: Value
    condition: Value | None
    body: tuple[Step, ...]


class Turns(Step):
    """Round the table from `start`, each player for whom the condition holds, until it holds for nobody.

    `by` sorts the players when the turns begin: they go round in that order then.
    """

    traits: ClassVar = traits("may stop", "unknown")
    start: Value
    doer: Local
    condition: Value | None
    body: tuple[Step, ...]
    rightwards: bool = False
    by: tuple[tuple[str, Value], ...] = ()


class AnyOrder(Chosen):
    """The chooser takes the lines in an order of his own."""

    traits: ClassVar = traits("nothing", "unrecorded")
    options: tuple[tuple[Step, ...], ...]
    texts: tuple[str, ...]


class PhaseStep(Step):
    """A phase: its start is announced, its block done, its end announced."""

    traits: ClassVar = traits("unknown")
    phase: str
    body: tuple[Step, ...]
