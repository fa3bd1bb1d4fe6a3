"""The numbers that a game itself works out of a player: its declared values with one parameter.

What a game gives a name (an income, a strength, what is owed) tells more of a position than its parts do. A value of a
player is a feature, and once more as far as it is above 0, since owing something is not the opposite of having
something over. A value of a card is added up over the cards that lie open in a place of the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from interpreter.game.program import Program
from interpreter.game.sheet import ValueInfo, ZoneInfo
from interpreter.game.state import State

LOW, HIGH = -8, 24  # numbers are weighed within these bounds, and as the bound beyond them

Worked = Callable[[State, int], int]


@frozen
class DeclaredValue:
    """A `value` of a player, or of the cards in a zone of each player; `name` is the feature."""

    name: str
    value: str
    worked: Worked
    zone: ZoneInfo | None
    is_number: bool

    def read(self, m: State, player: int) -> int:
        """What it is now."""
        zone, number = self.zone, int if self.is_number else bool
        if zone is None:
            return within(number(self.worked(m, player)))
        piles = range(zone.at + player * zone.piles, zone.at + (player + 1) * zone.piles)
        return within(sum(number(self.worked(m, card)) for pile in piles for card in m.z[pile]))


class Declared:
    """The values of one game that are features; `names` are their names."""

    def __init__(self, program: Program, zones: Sequence[ZoneInfo]) -> None:
        program.reasons.read(program.functions)
        self._values = [
            DeclaredValue(name, value.name, program.functions[f"now_{value.name}"], zone, value.type == "number")
            for value in program.sheet.values
            for name, zone in holders_of(value, zones)
        ]
        self.names = [name for value in self._values for name in parts_of(value)]

    def read(self, m: State, player: int) -> Iterator[tuple[str, float]]:
        """All features of a player with their names."""
        for value in self._values:
            number = value.read(m, player)
            yield from zip(parts_of(value), (number, max(0, number)), strict=False)

    def plan(self, weights: dict[str, float]) -> tuple[tuple[DeclaredValue, tuple[float, ...]], ...]:
        """The values that have a weight, with what each number of them is worth, from `LOW` on."""
        found = []
        for value in self._values:
            straight, above = ([weights[name] for name in parts_of(value)] + [0.0])[:2]
            if straight or above:
                table = tuple(straight * number + above * max(0, number) for number in range(LOW, HIGH + 1))
                found.append((value, table))
        return tuple(found)


def parts_of(value: DeclaredValue) -> tuple[str, ...]:
    """The features of a value."""
    return (value.name, f"{value.name} above 0") if value.is_number and value.zone is None else (value.name,)


def holders_of(value: ValueInfo, zones: Sequence[ZoneInfo]) -> list[tuple[str, ZoneInfo | None]]:
    """What a value with one parameter is worked out of: of a player, or of the cards in places where they lie open."""
    if value.hidden or value.type not in ("number", "flag") or len(value.parameters) != 1:
        return []
    of = value.parameters[0]
    if of.type == "player":
        return [(f"value {value.name}", None)]
    open_zones = [zone for zone in zones if zone.seen == "all" and not zone.piled]
    return [(f"value {value.name} in {zone.name}", zone) for zone in open_zones if of.kind == zone.of]


def within(number: int) -> int:
    """A number, or the bound that it is beyond.

    >>> within(-20), within(3), within(99)
    (-8, 3, 24)
    """
    return min(max(number, LOW), HIGH)
