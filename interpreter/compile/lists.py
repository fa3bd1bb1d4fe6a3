"""Lists that are remembered (`compile.remembered`): what lies under all places of a kind, and of many places the few
that are marked, that hold something or of which a value says yes. Whoever is given such a list does not change it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import Expression, Item, Type, Variable
from interpreter.compile.looks import Looks
from interpreter.effects import things as th, values as v
from interpreter.effects.values import Local
from interpreter.frozen import evolve

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

PLACE = Variable("place", Type.THING)
CARD = Variable("card", Type.THING)
PILE = Variable("pile", Type.PILE)
FOUND = Variable("found", Type.LIST)


class Lists:
    """The functions that give them, each made when it is first wanted; `looks` tells of each what it looks at, as
    `compile.looks` says it."""

    def __init__(self, gen: Generator) -> None:
        self.gen = gen
        self.looks: dict[str, set[str]] = {}

    def is_on_all_places(self, source: th.CardsUnder) -> bool:
        """Whether what lies in a zone under all places of a kind is meant: as these never move, all that lies in it."""
        return self.all_places(source.hosts) == self.gen.model.zones[source.zone].host is not None

    def all_places(self, source: th.ThingSource) -> str | None:
        """The kind of which all places are meant, which never move."""
        model = self.gen.model
        match source:
            case th.CardsIn(places=((name, None),)):
                zone = model.zones[name]
                fixed = not zone.declared and zone.piles == 1 and model.kinds[zone.of].is_place
                return zone.of if fixed and not model.kinds[zone.of].owned else None
        return None

    def lying_on_all(self, source: th.CardsUnder) -> str:
        """All that lies in a zone."""

        def begin(loop: Body) -> Expression:
            self._open_piles(source.zone, loop)
            loop.each(CARD, PILE)
            return CARD

        return self._list(f"all_in_{source.zone}", (), begin, {f"zone {source.zone}"})

    def marked(self, mark: str, source: th.ThingSource) -> str:
        """The places of which a mark is not what it was at first."""

        def begin(loop: Body) -> Expression:
            self.gen.writer.open(source, PLACE, loop)
            loop.where(self.gen.writer.marked(mark, PLACE).differs(self.gen.model.marks[mark].start))
            return PLACE

        return self._list(f"all_with_{mark}", (), begin, {f"mark {mark}"})

    def holding(self, zone: str, kind: str) -> str:
        """The places, of the kind that has them, on which something lies in a zone."""

        def begin(loop: Body) -> Expression:
            self._open_piles(zone, loop)
            return n.at(self.gen.above_table(kind), n.at(n.PLACES, Item(PILE, n.Constant(0))))

        return self._list(f"all_holding_{zone}", (), begin, {f"zone {zone}"})

    def _open_piles(self, name: str, loop: Body) -> None:
        """The head of a loop through the piles of a zone, which stand behind one another, on which something lies."""
        zone = self.gen.model.zones[name]
        behind = zone.at + len(self.gen.model.hosts(zone))
        loop.each(PILE, n.Part(n.PILES, n.Constant(zone.at), n.Constant(behind)))
        loop.where(PILE)

    def meant(self, asked: v.Changed, one: Local, source: th.ThingSource) -> str | None:
        """The places of which a value says yes, by what else it is asked for; None where that cannot be remembered."""
        at, parameters = asked.args.index(one), self.gen.model.values[asked.value].parameters
        own = tuple(parameter.local for parameter in parameters)
        others = own[:at] + own[at + 1 :]
        looks = Looks(self.gen)
        looks.at_value(asked.value, [others.index(local) if local in others else -1 for local in own])
        if looks.unknown or any(look.startswith("counter ") for look in looks.found):
            return None

        def begin(loop: Body) -> Expression:
            place, writer = self.gen.variable(own[at]), self.gen.writer
            where = () if self.gen.is_changed(asked.value) else (self.gen.base_of(asked.value),)
            writer.open_things(th.Things(source, own[at], where), place, loop)
            loop.where(writer.value(evolve(asked, args=own)))
            return place

        return self._list(f"all_that_{asked.value}_{at}", others, begin, looks.found)

    def _list(self, name: str, params: Sequence[Local], begin: Callable[[Body], Expression], looks: set[str]) -> str:
        """The function that lists what a loop comes upon, whose head `begin` writes."""
        if name not in self.looks:
            self.looks[name] = looks
            made, body = self.gen.function(name, params, Type.LIST), Body()
            body.set(FOUND, n.EMPTY)
            body.append(FOUND, begin(body))
            body.back(0)
            body.give(FOUND)
            made.body = body.statements
        return name


def needed(base: v.Value) -> Iterator[v.Value]:
    """What has to hold for a value to say yes, as far as its parts, or its first cases, tell that say no without it."""
    match base:
        case v.All(parts):
            yield from parts
        case v.If(cases):
            for condition, _no in takewhile(
                lambda case: case[0] is not None and case[1] == v.Const(False, "flag"), cases
            ):
                yield from _holds_not(condition)


def _holds_not(condition: v.Value | None) -> Iterator[v.Value]:
    """What holds where a condition does not, each part by itself."""
    match condition:
        case v.Any(parts):
            for part in parts:
                yield from _holds_not(part)
        case v.Not(part):
            yield part
        case v.Compare("!=", left, right):
            yield v.Compare("==", left, right)
        case v.Value():
            yield v.Not(condition)
