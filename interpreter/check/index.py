"""The index of a pack: which declarations are used, and, if somebody asks, where every name stands."""

from __future__ import annotations

from attrs import define, field

from interpreter.check.nouns import piled_zone
from interpreter.check.uses import Uses
from interpreter.effects.values import Const, Local, Value
from interpreter.model import Model
from interpreter.syntax.nodes import Node, SlotName
from interpreter.text import Span


@define
class Index:
    """What stands where, noted while a pack is checked."""

    uses: Uses | None = None  # where names are declared and used, if somebody asks
    used: set[tuple[str, str]] = field(factory=set)
    slots: list[tuple[SlotName, str, Local]] = field(factory=list)  # slots by the lines of an owner, each with its card
    written: dict[int, tuple[Value, Node]] = field(factory=dict)  # by identity: conditions, products …

    def use(self, family: str, name: str, place: Node | None = None) -> None:
        """Note that a declaration is used, so that it is not reported as needless."""
        self.used.add((family, name))
        self.mention(family, name, place)

    def mention(self, family: str, name: str, place: Node | None, declares: bool = False) -> None:
        """Note where a name stands, if somebody asks."""
        if self.uses is not None and place is not None:
            self.uses.note((family, name), place.span, declares)

    def named(self, variable: Value, span: Span | None) -> None:
        """Note where a variable gets its name, if somebody asks."""
        if self.uses is not None and span is not None:
            self.uses.bind(variable, span)

    def meet(self, variable: Value, word: Node, text: str, model: Model) -> None:
        """Note that a word means a variable, if somebody asks; nobody named it if it is called after what it is."""
        if self.uses is None:
            return
        zone = piled_zone(model, text)
        key = ("kind", text) if text in model.kinds else ("zone", zone) if zone else None
        if key is None and any(text in kind.facts for kind in model.kinds.values()):
            key = ("fact", text)  # `for each colour`
        if isinstance(variable, Const):  # a scenario knows cards by their names
            key = ("card", text) if text in model.designs else None
        self.uses.meet(variable, key, word.span)

    def written_as(self, value: Value) -> Node | None:
        """How a condition, a product or one thing that is picked out is written."""
        found = self.written.get(id(value))
        return found[1] if found is not None else None
