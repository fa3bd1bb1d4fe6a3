"""How a price can be paid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from interpreter.game.amounts import Amount


@lru_cache(maxsize=4096)
def payments(cost: Amount, discount: int) -> tuple[Amount, ...]:
    """Every payment of a cost with the discount used in full, never below zero and never of what is not in the cost.

    >>> payments((4, 0, 1), 3)
    ((2, 0, 0), (1, 0, 1))
    """
    due = max(0, sum(cost) - max(0, discount))
    found: list[Amount] = []

    def extend(paid: Amount, left: int) -> None:
        position = len(paid)
        if position == len(cost):
            if left == 0:
                found.append(paid)
            return
        for part in range(min(cost[position], left), -1, -1):
            if left - part <= sum(cost[position + 1 :]):
                extend((*paid, part), left - part)

    extend((), due)
    return tuple(found)


def affordable(cost: Amount, discount: int, stock: Sequence[int]) -> list[Amount]:
    """The payments that a stock of resources allows."""
    if not discount:
        cost = tuple(part if part > 0 else 0 for part in cost)
        return [cost] if all(part <= have for part, have in zip(cost, stock, strict=True)) else []
    return [
        paid for paid in payments(cost, discount) if all(part <= have for part, have in zip(paid, stock, strict=True))
    ]
