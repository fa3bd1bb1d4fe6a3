"""Chance and arithmetic of bots, in such a way that they come out the same in Python and natively.

Luck is a stream like that of a match. Numbers are IEEE doubles, worked out in the same order on both sides: sums from
left to right (`sum` of newer Pythons is more exact than that), and `exp` from additions and multiplications alone. The
same stands in `moodsl/extras/native/runtime/luck.c`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import reduce
from operator import add
from typing import Any

from interpreter.game.arguments import hold_whole
from interpreter.game.state import MASK, SHIFT, STEP, seeded

FARTHEST = 690.0  # exponents beyond it are as good as none, or as this one
BY_LN2 = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # together the logarithm of 2
PARTS = tuple(1 / math.factorial(number) for number in range(13, -1, -1))


class Luck:
    """A stream of chance that depends on its seed alone, a whole number; `stream` is where it is."""

    def __init__(self, seed: int) -> None:
        hold_whole(seed=seed)
        self.stream = seeded(seed)

    def _next(self) -> int:
        self.stream = (self.stream * STEP + SHIFT) & MASK
        return self.stream

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`."""
        return (self._next() >> 33) % limit

    def random(self) -> float:
        """A number from 0.0 up to, not including, 1.0."""
        return float(self._next() >> 11) / 9007199254740992.0

    def bits(self) -> int:
        """32 bits."""
        return self._next() >> 32

    def fresh(self) -> int:
        """Where another stream may begin, which has nothing to do with this one."""
        return scrambled(self._next())

    def shuffle(self, items: list[Any]) -> None:
        """Put items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def scrambled(bits: int) -> int:
    """64 bits of which each depends on all that were given (the end of SplitMix64)."""
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


def added(numbers: Iterable[float]) -> float:
    """The sum, from left to right.

    >>> added([0.5, 0.25])
    0.75
    """
    return reduce(add, numbers, 0.0)


def exp(x: float) -> float:
    """The exponential function, good to the last digit or two.

    >>> exp(0.0), round(exp(1.0), 12), exp(-1000.0)
    (1.0, 2.718281828459, 0.0)
    """
    if x < -FARTHEST:
        return 0.0
    x = min(x, FARTHEST)
    times = math.floor(x * BY_LN2 + 0.5)
    rest = x - times * LN2_HIGH - times * LN2_LOW
    found = 0.0
    for part in PARTS:
        found = found * rest + part
    return math.ldexp(found, times)
