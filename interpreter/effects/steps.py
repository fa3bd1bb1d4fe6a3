"""Steps: what an effect does. Every step knows its `clause`: the number of the line of source that it comes from."""

from __future__ import annotations

from attrs import frozen

from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value


class Step:
    """Base of all steps; `clause` indexes the game's list of source lines."""

    clause: int


@frozen
class Pick:
    """One object that the `chooser` has to find before a step can be done.

    `quantity`: `one` (the local holds it); `exactly`, `up to`, `any` (it holds a list, in the order of picking); `all`.
    `guard` is the verb that will be done with it: only what can be done is offered. It is (verb, doer, args) with the
    locals of this and the following picks among the args.
    """

    local: Local
    chooser: Value
    quantity: str
    count: Value | None
    things: Things
    guard: tuple[str, Value, tuple[Value, ...]] | None = None


@frozen
class WithPicks(Step):
    """Find the picks in order, then do the body; if one cannot be found, the body is left out (as far as possible)."""

    clause: int
    picks: tuple[Pick, ...]
    body: tuple[Step, ...]


@frozen
class Needs(Step):
    """A precondition; `text` says it in the author's words."""

    clause: int
    condition: Value
    text: str


@frozen
class Gain(Step):
    """A counter grows (or with `sign` -1 shrinks) by a number, within its range."""

    clause: int
    counter: str
    owner: Value | None
    amount: Value
    sign: int

    @property
    def verb(self) -> str:
        """The verb that moments know it by."""
        return "gain" if self.sign > 0 else "lose"


@frozen
class GainAmount(Step):
    """A player gains (or loses) an amount of resources."""

    clause: int
    owner: Value
    amount: Value
    sign: int

    @property
    def verb(self) -> str:
        """The verb that moments know it by."""
        return "gain" if self.sign > 0 else "lose"


@frozen
class SetCounter(Step):
    """A counter becomes a number; `first` sets the first player."""

    clause: int
    counter: str
    owner: Value | None
    value: Value


@frozen
class PayAmount(Step):
    """A price in resources, less a discount of that many units, in the payer's choice (used in full)."""

    clause: int
    payer: Value
    amount: Value
    discount: Value | None


@frozen
class PayCounter(Step):
    """A price in a counter that is no resource."""

    clause: int
    counter: str
    payer: Value
    amount: Value


@frozen
class PayPieces(Step):
    """A price in pieces: `count` pieces of `look` from one place into another."""

    clause: int
    look: Value
    count: Value
    source: Value
    target: Value


@frozen
class PayCards(Step):
    """A price in cards: picked by the payer, one after the other, and put where their kind goes."""

    clause: int
    picks: tuple[Pick, ...]
    body: tuple[Step, ...]


@frozen
class MovePieces(Step):
    """Pieces of one look go from a place to another: as many as `count`, or as there are, or as there is room for."""

    clause: int
    look: Value | None
    count: Value | None
    source: Value
    target: Value


@frozen
class MovePiece(Step):
    """One piece, known by value, goes to a place."""

    clause: int
    piece: Value
    target: Value


@frozen
class MoveCard(Step):
    """A card goes to a pile: `how` is `onto` (on top) or `under` (to the bottom).

    With target None it goes to where its kind goes, to the place of the `doer` if every player has one. `cards` may be
    a single card or a list of cards, moved in order.
    `verb` is the word of the table for it (`put`, `discard`, `remove`), for the log.
    """

    clause: int
    cards: Value
    target: Value | None
    how: str
    verb: str
    doer: Value | None = None


@frozen
class Draw(Step):
    """A player draws cards; what is drawn may be kept in a local as a list."""

    clause: int
    player: Value
    zone: str
    owner: Value | None
    target: Value
    count: Value
    bind: Local | None


@frozen
class Shuffle(Step):
    """A pile gets a new order."""

    clause: int
    pile: Value


@frozen
class Arrange(Step):
    """The doer orders a pile anew, from the bottom up."""

    clause: int
    chooser: Value
    pile: Value


@frozen
class Reveal(Step):
    """All see a card or the cards of a list."""

    clause: int
    cards: Value


@frozen
class Flip(Step):
    """A card is turned so that this face is up."""

    clause: int
    card: Value
    side: Value


@frozen
class Roll(Step):
    """Dice of a kind are rolled; the total of their faces is kept in a local."""

    clause: int
    die: str
    count: Value
    bind: Local


@frozen
class DoVerb(Step):
    """A declared verb is done. With `check` it is left out if it cannot be done."""

    clause: int
    verb: str
    doer: Value
    args: tuple[Value, ...]
    check: bool


@frozen
class PerformEffect(Step):
    """A named effect of a card is carried out."""

    clause: int
    effect: str
    card: Value
    doer: Value


@frozen
class PerformAction(Step):
    """A player chooses one of the actions that he can carry out; `only` narrows it to one."""

    clause: int
    doer: Value
    only: str | None


@frozen
class Announce(Step):
    """A moment that is not a verb's: `round start`."""

    clause: int
    moment: str


@frozen
class EndGame(Step):
    """The game ends; `ending` tells why, or is None."""

    clause: int
    ending: str | None


@frozen
class Score(Step):
    """A player's result grows."""

    clause: int
    player: Value
    amount: Value


@frozen
class RankBy(Step):
    """The next thing that players are ranked by; `player` is the variable that stands for each."""

    clause: int
    player: Local
    value: Value


@frozen
class Let(Step):
    """A variable gets a value."""

    clause: int
    local: Local
    value: Value


@frozen
class May(Step):
    """The chooser may do the block; if he does not, or cannot, `otherwise` is done."""

    clause: int
    chooser: Value
    body: tuple[Step, ...]
    otherwise: tuple[Step, ...]
    text: str


@frozen
class ChooseOne(Step):
    """The chooser takes one of the options that can be done in full."""

    clause: int
    chooser: Value
    options: tuple[tuple[Step, ...], ...]
    texts: tuple[str, ...]


@frozen
class IfStep(Step):
    """The first block whose condition holds; a last one without (None). `clauses` are those of the conditions."""

    clause: int
    clauses: tuple[int, ...]
    arms: tuple[tuple[Value | None, tuple[Step, ...]], ...]


@frozen
class ForEach(Step):
    """The block for every thing there was when it began. `by` sorts them: (`highest`|`lowest`, value)."""

    clause: int
    things: Things
    by: tuple[str, Value] | None
    body: tuple[Step, ...]


@frozen
class Repeat(Step):
    """The block `count` times, or until the condition fails."""

    clause: int
    count: Value
    condition: Value | None
    body: tuple[Step, ...]


@frozen
class Turns(Step):
    """Round the table from `start`, each player for whom the condition holds, until it holds for nobody."""

    clause: int
    start: Value
    doer: Local
    condition: Value | None
    body: tuple[Step, ...]


@frozen
class AnyOrder(Step):
    """The chooser takes the lines in an order of his own."""

    clause: int
    chooser: Value
    options: tuple[tuple[Step, ...], ...]
    texts: tuple[str, ...]


@frozen
class PhaseStep(Step):
    """A phase: its start is announced, its block done, its end announced."""

    clause: int
    phase: str
    body: tuple[Step, ...]


PRICES = (PayAmount, PayCounter, PayPieces, PayCards)
COUNTING = (Gain, GainAmount, Score)
"""What only changes numbers: a look ahead goes on behind it, with what it brings."""
HEAD = (Needs, Let, *PRICES)
"""What a block is looked at by before it is begun: conditions and prices, and names that these may use."""
