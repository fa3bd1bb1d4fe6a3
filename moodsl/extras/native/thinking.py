"""One decision of a bot, thought about natively."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack, unpack

from interpreter.game.state import State
from moodsl.extras.native.engine import BOTS, Native
from moodsl.extras.native.machine import Trapped
from moodsl.extras.native.states import Writer

GREEDY, TREE = BOTS.index("greedy"), BOTS.index("tree")
MOST_OTHERS = 8  # actions at any time beside an answer, as in deciding.c
CHECK = 16  # looks between two thoughts about whether the answer is settled, as in tree.c


class Thinking:
    """A position put before the engine, which knows what bots know of the game (`Native.think`). `at` is where the
    stream of a bot stands, `room` where nothing does."""

    def __init__(self, native: Native, state: State) -> None:
        self.machine = machine = native.machine
        self.at = native.room  # where it stands; behind it a number, and the list of the others
        self._others = native.room + 16
        self.room = self._others + (12 + 4 * MOST_OTHERS + 15) // 16 * 16
        machine.reach(self.room)
        Writer(native.layout, machine).write(state)

    def answer(
        self,
        bot: int,
        options: int,
        stream: int,
        others: Sequence[int],
        looks: int | None,
        ms: int | None = None,
        clock: Callable[[], float] = float,
    ) -> tuple[int, int]:
        """The place of the answer of a bot (by its number in `BOTS`), and where its stream is then; behind all options
        stand the `others`, actions at any time. Raises Trapped."""
        count = len(others)
        self.machine.write(self.at, pack("<QQ", stream, 0))
        self.machine.write(self._others, pack(f"<{3 + count}i", count, count, self._others + 12, *others))
        place = self.greedy() if bot == GREEDY or others else -1
        if bot == TREE and place < options:
            place = self.tree(looks, ms, clock)
        return place, self.stream

    @property
    def stream(self) -> int:
        """Where the stream of the bot is now."""
        found: int = unpack("<Q", self.machine.read(self.at, self.at + 8))[0]
        return found

    def greedy(self) -> int:
        """The best option one turn ahead, or behind all options one of the others."""
        return self.machine.call("greedy_best", self.at, self.room, self._others)

    def tree(self, looks: int | None, ms: int | None, clock: Callable[[], float]) -> int:
        """The best option, with so many looks or milliseconds."""
        began = clock()
        if self.machine.call("is_plain", self.at, self.at + 8):
            return self.machine.numbers(self.at + 8, 1)[0]
        self.machine.call("tree_begin", self.at, self.room)
        if looks is not None:
            self.machine.call("tree_looks", looks, float(looks))
        else:
            self._look_for((ms or 0) / 1000, began, clock)
        return self.machine.call("tree_end")

    def _look_for(self, seconds: float, began: float, clock: Callable[[], float]) -> None:
        """Look until the time is over, or the answer settled: the next looks begin only if they will end in time."""
        done, left = 0, 1.0
        while left >= 1:
            count = max(1, min(CHECK - done % CHECK, int(left / 2)))
            if self.machine.call("tree_looks", count, left):
                return
            done += count
            spent = clock() - began
            left = (seconds - spent) * done / spent


def best(
    native: Native,
    state: State,
    bot: int,
    stream: int,
    others: Sequence[int],
    looks: int | None,
    ms: int | None,
    clock: Callable[[], float],
) -> tuple[int, int] | None:
    """The place of the answer of a bot (by its number in `BOTS`), and where its stream is then; behind all options
    stand the `others`, actions at any time. The `clock` tells seconds. None where Python has to think."""
    try:
        return Thinking(native, state).answer(bot, len(state.options or ()), stream, others, looks, ms, clock)
    except Trapped:
        native.begin()
        return None
