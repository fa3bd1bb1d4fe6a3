"""Where cards of a player lie with cards of others: in how many places they meet, and who is stronger there.

This is about cards that belong to players and lie in places of the table, such as figures on a map. Strength is what is
printed on them: of each fact that is a number the sum of the player's cards less that of all others in the same places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from interpreter.game.program import Program
from interpreter.game.sheet import Sheet, ZoneInfo
from interpreter.game.state import State


@frozen
class Meeting:
    """One zone of places in which cards of players lie; `facts` are the numbers printed on its cards, `numbers` what
    they are on each, and `owner` whose it is."""

    zone: ZoneInfo
    facts: tuple[str, ...]
    numbers: Sequence[tuple[int, ...]]
    owner: Sequence[int]

    @property
    def names(self) -> list[str]:
        """The features."""
        at = f"in {self.zone.name}"
        return [f"places {at}", f"meetings {at}", *(f"lead {fact} {at}" for fact in self.facts)]

    def count(self, m: State, player: int) -> list[float]:
        """What the features are of a player: places, meetings, and the lead of each fact."""
        zone, owner = self.zone, self.owner
        places = met = 0
        leads = [0] * len(self.facts)
        for pile in m.z[zone.at : zone.at + len(zone.hosts)]:
            mine = sum(owner[card] == player for card in pile)
            if not mine:
                continue
            places += 1
            if mine < len(pile):
                met += 1
                for card in pile:
                    sign = 1 if owner[card] == player else -1
                    for at, value in enumerate(self.numbers[card]):
                        leads[at] += sign * value
        return [places, met, *leads]


class Meetings:
    """All such zones of a game, `parts`; `names` are their features."""

    def __init__(self, program: Program) -> None:
        sheet = program.sheet
        self.parts = [meeting_in(program, zone) for zone in sheet.zones.values() if is_shared(sheet, zone)]
        self.names = [name for one in self.parts for name in one.names]

    def read(self, m: State, player: int) -> Iterator[tuple[str, float]]:
        """All features of a player with their names."""
        return zip(self.names, (value for one in self.parts for value in one.count(m, player)), strict=True)


def meeting_in(program: Program, zone: ZoneInfo) -> Meeting:
    """What is counted in a zone."""
    sheet = program.sheet
    facts = numbers_on(sheet, zone)
    numbers = [tuple(number_of(sheet, design, fact) for fact in facts) for design in sheet.design_of]
    return Meeting(zone, facts, numbers, program.tables["owned"])


def is_shared(sheet: Sheet, zone: ZoneInfo) -> bool:
    """Whether cards that belong to players lie in a zone that places of the table have."""
    host = sheet.kinds.get(zone.host or "")
    kind = sheet.kinds.get(zone.of)
    if host is None or host.base != "place" or kind is None or zone.store != "cards" or zone.printed:
        return False
    return zone.seen == "all" and any(sheet.kinds[one].owned for one in kind.under)


def numbers_on(sheet: Sheet, zone: ZoneInfo) -> tuple[str, ...]:
    """The facts that are numbers on the cards of a zone."""
    return tuple(fact for fact, spec in sheet.kinds[zone.of].facts.items() if spec["type"] == "number")


def number_of(sheet: Sheet, design: int, fact: str) -> int:
    """What a card says for a fact that is a number; 0 if it says nothing."""
    value = sheet.designs[design].facts.get(fact)
    return value if isinstance(value, int) else 0
