"""Scenarios: a position, what happens, and what must then be so; with all names looked up."""

from __future__ import annotations

from attrs import define, field

from interpreter.effects.steps import Step
from interpreter.effects.values import CanDo, Changed, Value
from interpreter.frozen import Frozen
from interpreter.model.parts import Titles
from interpreter.text import Span

SEATS = ("you", "rival", "second", "third", "fourth", "fifth", "sixth", "seventh")  # what scenarios call the players


class PlaceCards(Frozen):
    """Cards lie in a zone: one list for each pile, from bottom to top. `owner` is a seat, -1 for a zone of the game; of
    a zone that belongs to a card it is that card."""

    span: Span
    zone: str
    owner: int
    piles: tuple[tuple[int, ...], ...]  # card numbers


class SetNumber(Frozen):
    """A counter has a value; the first player for the counter `first`."""

    span: Span
    counter: str
    owner: int
    value: int


class PutPieces(Frozen):
    """So many pieces of `look` lie in a place; they come from their home, or go there."""

    span: Span
    zone: str
    owner: int
    look: int
    count: int


class PutOnCard(Frozen):
    """So many pieces lie in the slots of a card, in the first ones."""

    span: Span
    card: int
    count: int


class TurnCard(Frozen):
    """A face of a card is up: the number of its word."""

    span: Span
    card: int
    side: int


class SetRolls(Frozen):
    """The faces that the next dice show, in the order in which they are thrown."""

    span: Span
    faces: tuple[int, ...]


class SetDraws(Frozen):
    """What is drawn next from places without an order, or picked at random, in this order; a card stands for any of its
    copies."""

    span: Span
    things: tuple[Value, ...]


class MarkCard(Frozen):
    """A card is marked: with a number, the number of a word, a card or a player."""

    span: Span
    mark: int
    card: int
    value: int


Given = PlaceCards | SetNumber | PutPieces | PutOnCard | TurnCard | MarkCard | SetRolls | SetDraws


class Do(Frozen):
    """A player does something: `steps` are carried out, or, where the decision pending is of this sort, answer it."""

    span: Span
    player: int
    steps: tuple[Step, ...]
    action: str | None = None
    payment: Value | None = None


class Answer(Frozen):
    """A player answers the pending decision: with a value, with the words of an option, or with nothing (None)."""

    span: Span
    player: int
    value: Value | str | None


class Reach(Frozen):
    """Play goes on to the start or end of a phase, to the end of the `game`, to a player's `turn` or `choice`."""

    span: Span
    edge: str
    name: str
    player: int = -1


When = Do | Answer | Reach


class Holds(Frozen):
    """A condition; of a comparison the two sides are known, so that a failure can show them."""

    span: Span
    condition: Value
    left: Value | None = None
    right: Value | None = None


class Named(Frozen):
    """A card in a list: its design, and the seat whose it is, -1 where that is not said."""

    design: str
    owner: int


class Lies(Frozen):
    """The cards of a zone are just these, one list for each pile that holds any.

    In this order if `ordered`.
    """

    span: Span
    zone: str
    owner: int
    ordered: bool
    piles: tuple[tuple[Named, ...], ...]
    negated: bool


class Asked(Frozen):
    """A decision is pending, and `player` has to take it (-1: whoever it is)."""

    span: Span
    player: int
    negated: bool


class MayPerform(Frozen):
    """A player can (or cannot) carry out an action as things stand, whoever's turn it is."""

    span: Span
    player: int
    action: str
    negated: bool


class Offered(Frozen):
    """Something is (or is not) among the options of the pending decision; with value None: to choose nothing."""

    span: Span
    value: Value | str | None
    negated: bool


class Options(Frozen):
    """The options of the pending decision, in words, are just these, in whatever order."""

    span: Span
    labels: tuple[str, ...]
    negated: bool


class Over(Frozen):
    """The game has ended; for the named ending, unless that is None."""

    span: Span
    ending: str | None
    negated: bool


class Placed(Frozen):
    """A player has a place in the final order: 1 is the winner's, and a draw gives both the same."""

    span: Span
    player: int
    rank: int
    negated: bool


class InLog(Frozen):
    """A line of the log, in words, has these words in it (or none has)."""

    span: Span
    words: str
    negated: bool


class ChangedBy(Frozen):
    """A declared value is changed by just these cards (design names), in whatever order."""

    span: Span
    value: Changed
    designs: tuple[str, ...]


class Refused(Frozen):
    """Why an action (`action`, of `player`) or a verb (`asked`) cannot be done.

    The line that stands in the way has the `words`; or it is a line of the card `design`.
    """

    span: Span
    action: str | None
    player: int
    asked: CanDo | None
    words: str | None
    design: str | None


Check = Holds | Lies | Asked | MayPerform | Offered | Options | Over | Placed | InLog | ChangedBy | Refused


@define
class Scenario:
    """One scenario."""

    title: str
    span: Span
    players: int
    rulings: tuple[str, ...] = ()
    titles: Titles = field(factory=dict)
    variant: str | None = None
    given: list[Given] = field(factory=list)
    laid: list[When] = field(factory=list)  # what is done under `and then` of `given`, before anything happens
    when: list[When] = field(factory=list)
    then: list[Check] = field(factory=list)

    @property
    def done(self) -> list[When]:
        """All lines that do something, in order: those of `given`, then those of `when`."""
        return [*self.laid, *self.when]
