"""Figures that sum up many games: how numbers are spread, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from attrs import frozen

NORMAL_95 = 1.959963984540054


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
