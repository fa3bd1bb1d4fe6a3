"""Signs: small drawings that a pack gives, in a square of 24 units."""

from __future__ import annotations

from attrs import frozen

from moodsl.extras.faces.shapes import Path

NEUTRAL = "#3d4856"
UNITS = 24
THICK = 1.5  # how thick lines are, in units


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
