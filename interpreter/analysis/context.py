"""What is the same everywhere in the packs that are loaded together, and how much there can be of everything."""

from __future__ import annotations

from functools import cached_property

from attrs import define, field

from interpreter.analysis.ranges import Interval
from interpreter.analysis.reach import all_steps
from interpreter.check.nouns import kinds_named
from interpreter.effects import steps as s, values as v
from interpreter.effects.steps import DiscardDice
from interpreter.effects.values import Value
from interpreter.model import Model, Modifier, Zone


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


Read = tuple[str, Value | None, frozenset[str]]
"""A zone whose cards are read, its owner, and what is read of them."""


@define(slots=False)
class World:
    """What is the same everywhere in the loaded packs."""

    model: Model
    values: dict[str, list[Interval] | None] = field(factory=dict)  # what declared values can be
    flags: dict[str, bool | None] = field(factory=dict)  # whether declared values that nothing changes hold
    reads: dict[str, tuple[Read, ...]] = field(factory=dict)  # declared value -> the places whose cards it reads
    reads_of: dict[tuple[str, int], frozenset[str]] = field(factory=dict)  # value, part -> what it reads of that card

    @cached_property
    def capacity(self) -> Capacity:
        """How much there can be."""
        return Capacity(self.model)

    @cached_property
    def changes(self) -> dict[str, list[Modifier]]:
        """Value -> what cards change of it."""
        found: dict[str, list[Modifier]] = {}
        for change in self.model.modifiers:
            found.setdefault(change.value, []).append(change)
        return found

    @cached_property
    def turned(self) -> set[str]:
        """The facts that stand on one face of some card, so that turning the card changes them."""
        return {fact for design in self.model.designs.values() for side in design.sides.values() for fact in side.facts}

    @cached_property
    def discards_dice(self) -> bool:
        """Whether a die that was rolled may be gone later."""
        return any(isinstance(step, DiscardDice) for step in all_steps(self.model))

    def said(self, name: str, fact: str, nothing: int = 0) -> list[int | tuple[int | str, ...]]:
        """What a card says of a fact: on each of its faces, if it has several."""
        design = self.model.designs[name]
        sides = self.model.kinds[design.kind].sides if fact in self.turned else ()
        told = [design.sides[side].facts if side in design.sides else {} for side in sides] or [{}]
        found = [(design.facts | facts).get(fact, nothing) for facts in told]
        return [one for one in found if not isinstance(one, str)]
