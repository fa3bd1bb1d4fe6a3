"""The state of a match in the memory of a module, and the same as Python keeps it."""

from __future__ import annotations

from struct import error, pack
from typing import Any

from interpreter.compile.code.wasm.runtime import AT, NONE, STATE, WORD
from interpreter.game.frames import BATCH, FINISH
from interpreter.game.run import unbegun
from interpreter.game.state import State
from moodsl.extras.native.layout import Layout
from moodsl.extras.native.machine import Machine, Trapped

PARTS = ("n", "shown", "asker", "question", "slot", "ended", "effort")  # numbers that bear the same name on both sides
LONG = {"rng", "spent"}


class Reader:
    """Reads the state that lies in a machine, until the machine is asked for anything else."""

    def __init__(self, layout: Layout, machine: Machine) -> None:
        self.layout, self._machine = layout, machine
        self._words = machine.view()  # lists of the runtime itself lie below the state

    def numbers(self, at: int, count: int) -> list[int]:
        """Numbers from an address on."""
        place = at // WORD
        return self._words[place : place + count].tolist()

    def part(self, name: str) -> int:
        """A number of the match."""
        if name in LONG:
            return int.from_bytes(pack("<2i", *self.numbers(STATE + AT[name], 2)), "little")
        return self._words[(STATE + AT[name]) // WORD]

    def listed(self, at: int) -> list[int]:
        """A list of numbers."""
        length, _room, items = self.numbers(at, 3)
        return self.numbers(items, length) if length else []

    def value(self, value: int, kind: int) -> Any:
        """What stands in a slot of this kind (`game_memory.KINDS`)."""
        if value == NONE:
            return None
        match kind:
            case 1:
                return [None if one == NONE else one for one in self.listed(value)]
            case 2:
                return tuple(self.numbers(value, self.layout.fields["width"]))
            case 3:
                return [self.value(one, 2) for one in self.listed(value)]
            case 4:
                return self.frame(value)
            case 5:
                return [self.value(one, 1) for one in self.listed(value)]
        return value

    def frame(self, at: int) -> list[Any]:
        """A frame of the stack, or one that waits."""
        (block,) = self.numbers(at, 1)
        kinds = self.layout.kinds[block]
        slots = self.numbers(at + WORD, len(kinds))
        if block == FINISH:
            return [FINISH, self.layout.scoring[slots[0]]]
        found = [self.value(slot, kind) for slot, kind in zip(slots, kinds, strict=True)]
        return [block, *found[:-1], bool(found[-1])] if block == BATCH else [block, *found]

    def state(self) -> State:
        """The whole state."""
        fields, program = self.layout.fields, self.layout.program
        m = unbegun(program, self.part("n"), 0, False)
        for name in PARTS:
            setattr(m, name, self.part(name))
        m.rng, m.spent, m.over = self.part("rng"), self.part("spent"), bool(self.part("over"))
        m.c = self.numbers(fields["c"], fields["numbers"])
        m.loc = self.numbers(fields["loc"], fields["cards"])
        m.z = [self.listed(at) for at in self.numbers(fields["z"], fields["piles"])]
        cells = self.numbers(fields["cells"], fields["cards"] * fields["slots"])
        m.cells = {cell: look for cell, look in enumerate(cells) if look != -1}
        live = enumerate(self.numbers(fields["live"], fields["channels"]))
        m.live = {channel: tuple(cards) for channel, at in live if (cards := self.listed(at))}
        used = self.listed(self.part("used"))
        m.used = dict(zip(used[::2], used[1::2], strict=True))
        m.dice = self.listed(self.part("dice"))
        m.ranks = [self.listed(at) for at in self.listed(self.part("ranks"))]
        m.stack = [self.frame(at) for at in self.numbers(fields["bases"], self.part("depth"))]
        m.due = [self.frame(at) for at in self.listed(self.part("due"))]
        options = self.part("options")
        m.options = self.value(options, 3 if self.part("amounts") else 1) if options else None
        return m


class Writer:
    """Puts a state into a machine, the lists of it one behind the other at the beginning of its heap."""

    def __init__(self, layout: Layout, machine: Machine) -> None:
        self.layout, self.machine = layout, machine
        self._heap = bytearray()

    def words(self, numbers: list[int]) -> int:
        """The address of numbers."""
        at = self.layout.fields["heap"] + len(self._heap)
        self._heap += pack(f"<{len(numbers)}i", *numbers)
        return at

    def listed(self, numbers: list[int]) -> int:
        """The address of a list."""
        at = self.layout.fields["heap"] + len(self._heap)
        return self.words([len(numbers), len(numbers), at + 3 * WORD, *numbers])

    def value(self, value: Any, kind: int) -> int:
        """What goes into a slot of this kind."""
        if value is None:
            return NONE
        match kind:
            case 1:
                return self.listed([NONE if one is None else int(one) for one in value])
            case 2:
                return self.words(list(value))
            case 3:
                return self.listed([self.value(one, 2) for one in value])
            case 4:
                return self.words(self.frame(value))
            case 5:
                return self.listed([self.value(one, 1) for one in value])
        return int(value)

    def frame(self, frame: list[Any]) -> list[int]:
        """The numbers of a frame."""
        block, kinds = frame[0], self.layout.kinds[frame[0]]
        if block == FINISH:
            return [FINISH, self.layout.flow.get(frame[1], NONE) if len(frame) > 1 else NONE]
        return [block, *(self.value(slot, kind) for slot, kind in zip(frame[1:], kinds, strict=True))]

    def write(self, m: State) -> None:
        """Put a whole state there. Raises Trapped if a number is too large for it, as that of a 65th die."""
        try:
            self._write(m)
        except error as large:
            raise Trapped(str(large)) from None

    def _write(self, m: State) -> None:
        fields = self.layout.fields
        self._stack(m)
        self._numbers(fields["c"], m.c)
        self._numbers(fields["loc"] - WORD, [m.loc[-1], *m.loc])
        piles = [self.listed(pile) for pile in m.z]
        self._numbers(fields["z"] - WORD, [piles[-1], *piles])
        cells = range(fields["cards"] * fields["slots"])
        self._numbers(fields["cells"], [m.cells.get(cell, -1) for cell in cells])
        self._numbers(fields["live"], [self.listed(list(m.live.get(one, ()))) for one in range(fields["channels"])])
        amounts = bool(m.options) and isinstance((m.options or [0])[0], tuple)
        parts = {name: getattr(m, name) for name in PARTS} | {
            "over": m.over, "depth": len(m.stack), "amounts": amounts, "dice": self.listed(m.dice),
            "options": 0 if m.options is None else self.value(m.options, 3 if amounts else 1),
            "due": self.listed([self.value(frame, 4) for frame in m.due]),
            "used": self.listed([part for use in m.used.items() for part in use]),
            "ranks": self.listed([self.listed(rank) for rank in m.ranks]),
            "sp": self._end_of_stack, "top": fields["heap"] + len(self._heap),
        }  # fmt: skip
        parts["top"] = fields["heap"] + len(self._heap)
        for name, number in parts.items():
            self._numbers(STATE + AT[name], [int(number)])
        for name in LONG:
            self.machine.write(STATE + AT[name], pack("<Q", getattr(m, name)))
        self.machine.write(fields["heap"], bytes(self._heap))
        self.machine.call("outdate_all")

    def _stack(self, m: State) -> None:
        at, bases = self.layout.fields["stack"], []
        for frame in m.stack:
            bases.append(at)
            numbers = self.frame(frame)
            self._numbers(at, numbers)
            at += len(numbers) * WORD
        self._end_of_stack = at
        self._numbers(self.layout.fields["bases"], bases)

    def _numbers(self, at: int, numbers: list[int]) -> None:
        self.machine.write(at, pack(f"<{len(numbers)}i", *numbers))
