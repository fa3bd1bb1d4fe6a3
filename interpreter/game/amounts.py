"""Amounts: a number of every resource of a game."""

from __future__ import annotations

Amount = tuple[int, ...]


def of_resource(resource: int, count: int, width: int) -> Amount:
    """So many of one resource of all."""
    amount = [0] * width
    if resource >= 0:
        amount[resource] = count
    return tuple(amount)


def plus(a: Amount, b: Amount) -> Amount:
    """The sum of two amounts."""
    return tuple(x + y for x, y in zip(a, b, strict=True))


def minus(a: Amount, b: Amount) -> Amount:
    """The difference of two amounts."""
    return tuple(x - y for x, y in zip(a, b, strict=True))


def scaled(a: Amount, times: int) -> Amount:
    """An amount several times."""
    return tuple(x * times for x in a)


def floored(a: Amount) -> Amount:
    """An amount without what is below nothing."""
    return tuple(x if x > 0 else 0 for x in a)
