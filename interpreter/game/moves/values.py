"""What working cards change and forbid, and which of their abilities are used up."""

from __future__ import annotations

from typing import Any

from interpreter.effects.changes import AT_LEAST, AT_MOST, LIMITS
from interpreter.game.amounts import minus, plus
from interpreter.game.moves.working import whose
from interpreter.game.state import State


def spend(m: State, number: int, card: int) -> None:
    """An ability of a card is used up until its stretch of the game begins anew."""
    m.used[use_of(m, number, card)] = stretch_of(m, number)


def is_spent(m: State, number: int, card: int) -> bool:
    """Whether an ability of a card is used up."""
    return m.used.get(use_of(m, number, card)) == stretch_of(m, number)


def use_of(m: State, number: int, card: int) -> int:
    """The key of an ability of a card; rules of the game stand on no card (-1)."""
    return number * (len(m.loc) + 1) + card + 1


def stretch_of(m: State, number: int) -> int:
    """How often the stretch of the game in which an ability can be used once has begun; of the whole game it is 1."""
    once = m.g.listeners[number].once
    return m.c[once] if once else 1


def changed(m: State, channel: int, base: Any, args: tuple[Any, ...]) -> Any:
    """A value with the changes of all that works now: what replaces it, then what is added and taken, limits last."""
    g = m.g
    design, owner, loc, by_place, changes = g.design, g.owner, m.loc, g.by_place, g.changes[channel]
    later: list[tuple[int, Any]] | None = None if g.sums[channel] else []  # sums are worked out in any order, at once
    for this in m.live[channel]:
        for sign, change in changes[design[this]]:
            amount = change(m, this, owner[loc[this]] if by_place else whose(m, this), *args)
            if amount is None:
                continue
            if later is None:
                base = summed(base, sign, amount)
            elif sign:
                later.append((sign, amount))
            else:
                base = amount
    if not later:
        return base
    for sign, amount in later:
        if sign not in LIMITS:
            base = summed(base, sign, amount)
    limits = [row for row in later if row[0] in LIMITS]
    return limited(base, limits) if limits else base


def summed(base: Any, sign: int, amount: Any) -> Any:
    """A number, or an amount, with something added or taken (sign -1)."""
    if isinstance(amount, tuple):
        return plus(base, amount) if sign > 0 else minus(base, amount)
    return base + sign * amount


def limited(number: Any, limits: list[tuple[int, Any]]) -> Any:
    """A number, or each number of an amount, within its limits (None is none); where one of each kind excludes the
    other, what it is at most counts."""
    if isinstance(number, tuple):
        each = [[(sign, limit[place]) for sign, limit in limits] for place in range(len(number))]
        return tuple(limited(*both) for both in zip(number, each, strict=True))
    limits = [(sign, limit) for sign, limit in limits if limit is not None]
    number = max([number, *(limit for sign, limit in limits if sign == AT_LEAST)])
    return min([number, *(limit for sign, limit in limits if sign == AT_MOST)])


def forbidden(m: State, channel: int, doer: int, args: tuple[Any, ...]) -> bool:
    """Whether something that works now says that this cannot be done."""
    design, owner, loc, by_place = m.g.design, m.g.owner, m.loc, m.g.by_place
    forbids = m.g.forbids[channel]
    for this in m.live.get(channel, ()):
        for applies in forbids[design[this]]:
            if applies(m, this, owner[loc[this]] if by_place else whose(m, this), doer, *args):
                return True
    return False
