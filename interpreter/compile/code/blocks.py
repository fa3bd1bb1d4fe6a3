"""The blocks of a game's routines, numbered, the frames that they share, and all code of a game together."""

from __future__ import annotations

from collections.abc import Callable

from attrs import Factory, define

from interpreter.compile.code.nodes import NUMBERS, Slot, Type, wider
from interpreter.compile.code.statements import Function, Statements

RESERVED_BLOCKS = 2
KNOWN = "#known"  # the slot of what a routine has shown to single players


@define
class Layout:
    """The frame of a routine: the block that it begins with, and by name the slots behind the number of its block."""

    entry: int
    types: dict[str, Type] = Factory(dict)
    places: dict[str, int] = Factory(dict)
    dice: set[int] = Factory(set)  # the slots that hold a die, or a list of dice
    held: list[tuple[int, int]] = Factory(list)  # of what players choose at once: who has not chosen, what others have

    @property
    def size(self) -> int:
        """How many slots there are."""
        return len(self.places)

    def slot(self, name: str, type: Type) -> Slot:
        """The slot of a name, made when it is first asked for; one for numbers, and one for each other type."""
        if self.types.get(name, type) is not type and not {type, self.types[name]} <= NUMBERS:
            name = f"{name} {type.value}"
        self.types[name] = wider(self.types.get(name, type), type)
        return Slot(self.places.setdefault(name, len(self.places) + 1), type)


class Blocks:
    """All blocks of a game."""

    def __init__(self) -> None:
        self.count = RESERVED_BLOCKS
        self.layouts: dict[str, Layout] = {}  # routine -> its frame
        self.routine: dict[int, str] = {}  # block -> the routine that it is of
        self.bodies: dict[int, Statements] = {}
        # Phases of the flow of a variant stand here under its name, too: `training.closing`.
        self.edges: dict[str, tuple[int, int]] = {}  # phase -> the blocks at its start and behind its end
        self.in_play: list[str] = []  # the phases that `play:` itself goes through
        self.turns_in: dict[str, str] = {}  # variant, empty for the game itself -> the phase in which turns are taken
        self.turns: dict[int, int] = {}  # a block of a turn -> the one at which the next turn begins
        self.lasting: set[int] = set()  # blocks whose frame must stay while what they set off runs: those of abilities

    def note_turn(self, head: int, after: int) -> None:
        """All blocks since `head` are those of a turn, but for the one behind it and what is a turn within it."""
        for number in {*range(head, self.count)} - {after}:
            self.turns.setdefault(number, head)

    def new(self) -> int:
        """A fresh number."""
        self.count += 1
        return self.count - 1


@define
class Code:
    """What a printer prints. `goal` gives for a label the block that is begun."""

    functions: dict[str, Function]
    blocks: dict[int, Statements] = Factory(dict)
    layouts: dict[str, Layout] = Factory(dict)
    routine: dict[int, str] = Factory(dict)  # block -> the routine that it is of
    goal: Callable[[int], int] = int
    asked: dict[str, Function] = Factory(dict)  # those that are asked only from outside a match, printed apart
