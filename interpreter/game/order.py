"""Whether the order of two abilities that fire at one moment can matter.

It cannot if neither changes what the other reads or changes, nothing hears what they do, and nobody who has to choose
in one of them could have learnt something from the other: a card, or what somebody else has chosen. A counter that both
only raise, or both only lower, ends the same way.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from interpreter.game.program import Program

if TYPE_CHECKING:
    from interpreter.game.state import State


def order_matters(m: State, listeners: list[int]) -> bool:
    """Whether it can make a difference in which order some listeners are worked off; equal ones are alike."""
    return any(can_matter(m, one, other) for one, other in combinations(sorted(set(listeners)), 2))


def can_matter(m: State, one: int, other: int) -> bool:
    """Whether it can make a difference which of two listeners comes first."""
    known = m.g.orders.get((one, other))
    if known is None:
        known = m.g.orders[one, other] = clash(m.g, one, other)
    return known or any(hears(m, moment) for number in (one, other) for moment in footprint(m.g, number)["moments"])


def hears(m: State, moment: int) -> bool:
    """Whether anything listens to a moment now."""
    return bool(m.g.rules[moment] or m.g.own[moment] or m.live.get(moment))


def footprint(g: Program, number: int) -> dict[str, Any]:
    """The footprint of a listener that has one."""
    found = g.listeners[number].footprint
    assert found is not None
    return found


def clash(g: Program, one: int, other: int) -> bool:
    """Whether two abilities touch the same things, whatever a match looks like."""
    first, second = g.listeners[one].footprint, g.listeners[other].footprint
    if first is None or second is None:
        return True
    if first["asks"] and second["asks"] and {*first["asks"], *second["asks"]} != {"you"}:
        return True
    if (first["asks"] and second["learns"]) or (second["asks"] and first["learns"]):
        return True
    if not first["changes"].keys().isdisjoint(second["reads"]) or not second["changes"].keys().isdisjoint(
        first["reads"]
    ):
        return True
    both = first["changes"].keys() & second["changes"].keys()
    return any(first["changes"][what] == "=" or first["changes"][what] != second["changes"][what] for what in both)
