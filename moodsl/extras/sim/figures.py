"""Figures that sum up many games: how numbers are spread, shares and means with their intervals, and by how much a
figure of one version of a game differs from that of another after games that were played in pairs."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from attrs import frozen

NORMAL_95 = 1.959963984540054
FEWEST = 10  # games that an interval of a changed ratio needs

Line = tuple[int, str, str, str, float, float | str, float | str, int]
"""A row for a spreadsheet: players, what, of which, measure, value, low, high, cases."""


@frozen
class Spread:
    """How some numbers are spread: the mean, the number that 10, 50 and 90 % of them reach at most, and the ends."""

    mean: float
    p10: float
    p50: float
    p90: float
    least: float
    most: float

    @staticmethod
    def of(numbers: Sequence[float]) -> Spread:
        """The spread of some numbers; all zeros for none.

        >>> Spread.of([4, 1, 2, 3])
        Spread(mean=2.5, p10=1, p50=2, p90=4, least=1, most=4)
        """
        if not numbers:
            return Spread(0.0, 0, 0, 0, 0, 0)
        row = sorted(numbers)

        def reached_by(percent: int) -> float:
            return row[max(0, ceil(len(row) * percent / 100) - 1)]

        mean = round(sum(row) / len(row), 4)
        return Spread(mean, reached_by(10), reached_by(50), reached_by(90), row[0], row[-1])


@frozen
class Share:
    """`wins` of `of` cases (a tie is a part of a win), and the 95 % interval of the rate by Wilson."""

    wins: float
    of: int
    rate: float
    low: float
    high: float

    @staticmethod
    def from_counts(wins: float, of: int) -> Share:
        """The share of some cases; without any, nothing is known.

        >>> Share.from_counts(5, 10)
        Share(wins=5, of=10, rate=0.5, low=0.2366, high=0.7634)
        """
        if of == 0:
            return Share(0.0, 0, 0.0, 0.0, 1.0)
        low, high = wilson(wins, of)
        return Share(round(wins, 4), of, round(wins / of, 4), round(low, 4), round(high, 4))


@frozen
class Mean:
    """The mean of `of` numbers and its 95 % interval, which nobody knows (None) with fewer than two of them."""

    mean: float
    low: float | None
    high: float | None
    of: int

    @staticmethod
    def from_numbers(numbers: Sequence[float]) -> Mean:
        """The mean of some numbers; 0 for none.

        >>> Mean.from_numbers([1, 3])
        Mean(mean=2.0, low=0.04, high=3.96, of=2)
        """
        count = len(numbers)
        mean = sum(numbers) / count if count else 0.0
        return Mean.around(mean, [number - mean for number in numbers])

    @staticmethod
    def around(mean: float, rests: Sequence[float]) -> Mean:
        """A mean with the interval that follows from what is left of each number without it."""
        count = len(rests)
        if count < 2:
            return Mean(round(mean, 4) + 0.0, None, None, count)
        reach = NORMAL_95 * sqrt(sum(rest * rest for rest in rests) / (count - 1) / count)
        return Mean(round(mean, 4) + 0.0, round(mean - reach, 4) + 0.0, round(mean + reach, 4) + 0.0, count)

    def line(self, players: int, what: str, which: str, measure: str) -> Line:
        """A row for a spreadsheet; an end that is not known is left empty."""
        low, high = ("" if end is None else end for end in (self.low, self.high))
        return players, what, which, measure, self.mean, low, high, self.of


Part = tuple[float, float]
"""What a game adds to a figure that is one sum over another: to the upper and to the lower one."""


def ratio_of(parts: Sequence[Part]) -> float | None:
    """One sum over the other; None if there is nothing below.

    >>> ratio_of([(1, 2), (0, 2)])
    0.25
    """
    below = sum(part[1] for part in parts)
    return sum(part[0] for part in parts) / below if below else None


def change_of(old: Sequence[Part], new: Sequence[Part]) -> Mean | None:
    """By how much a ratio grows from old to new, where the games of the two rows are pairs; None if one is not known.

    The interval is that of paired differences. Where every game adds 1 below, the ratios are plain means; else each
    game counts with what it adds above beyond what the ratio expects of it (the linear part of the ratio's error).
    That says nothing when fewer than `FEWEST` games have anything below; there is no interval then.

    >>> change_of([(1, 1), (5, 1)] * 5, [(2, 1), (6, 1)] * 5)
    Mean(mean=1.0, low=1.0, high=1.0, of=10)
    >>> change_of([(1, 2)], [(2, 2)])
    Mean(mean=0.5, low=None, high=None, of=1)
    """
    before, after = ratio_of(old), ratio_of(new)
    if before is None or after is None:
        return None
    if min(sum(below > 0 for _above, below in parts) for parts in (old, new)) < FEWEST:
        return Mean(round(after - before, 4) + 0.0, None, None, len(new))
    rests = [one - other for one, other in zip(_rests(new, after), _rests(old, before), strict=True)]
    return Mean.around(after - before, rests)


def _rests(parts: Sequence[Part], ratio: float) -> list[float]:
    mean = sum(below for _above, below in parts) / len(parts)
    return [(above - ratio * below) / mean for above, below in parts]


def wilson(wins: float, of: int) -> tuple[float, float]:
    """The 95 % interval of a rate after `wins` in `of` cases, by Wilson's formula.

    >>> [round(end, 3) for end in wilson(0, 20)]
    [0.0, 0.161]
    """
    square = NORMAL_95 * NORMAL_95
    rate = wins / of
    middle = rate + square / (2 * of)
    reach = NORMAL_95 * sqrt(rate * (1 - rate) / of + square / (4 * of * of))
    return max(0.0, (middle - reach) / (1 + square / of)), min(1.0, (middle + reach) / (1 + square / of))
