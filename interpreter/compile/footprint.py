"""What an ability reads and changes. By it the engine knows whether the order of two abilities can matter.

Everything that lies in an ability counts, and all that lies in the verbs that it does and in the values that it asks,
whether it will come to it or not. What is not known here may change anything: its order is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.compile import terms as t
from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.reached import zones_named
from interpreter.model import AbilityDef

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def footprint(gen: Generator, ability: AbilityDef) -> dict[str, Any] | None:
    """The footprint of an ability as data, for `interpreter.game.order`; None if it may change anything."""
    found = Footprint(gen, ability)
    if found.unknown:
        return None
    return {
        "reads": sorted(found.reads), "changes": found.changes, "moments": sorted(found.moments),
        "asks": sorted(found.asks), "learns": found.learns,
    }  # fmt: skip


class Footprint:
    """Goes through an ability.

    `changes` tells how a thing changes: `+` it only grows, `-` it only shrinks, `=` anything else. `moments` are those
    that it may set off. It `asks` those who have to choose (`you`, `others`), and `learns` if somebody may see what he
    did not know.
    """

    def __init__(self, gen: Generator, ability: AbilityDef) -> None:
        self.gen = gen
        self.reads: set[str] = set() if ability.always_on else {"working"}
        self.changes: dict[str, str] = {}
        self.moments: set[int] = set()
        self.asks: set[str] = set()
        self.learns = self.unknown = False
        self.zones: set[str] = set()
        self.moves = False
        self._seen: set[tuple[str, str]] = set()
        self.go_through(ability.body)
        if self.moves:
            self.move(any(local.type in ("card", "cards") for local in t.free(ability.body).values()))
        self.reads |= {f"zone {zone}" for zone in self.zones}

    def go_through(self, term: object) -> None:
        """All parts of a term, each by itself."""
        for part in walk(term):
            if isinstance(part, s.Step):
                self.step(part)
            elif isinstance(part, v.Value | th.ThingSource):
                self.read(part)
            elif isinstance(part, s.Pick) and part.asks:
                self.ask(part.chooser)

    def move(self, from_outside: bool) -> None:
        """Things go from one of the places that are named to another; what comes `from_outside` may lie anywhere."""
        model = self.gen.model
        self.zones |= {zone for kind in model.kinds.values() for zone in (kind.discarded, kind.home) if zone}
        self.change("places")
        for mark in model.marks.values():
            if mark.kept:
                self.change(f"mark {mark.name}")
        for zone in self.zones:
            self.change(f"zone {zone}")
        if any(map(self.gen.is_watched, self.zones)):
            self.change("working")
        self.unknown |= from_outside or self.gen.life_heard

    def change(self, what: str, how: str = "=") -> None:
        """Something changes; in two ways, it changes in any."""
        self.changes[what] = how if self.changes.get(what, how) == how else "="

    def ask(self, who: v.Value) -> None:
        """Somebody has to choose. In a verb `you` is its doer, who can be anybody."""
        mine = isinstance(who, v.Local) and who.name == "you" and not self._seen
        self.asks.add("you" if mine else "others")

    def heard(self, verb: str) -> None:
        """A verb is done: its moments come."""
        found = (self.gen.moment(when, verb) for when in ("before", "after", "would"))
        self.moments |= {moment for moment in found if moment is not None}

    def once(self, family: str, name: str) -> bool:
        """Whether a verb or value has not been gone through yet."""
        new = (family, name) not in self._seen
        self._seen.add((family, name))
        return new

    def step(self, step: s.Step) -> None:
        """What a step changes by itself, without the steps in it."""
        model = self.gen.model
        self.moves |= s.has_trait(step, "move")
        self.learns |= s.has_trait(step, "show")
        self.unknown |= s.has_trait(step, "unknown")
        for what, how in step.changed(model.resources):
            self.change(what, how)
            family, _, name = what.partition(" ")
            if family == "mark":
                self.mark(name)
            elif family == "faces":
                self.unknown |= self.gen.faces_decide and self.gen.life_heard
            if isinstance(step, s.Growth):
                self.limit(family, name)
                self.heard(f"{step.verb} {name}")
        match step:
            case s.Chosen():
                self.ask(step.chooser)
            case s.Draw():
                self.zones.add(step.zone)
                self.go_through(model.zones[step.zone].refill)
            case s.Shuffle():
                self.mix(zones_named(step.pile))
            case s.DoVerb():
                self.heard(step.verb)
                self.verb(step.verb)
            case s.Announce():
                moment = self.gen.moment("at", step.moment)
                self.moments |= {moment} if moment is not None else set()

    def mix(self, zones: set[str]) -> None:
        """Piles get a new order: another card lies on top, and may work there."""
        for zone in zones:
            self.change(f"zone {zone}")
        if any(map(self.gen.is_watched, zones)):
            self.change("working")
            self.unknown |= self.gen.life_heard

    def limit(self, family: str, name: str) -> None:
        """Where a value limits a counter that grows or shrinks, that is read."""
        limit = self.gen.model.counters[name].limit if family == "counter" else None
        if limit is not None and self.once("value", limit):
            self.value(limit)

    def mark(self, name: str) -> None:
        """A card is marked: it may start or stop working by that."""
        if self.gen.is_looked_at(self.gen.model.marks[name].kind):
            self.change("working")
            self.unknown |= self.gen.life_heard

    def verb(self, name: str) -> None:
        """What a verb does, and what may forbid it."""
        if self.gen.is_forbidden(name):
            self.reads.add("working")
        if self.once("verb", name):
            self.go_through(self.gen.model.verbs[name].body)

    def read(self, part: v.Value | th.ThingSource) -> None:
        """What a value or a source reads by itself, without the values in it."""
        self.zones |= zones_named(part)
        match part:
            case v.CounterOf():
                self.reads.add(f"counter {part.counter}")
            case v.MarkOf():
                self.reads.add(f"mark {part.mark}")
            case v.AllResources():
                self.reads |= {f"counter {name}" for name in self.gen.model.resources}
            case v.FaceOf():
                self.reads.add("faces")
            case v.DieFace() | v.AmongDice() | th.DiceOf():
                self.reads.add("dice")
            case v.FactOf() | v.EdgeOf() if self.gen.is_turned(part.fact):
                self.reads.add("faces")
            case v.IsOut() | v.PlayerCount():
                self.reads.add("out")
            case v.IsWorking():
                self.reads.add("working")
            case v.First() | v.Everybody():
                self.reads.add("counter first")
            case (
                v.PlaceOfCard() | v.OwnerOf() | v.Beside() | v.HostOf() | v.CellOf() | v.CardOfCell()
                | th.Designs() | th.Cells() | th.PiecesOn()
            ):  # fmt: skip
                self.reads.add("places")
            case v.CanDo():
                self.verb(part.verb)
            case v.Changed() if self.once("value", part.value):
                self.value(part.value)

    def value(self, name: str) -> None:
        """What a declared value is worked out from, with all that may change it."""
        self.go_through(self.gen.model.values[name].base)
        if self.gen.is_changed(name):
            self.reads.add("working")
            for modifier in self.gen.model.modifiers:
                if modifier.value == name:
                    self.go_through((modifier.condition, modifier.amount))
