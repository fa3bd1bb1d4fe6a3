"""Lists that are remembered (`compile.remembered`): what lies under all places of a kind, and of many places the few
that are marked, that hold something or of which a value says yes. Whoever is given such a list does not change it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import Expression, Type, Variable
from interpreter.compile.looks import Looks
from interpreter.effects import things as th, values as v
from interpreter.effects.values import Local
from interpreter.frozen import evolve

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

PLACE = Variable("place", Type.THING)
CARD = Variable("card", Type.THING)
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

        def begin(loop: Body) -> Variable:
            self.gen.writer.open(source.hosts, PLACE, loop)
            loop.each(CARD, n.at(n.PILES, n.at(self.gen.pile_table(source.zone), PLACE)))
            return CARD

        return self._list(f"all_in_{source.zone}", (), begin, {f"zone {source.zone}"})

    def marked(self, mark: str, source: th.ThingSource) -> str:
        """The places of which a mark is not what it was at first."""
        is_marked = self.gen.writer.marked(mark, PLACE).differs(self.gen.model.marks[mark].start)
        return self._set_apart(f"all_with_{mark}", source, is_marked, f"mark {mark}")

    def holding(self, zone: str, source: th.ThingSource) -> str:
        """The places on which something lies in a zone."""
        holds = n.at(n.PILES, n.at(self.gen.pile_table(zone), PLACE))
        return self._set_apart(f"all_holding_{zone}", source, holds, f"zone {zone}")

    def _set_apart(self, name: str, source: th.ThingSource, by: Expression, looks: str) -> str:
        def begin(loop: Body) -> Variable:
            self.gen.writer.open(source, PLACE, loop)
            loop.where(by)
            return PLACE

        return self._list(name, (), begin, {looks})

    def meant(self, asked: v.Changed, one: Local, source: th.ThingSource) -> str | None:
        """The places of which a value says yes, by what else it is asked for; None where that cannot be remembered."""
        at, parameters = asked.args.index(one), self.gen.model.values[asked.value].parameters
        own = tuple(parameter.local for parameter in parameters)
        others = own[:at] + own[at + 1 :]
        looks = Looks(self.gen)
        looks.at_value(asked.value, [others.index(local) if local in others else -1 for local in own])
        if looks.unknown or any(look.startswith("counter ") for look in looks.found):
            return None

        def begin(loop: Body) -> Variable:
            place, writer = self.gen.variable(own[at]), self.gen.writer
            where = () if self.gen.is_changed(asked.value) else (self.gen.base_of(asked.value),)
            writer.open_things(th.Things(source, own[at], where), place, loop)
            loop.where(writer.value(evolve(asked, args=own)))
            return place

        return self._list(f"all_that_{asked.value}_{at}", others, begin, looks.found)

    def _list(self, name: str, params: Sequence[Local], begin: Callable[[Body], Variable], looks: set[str]) -> str:
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
