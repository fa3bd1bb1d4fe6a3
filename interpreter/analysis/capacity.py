"""How much there can be: cards in a place, pieces in a place, cards and pieces of a kind altogether."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from interpreter.analysis.reach import all_steps
from interpreter.check.nouns import kinds_named
from interpreter.effects import steps as s, values as v
from interpreter.model import Model, Zone


@define(slots=False)
class Capacity:
    """What the loaded packs together have room for. INVARIANT: a number given here is never too small."""

    model: Model

    def cards_of(self, kinds: tuple[str, ...]) -> int:
        """How many cards of some kinds, and of kinds of them, there are."""
        return sum(self._copies.get(one, 0) for one in {one for kind in kinds for one in self.model.under(kind)})

    @cached_property
    def _copies(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for design in self.model.designs.values():
            found[design.kind] = found.get(design.kind, 0) + design.copies
        return found

    def kinds_in(self, zone: Zone) -> tuple[str, ...]:
        """The kinds of cards that can lie in a zone."""
        return kinds_named(self.model, zone.of)

    def pile(self, zone: Zone) -> int:
        """How many cards can lie in one pile of a zone."""
        fitting = self.cards_of(self.kinds_in(zone))
        return fitting if zone.holds is None or zone.name in self.overfull else min(zone.holds, fitting)

    def zone(self, zone: Zone, everybody: bool = False) -> int:
        """How many cards can lie in a zone of one player, of `everybody`, or of the game."""
        piles = zone.piles * (self.model.most if everybody else 1)
        return min(self.pile(zone) * piles, self.cards_of(self.kinds_in(zone)))

    @cached_property
    def overfull(self) -> set[str]:
        """The zones into which cards may come without being asked whether there is room."""
        model = self.model
        found = {kind.discarded for kind in model.kinds.values() if kind.discarded} & model.zones.keys()
        for step in all_steps(model):
            if isinstance(step, s.Draw) and isinstance(step.target, v.PileOf):
                found.add(step.target.zone)
        return found

    def pieces(self, kind: str, of_one: bool) -> int:
        """How many pieces of a kind there are: altogether, or `of_one` player where each has his own."""
        most, owned = self.model.most, self.model.kinds[kind].owned
        zones = [zone for zone in self.model.zones.values() if zone.store == "pieces" and zone.of == kind]
        if owned and of_one:
            return sum(zone.start for zone in zones)
        return sum(zone.start * (most if zone.per == "player" else 1) for zone in zones)

    def held(self, zone: Zone, look: bool) -> int:
        """How many pieces can lie in a place of a zone; `look` if only those of one player are counted."""
        of_one = look or (zone.per == "player" and not zone.guests)
        most = self.pieces(zone.of, of_one)
        return most if zone.holds is None else min(most, zone.holds)
