"""Records: what the log of a match keeps of each thing that has happened, in the order in which it happened.

Each sort of record is a class of its own. All know their `clause`, the line of source that did it, or -1 where the
engine itself did. Players are seats from 0 on, and -1 where it is nobody's; cards, piles, actions and endings are the
numbers that a match has for them. A *place* is the number of the counter that holds pieces, or -1 - slot for a slot of
a card. What is written once is never changed.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class FirstPlayerSet(NamedTuple):
    """Somebody becomes the first player, by lot or by a line of the rules."""

    clause: int
    player: int


class PhaseBegun(NamedTuple):
    """A phase begins; the phases of a game are numbered from 1."""

    clause: int
    phase: int


class OptionChosen(NamedTuple):
    """A player has answered a question with one of its options, whose form depends on the question."""

    clause: int
    player: int
    question: int
    option: Any


class ActionTaken(NamedTuple):
    """A player takes an action."""

    clause: int
    player: int
    action: int


class CounterChanged(NamedTuple):
    """A counter is set: by how much it has changed, perhaps 0. `counter` is its place in the numbers of a match, of the
    first player's where each has one."""

    clause: int
    counter: int
    player: int
    change: int


class MarkSet(NamedTuple):
    """The game (`player` -1) or a player is marked with another word, card or player, `now`; `mark` is the place of its
    first number."""

    clause: int
    mark: int
    player: int
    now: int


class AmountPaid(NamedTuple):
    """A player pays: so much of each resource."""

    clause: int
    player: int
    amount: tuple[int, ...]


class PiecesMoved(NamedTuple):
    """A number of pieces of a player go from one place to another."""

    clause: int
    owner: int
    number: int
    source: int
    target: int


class CardMoved(NamedTuple):
    """A card goes from one pile to another; `verb` is the word of the table for it: `put`, `discard` …"""

    clause: int
    verb: str
    card: int
    source: int
    target: int


class CardTurned(NamedTuple):
    """Another face of a card is up; `side` is the number of the word for that face."""

    clause: int
    card: int
    side: int


class CardMarked(NamedTuple):
    """A card is marked with another number, word, card or player, `now`; `mark` is the number of the mark."""

    clause: int
    mark: int
    card: int
    now: int
    was: int


class CardDrawn(NamedTuple):
    """A player draws a card."""

    clause: int
    player: int
    card: int


class PileShuffled(NamedTuple):
    """A pile has been shuffled: its cards now, from bottom to top."""

    clause: int
    pile: int
    cards: list[int]


class PileArranged(NamedTuple):
    """A player has put the cards of a pile in a new order, from bottom to top."""

    clause: int
    pile: int
    cards: list[int]


BY_CHANCE = ("card", "player", "number", "word", "resource", "pile")
"""The sorts of things that can be picked at random."""


class PickedAtRandom(NamedTuple):
    """Things that nobody chose, of one of the sorts `BY_CHANCE`, by its place there. Of cards it is written down only
    if all see them."""

    clause: int
    sort: int
    things: list[int]


class CardsRevealed(NamedTuple):
    """Cards are shown to all."""

    clause: int
    cards: list[int]


class CardsShown(NamedTuple):
    """Cards are shown to one player."""

    clause: int
    player: int
    cards: list[int]


class DiceRolled(NamedTuple):
    """Dice are rolled: the kind of each, by its number, and the face that it shows, as one number (`effects.faces`)."""

    clause: int
    kinds: list[int]
    faces: list[int]


class DieTurned(NamedTuple):
    """A die of a kind is turned from one face to another."""

    clause: int
    kind: int
    before: int
    face: int


class DiceDiscarded(NamedTuple):
    """Dice are laid aside: the kind of each and the face that it shows."""

    clause: int
    kinds: list[int]
    faces: list[int]


class AbilityFired(NamedTuple):
    """Something sets off an ability of a player's card, or a rule of the game (of the card -1)."""

    clause: int
    player: int
    card: int


class EffectPerformed(NamedTuple):
    """A player carries out an effect that stands on a card."""

    clause: int
    player: int
    card: int


class TurnsSkipped(NamedTuple):
    """A player will skip so many turns."""

    clause: int
    player: int
    turns: int


class TurnGained(NamedTuple):
    """A player will take another turn."""

    clause: int
    player: int


class PlayerPutOut(NamedTuple):
    """A player is out of the game."""

    clause: int
    player: int


class GameEnded(NamedTuple):
    """The game ends; `ending` is -1 where the rules just run out, `winner` -1 where they name none."""

    clause: int
    ending: int
    winner: int = -1


Record = (
    FirstPlayerSet | PhaseBegun | OptionChosen | ActionTaken | CounterChanged | MarkSet | AmountPaid | PiecesMoved
    | CardMoved | CardTurned | CardMarked | CardDrawn | PileShuffled | PileArranged | PickedAtRandom | CardsRevealed
    | CardsShown | DiceRolled | DieTurned | DiceDiscarded | AbilityFired | EffectPerformed | TurnsSkipped | TurnGained
    | PlayerPutOut | GameEnded
)  # fmt: skip
"""A record of the log, of whatever sort."""

record = tuple.__new__
"""Makes what is recorded often, `record(CardDrawn, (clause, player, card))`: in half the time that the class takes."""
