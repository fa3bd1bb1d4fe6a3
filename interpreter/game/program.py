"""A compiled game as a match needs it: tables, and the functions made from its effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, NoReturn

from attrs import define, field, fields, frozen

from interpreter.game.forms import DONE, FORMS
from interpreter.game.sheet import Sheet
from interpreter.report.message import msg

if TYPE_CHECKING:
    from interpreter.game.reasons import Reasons
    from interpreter.game.state import State

Block = Callable[["State", list[Any]], None]

Change = tuple[int, Callable[..., Any]]
"""A change of a value: its sign (of `interpreter.effects.changes`), and the function that gives the amount, or None
where it does not apply."""

Fading = tuple[int, Sequence[int], Sequence[int], int]
"""A mark that cards have only in some places: its number, for every pile whether it is kept there, for every card the
place of its number, and what that is at first."""

Look = tuple[Any, Callable[[list[int]], Any], tuple[int, ...], Sequence[tuple[int, bool, bool]]]
"""How copies of a card can differ to the eye: what it always is, what gives its face and marks from the numbers of a
match, its slots, and the places under it (the pile, whether all see it, whether its order means something)."""


@frozen
class Question:
    """What a decision asks, the same for every match.

    `form` says what the options are, as a row of the table `forms.FORMS`. `verb` is what the thing is picked for, and
    `kind` what it is. `texts` are the author's words of the options of `choose one`. `more` tells that `DONE` may be
    among the options. `turns` has for every option of `choose one` that only turns a card its place in the frame and
    the word of the face. `each` is the place in the frame of the card that a `for each` around the question has come
    to, 0 for none; `turned` that of the card of which a turn is chosen, or of the cards of
    which one is chosen by where it lies, `picked` that of what was picked before,
    one after the other. `holes` are those in the titles of verbs that are offered: the number of the option, the
    verb, its part, the type of that and its place in the frame; `said` has what it is in place of its place, where
    the question is put into words. `things` are the cards and players that it is about, each with its type and its
    place in the frame; `named` are their names and `begun` is what the question was begun by, there.
    """

    form: str
    clause: int
    verb: str = ""
    kind: str = ""
    texts: tuple[str, ...] = ()
    more: bool = False
    turns: tuple[tuple[int, ...], ...] = ()
    each: int = 0
    turned: int = 0
    picked: int = 0
    holes: tuple[tuple[int, str, str, str, int], ...] = ()
    said: tuple[tuple[int, str, str, str, int], ...] = ()
    things: tuple[tuple[str, int], ...] = ()
    named: tuple[str, ...] = ()
    begun: str = ""

    @property
    def sort(self) -> str:
        """What sort of thing the options are: values of different sorts are never the same answer, though both are
        numbers."""
        return FORMS[self.form].sort

    def ends(self, option: Any) -> bool:
        """Whether an option is to take no more."""
        return self.more and option == DONE


@frozen
class Listener:
    """An ability as the loop needs it. `block` begins its body, `size` is the length of its frame without the block."""

    number: int
    clause: int
    condition: Callable[..., bool] | None
    ready: Callable[..., bool] | None  # whether its needs hold and its prices can be paid
    slot: int
    once: int  # place of its epoch's number, 0 for once a game, -1 for always
    used: bool  # a `may` in it uses it up, not its beginning
    always_on: bool
    block: int
    size: int
    footprint: dict[str, Any] | None  # what it reads and changes; None: perhaps anything (see `order`)


@define
class Program:
    """A compiled game. Everything here is the same for all its matches."""

    tables: dict[str, Any]
    sheet: Sheet
    blocks: list[Block] = field(factory=list)
    questions: list[Question] = field(factory=list)
    listeners: list[Listener] = field(factory=list)
    hears: list[dict[int, tuple[int, ...]]] = field(factory=list)  # moment -> design -> its listeners
    own: list[dict[int, tuple[int, ...]]] = field(factory=list)  # the same for `on build`
    rules: list[tuple[int, ...]] = field(factory=list)  # moment -> rules of the game
    flow: dict[str, int] = field(factory=dict)  # setup, play, … -> block
    flow_size: dict[str, int] = field(factory=dict)
    orders: dict[tuple[int, int], bool] = field(factory=dict)  # two listeners -> whether they touch the same things
    routines: dict[str, tuple[int, int]] = field(factory=dict)  # `scenario 3 0` -> (block, size)
    edges: dict[str, tuple[int, int]] = field(factory=dict)  # phase (`training.closing`) -> blocks at start, behind end
    life_heard: bool = True  # whether frames can become due while a block runs
    in_play: frozenset[str] = frozenset()  # the phases that `play:` itself goes through, not a verb
    out: int = -1  # where in the numbers of a match stands who is out of the game; -1 where nobody can be
    turns_in: dict[str, str] = field(factory=dict)  # variant, or empty -> the phase in which turns are taken
    known: dict[int, int] = field(factory=dict)  # block -> the place in its frame of what it has shown to whom
    has_dice: bool = False
    dice_in: dict[int, list[int]] = field(factory=dict)  # block -> the places in its frame of dice, and lists of them
    asides: dict[int, int] = field(factory=dict)  # actions at any time, the quickest asked first -> as `once` above
    aside_asked: dict[int, Callable[[State, int], bool]] = field(factory=dict)  # the same -> whether a player can do it
    aside_blocks: dict[int, int] = field(factory=dict)  # block -> the action at any time that it is of
    turn: int = 0  # the place of the number that tells whose turn it is, from 1
    held: dict[int, list[tuple[int, int]]] = field(factory=dict)  # the same for what players choose at once
    functions: dict[str, Any] = field(factory=dict)
    design: list[int] = field(factory=list)  # card -> design
    owner: list[int] = field(factory=list)  # pile -> player, -1 nobody
    owned: list[int] = field(factory=list)  # card -> whose it is wherever it lies, -1 nobody's; empty where none is
    hosts: list[int] = field(factory=list)  # pile -> the card that it lies on, -1 none
    shared: bool = False  # whether copies of a match share piles until they change: where many lie under cards
    kept: list[tuple[str, int, list[int], list[int]]] = field(factory=list)
    """The functions that remember: with how many things each is given, which of these count by their design, and the
    numbers of `State.kept` under which it does."""
    kept_by_pile: list[list[int]] = field(factory=list)  # pile -> those that look at it; empty where nothing is
    kept_by_mark: list[list[int]] = field(factory=list)  # mark -> the same
    kept_by_work: list[int] = field(factory=list)  # those that look at what works
    by_place: bool = True  # whether a card always belongs to whoever it lies before
    looks_back: bool = False  # whether a move can change what is true of a card, or of what it lies on
    conditions: list[Callable[[State, int], bool] | None] = field(factory=list)  # kind -> what its cards need to work
    changes: dict[int, dict[int, list[Change]]] = field(factory=dict)  # channel -> design -> its changes
    noticed: list[bool] = field(factory=list)  # card -> whether it changes anything that it works
    fading: list[list[Fading]] = field(factory=list)  # kind -> marks that its cards have only in some places; empty
    # where no card has any
    heard_first: dict[int, dict[int, tuple[int, ...]]] = field(factory=dict)  # players -> `State.live` at the beginning
    looks: list[Look] = field(factory=list)  # of every card
    sums: dict[int, bool] = field(factory=dict)  # channel -> whether its changes only add and take
    change_clauses: dict[int, dict[int, list[int]]] = field(factory=dict)  # the lines of `changes`
    forbids: dict[int, dict[int, list[Callable[..., bool]]]] = field(factory=dict)  # channel -> design -> does it apply
    forbid_clauses: dict[int, dict[int, list[int]]] = field(factory=dict)  # the lines of `forbids`
    reasons: Reasons = field(init=False)  # what can stand in the way of what can be done
    seen: set[tuple[int, str]] = field(factory=set)  # where scenarios are run: what of each clause has been exercised
    hash: str = ""  # of the text of all packs
    files: dict[str, str] = field(factory=dict)  # of each file of the packs, by its name in them, a hash of its text

    def __repr__(self) -> str:
        return f"<Program of {self.sheet.name}>"  # all of it would fill many screens

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            msg("a loaded game is not pickled: load it in the other process, and hand on `Match.to_json()`")
        )

    def __copy__(self) -> Program:
        twin = Program.__new__(Program)
        for part in fields(Program):
            setattr(twin, part.name, getattr(self, part.name))
        return twin

    def __deepcopy__(self, _memo: object) -> Program:
        return self  # no match changes it

    def of_variant(self, variant: str) -> Program:
        """The same program with the parts of the flow that a variant has of its own, in place of the game's."""
        found = copy(self)
        parts = {part.removeprefix(f"{variant}."): part for part in self.flow if part.startswith(f"{variant}.")}
        found.flow = self.flow | {part: self.flow[own] for part, own in parts.items()}
        found.flow_size = self.flow_size | {part: self.flow_size[own] for part, own in parts.items()}
        if "play" in parts:
            phases = [phase for phase in self.edges if phase.startswith(f"{variant}.")]
            found.edges = self.edges | {phase.removeprefix(f"{variant}."): self.edges[phase] for phase in phases}
            found.in_play = frozenset(phase.removeprefix(f"{variant}.") for phase in phases)
            found.turns_in = {"": self.turns_in[variant]} if variant in self.turns_in else {}
        return found
