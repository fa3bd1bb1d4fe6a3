"""A game played at random on both engines at once: after every decision all of the state is the same on both.

`are_equal` looks straight into the memory of the module, so that thousands of games are compared in reasonable time;
`parts` is all of a state, to name what differs.
"""

from __future__ import annotations

import random
from itertools import compress
from operator import not_
from typing import Any

import pytest

from interpreter.compile.code.wasm.runtime import WORD
from interpreter.game import run
from interpreter.game.asides import offered, step_aside
from interpreter.game.program import Program
from interpreter.game.state import State, seeded
from moodsl.extras.native import Native
from moodsl.extras.native.machine import Trapped
from moodsl.extras.native.states import LONG, PARTS, Reader

NOT_KEPT = {"g", "kept", "log", "fate", "lots"}  # what the memory of a module does not hold


def parts(m: State) -> dict[str, Any]:
    """All of a state, lists and tuples alike."""

    def plain(x: Any) -> Any:
        if isinstance(x, list | tuple):
            return [plain(one) for one in x]
        return dict(sorted(x.items())) if isinstance(x, dict) else x

    found = {name: plain(getattr(m, name)) for name in State.__slots__ if name not in NOT_KEPT}
    found["slot"] = found["slot"] if m.options is not None else 0
    found["live"] = {channel: plain(cards) for channel, cards in found["live"].items()}
    return found | {"shown": m.shown & 255}


class Glance(Reader):
    """Compares the state in a machine with one in Python, where it lies."""

    def holds(self, m: State) -> bool:
        """Whether it is the same."""
        fields = self.layout.fields
        found = {name: self.part(name) for name in (*PARTS, *LONG, "over")}
        wanted = {name: getattr(m, name) for name in found}
        found["shown"], wanted["shown"] = found["shown"] & 255, m.shown & 255
        if m.options is None:
            found["slot"] = wanted["slot"] = 0
        cells = [-1] * (fields["cards"] * fields["slots"])
        for cell, look in m.cells.items():
            cells[cell] = look
        used = self.listed(self.part("used"))
        options, frames = self.part("options"), self.numbers(fields["bases"], self.part("depth"))
        return (
            found == wanted
            and self.numbers(fields["c"], fields["numbers"]) == m.c
            and self.numbers(fields["loc"], fields["cards"]) == m.loc
            and self.numbers(fields["cells"], len(cells)) == cells
            and self.are_lists(fields["z"], m.z)
            and self.are_lists(fields["live"], [m.live.get(channel, ()) for channel in range(fields["channels"])])
            and dict(zip(used[::2], used[1::2], strict=True)) == m.used
            and self.listed(self.part("dice")) == m.dice
            and [self.listed(at) for at in self.listed(self.part("ranks"))] == [list(one) for one in m.ranks]
            and are_same([self.frame(at) for at in frames], m.stack)
            and are_same([self.frame(at) for at in self.listed(self.part("due"))], m.due)
            and are_same(self.value(options, 3 if self.part("amounts") else 1) if options else None, m.options)
        )

    def are_lists(self, at: int, wanted: list[Any]) -> bool:
        """Whether the lists of a table are these. Most are empty, and many of those are one list."""
        words = self._words
        heads = self.numbers(at, len(wanted))
        full, empty = list(compress(heads, wanted)), compress(heads, map(not_, wanted))
        if any(words[head // WORD] for head in set(empty)):
            return False
        for head, cards in zip(full, compress(wanted, wanted), strict=True):
            place = head // WORD
            items = words[place + 2] // WORD
            if words[place] != len(cards) or words[items : items + len(cards)].tolist() != list(cards):
                return False
        return True


def are_same(there: Any, here: Any) -> bool:
    """Whether two things are the same, lists and tuples alike."""
    if isinstance(here, list | tuple):
        return isinstance(there, list | tuple) and len(there) == len(here) and all(map(are_same, there, here))
    return bool(there == here)


def play(program: Program, native: Native, players: int, seed: int, most: int = 100_000) -> int:
    """Play a game at random on both engines, for so many decisions at most; gives how many there were.
    Ends where a chain has no end, which the module has to notice too. Raises Trapped where the game outgrows it."""
    machine = native.machine
    try:
        m = run.start(program, players, seed, None, None, False)
    except run.EndlessChain:
        return 0
    flow = [program.flow.get(part, -1) for part in ("setup", "play", "scoring")]
    machine.call("start", players, seeded(seed) - (seeded(seed) >> 63 << 64), -1, *flow)
    luck, decisions = random.Random(seed), 0
    while True:
        if not Glance(native.layout, machine).holds(m):
            there, here = parts(Reader(native.layout, machine).state()), parts(m)
            differ = {part: (there[part], here[part]) for part in here if there[part] != here[part]}
            raise AssertionError(
                f"{program.sheet.name}, {players} players, seed {seed}, decision {decisions}: {differ}"
            )
        if m.options is None or decisions == most:
            return decisions
        beside = offered(m)
        offers = machine.call("offered")
        assert Reader(native.layout, machine).listed(offers) == beside
        place = luck.randrange(len(m.options) + len(beside))
        aside = place >= len(m.options)
        asked = beside[place - len(m.options)] if aside else place
        try:
            step_aside(m, asked) if aside else run.choose(m, m.options[asked])
        except run.EndlessChain:
            with pytest.raises(Trapped):
                machine.call("step_aside" if aside else "choose", asked)
            return decisions
        machine.call("step_aside" if aside else "choose", asked)
        decisions += 1
