"""How a game wants to be laid out on the table: `table.json` beside its cards, which may be left out, as a whole or in
part."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from attrs import field, frozen

from moodsl.side_files import read_side_file

FILE = "table.json"


@frozen
class Layout:
    """`order`: zones in the order in which they stand, before all others. `together`: names of zones that stand side by
    side. `folded`: zones that are shown when asked for, or when something in them can be chosen; `open`: zones that are
    never folded. `hidden`: zones, and `numbers`: counters, that are not shown at all unless something in them can be
    chosen. `small`: kinds of things that are drawn as a chip in their ink."""

    format: int = 1
    order: list[str] = field(factory=list)
    together: list[list[str]] = field(factory=list)
    folded: list[str] = field(factory=list)
    open: list[str] = field(factory=list)
    hidden: list[str] = field(factory=list)
    numbers: list[str] = field(factory=list)
    small: list[str] = field(factory=list)

    def place(self, zone: str, number: int) -> tuple[int, int]:
        """What zones are sorted by; `number` is the place of one in its game."""
        return (self.order.index(zone), 0) if zone in self.order else (len(self.order), number)

    def group(self, zone: str) -> str:
        """The name of what a zone stands together with; empty for one by itself."""
        return next((zones[0] for zones in self.together if zone in zones), "")


def layout_of(folders: Iterable[Path]) -> Layout:
    """What packs say of it: of several the last one that says anything. Raises SideFault."""
    found = [folder / FILE for folder in folders if (folder / FILE).is_file()]
    return read_side_file(found[-1], Layout) if found else Layout()
