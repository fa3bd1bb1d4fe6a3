"""What a face is drawn with: boxes, discs, paths and runs of letters, in millimetres from its upper left corner; and
the signs that a pack gives.

A drawing knows no file format; `svg` and `sheets` write it down, each in its own.
"""

from __future__ import annotations

from attrs import frozen

NEUTRAL = "#3d4856"
UNITS = 24  # of the square of a sign
THICK = 1.5  # how thick its lines are, in units


@frozen(kw_only=True)
class Painted:
    """What has an inside and an edge: `ink` fills it, `line` and `thick` draw its edge."""

    ink: str | None = None
    line: str | None = None
    thick: float = 0.0


@frozen
class Box(Painted):
    """A rectangle, with round corners of the radius `round`."""

    x: float
    y: float
    width: float
    height: float
    round: float = 0.0

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def meets(self, other: Box) -> bool:
        """Whether it has a part in another one; a line may be as thin as it likes."""
        across = self.x < other.right and other.x <= self.right
        return across and self.y < other.bottom and other.y <= self.bottom

    def inside(self, by: float, above: float | None = None) -> Box:
        """The bare rectangle within, by so much smaller on every side (`above`: at top and bottom)."""
        high = by if above is None else above
        return Box(self.x + by, self.y + high, self.width - 2 * by, self.height - 2 * high)


@frozen
class Disc(Painted):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float


@frozen
class Path(Painted):
    """An outline in the words of SVG (`M3 2L21 2…`), drawn `scale` times as large with its origin at (x, y).

    `thick` is the width of its line in millimetres, however large the path is drawn.
    """

    path: str
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0


@frozen
class TextRun:
    """Letters of one font from (x, y) on, y being the line that they stand on; `size` is that of the font."""

    x: float
    y: float
    letters: str
    font: str
    size: float
    ink: str


@frozen
class TextLine:
    """Runs that are read one after the other: a line of text."""

    runs: tuple[TextRun, ...]


Shape = Box | Disc | Path | TextLine


@frozen
class Frame:
    """Shapes that stay within a rectangle. What is drawn beyond it is not seen if it is `cut`; letters never are. That
    of a place that is printed on the card has the number of its `square`."""

    within: Box
    shapes: tuple[Shape, ...]
    cut: bool = False
    square: int = -1


@frozen
class Drawing:
    """One side of a card: its size, what is on it from back to front, and the same in words for who cannot see it.

    `side` is the word of the face of a card that has several sides; with `name` it tells drawings apart. `border` is
    the ink at its edges, which goes on beyond them where it is printed with a bleed; a hexagon (`six_sided`) has none.
    """

    name: str
    side: str
    language: str
    width: float
    height: float
    title: str
    words: str
    frames: tuple[Frame, ...]
    border: str = "#ffffff"
    six_sided: bool = False

    @property
    def key(self) -> str:
        """What no other drawing in the same language is called."""
        return f"{self.name}-{self.side}" if self.side else self.name


@frozen
class Sign:
    """A sign: `path` is filled with its ink, `lines` are drawn with it."""

    path: str = ""
    lines: str = ""
    ink: str = NEUTRAL

    def drawn(self, x: float, y: float, side: float, ink: str | None = None) -> list[Path]:
        """The sign in a square of this side, its upper left corner at (x, y); in another ink, if one is given."""
        scale, shade = side / UNITS, ink or self.ink
        shapes = [Path(self.lines, x, y, scale, line=shade, thick=THICK * scale)] if self.lines else []
        return [*shapes, Path(self.path, x, y, scale, ink=shade)] if self.path else shapes
