"""What is the same everywhere in the packs that are loaded together."""

from __future__ import annotations

from functools import cached_property

from attrs import define, field

from interpreter.analysis.capacity import Capacity
from interpreter.analysis.ranges import Interval
from interpreter.analysis.reach import all_steps
from interpreter.effects.steps import DiscardDice
from interpreter.effects.values import Value
from interpreter.model import Model, Modifier

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
