"""Paper on which pictures are drawn with letters."""

from __future__ import annotations

from attrs import define, field
from rich.text import Text

Run = tuple[str, str]  # letters and their style


@define
class Canvas:
    """Letters on paper, each with a style; what is drawn later stands above."""

    drawn: dict[tuple[int, int], Run] = field(factory=dict)

    def put(self, x: int, y: int, letters: str, style: str = "dim") -> None:
        """Write letters from a point on."""
        for number, letter in enumerate(letters):
            self.drawn[x + number, y] = (letter, style)

    def lines(self) -> list[Text]:
        """The lines from top to bottom."""
        found = []
        rows = [y for _x, y in self.drawn]
        for row in range(min(rows), max(rows) + 1):
            wide = max((x for x, y in self.drawn if y == row), default=-1) + 1
            text = Text()
            for x in range(wide):
                text.append(*self.drawn.get((x, row), (" ", "")))
            found.append(text)
        return found
