"""How drawings of one size lie on a sheet of paper: as many as it has room for, with cut marks around them."""

from __future__ import annotations

from functools import cached_property

from attrs import field, frozen

from moodsl.extras.faces.shapes import Drawing

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARK, AWAY = 5.0, 1.0  # the length of a cut mark, and how far from what is printed it stays


@frozen
class Paper:
    """A sheet of paper and how it is used, all in millimetres: `bleed` is how far the border of a drawing reaches
    beyond its edge, `gutter` the space between two drawings, which holds at least the bleed of both."""

    size: tuple[float, float] = PAPERS["a4"]
    bleed: float = 0.0
    gutter: float = 0.0

    def grid(self, drawing: Drawing) -> Grid:
        """How drawings of this one's size lie on it."""
        return Grid(self, drawing.width, drawing.height)


@frozen(slots=False)
class Grid:
    """Places for drawings of one size, `across` times `down`, in the middle of a sheet."""

    paper: Paper
    width: float
    height: float
    apart: float = field(init=False)

    @apart.default
    def _apart(self) -> float:
        return max(self.paper.gutter, 2 * self.paper.bleed)

    def count(self, paper: float, size: float) -> int:
        """How many drawings lie side by side on so much paper."""
        return int((paper - 2 * (MARK + AWAY + self.paper.bleed) + self.apart) / (size + self.apart))

    @cached_property
    def across(self) -> int:
        """How many lie in a row."""
        return self.count(self.paper.size[0], self.width)

    @cached_property
    def down(self) -> int:
        """How many rows there are."""
        return self.count(self.paper.size[1], self.height)

    @cached_property
    def columns(self) -> list[float]:
        """Where the drawings of a row begin."""
        return starts(self.paper.size[0], self.across, self.width, self.apart)

    @cached_property
    def rows(self) -> list[float]:
        """Where the rows begin."""
        return starts(self.paper.size[1], self.down, self.height, self.apart)

    def place(self, number: int, mirrored: bool) -> tuple[float, float]:
        """The upper left corner of a drawing; `mirrored`, each row begins at the right."""
        row, column = divmod(number, self.across)
        return self.columns[-1 - column if mirrored else column], self.rows[row]

    def marks(self, count: int) -> list[tuple[float, float, float, float]]:
        """Short lines outside so many drawings, where the cuts go: from x, y to x, y."""
        rows = self.rows[: -(-count // self.across)]
        away = AWAY + self.paper.bleed
        left, right, top, bottom = self.columns[0], self.columns[-1] + self.width, rows[0], rows[-1] + self.height
        found = []
        for x in dict.fromkeys(round(start + far, 3) for start in self.columns for far in (0.0, self.width)):
            found += [(x, top - away - MARK, x, top - away), (x, bottom + away, x, bottom + away + MARK)]
        for y in dict.fromkeys(round(start + far, 3) for start in rows for far in (0.0, self.height)):
            found += [(left - away - MARK, y, left - away, y), (right + away, y, right + away + MARK, y)]
        return found


def starts(paper: float, count: int, size: float, apart: float) -> list[float]:
    """Where `count` drawings begin that lie in the middle of so much paper."""
    first = (paper - count * size - (count - 1) * apart) / 2
    return [first + number * (size + apart) for number in range(count)]
