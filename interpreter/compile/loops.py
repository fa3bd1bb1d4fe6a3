"""Going through things: cards of piles, players round the table, slots, pieces."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.compile.lines import Lines
from interpreter.compile.places import Places
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.things import Things


class Loops(Places):
    """Writes the heads of loops, and lists of things."""

    def loop(self, things: Things, lines: Lines, body: Callable[[Loops], None]) -> None:
        """Go through things in a function of its own; `body` adds the lines for one thing."""
        depth = lines.depth
        name = self.ref(things.local)
        self.open(things.source, name, lines)
        if things.where:
            lines.add("if " + " and ".join(self.value(condition) for condition in things.where) + ":")
            lines.depth += 1
        body(self)
        lines.depth = depth

    def open(self, source: th.Source, name: str, lines: Lines) -> None:
        """The head of a loop; leaves `lines` inside it."""
        match source:
            case th.CardsIn():
                self._open_cards(source, name, lines)
                return
            case th.CardsUnder():
                host = f"host_{name.removeprefix('v_')}"
                self.open(source.hosts, host, lines)
                head = f"for {name} in z[{self.gen.pile_table(source.zone)}[{host}]]:"
            case th.CardsOfPile():
                head = f"for {name} in z[{self.value(source.pile)}]:"
            case th.CardsOfList():
                head = f"for {name} in {self.value(source.cards)}:"
            case th.TopCards():
                cut = f"[-{source.count}:]" if source.end == "top" else f"[:{source.count}]"
                head = f"for {name} in z[{self.value(source.pile)}]{cut}:"
            case th.Piles():
                low, high = self.pile_range(self.model.zones[source.zone], source.owner)
                head = f"for {name} in range({low}, {high}):"
            case th.Players():
                table = "OTHERS" if source.others else "SEATS"
                head = f"for {name} in {table}[m.n][{self.value(source.start)}]:"
            case th.Cells():
                self.open(source.cards, "card", lines)
                head = f"for {name} in CELLS[DESIGN[card]](card):"
            case th.PiecesIn():
                assert isinstance(source.holder, v.HolderOf)
                looks = self.model.looks(self.model.zones[source.holder.zone])
                head = f"for {name} in pieces_at(m, {self.holder(source.holder, None)}, {looks}):"
            case th.PiecesOn():
                head = f"for {name} in pieces_on(m, {'-1' if source.card is None else self.value(source.card)}):"
            case th.Designs():
                cards = self.gen.cards_of(source.kinds)
                lines.add(f"for {name} in {cards}:")
                lines.depth += 1
                head = f"if PLAY[loc[{name}]]:"
            case _:
                raise TypeError(source)
        lines.add(head)
        lines.depth += 1

    def _open_cards(self, source: th.CardsIn, name: str, lines: Lines) -> None:
        parts = self._piles(source)
        if len(parts) == 1 and not parts[0][1]:
            lines.add(f"for {name} in {parts[0][0]}:")
            lines.depth += 1
            return
        lines.add(f"for pile in {_joined(parts)}:")
        lines.depth += 1
        lines.add(f"for {name} in pile:")
        lines.depth += 1

    def _piles(self, source: th.CardsIn) -> list[tuple[str, bool]]:
        """The piles of places: (code, whether it is a list of piles)."""
        parts = []
        for zone_name, owner in source.places:
            zone = self.model.zones[zone_name]
            if zone.piled:
                low, high = self.pile_range(zone, owner)
                parts.append((f"z[{low}:{high}]", True))
            else:
                parts.append((f"z[{self.pile(zone_name, owner)}]", False))
        return parts

    def only_pile(self, source: th.Source) -> str | None:
        """The number of the one pile that a source is; None if it is more, or something else."""
        match source:
            case th.CardsIn(places=((zone, owner),)) if not self.model.zones[zone].piled:
                return self.pile(zone, owner)
            case th.CardsOfPile():
                return self.value(source.pile)
        return None

    def works_on_top(self, source: th.CardsIn) -> bool:
        """Whether only the top cards of these piles can be working."""
        zones = [self.model.zones[zone] for zone, _owner in source.places]
        kinds = self.model.kinds.values()
        return all(zone.holds == 1 or all(kind.works.get(zone.name, True) for kind in kinds) for zone in zones)

    def open_tops(self, source: th.CardsIn, name: str, lines: Lines) -> None:
        """The head of a loop over the top cards of piles."""
        lines.add(f"for pile in {_joined(self._piles(source))}:")
        lines.depth += 1
        lines.add("if not pile:")
        lines.add("    continue")
        lines.add(f"{name} = pile[-1]")

    def items(self, things: Things) -> str:
        """A new list of the things."""
        source = things.source
        if not things.where:
            pile = self.only_pile(source)
            if pile is not None:
                return f"z[{pile}][:]"
            if isinstance(source, th.CardsOfList):
                return f"{self.value(source.cards)}[:]"
            if isinstance(source, th.Players):
                return f"{'OTHERS' if source.others else 'SEATS'}[m.n][{self.value(source.start)}]"
        lines = Lines()
        lines.add("found = []")
        type(self)(self.gen).loop(things, lines, lambda inner: lines.add(f"found.append({inner.ref(things.local)})"))
        lines.add("return found")
        return self.gen.helper(things, lines, self)


def _joined(parts: list[tuple[str, bool]]) -> str:
    """Piles and lists of piles as one iterable of piles."""
    if len(parts) == 1 and parts[0][1]:
        return parts[0][0]
    return "(" + "".join(f"{'*' if many else ''}{code}, " for code, many in parts) + ")"
