"""The state of a match: numbers and lists of numbers, nothing else.

`c`       counters, and pieces that are alike, counted in each place
`z`       piles of cards, each a list of card numbers from bottom to top; where there are many, copies of the match
          share them, so they are never changed but replaced (`moves.separate`)
`loc`     card -> the pile it lies in (one more entry at the end, -1, for "no card")
`cells`   slot of a card -> whose piece lies in it; empty slots are not there
`live`    channel -> the cards that are heard on it now (kept up to date as cards start and stop working)
`dice`    die -> the row of what it shows, among all faces of all kinds of dice (one more entry, -1, for "no die")
`used`    (ability, card) -> in which epoch it was used last, for `once a …`
`stack`   the pending work: frames [block, locals …], the running one last
`kept`    for each value that is remembered what it gave, by what was asked for; shared with copies of the match, so
          that an outdated one is not emptied but replaced (`moves.outdate`)
`due`     frames that were set off while a block ran and come next
"""

from __future__ import annotations

from typing import Any

from interpreter.effects.records import Record
from interpreter.game.program import Program

MASK = (1 << 64) - 1
STEP, SHIFT = 6364136223846793005, 1442695040888963407  # of the stream: Knuth's MMIX


class State:
    """The whole of a match. Plain data but for `g`, the compiled game, which all matches share."""

    __slots__ = (
        "asker", "c", "cells", "dice", "due", "effort", "ended", "fate", "g", "kept", "live", "loc", "log", "lots", "n",
        "options", "over", "question", "ranks", "rng", "shown", "slot", "spent", "stack", "used", "z",
    )  # fmt: skip

    g: Program
    n: int
    c: list[int]
    z: list[list[int]]
    loc: list[int]
    cells: dict[int, int]
    live: dict[int, tuple[int, ...]]
    dice: list[int]
    spent: int  # bit set of the dice that have been discarded
    used: dict[int, int]
    kept: list[dict[Any, Any]]
    stack: list[list[Any]]
    due: list[list[Any]]
    effort: int  # the work done since the last decision, as far as it is counted
    rng: int
    fate: list[int]  # the faces of the next dice, where somebody has said so (`Match.foretell`); the next one last
    lots: list[tuple[int, int]]  # what is drawn at random next, in the same way: the place of its sort in `BY_CHANCE`,
    # and the thing, of cards the design
    log: list[Record] | None
    shown: int  # bit set of the players who have been shown something since it was last cleared
    asker: int
    question: int
    options: list[Any] | None
    slot: int
    ranks: list[list[int]]
    ended: int  # number of the ending, -1 none
    over: bool

    def clone(self) -> State:
        """A second match in the same position; it shares nothing that changes. The log is not taken along."""
        new = State.__new__(State)
        new.g, new.n = self.g, self.n
        new.c = self.c[:]
        new.z = piles_for(self.g, self.z)
        new.loc = self.loc[:]
        new.cells = self.cells.copy()
        new.live = self.live.copy()
        new.dice, new.spent = self.dice[:], self.spent
        new.used = self.used.copy()
        new.kept = self.kept[:]
        new.stack = [[part[:] if type(part) is list else part for part in frame] for frame in self.stack]
        new.due = [frame[:] for frame in self.due]
        new.effort = self.effort
        new.rng, new.fate, new.lots, new.log = self.rng, self.fate[:], self.lots[:], None
        new.shown, new.asker, new.question = self.shown, self.asker, self.question
        new.options = self.options
        new.slot, new.ended, new.over = self.slot, self.ended, self.over
        new.ranks = self.ranks[:]
        return new

    def outdate(self) -> None:
        """Behind a change that `moves` does not know of: what values gave before is no longer true."""
        self.kept = [{} for *_function, numbers in self.g.kept for _number in numbers]

    def below(self, limit: int) -> int:
        """A random number from 0 up to, not including, `limit`, from the match's own stream."""
        self.rng = (self.rng * STEP + SHIFT) & MASK
        return (self.rng >> 33) % limit


def piles_for(g: Program, piles: list[list[int]]) -> list[list[int]]:
    """The piles of another match; where it has many, it shares them until they change (`moves.separate`)."""
    return piles[:] if g.shared else [pile[:] for pile in piles]


def seeded(seed: int) -> int:
    """The stream's first state for a seed."""
    return (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & MASK
