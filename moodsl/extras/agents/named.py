"""Cards that marks name, where the place with the mark is printed on a card of a player (parts in the squares of a
plan, say)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from interpreter.game.program import Program
from interpreter.game.sheet import MarkInfo, Sheet, ZoneInfo
from interpreter.game.state import State


@frozen
class Naming:
    """A mark of places that are printed on cards in a zone of each player."""

    zone: ZoneInfo
    places: dict[int, int]  # card in the zone -> the pile of its places
    numbers: Sequence[int]  # place -> the number that holds the mark
    mark: MarkInfo

    def cards(self, m: State, player: int) -> Iterator[int]:
        """The cards that the marks of a player name."""
        zone = self.zone
        for pile in range(zone.at + player * zone.piles, zone.at + (player + 1) * zone.piles):
            for card in m.z[pile]:
                for place in m.z[self.places[card]] if card in self.places else ():
                    named = m.c[self.numbers[place]]
                    if named >= 0:
                        yield named


def namings(program: Program, zones: list[ZoneInfo]) -> list[Naming]:
    """The marks that name cards, on places that are printed on the cards in some zones."""
    sheet, found = program.sheet, []
    for printed in sheet.zones.values():
        if not printed.printed or printed.host is None:
            continue
        places = {card: printed.at + number for number, card in enumerate(printed.hosts)}
        for number, mark in sheet.marks_of[printed.of]:
            if mark.type == "card":
                numbers = program.tables["marks"][number]["places"]
                found += [Naming(zone, places, numbers, mark) for zone in zones if holds(sheet, zone, printed.host)]
    return found


def holds(sheet: Sheet, zone: ZoneInfo, kind: str) -> bool:
    """Whether cards of a kind may lie in a zone."""
    return zone.of == "card" or (zone.of in sheet.kinds and kind in sheet.kinds[zone.of].under)
