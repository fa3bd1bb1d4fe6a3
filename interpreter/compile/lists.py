"""Lists that are remembered (`compile.remembered`): what lies under all places of a kind, and of many places the few
that are marked, that hold something or of which a value says yes. Whoever is given such a list does not change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import Expression, Type, Variable
from interpreter.compile.code.statements import Assign
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
        lying = n.at(n.PILES, n.at(self.gen.pile_table(source.zone), PLACE))
        body = Body()
        self.gen.writer.open(source.hosts, PLACE, body)
        body.each(CARD, lying)
        return self._list(f"all_in_{source.zone}", (), body, CARD, {f"zone {source.zone}"})

    def marked(self, mark: str, source: th.ThingSource) -> str:
        """The places of which a mark is not what it was at first."""
        is_marked = self.gen.writer.marked(mark, PLACE).differs(self.gen.model.marks[mark].start)
        return self._places(f"all_with_{mark}", (), source, PLACE, is_marked, {f"mark {mark}"})

    def holding(self, zone: str, source: th.ThingSource) -> str:
        """The places on which something lies in a zone."""
        holds = n.at(n.PILES, n.at(self.gen.pile_table(zone), PLACE))
        return self._places(f"all_holding_{zone}", (), source, PLACE, holds, {f"zone {zone}"})

    def meant(self, asked: v.Changed, one: Local, source: th.ThingSource) -> str | None:
        """The places of which a value says yes, by what else it is asked for; None where that cannot be remembered."""
        at = asked.args.index(one)
        own = [parameter.local for parameter in self.gen.model.values[asked.value].parameters]
        params = own[:at] + own[at + 1 :]
        looks = Looks(self.gen)
        looks.at_value(asked.value, [params.index(local) if local in params else -1 for local in own])
        if looks.unknown or any(look.startswith("counter ") for look in looks.found):
            return None
        says_yes = self.gen.writer.value(evolve(asked, args=tuple(own)))
        name = f"all_that_{asked.value}_{at}"
        return self._places(name, params, source, self.gen.variable(own[at]), says_yes, looks.found)

    def _places(
        self, name: str, params: Sequence[Local], source: th.ThingSource, one: Variable, meant: Expression,
        looks: set[str],
    ) -> str:  # fmt: skip
        body = Body()
        self.gen.writer.open(source, one, body)
        body.where(meant)
        return self._list(name, params, body, one, looks)

    def _list(self, name: str, params: Sequence[Local], loop: Body, one: Variable, looks: set[str]) -> str:
        """The function that goes through a loop, which stands open, and lists what it comes upon."""
        if name not in self.looks:
            self.looks[name] = looks
            loop.append(FOUND, one)
            loop.back(0)
            loop.give(FOUND)
            body = (Assign(FOUND, n.EMPTY), *loop.statements)
            self.gen.function(name, params, Type.LIST).body = body
        return name
