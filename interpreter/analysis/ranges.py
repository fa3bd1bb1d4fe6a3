"""Ranges of numbers: what is known of a number before anything is played."""

from __future__ import annotations

from math import inf

from attrs import frozen

from interpreter.report.message import Message, msg


@frozen
class Interval:
    """The numbers from `low` to `high`, both among them; None is no bound."""

    low: int | None = None
    high: int | None = None

    @property
    def empty(self) -> bool:
        """Whether no number is in it."""
        return self.low is not None and self.high is not None and self.low > self.high

    def meet(self, other: Interval) -> Interval:
        """The numbers that are in both.

        >>> Interval(0, 9).meet(Interval(5, None))
        Interval(low=5, high=9)
        """
        lows = [low for low in (self.low, other.low) if low is not None]
        highs = [high for high in (self.high, other.high) if high is not None]
        return Interval(max(lows, default=None), min(highs, default=None))

    def join(self, other: Interval) -> Interval:
        """The smallest range with the numbers of both."""
        low = None if self.low is None or other.low is None else min(self.low, other.low)
        high = None if self.high is None or other.high is None else max(self.high, other.high)
        return Interval(low, high)

    def plus(self, other: Interval) -> Interval:
        """What a number of this and one of the other may make together."""
        low = None if self.low is None or other.low is None else self.low + other.low
        high = None if self.high is None or other.high is None else self.high + other.high
        return Interval(low, high)

    def divided(self, by: int) -> Interval:
        """How often a number, 1 or more, goes into those of this.

        >>> Interval(3, 8).divided(3), Interval(-1, None).divided(2)
        (Interval(low=1, high=2), Interval(low=-1, high=None))
        """
        return Interval(None if self.low is None else self.low // by, None if self.high is None else self.high // by)

    def negative(self) -> Interval:
        """The same numbers with the other sign."""
        return Interval(None if self.high is None else -self.high, None if self.low is None else -self.low)

    def times(self, count: Interval) -> Interval:
        """What a number of this may make, so many times.

        >>> Interval(1, 3).times(Interval(0, None)), Interval(-2, 3).times(Interval(-1, 5))
        (Interval(low=0, high=None), Interval(low=-10, high=15))
        """
        ends = [a * b if a and b else 0 for a in self._ends for b in count._ends]
        low, high = min(ends), max(ends)
        return Interval(None if low == -inf else int(low), None if high == inf else int(high))

    @property
    def _ends(self) -> tuple[float, float]:
        return -inf if self.low is None else self.low, inf if self.high is None else self.high

    @property
    def bounded(self) -> bool:
        """Whether it ends on both sides."""
        return self.low is not None and self.high is not None

    def floored(self) -> Interval:
        """With 0 in place of what is below it."""
        return Interval(max(self.low or 0, 0), None if self.high is None else max(self.high, 0))

    def __str__(self) -> Message:
        if self.low == self.high and self.low is not None:
            return msg("{}", self.low)
        if self.low is None:
            return msg("any number") if self.high is None else msg("{} at most", self.high)
        return msg("{} or more", self.low) if self.high is None else msg("{} to {}", self.low, self.high)


ANY = Interval()


def one(number: int) -> Interval:
    """Just this number."""
    return Interval(number, number)


def compared(operator: str, left: Interval, right: Interval) -> bool | None:
    """Whether a comparison holds for all numbers of two ranges (True), for none (False), or for some.

    >>> digits = Interval(0, 9)
    >>> compared(">", digits, one(9)), compared("<=", digits, one(9)), compared("==", digits, one(9))
    (False, True, None)
    """
    match operator:
        case ">":
            return compared("<", right, left)
        case ">=":
            return compared("<=", right, left)
        case "<":
            if left.high is not None and right.low is not None and left.high < right.low:
                return True
            return False if left.low is not None and right.high is not None and left.low >= right.high else None
        case "<=":
            later = compared("<", right, left)
            return None if later is None else not later
        case "!=":
            same = compared("==", left, right)
            return None if same is None else not same
    if left.meet(right).empty:
        return False
    return True if left == right == Interval(left.low, left.low) and left.low is not None else None


def limit(operator: str, right: Interval) -> Interval:
    """What a number must be for a comparison with one of `right` to hold."""
    match operator:
        case "==":
            return right
        case ">=":
            return Interval(right.low, None)
        case ">":
            return Interval(None if right.low is None else right.low + 1, None)
        case "<=":
            return Interval(None, right.high)
        case "<":
            return Interval(None, None if right.high is None else right.high - 1)
    return ANY
